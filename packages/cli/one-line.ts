/** Text that is safe to show as one line, whatever a file or an argument put into it. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim()
}
