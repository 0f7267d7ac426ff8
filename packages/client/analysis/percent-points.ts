/** Chances as whole percent: an estimate has no decimals. */
export const wholePercent = (chance: number): number => Math.round(chance * 100)

/** A difference of chances with its sign: +12, −3, 0. */
export function signed(difference: number): string {
  const points = Math.round(Math.abs(difference) * 100)
  if (points === 0) return '0'
  return `${difference > 0 ? '+' : '−'}${points}`
}
