/** Near enough to put something beside a word: Japanese signs are as wide as they are high. */
export const textWidth = (text: string, size: number): number =>
  Array.from(text).reduce((sum, sign) => sum + (sign > '\u2e80' ? size : size * 0.53), 0)
