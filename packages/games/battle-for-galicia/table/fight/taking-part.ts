/** §7.2 to §7.6 who takes part: buttons to add and to withhold, and why somebody cannot join. */
import type { Refusal } from '@sandtable/kernel'
import { type FightRow, type FightSide, type Line, numbersIn, optionsOf } from '@sandtable/presentation'
import { declaredHexes } from '../../inspect/index.ts'
import { GRID } from '../../map.ts'
import { hexOf, unitsAt } from '../../state.ts'
import { counterOf, mintOf } from '../counters.ts'
import { askedOf, type Scene, viewerSide, words } from '../scene.ts'
import { unitActions } from '../unit-buttons.ts'
import { seenUnits } from '../seen-units.ts'

export type FightSides = 'attackers' | 'defenders'

interface Taking {
  readonly verb: 'join' | 'defend'
  readonly chosen: readonly number[]
  readonly open: readonly number[]
  /** everybody in the hexes that fight */
  readonly all: readonly number[]
}

/** undefined while nobody chooses on that side */
function takingOf(scene: Scene, which: FightSides): Taking | undefined {
  const asked = askedOf(scene)
  const isAttack = which === 'attackers'
  if (asked?.prompt !== (isAttack ? 'choose-attackers' : 'choose-defenders')) return undefined
  const verb = isAttack ? 'join' : 'defend'
  const s = scene.state
  const hexes = isAttack ? declaredHexes(s) : numbersIn(asked.facts.hex)
  return {
    verb,
    chosen: numbersIn(asked.facts.units),
    open: optionsOf(asked.offer, verb),
    all: hexes.flatMap((h) => unitsAt(s, viewerSide(scene), h)),
  }
}

/** The side with what can be done about who takes part in it. */
export function withChoices(scene: Scene, which: FightSides, side: FightSide): FightSide {
  const taking = takingOf(scene, which)
  if (!taking) return side
  const rest = taking.all.filter((u) => !side.rows.some(({ counter }) => counter.unit === u))
  const others = rowsOf(scene, rest).map((row) => withReason(scene, taking, row))
  const note = side.note ?? noteOn(scene, taking)
  return {
    ...side,
    rows: side.rows.map((row) => withControl(scene, taking, row)),
    ...(others.length > 0 ? { others: { title: titleOf(scene, taking, rest), rows: others } } : {}),
    ...(note ? { note } : {}),
  }
}

function titleOf(scene: Scene, { open }: Taking, rest: readonly number[]): string {
  const w = words(scene).fight
  return rest.some((u) => open.includes(u)) ? w.mayJoin : w.kept
}

/** Rows of units by themselves, with where they stand. */
function rowsOf(scene: Scene, units: readonly number[]): FightRow[] {
  const mint = mintOf(scene)
  return seenUnits(scene)
    .filter(({ unit }) => units.includes(unit))
    .map((seen) => ({ counter: counterOf(mint, seen), at: GRID.idOf(seen.space), value: '' }))
}

function withControl(scene: Scene, { verb, chosen, open }: Taking, row: FightRow): FightRow {
  const { unit } = row.counter
  const [action] = open.includes(unit) ? unitActions(scene, undefined, unit) : []
  if (action) return { ...row, action }
  if (!chosen.includes(unit) || chosen.length < 2) return row
  const again = chosen.filter((u) => u !== unit).map((arg) => ({ verb, arg }))
  return { ...row, out: { label: words(scene).units.acts.withhold, unit, again } }
}

function withReason(scene: Scene, taking: Taking, row: FightRow): FightRow {
  const { unit } = row.counter
  if (taking.open.includes(unit)) return withControl(scene, taking, row)
  const why = scene.whyNot({ verb: taking.verb, arg: unit })
  return why ? { ...row, note: { text: reasonText(scene, why), rules: [why.rule], tone: 'faint' } } : row
}

function reasonText(scene: Scene, { code, facts }: Refusal): string {
  const w = words(scene).fight
  switch (code) {
    case 'has-attacked':
      return w.has
    case 'no-attack-strength':
      return w.weak(Number(facts.strength))
    case 'no-defense-strength':
      return w.defenceless
    case 'cavalry-with-infantry':
      return w.mixed
    default:
      return w.limit
  }
}

/** §7.6 what is optional about it */
function noteOn(scene: Scene, { verb, chosen, all }: Taking): Line | undefined {
  const w = words(scene).fight
  if (verb === 'defend') return { text: w.chooseDefenders, rules: ['7.3.command'] }
  if (chosen.length === 0) return { text: w.suggested, rules: ['7.2'], tone: 'warn' }
  if (all.length === 1) return undefined
  return { text: chosen.length === 1 ? w.mustFight : w.optional, rules: ['7.6'] }
}

/** Of a fight under way: units outside it that can be chosen for something. */
export function outsiders(
  scene: Scene,
  units: readonly number[],
  rows: readonly FightRow[],
): FightSide['others'] {
  const s = scene.state
  const rest = units.filter((u) => hexOf(s, u) >= 0 && !rows.some(({ counter }) => counter.unit === u))
  if (rest.length === 0) return undefined
  return { title: words(scene).fight.kept, rows: rowsOf(scene, rest).map((row) => withAction(scene, row)) }
}

/** With the button for what the unit can be chosen for. */
export function withAction(scene: Scene, row: FightRow): FightRow {
  const [action] = unitActions(scene, undefined, row.counter.unit)
  return action ? { ...row, action } : row
}
