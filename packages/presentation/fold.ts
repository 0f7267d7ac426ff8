/** Letters as a search compares them, one for one, so that places in the folded text are places in the text. */
const SPECIAL: Readonly<Record<string, string>> = { ł: 'l', Ł: 'l', '−': '-', '–': '-', '’': "'" }

/** Kana keep their marks: か and が are different words. */
const isKana = (letter: string): boolean => letter >= '\u3040' && letter <= '\u30ff'

function foldLetter(letter: string): string {
  if (isKana(letter)) return letter
  return (SPECIAL[letter] ?? letter.normalize('NFKD').charAt(0)).toLowerCase().charAt(0)
}

/** Small letters without accents, half-width digits; as long as the text. */
export const fold = (text: string): string =>
  Array.from({ length: text.length }, (_, i) => foldLetter(text.charAt(i))).join('')

export const termsOf = (query: string): string[] =>
  fold(query)
    .split(/\s+/)
    .filter((term) => term !== '')
