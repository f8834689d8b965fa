/** What is kept in this browser. Where nothing may be kept, all goes on without. */

const storageName = (name: string): string => `kilnyard.${name}`;

export function kept<T>(name: string, storage: () => Storage = () => localStorage): T | null {
  try {
    return JSON.parse(storage().getItem(storageName(name)) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export function keep(
  name: string,
  value: unknown,
  storage: () => Storage = () => localStorage,
): void {
  try {
    storage().setItem(storageName(name), JSON.stringify(value));
  } catch {
    // A private window, or a full one.
  }
}
