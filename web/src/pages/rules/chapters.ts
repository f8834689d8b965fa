/** The clauses of a game by part of its rulebook, and how they are searched. */
import type { ClauseInfo } from '../../api/types';

export interface Part {
  /** The clauses' ids without their numbers: `TA-SOLO-ACT`. */
  id: string;
  clauses: ClauseInfo[];
}

export const partOf = (clause: string): string => clause.replace(/-[\d.]+$/, '');

/** Parts in the order in which their clauses come. */
export function chapters(clauses: readonly ClauseInfo[]): Part[] {
  const parts: Part[] = [];
  for (const clause of clauses) {
    const id = partOf(clause.id);
    const part = parts.find((one) => one.id === id);
    if (part) part.clauses.push(clause);
    else parts.push({ id, clauses: [clause] });
  }
  return parts;
}

/** The clauses whose id or sentence has every word that is sought, whatever its accents. */
export function matching(
  clauses: readonly ClauseInfo[],
  sought: string,
  say: (clause: string) => string,
  language: string,
): ClauseInfo[] {
  const words = plain(sought, language).split(/\s+/).filter(Boolean);
  return clauses.filter(({ id, decisions }) => {
    const text = plain([id, say(id), ...decisions].join(' '), language);
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string, language: string): string {
  const letters = text.toLocaleLowerCase(language).normalize('NFD');
  return letters.replace(/\p{M}/gu, '').replaceAll('ł', 'l');
}
