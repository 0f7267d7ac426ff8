/** Numbers in Japanese. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
/** faces of a die below a value */
export const facesBelow = (value: number): string => {
  const most = Math.min(6, value - 1)
  if (most < 1) return '成功なし'
  return most === 1 ? '1で成功' : `1〜${most}で成功`
}
