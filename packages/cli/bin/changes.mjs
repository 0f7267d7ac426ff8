/** Tries other values in a game's data, for measuring balance; see docs/balance. */

const entriesOf = (data) =>
  Array.isArray(data) ? data : Object.values(data).flatMap((part) => (Array.isArray(part) ? part : []))

const fieldOf = (entry, path) => path.split('.').reduce((value, key) => value?.[key], entry)

const fits = (entry, where) =>
  Object.entries(where).every(
    ([path, wanted]) => JSON.stringify(fieldOf(entry, path)) === JSON.stringify(wanted),
  )

/** The values of a counter may be ours although its name is the rulebook's. */
const isLaw = (entry) => (entry.valueBasis ?? entry.basis) === 'rulebook'

function setField(entry, path, value) {
  const keys = path.split('.')
  const last = keys.pop()
  const owner = keys.reduce((part, key) => part[key], entry)
  if (owner === undefined || !(last in owner)) throw new Error(`${entry.id ?? ''}: no field ${path}`)
  owner[last] = value
}

/** The data with the changes made; a change that fits nothing, or only what the rulebook fixes, is a mistake. */
export function applied(data, changes) {
  for (const { file, where, set } of changes) {
    const open = entriesOf(data).filter((entry) => fits(entry, where) && !isLaw(entry))
    if (open.length === 0) throw new Error(`${file}: nothing to change where ${JSON.stringify(where)}`)
    for (const entry of open) for (const [path, value] of Object.entries(set)) setField(entry, path, value)
  }
  return data
}
