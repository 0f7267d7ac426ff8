import { type Answer, answersOf, quickRandom } from '@sandtable/kernel'
import { expect, it } from 'vitest'
import { DIRECTIONS, GRID, hex as hexNamed } from '../map.ts'
import {
  ARMY,
  hasLargeGarrison,
  idOf,
  isCavalry,
  isCombatUnit,
  isCorps,
  isFort,
  isHa,
  isHq,
  isInfantry,
  nationOf,
  sideOf,
} from '../pieces.ts'
import { BELGIAN, BRITISH, enemyOf, type Side, SIDES } from '../sides.ts'
import { DUE, isBesieged, piecesAt, type State } from '../state.ts'
import { fight } from './fight.ts'
import type { Placed, StagedScene } from './scene.ts'

/** Inland, away from Paris, Antwerp and the Vosges. */
const GROUNDS: Readonly<Record<string, readonly string[]>> = {
  57: [],
  79: ['fort-langres'],
  98: ['fort-epinal-1', 'fort-epinal-2'],
  86: ['fort-metz-5', 'fort-metz-3'],
}
const BATTLES = 400

type Pick = (n: number) => number
const around = (h: number): number[] =>
  Array.from({ length: DIRECTIONS }, (_, d) => GRID.neighbour(h, d)).filter((to) => to >= 0)

/** One army, dealt out piece by piece. */
function dealer(pick: Pick, side: Side): (test: (p: number) => boolean) => string {
  const rest = [...(ARMY[side] as readonly number[])]
  return (test) => {
    const able = rest.filter(test)
    const p = able[pick(able.length)] as number
    rest.splice(rest.indexOf(p), 1)
    return idOf(p)
  }
}

/** Everywhere around the battle somebody, somebody else, or nobody. */
function randomBattle(pick: Pick): StagedScene {
  const ground = Object.keys(GROUNDS)[pick(4)] as string
  const deal = SIDES.map((side) => dealer(pick, side))
  const pieces: Record<string, Placed> = {}
  const control: Record<string, 'AL' | 'GE'> = {}
  const put = (side: Side, hex: string, test: (p: number) => boolean): string => {
    const id = (deal[side] as (typeof deal)[number])(test)
    pieces[id] = { hex, back: pick(2) === 0 }
    return id
  }
  const attacker = SIDES[pick(2)] as Side
  const attackers = Array.from({ length: 1 + pick(3) }, () => put(attacker, ground, isCombatUnit))
  for (let n = pick(3); n > 0; n--) put(enemyOf(attacker), ground, isCombatUnit)
  put(enemyOf(attacker), ground, isInfantry)
  for (const side of SIDES) if (pick(2) === 0) put(side, ground, pick(3) === 0 ? isHa : isHq)
  for (const fort of GROUNDS[ground] ?? []) pieces[fort] = ground
  for (const h of around(hexNamed(ground))) {
    const owner = SIDES[pick(2)] as Side
    control[GRID.idOf(h)] = owner === 0 ? 'AL' : 'GE'
    const kind = pick(5)
    if (kind > 1) put(owner, GRID.idOf(h), kind === 2 ? isCavalry : isCombatUnit)
    if (kind === 4) put(enemyOf(owner), GRID.idOf(h), isInfantry)
  }
  return fight({ hex: ground, attackers, turn: 5 + pick(5), pieces, control })
}

const count = (s: State, side: Side, h: number, test: (p: number) => boolean): number =>
  piecesAt(s, side, h).filter(test).length

/** §9.4.3.a read once more from the list; the group itself is not there yet */
function priority(s: State, side: Side, h: number, group: readonly number[]): number {
  const enemies = (test: (p: number) => boolean): number => count(s, enemyOf(side), h, test)
  const isHeld = enemies((p) => isCombatUnit(p) || (isFort(p) && !isBesieged(s, p))) > 0
  if (s.control.get(h) === side) return isHeld ? 2 : 1
  if (!isHeld) return 3
  const friends = count(s, side, h, (p) => isCombatUnit(p) && !group.includes(p))
  if (enemies(isInfantry) > 0) return friends > 0 && s.battle.get(h) !== DUE.forced ? 4 : 99
  return enemies((p) => isCavalry(p) && s.face.get(p) === 0) > 0 ? 5 : 99
}

/** §8.4.7 British and Belgians have rules of their own */
const isSpecial = (p: number): boolean => nationOf(p) === BRITISH || nationOf(p) === BELGIAN

/** the first hex of a retreat is of the best priority */
function checkWay(s: State, from: number, to: number, group: readonly number[]): void {
  const isPlain = group.some(isCombatUnit) && !group.some(isSpecial)
  if (from !== s.battleHex || !isPlain) return
  const side = sideOf(group[0] as number)
  const best = Math.min(...around(from).map((h) => priority(s, side, h, group)))
  expect(priority(s, side, to, group)).toBe(best)
}

/** §9.4.1.a §9.4.4 §9.5.4.a §9.5.3.a what may not be left behind in the hex */
function checkHex(s: State, h: number, side: Side, isFought: boolean): void {
  const fresh = (of: Side, test = isInfantry): number =>
    count(s, of, h, (p) => test(p) && s.face.get(p) === 0)
  const enemy = enemyOf(side)
  const troops = count(s, side, h, isCombatUnit)
  if (isFought && troops > 0 && fresh(side) === 0) expect(fresh(enemy)).toBe(0)
  const against = count(s, enemy, h, isCombatUnit)
  const forts = count(s, enemy, h, isFort)
  if (troops === 0 && against + forts > 0) expect(count(s, side, h, isHq)).toBe(0)
  if (troops === 0 && against > 0) expect(count(s, side, h, isHa)).toBe(0)
  const isAlone = count(s, side, h, (p) => !isFort(p)) === 0
  for (const fort of piecesAt(s, side, h).filter(isFort)) {
    const besiegers = hasLargeGarrison(fort) ? fresh(enemy, (p) => isInfantry(p) && isCorps(p)) : fresh(enemy)
    if (isFought) expect(isBesieged(s, fort)).toBe(isAlone && besiegers > 0)
  }
}

function playOn(scene: StagedScene, pick: Pick): void {
  const seat = scene.play.pending[0]?.seat ?? 0
  const answers = answersOf(scene.play.offered(seat) ?? {})
  scene.play.answer(seat, answers[pick(answers.length)] as Answer)
}

const isInBattle = (scene: StagedScene): boolean =>
  scene.play.trail.includes('battle') || (scene.prompt === 'choose-battle' && scene.can('battle'))

it('§9.4.1.a §9.4.3.a §9.4.4 §9.5.3.a §9.5.4.a nobody is left, or goes, where the rules do not have him', () => {
  const pick = quickRandom(1914)
  let ways = 0
  for (let n = 0; n < BATTLES; n++) {
    const scene = randomBattle(pick)
    const { state, umpire } = scene.play
    const { emit } = umpire
    let ground = -1
    umpire.emit = (event, audience) => {
      if (event.type === 'battle-began') ground = event.hex
      if (event.type === 'retreated') {
        checkWay(state, event.from, event.to, event.pieces)
        ways++
      }
      emit?.(event, audience)
    }
    scene.dice(...Array.from({ length: 300 }, () => 1 + pick(6)))
    while (isInBattle(scene)) playOn(scene, pick)
    const isSkirmish = scene.seen('fortune-rolled').some(({ roll }) => roll === 4 || roll === 7)
    const isFought = !isSkirmish && scene.seen('fired').length > 0
    for (const side of SIDES) checkHex(state, ground, side, isFought)
  }
  expect(ways).toBeGreaterThan(BATTLES / 4)
})
