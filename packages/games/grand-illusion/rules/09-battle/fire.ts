/** §9.3.1 §9.3.2 one die: strength, modifiers, hit or miss. */
import { D6 } from '@sandtable/kernel'
import type { Modifier, Moment } from '../../events/battle.ts'
import type { GrandIllusion } from '../../grand-illusion.ts'
import { isVosges, temOf } from '../../map.ts'
import { fortStrength, hasRedCircle, isFort, isMountain, printedStrength } from '../../pieces.ts'
import type { Side } from '../../sides.ts'
import { BOARD, faceOf, presenceOf, type State } from '../../state.ts'
import { TABLES } from '../../tables.ts'
import { type Group, isFortGroup } from './board.ts'
import { concentricDrm, pressingHexes } from './concentric.ts'
import { defenderOf, type Field, isCounterattack, isMarkedOut, isSkirmish } from './field.ts'

/** What a space would fire with. */
export interface Shot {
  readonly strength: number
  /** §12.2 of it */
  readonly raised: number
  readonly modifiers: readonly Modifier[]
  /** the sum of the modifiers */
  readonly drm: number
  /** §9.5.1 infantry hurts a fort only with an unmodified 1 */
  readonly againstFort: boolean
}

export type Role = 'attack' | 'defence'
const roleOf = (field: Field, side: Side): Role => (side === field.attacker ? 'attack' : 'defence')

/** §12.2 §2.4.redcircle one more for each unit that defends */
const raisedBy = (group: Group, role: Role): number =>
  role === 'defence' ? group.filter(hasRedCircle).length : 0

/** §9.3.1.d a space fires with the sum of its units, at their present side */
const printedSum = (s: State, group: Group): number =>
  group.reduce(
    (sum, p) => sum + (isFort(p) ? fortStrength(p, faceOf(s, p)) : printedStrength(p, faceOf(s, p))),
    0,
  )
export const strengthOf = (s: State, group: Group, role: Role): number =>
  printedSum(s, group) + raisedBy(group, role)

/** §9.3.1.b */
function attackModifiers(s: State, field: Field, group: Group): Modifier[] {
  if (isCounterattack(field)) return [{ what: 'counterattack', drm: 1, rule: '9.2.4.a' }]
  const { hex, attacker } = field
  return [
    { what: 'terrain', drm: isMarkedOut(field, BOARD.surprise) ? 0 : temOf(hex), rule: '9.3.1.b' },
    { what: 'trench', drm: trenchDrm(s, field), rule: '9.3.1.b' },
    { what: 'concentric', drm: concentricDrm(pressingHexes(s, attacker, hex).length), rule: '9.2.3.b' },
    { what: 'mountain', drm: mountainDrm(hex, group), rule: '2.4.mountain' },
  ]
}

/** Fortune 12 takes trenches by surprise too; §14.3.6.a.4 a landing only the terrain. */
function trenchDrm(s: State, field: Field): number {
  const isTakenBySurprise = isMarkedOut(field, BOARD.surprise) && !isMarkedOut(field, BOARD.landing)
  return isTakenBySurprise ? 0 : s.trench.get(field.hex)
}

const mountainDrm = (hex: number, group: Group): number =>
  isVosges(hex) && group.some(isMountain) ? TABLES.mountain.drm : 0

/** §9.3.2.c nothing of the ground; §9.3.2.d §9.3.2.e */
function defenceModifiers(s: State, field: Field, group: Group): Modifier[] {
  if (isCounterattack(field)) return []
  const isSupported =
    !isSkirmish(field) && !isFortGroup(group) && presenceOf(s, defenderOf(field)).forts(field.hex) > 0
  const hasElan = isMarkedOut(field, BOARD.elan)
  return [
    { what: 'fort', drm: isSupported ? -1 : 0, rule: '9.3.2.d' },
    { what: 'elan', drm: hasElan ? -temOf(field.hex) : 0, rule: '9.3.5.b' },
  ]
}

export function shotOf(s: State, field: Field, side: Side, group: Group, targets: Group): Shot {
  const role = roleOf(field, side)
  const againstFort = isFortGroup(targets)
  const all = role === 'attack' ? attackModifiers(s, field, group) : defenceModifiers(s, field, group)
  const modifiers = againstFort ? [] : all.filter(({ drm }) => drm !== 0)
  return {
    strength: strengthOf(s, group, role),
    raised: raisedBy(group, role),
    modifiers,
    drm: modifiers.reduce((sum, { drm }) => sum + drm, 0),
    againstFort,
  }
}

const ALWAYS_HITS = 1
const ALWAYS_MISSES = 6

/** §9.3.1.c */
function isHit({ strength, drm, againstFort }: Shot, face: number): boolean {
  if (face === ALWAYS_HITS) return true
  if (face === ALWAYS_MISSES || againstFort) return false
  return face + drm <= strength
}

/** The chance of a hit, out of six faces. */
export function fireChance(shot: Shot): number {
  let hits = 0
  for (let face = 1; face <= D6.sides; face++) if (isHit(shot, face)) hits++
  return hits / D6.sides
}

const RULES: Readonly<Record<Moment, Readonly<Record<Role, string>>>> = {
  front: { attack: '9.3.1.c', defence: '9.3.2.a' },
  free: { attack: '9.6.1', defence: '9.6.1' },
  reserve: { attack: '9.3.4', defence: '9.3.4' },
}

export interface Firing {
  readonly side: Side
  readonly group: Group
  readonly targets: Group
  readonly moment: Moment
}

/** Rolls the die and notes the hits; they are applied later (§9.3.2.b). */
export function fire(g: GrandIllusion, field: Field, { side, group, targets, moment }: Firing): void {
  const { state: s } = g
  const shot = shotOf(s, field, side, group, targets)
  const { reading, total: die } = g.roll(D6, (face) => Number(isHit(shot, face)))
  const hit = reading === 1
  if (hit) for (const p of targets) s.hits.add(p, 1)
  g.emit?.({
    type: 'fired',
    rule: RULES[moment][roleOf(field, side)],
    hex: field.hex,
    side,
    moment,
    units: group,
    targets,
    strength: shot.strength,
    raised: shot.raised,
    die,
    modifiers: shot.modifiers,
    total: die + shot.drm,
    hit,
  })
}
