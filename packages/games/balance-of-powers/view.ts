/** The position as JSON, for export and other programs. Everybody sees all of it (§2.68). */
import type { Json } from '@sandtable/kernel'
import { monthName } from './calendar.ts'
import { FORTRESS, OUT, STANDING } from './codes.ts'
import { MAJORS, NATION_IDS, SIDE_IDS, SIDES } from './nations.ts'
import { idOf, ownerOf, PLACES } from './places.ts'
import { FORTRESSES, placeOfFortress } from './sites.ts'
import { isInCrisis, isInRevolution } from './rules/02-concepts/demoralization.ts'
import type { State } from './state.ts'
import { idOfUnit, UNITS } from './units.ts'

const OUTSIDE = Object.fromEntries(Object.entries(OUT).map(([name, where]) => [where, name]))
const FORTRESS_STATES = Object.keys(FORTRESS)
const nationId = (n: number): string | null => NATION_IDS[n] ?? null

export function view(s: State): Json {
  return {
    turn: s.turn,
    month: monthName(s.month),
    fortnight: s.fortnight,
    phasing: SIDE_IDS[s.phasing],
    majors: Object.fromEntries(
      NATION_IDS.slice(0, MAJORS).map((id, n): [string, Json] => [id, majorView(s, n)]),
    ),
    innovation: Object.fromEntries(SIDES.map((side) => [SIDE_IDS[side], s.ti.get(side)])),
    units: unitViews(s),
    control: controlView(s),
    fortresses: fortressView(s),
    infrastructure: s.infrastructure.entries().map(([p, n]) => [idOf(p), nationId(n - 1)]),
    breaches: s.breaches.toJson(),
  }
}

const majorView = (s: State, n: number): Json => ({
  side: [...SIDE_IDS, null][s.allegiance.get(n)] ?? null,
  rp: s.rp.get(n),
  ap: s.ap.get(n),
  demoralization: s.demoralization.get(n),
  crisis: isInCrisis(s, n) ? monthName(s.crisisMonth.get(n)) : null,
  conquered: s.standing.has(n, STANDING.conquered),
  revolution: isInRevolution(s, n),
})

/** units that take part, where they are, and what they have done */
function unitViews(s: State): Json[] {
  const views: Json[] = []
  for (let u = 0; u < UNITS; u++) {
    const where = s.where.get(u)
    if (where === OUT.gone) continue
    const at = where >= 0 ? idOf(where) : (OUTSIDE[where] ?? '')
    const due = where === OUT.bought ? [monthName(s.due.get(u))] : []
    views.push([idOfUnit(u), at, s.flipped.get(u), s.spent.get(u), ...due])
  }
  return views
}

/** places that are not in the hands of their owner of 1914 */
function controlView(s: State): Json[] {
  const views: Json[] = []
  for (let p = 0; p < PLACES; p++)
    if (s.control.get(p) !== ownerOf(p) && s.control.get(p) >= 0)
      views.push([idOf(p), nationId(s.control.get(p))])
  return views
}

/** fortresses that are no longer intact */
function fortressView(s: State): Json[] {
  const views: Json[] = []
  for (let f = 0; f < FORTRESSES; f++) {
    const state = s.fortress.get(f)
    if (state !== FORTRESS.intact) views.push([idOf(placeOfFortress(f)), FORTRESS_STATES[state] ?? ''])
  }
  return views
}
