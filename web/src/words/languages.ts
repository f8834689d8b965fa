/** Which languages there are, and which of them to speak. */

export const LANGUAGES = ['en', 'fr', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', pl: 'Polski' };

/** The language chosen before, else the first of the browser's that is spoken here, else English. */
export function chooseLanguage(saved: string | null, wanted: readonly string[]): Language {
  const codes = [saved ?? '', ...wanted].map((tag) => tag.toLowerCase().split(/[-_]/)[0]);
  for (const code of codes) {
    const spoken = LANGUAGES.find((language) => language === code);
    if (spoken) return spoken;
  }
  return 'en';
}
