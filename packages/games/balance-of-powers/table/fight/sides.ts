/** Both forces of a combat, counter by counter. */
import type { Counter, FightRow, FightSide, Line } from '@sandtable/presentation'
import {
  type Combatants,
  type Fight,
  isAhead,
  reserveCandidates,
  reserveChance,
} from '../../inspect/index.ts'
import { attackValue, defenceValue } from '../../rules/10-land-combat/effectiveness.ts'
import { attackerOf, defenderOf, PRINTED_POINT, strengthOf } from '../../rules/10-land-combat/facts.ts'
import { commandOf } from '../../rules/10-land-combat/leadership.ts'
import { reserveRoll } from '../../rules/10-land-combat/reserves.ts'
import { isSupplied } from '../../rules/03-supply/net.ts'
import { fortressAt, nationOfFortress } from '../../sites.ts'
import { type State, whereIs } from '../../state.ts'
import type { Side } from '../../nations.ts'
import { isCorps } from '../../units.ts'
import type { Verb } from '../../text/keys.ts'
import { percent } from '../chances.ts'
import { counterOf } from '../counters.ts'
import {
  askedOf,
  colourOf,
  colourOfUnit,
  gameText,
  optionsOf,
  placeIn,
  type Scene,
  SIDE_COLOURS,
  words,
} from '../scene.ts'

export function attackingSide(
  scene: Scene,
  fight: Fight,
  { attacker, attackers, from }: Combatants,
): FightSide {
  const s = fight.state
  const w = words(scene).panels.fight
  return {
    title: w.attack(placeIn(scene, from)),
    nation: colourOfForce(attackers, attacker),
    total: String(strengthOf(s, attacker)),
    rows: attackers.map((u) => rowOf(scene, s, u, true)),
  }
}

export function defendingSide(scene: Scene, fight: Fight, parts: Combatants): FightSide {
  const { defender, defenders, walls, isInherent } = parts
  const s = fight.state
  const w = words(scene).panels.fight
  const printed = walls > 0 || isInherent ? [printedRow(scene, s, parts)] : []
  const others = reserveRows(scene, fight)
  return {
    title: w.defence(walls),
    nation: colourOfForce(defenders, defender),
    total: String(strengthOf(s, defender)),
    rows: [...defenders.map((u) => rowOf(scene, s, u, false)), ...printed],
    ...(others.length > 0 ? { others: { title: w.reserves, rows: others } } : {}),
  }
}

const colourOfForce = (units: readonly number[], side: Side): string => {
  const [first] = units
  return first === undefined ? SIDE_COLOURS[side] : colourOfUnit(first)
}

function rowOf(scene: Scene, s: State, u: number, isAttack: boolean): FightRow {
  const isPoint = u === (isAttack ? s.attackPoint : s.defencePoint)
  const counter = counterOf(scene, u)
  const note = noteFor(scene, s, u, isAttack)
  return {
    counter: isPoint ? ringed(counter) : counter,
    // the title says where they stand
    at: '',
    value: isCorps(u) ? String(isAttack ? attackValue(s, u) : defenceValue(s, u)) : '',
    ...(note ? { note } : {}),
    ...actionFor(scene, u),
  }
}

const ringed = (counter: Counter): Counter => ({ ...counter, face: { ...counter.face, ring: 'red' } })

function noteFor(scene: Scene, s: State, u: number, isAttack: boolean): Line | undefined {
  const w = words(scene).panels.fight
  const { hungry, point, leads } = w
  const command = commandOf(s, isAttack ? attackerOf(s) : defenderOf(s))
  if (command?.leader === u) return { text: leads(command.value), rules: ['10.54'] }
  if (!isCorps(u)) return undefined
  if (u === (isAttack ? s.attackPoint : s.defencePoint))
    return { text: point, rules: ['10.531'], tone: 'strong' }
  if (!isSupplied(s, u)) return { text: hungry, rules: ['10.1'], tone: 'warn' }
  return undefined
}

/** §1.33 §1.25 what is printed in the place */
function printedRow(scene: Scene, s: State, { place, walls }: Combatants): FightRow {
  const w = words(scene).panels.fight
  const title = walls > 0 ? w.fortress : w.inherent
  const isPoint = s.defencePoint === PRINTED_POINT
  const f = fortressAt(place)
  return {
    counter: {
      unit: -1,
      face: {
        nation: colourOf(walls > 0 ? nationOfFortress(f) : s.control.get(place)),
        symbol: 'fort',
        id: '',
        figures: [defenceValue(s, PRINTED_POINT)],
        ...(isPoint ? { ring: 'red' as const } : {}),
        steps: Math.max(1, walls),
        fullSteps: 2,
        marks: {},
      },
      title,
      name: title,
    },
    at: '',
    value: String(defenceValue(s, PRINTED_POINT)),
    note: {
      text: isPoint ? w.point : w.mayBePoint,
      rules: ['10.531'],
      tone: isPoint ? 'strong' : 'faint',
    },
    ...printedAction(scene),
  }
}

/** §10.41 those who may be called, the likeliest first */
function reserveRows(scene: Scene, fight: Fight): FightRow[] {
  const s = fight.state
  const w = words(scene).panels.fight
  if (!isAhead(fight, 'combat/reserves')) return []
  return reserveCandidates(s).map((u): FightRow => {
    const { value, drm } = reserveRoll(s, u)
    return {
      counter: counterOf(scene, u),
      at: placeIn(scene, whereIs(s, u)),
      value: String(defenceValue(s, u)),
      note: { text: w.reserve(value - drm, percent(reserveChance(s, u))), rules: ['10.42'] },
      ...actionFor(scene, u),
    }
  })
}

/** What can be done with the unit in this combat. */
const CHOOSING: readonly Verb[] = ['reserve', 'point', 'lose']
function actionFor(scene: Scene, u: number): Pick<FightRow, 'action'> {
  const asked = askedOf(scene)
  const verb = CHOOSING.find((each) => optionsOf(asked?.offer, each).includes(u))
  if (!verb) return {}
  return { action: { answer: { verb, arg: u }, key: '', tone: 'plain', label: gameText(scene).verb(verb) } }
}
function printedAction(scene: Scene): Pick<FightRow, 'action'> {
  const offer = askedOf(scene)?.offer
  const verb = (['point-fortress', 'lose-fortress'] as const).find((each) => offer?.[each] === true)
  return verb
    ? { action: { answer: { verb }, key: '', tone: 'plain', label: gameText(scene).verb(verb) } }
    : {}
}
