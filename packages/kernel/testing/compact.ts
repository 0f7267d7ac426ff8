/** What a number of this name stands for, if not for itself. */
export type NumberWords = (name: string, value: number) => string | undefined

/** "from=13.15 units=AH-4,AH-25 cost=2": ids and numbers, so that no change of wording changes a line. */
export const compact = (facts: object, words: NumberWords): string =>
  Object.entries(facts)
    .filter(([name, value]) => name !== 'type' && name !== 'rule' && value !== undefined)
    .map(([name, value]) => `${name}=${written(name, value, words)}`)
    .join(' ')

function written(name: string, value: unknown, words: NumberWords): string {
  if (Array.isArray(value))
    return value.length === 0 ? '-' : value.map((each) => written(name, each, words)).join(',')
  if (typeof value === 'number') return words(name, value) ?? String(value)
  return typeof value === 'object' && value !== null ? itemized(value, words) : String(value)
}

/** a modifier or a shift: "artillery+1"; a part with parts: "{attackers=A,B defenders=C}" */
function itemized(item: object, words: NumberWords): string {
  const parts = Object.entries(item).filter(([name]) => name !== 'rule')
  if (parts.some(([, value]) => typeof value === 'object')) return `{${compact(item, words)}}`
  return parts
    .map(([, value]) => (typeof value === 'number' && value >= 0 ? `+${value}` : String(value)))
    .join('')
}
