/** §9.2.3.a.n3 the attacker may throw disrupted units in, and sometimes must. */
import type { GrandIllusion, Procedure } from '../../grand-illusion.ts'
import { isCorps, isInfantry, nationOf } from '../../pieces.ts'
import { FRENCH } from '../../sides.ts'
import type { State } from '../../state.ts'
import { type Group, groupAt, setSpace } from './board.ts'
import { defenderOf, type Field, isDriving } from './field.ts'
import { mustBringMore } from './mandated.ts'
import { columnsFor, disruptedAttackers, openColumns } from './open-columns.ts'
import { whyDisruptedMustFight, whyNotOpposite, whyNotSend } from './placement-refusals.ts'

const facedBy = (s: State, field: Field, unit: number): number[] =>
  columnsFor(s, field, unit, openColumns(s, field), false)

/** those driven forward: corps before divisions before cavalry */
function driven(s: State, field: Field, units: Group): Group {
  const french = isDriving(s, field) ? units.filter((u) => nationOf(u) === FRENCH) : []
  const corps = french.filter(isCorps)
  if (corps.length > 0) return corps
  const infantry = french.filter(isInfantry)
  return infantry.length > 0 ? infantry : french
}

/** Those who must go now: by order of the staff, or because a declared battle needs four corps. */
function obliged(s: State, field: Field, units: Group): { readonly units: Group; readonly rule: string } {
  const ordered = driven(s, field, units)
  if (ordered.length > 0) return { units: ordered, rule: '9.2.3.a.n3' }
  return { units: mustBringMore(s, field) ? units.filter(isInfantry) : [], rule: '9.1.1.c' }
}

const ableUnits = (s: State, field: Field): number[] =>
  disruptedAttackers(s, field).filter((u) => facedBy(s, field, u).length > 0)

/** By the book only those go who must. */
export function sendDisrupted(s: State, field: Field): void {
  for (;;) {
    const [unit] = obliged(s, field, ableUnits(s, field)).units
    if (unit === undefined) return
    setSpace(s, [unit], facedBy(s, field, unit)[0] as number)
  }
}

export function* placeDisrupted(g: GrandIllusion, field: Field): Procedure {
  const { state: s } = g
  for (;;) {
    const able = ableUnits(s, field)
    if (able.length === 0) return
    const { units, rule } = obliged(s, field, able)
    const unit = yield* nextUnit(g, field, units.length > 0 ? units : able, units.length > 0 ? rule : '')
    if (unit < 0) return
    const column = yield* chooseColumn(g, field, unit)
    setSpace(s, [unit], column)
  }
}

/** `rule` says why somebody must go; empty if nobody has to. -1: no more */
function* nextUnit(g: GrandIllusion, field: Field, units: Group, rule: string): Procedure<number> {
  const { state: s } = g
  if (rule !== '' && units.length === 1) return units[0] as number
  const pick = yield* g.ask(field.attacker, {
    rule: '9.2.3.a.n3',
    prompt: 'place-disrupted',
    facts: { hex: field.hex, forced: rule !== '' },
    choose: () => ({ place: units, no: rule === '' }),
    refuse: {
      place: (p) => whyNotSend(s, field, p),
      no: () => whyDisruptedMustFight(rule),
    },
  })
  return pick.verb === 'no' ? -1 : pick.arg
}

function* chooseColumn(g: GrandIllusion, field: Field, unit: number): Procedure<number> {
  const { state: s } = g
  const columns = facedBy(s, field, unit)
  if (columns.length === 1) return columns[0] as number
  const pick = yield* g.ask(field.attacker, {
    rule: '9.2.3.a',
    prompt: 'choose-opponent',
    facts: { hex: field.hex, pieces: [unit] },
    choose: () => ({ opposite: columns.flatMap((column) => groupAt(s, field, defenderOf(field), column)) }),
    refuse: { opposite: (p) => whyNotOpposite(s, field, [unit], p) },
  })
  return s.space.get(pick.arg)
}
