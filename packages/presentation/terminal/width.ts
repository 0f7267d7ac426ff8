/** Characters that take two columns: kana, kanji, full-width forms. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/

/** What a terminal takes as a change of colour. */
const COLOUR = /\u001b\[[\d;]*m/g

export const charWidth = (char: string): number => (WIDE.test(char) ? 2 : 1)

/** Columns a text takes on the screen, colours not counted. */
export function widthOf(text: string): number {
  let width = 0
  for (const char of text.replace(COLOUR, '')) width += charWidth(char)
  return width
}

export const padTo = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)))

/** As much of a text (without colours) as fits. */
export function cut(text: string, width: number): string {
  let kept = ''
  let used = 0
  for (const char of text) {
    used += charWidth(char)
    if (used > width) break
    kept += char
  }
  return kept
}
