import { type Answer, answersOf, quickRandom } from '@sandtable/kernel'
import { expect, it } from 'vitest'
import { DATA } from '../data/load.ts'
import type { FortData, UnitData } from '../data/types.ts'
import type { GrandIllusionEvent } from '../events.ts'
import { GRID, hex, temOf } from '../map.ts'
import { idOf } from '../pieces.ts'
import { SIDE_IDS, type SideId } from '../sides.ts'
import { fight } from './fight.ts'
import type { Placed, StagedScene } from './scene.ts'

/** A second reckoning of every die of random battles, from the printed values and the rules alone. */
const UNITS = new Map(DATA.units.map((unit): [string, UnitData] => [unit.id, unit]))
const FORTS = new Map(DATA.forts.map((fort): [string, FortData] => [fort.id, fort]))
const AL = [
  'f-i',
  'f-vi',
  'f-xiv',
  'f-45',
  'f-57r',
  'f-alpine',
  'f-c1',
  'b-1-div',
  'b-2-div',
  'b-cav-div',
  'be-i',
  'be-3',
  'be-c',
]
const GE = ['g-ii', 'g-gd', 'g-or', 'g-vii-r', 'g-33r', 'g-30r', 'g-gde', 'g-2c', 'g-4c', 'g-9c']
const NEIGHBOURS: Readonly<Record<SideId, readonly string[]>> = {
  AL: ['f-ii', 'f-iv', 'f-v', 'f-viii', 'f-x', 'f-xi'],
  GE: ['g-v', 'g-vi', 'g-vii', 'g-viii', 'g-ix', 'g-x'],
}
/** plain, fort, two forts, the Vosges, a Plan XVII hex with a fort */
const GROUNDS: readonly (readonly [string, readonly string[]])[] = [
  ['27', []],
  ['79', ['fort-langres']],
  ['87', ['fort-nancy', 'fort-toul']],
  ['102', []],
  ['103', []],
  ['105', ['fort-strasbourg']],
]
const BATTLES = 250

type Pick = (n: number) => number
type Fired = Extract<GrandIllusionEvent, { type: 'fired' }>

interface Setting {
  readonly scene: StagedScene
  readonly hex: string
  readonly attacker: SideId
  readonly trench: number
  /** hexes around it that count for a concentric attack */
  readonly around: number
}

const draw = (pick: Pick, from: readonly string[]): string[] => {
  const rest = [...from]
  return Array.from({ length: 1 + pick(6) }, () => rest.splice(pick(rest.length), 1)[0] as string)
}

function stage(pick: Pick): Setting {
  const [at, forts] = GROUNDS[pick(GROUNDS.length)] as (typeof GROUNDS)[number]
  const attacker = SIDE_IDS[pick(2) as 0 | 1]
  const attackers = draw(pick, attacker === 'AL' ? AL : GE)
  const pieces: Record<string, Placed> = {}
  for (const id of [...attackers, ...draw(pick, attacker === 'AL' ? GE : AL)])
    pieces[id] = { hex: at, back: pick(4) === 0 }
  for (const fort of forts)
    pieces[fort] = { hex: at, lost: pick(2), besieged: FORTS.get(fort)?.side === attacker }
  const beside = [0, 1, 2, 3, 4, 5].map((d) => GRID.neighbour(hex(at), d)).filter((h) => h >= 0)
  const held = beside.filter(() => pick(3) > 0)
  held.forEach((h, i) => {
    pieces[NEIGHBOURS[attacker][i] as string] = GRID.idOf(h)
  })
  const control = Object.fromEntries(held.map((h) => [GRID.idOf(h), attacker]))
  const lost = Object.fromEntries(
    beside
      .filter((h) => !held.includes(h))
      .map((h) => [GRID.idOf(h), attacker === 'AL' ? 'GE' : 'AL'] as const),
  )
  const trench = pick(3)
  const scene = fight({
    hex: at,
    attackers,
    pieces,
    turn: 1 + pick(6),
    trenches: { [at]: trench },
    control: { ...control, ...lost },
    mandated: { [attacker]: 1 },
    set: { activeHex: hex(at), waived: 3 },
  })
  return { scene, hex: at, attacker, trench, around: held.length }
}

const has = (scene: StagedScene, result: string): boolean =>
  scene.seen('fortune-rolled').some((event) => event.result === result && !event.ignored)
const chose = (scene: StagedScene, choice: string): boolean =>
  scene.seen('advantage-used').some((event) => event.choice === choice)

/** §9.3.1.b §9.2.4.a */
function attackDrm({ scene, hex: at, trench, around }: Setting, units: readonly string[]): number {
  if (has(scene, 'counterattack') || chose(scene, 'counterattack')) return 1
  const ground = has(scene, 'surprise') ? 0 : temOf(hex(at)) + trench
  const concentric = around >= 5 ? -2 : around >= 3 ? -1 : 0
  const isMountain = ['102', '103'].includes(at) && units.some((id) => UNITS.get(id)?.mountain === true)
  return ground + concentric - Number(isMountain)
}

/** §9.3.2.c §9.3.2.d §9.3.2.e */
function defenceDrm({ scene, hex: at, attacker }: Setting, units: readonly string[]): number {
  if (has(scene, 'counterattack') || chose(scene, 'counterattack')) return 0
  const isSkirmish =
    has(scene, 'skirmish') || chose(scene, 'skirmish') || scene.seen('allenby-screened').length > 0
  const isHelped = [...FORTS.values()].some(({ id, side }) => side !== attacker && scene.where(id) === at)
  const isElan = scene.seen('mandated-declared').some(({ elan }) => elan)
  const fort = isHelped && !isSkirmish && !FORTS.has(units[0] as string) ? 1 : 0
  return -fort - (isElan ? temOf(hex(at)) : 0)
}

/** §9.3.1.d §12.2 the strength printed on the side that is up, and one more behind a red circle in defence */
const strengthOf = (scene: StagedScene, id: string, isAttack: boolean): number => {
  const face = scene.face(id)
  const unit = UNITS.get(id)
  if (!unit) return FORTS.get(id)?.steps[face]?.[0] ?? 0
  return (unit.cs?.[face as 0 | 1] ?? 0) + Number(!isAttack && unit.redCircle === true)
}

function check(setting: Setting, event: Fired): void {
  const { scene } = setting
  const units = event.units.map(idOf)
  const isAttack = event.side === scene.state.attacker
  const strength = units.reduce((sum, id) => sum + strengthOf(scene, id, isAttack), 0)
  const isAtFort = event.targets.some((p) => FORTS.has(idOf(p)))
  const drm = isAttack ? attackDrm(setting, units) : defenceDrm(setting, units)
  // §9.5.1 forts fall to a 1 only; §9.3.1.c otherwise a 1 always hits and a 6 never
  const isHit = event.die === 1 || (!isAtFort && event.die !== 6 && event.die + drm <= strength)
  expect([event.strength, event.hit, units]).toEqual([strength, isHit, units])
  if (!isAtFort) expect([event.total, units]).toEqual([event.die + drm, units])
}

/** Looks at every shot as it falls, before losses change the faces. */
function watch(setting: Setting, count: () => void): void {
  const { umpire } = setting.scene.play
  const { emit } = umpire
  umpire.emit = (event, audience) => {
    if (event.type === 'fired') {
      check(setting, event)
      count()
    }
    emit?.(event, audience)
  }
}

it('§9.3.1 §9.3.2 §9.3.4 §9.3.5.b every die of random battles agrees with a second reckoning', () => {
  const pick = quickRandom(14)
  let dice = 0
  for (let n = 0; n < BATTLES; n++) {
    const setting = stage(pick)
    const { scene } = setting
    watch(setting, () => dice++)
    scene.dice(...Array.from({ length: 200 }, () => 1 + pick(6))).act('battle', setting.hex)
    while (scene.play.trail.includes('battle') && !scene.rule.startsWith('9.4')) {
      const seat = scene.play.pending[0]?.seat ?? 0
      const answers = answersOf(scene.play.offered(seat) ?? {})
      scene.play.answer(seat, answers[pick(answers.length)] as Answer)
    }
  }
  expect(dice).toBeGreaterThan(BATTLES * 2)
})
