import { type Answer, answersOf, quickRandom, whyNot } from '@sandtable/kernel'
import { expect, it } from 'vitest'
import type { Column } from '../events/battle.ts'
import { grandIllusion } from '../game.ts'
import { HEXES } from '../map.ts'
import {
  ARMY,
  idOf,
  isCavalry,
  isCombatUnit,
  isCorps,
  isFort,
  isHa,
  isInfantry,
  nationOf,
  PIECES,
} from '../pieces.ts'
import { BRITISH } from '../sides.ts'
import { battleVerbs } from '../verbs/index.ts'
import { fight } from './fight.ts'
import type { Placed, StagedScene } from './scene.ts'

/** Hexes with forts and without, with terrain and without, the Vosges, Plan XVII hexes. */
const GROUNDS = ['27', '26', '79', '98', '103', '95', '86', '64'] as const
const FORTS: Readonly<Record<string, readonly string[]>> = {
  79: ['fort-langres'],
  98: ['fort-epinal-1', 'fort-epinal-2'],
  86: ['fort-metz-5', 'fort-metz-3'],
  64: ['fort-namur'],
}
const BATTLES = 150

type Pick = (n: number) => number

function draw(pick: Pick, from: readonly number[], n: number): number[] {
  const rest = [...from]
  return Array.from({ length: n }, () => rest.splice(pick(rest.length), 1)[0] as number)
}

function randomBattle(pick: Pick): StagedScene {
  const hex = GROUNDS[pick(GROUNDS.length)] as string
  const side = pick(2)
  const units = (of: number): number[] => (ARMY[of] as readonly number[]).filter(isCombatUnit)
  const attackers = draw(pick, units(side), 1 + pick(7))
  const guns = (ARMY[side] as readonly number[]).filter(isHa).slice(0, pick(3))
  const defenders = draw(pick, units(1 - side), pick(7))
  const placed: Record<string, Placed> = {}
  for (const p of [...attackers, ...defenders]) placed[idOf(p)] = { hex, back: pick(4) === 0 }
  for (const p of guns) placed[idOf(p)] = hex
  for (const fort of FORTS[hex] ?? []) placed[fort] = hex
  return fight({
    hex,
    attackers: attackers.map(idOf),
    turn: 1 + pick(6),
    mandated: { AL: pick(2), GE: pick(2) },
    pieces: placed,
  })
}

/** §9.2.2.b §9.2.3.a.n1 §9.2.5 §9.6.1 whatever was answered, the board is legal */
function checkColumn(
  scene: StagedScene,
  { attackers, defenders, behindAttackers, behindDefenders }: Column,
): void {
  for (const group of [attackers, defenders, behindAttackers, behindDefenders]) checkGroup(scene, group)
  expect(attackers.some(isFort)).toBe(false)
  if (attackers.some(isCavalry)) expect(defenders.some(isFort)).toBe(false)
  checkReserve(scene, behindAttackers, defenders)
  checkReserve(scene, behindDefenders, attackers)
}

function checkGroup({ state }: StagedScene, group: readonly number[]): void {
  expect(group.length).toBeLessThan(3)
  if (group.length < 2) return
  const [a, b] = group as [number, number]
  expect([isCorps(a), isCorps(b), state.face.get(a), state.face.get(b)]).toEqual([false, false, 0, 0])
  expect([nationOf(a), isCavalry(a)]).toEqual([nationOf(b), isCavalry(b)])
}

function checkReserve({ state }: StagedScene, group: readonly number[], enemies: readonly number[]): void {
  for (const p of group) {
    if (!isFort(p)) expect(state.face.get(p)).toBe(0)
    if (isCavalry(p) && enemies.some(isInfantry)) expect(nationOf(p)).toBe(BRITISH)
  }
}

/** Something a player might point at by mistake: it is either offered or refused with words. */
function tryNonsense(scene: StagedScene, pick: Pick): void {
  const [asked] = scene.play.pending
  if (!asked) return
  for (const [verb, options] of Object.entries(scene.play.offered(asked.seat) ?? {})) {
    if (!(verb in battleVerbs)) continue
    const arg = pick(verb === 'battle' ? HEXES : PIECES)
    const answer: Answer = typeof options === 'boolean' ? { verb } : { verb, arg }
    const refusal = whyNot(scene.play, { seat: asked.seat, answer })
    if (!refusal || refusal.code === 'not-offered') continue
    for (const language of ['en', 'ja'] as const)
      expect(grandIllusion.text(language).refusal(refusal.code as never, refusal.facts)).not.toMatch(
        /undefined|NaN/,
      )
  }
}

/** Looks at every board as it is set, before the dice change anything. */
function watch(scene: StagedScene): StagedScene {
  const { umpire } = scene.play
  const { emit } = umpire
  umpire.emit = (event, audience) => {
    if (event.type === 'board-set') checkBoard(scene, event.columns)
    emit?.(event, audience)
  }
  return scene
}

function checkBoard(scene: StagedScene, columns: readonly Column[]): void {
  const reserves = (side: 'behindAttackers' | 'behindDefenders'): number =>
    columns.filter((column) => column[side].length > 0).length
  expect(columns.length + reserves('behindAttackers')).toBeLessThan(5)
  expect(columns.length + reserves('behindDefenders')).toBeLessThan(5)
  for (const column of columns) checkColumn(scene, column)
}

const isInBattle = (scene: StagedScene): boolean =>
  scene.play.trail.includes('battle') || (scene.prompt === 'choose-battle' && scene.can('battle'))

function playOn(scene: StagedScene, pick: Pick): void {
  const seat = scene.play.pending[0]?.seat ?? 0
  const answers = answersOf(scene.play.offered(seat) ?? {})
  expect(answers.length).toBeGreaterThan(0)
  scene.play.answer(seat, answers[pick(answers.length)] as Answer)
}

it('§9.2.1.max4 §9.2.2.b §9.6.1 random battles never get stuck and never break the board', () => {
  const pick = quickRandom(9)
  let boards = 0
  for (let n = 0; n < BATTLES; n++) {
    const scene = watch(randomBattle(pick)).dice(...Array.from({ length: 400 }, () => 1 + pick(6)))
    while (isInBattle(scene)) {
      tryNonsense(scene, pick)
      playOn(scene, pick)
    }
    boards += scene.seen('board-set').length
  }
  expect(boards).toBeGreaterThan(BATTLES / 2)
})
