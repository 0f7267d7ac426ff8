/** A chance as players read it: percent with one decimal; what is possible is never shown as 0, nor what is not sure as 100. */
export function percent(p: number): string {
  const shown = (p * 100).toFixed(1)
  if (shown === '0.0' && p > 0) return '<0.1'
  if (shown === '100.0' && p < 1) return '>99.9'
  return shown
}
