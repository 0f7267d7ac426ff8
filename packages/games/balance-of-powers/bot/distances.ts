/** How far places are from each other on the march, in movement points. */
import { ON } from '../crossings.ts'
import { PLACES } from '../places.ts'
import { ARMP, CROSSINGS, marchCost, neighboursOf } from '../terrain.ts'

/** a step that takes all movement points left costs about this much on average */
const SLOW = 2
/** farther than this is as far as never */
export const FAR = 60

/** movement points for a step, as a plan reckons them */
const stepCost = (c: number): number => (marchCost(c) === ARMP ? SLOW : marchCost(c))

const fields = new Map<number, Int16Array>()

/** Movement points from every place to this one, whoever stands on the way. */
export function distancesTo(goal: number): Int16Array {
  const known = fields.get(goal)
  if (known) return known
  const field = new Int16Array(PLACES).fill(FAR)
  field[goal] = 0
  let edge = [goal]
  for (let d = 0; d < FAR && edge.length > 0; d++) edge = spread(field, edge, d)
  fields.set(goal, field)
  return field
}

/** the places that are d away lead on; returns those that are still to be looked at */
function spread(field: Int16Array, edge: readonly number[], d: number): number[] {
  const next: number[] = []
  for (const p of edge) {
    if (field[p] !== d) {
      if ((field[p] as number) > d) next.push(p)
      continue
    }
    for (const from of neighboursOf(p)) {
      const c = CROSSINGS.between(from, p)
      if (!CROSSINGS.has(c, ON.march)) continue
      const far = d + stepCost(c)
      if (far >= (field[from] as number)) continue
      field[from] = far
      next.push(from)
    }
  }
  return next
}

/** movement points of most corps in a half */
const MARCH = 3
const areas = new Map<number, readonly number[]>()
/** The places that a corps could come to in a half, or attack, if nobody were in its way. */
export function placesWithin(p: number): readonly number[] {
  const known = areas.get(p)
  if (known) return known
  const found = new Set<number>([p])
  let edge = [p]
  for (let step = 0; step < MARCH; step++) {
    const next: number[] = []
    for (const at of edge)
      for (const to of neighboursOf(at)) {
        if (found.has(to) || !CROSSINGS.has(CROSSINGS.between(at, to), ON.march)) continue
        found.add(to)
        if (marchCost(CROSSINGS.between(at, to)) !== ARMP) next.push(to)
      }
    edge = next
  }
  found.delete(p)
  const list = [...found]
  areas.set(p, list)
  return list
}
