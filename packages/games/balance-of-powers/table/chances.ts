/** Chances and means as players read them. */
const NARROW = '\u00a0'

/** "33.3 %"; what is possible is never shown as 0, nor what is not sure as 100 */
export function percent(p: number): string {
  const shown = (p * 100).toFixed(1)
  if (shown === '0.0' && p > 0) return `<0.1${NARROW}%`
  if (shown === '100.0' && p < 1 - 1e-9) return `>99.9${NARROW}%`
  return `${shown}${NARROW}%`
}

/** "1.3" */
export const mean = (n: number): string => n.toFixed(1)
