/** Where rulebooks say a rule. A citation is `BOOK:LINE`, the book by its number among the sources. */

const BOOKS: Record<string, string> = { '002': 'en', '000': 'fr', '001': 'pl' };
const ORDER = ['en', 'fr', 'pl'];

/** The lines of each language's rulebook. */
export function citesByBook(cites: readonly string[]): { book: string; lines: string }[] {
  const lines = (book: string): string[] =>
    cites
      .map((cite) => cite.split(':'))
      .filter(([number = '']) => BOOKS[number] === book)
      .map(([, line = '']) => line)
      .sort((one, other) => Number(one) - Number(other));
  return ORDER.map((book) => ({ book, lines: lines(book).join(', ') })).filter((one) => one.lines);
}
