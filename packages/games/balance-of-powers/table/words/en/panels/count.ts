/** Numbers in English. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
/** faces of a die below a value: "1", "1 to 3"; none at all */
export const facesBelow = (value: number): string => {
  const most = Math.min(6, value - 1)
  if (most < 1) return 'never'
  return most === 1 ? 'on 1' : `on 1 to ${most}`
}
