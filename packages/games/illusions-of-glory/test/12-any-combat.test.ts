/** Combats of both set-ups, answered at random: everything offered can be done, and no promise is broken. */
import { type Answer, answersOf, Play, seedFrom, stackOf } from '@sandtable/kernel'
import { setupOf } from '@sandtable/kernel/testing'
import { describe, expect, it } from 'vitest'
import { illusionsOfGlory } from '../game.ts'
import { isRegion } from '../map.ts'
import { isTroops, PIECES } from '../pieces.ts'
import { SIDES, type Side } from '../sides.ts'
import { ACTION, campOf, isOnMap, MARK, mark, ORDER, order, type State, spaceOf } from '../state.ts'
import { actorOf } from '../rules/04-setup/commands.ts'

const COMBAT_PROMPTS = new Set([
  ...['attack', 'attackers', 'flank', 'defenders', 'combat-cards', 'forced-march', 'rearguard', 'absorb'],
  ...['replace-lcu', 'pay-step', 'stand', 'region-retreat', 'retreat', 'retreat-where', 'support-where'],
  ...['advance', 'advance-on'],
])

const SEEDS = 3
const MOST = 3000

/** a small generator of its own: the dice of the game are another matter */
function random(seed: number): (below: number) => number {
  let x = seed * 2654435761 + 1
  return (below) => {
    x = (x * 1103515245 + 12345) % 2147483648
    return Math.floor((x / 2147483648) * below)
  }
}

/** everybody of a side is ordered to attack */
function allAttack(s: State, side: Side, turn: number): void {
  Object.assign(s, {
    turn,
    round: 1 + (turn % 6),
    active: side,
    action: ACTION.ops,
    points: 0,
    playing: -1,
  })
  s.actor = actorOf(s, side, s.round)
  for (let p = 0; p < PIECES; p++) {
    if (!isOnMap(s, p) || campOf(s, p) !== side || !isTroops(p)) continue
    if (isRegion(spaceOf(s, p))) mark(s, p, MARK.toAttack)
    else order(s, spaceOf(s, p), ORDER.attack)
  }
}

/** the position afterwards, and how many answers were given */
function playOut(id: string, side: Side, seed: number): { state: State; answers: number } {
  const setup = { ...setupOf(illusionsOfGlory, id), seed: seedFrom(`combat ${seed}`) }
  const begun = Play.start(setup)
  for (let asked = begun.pending[0]; asked?.question.prompt === 'take-card'; asked = begun.pending[0])
    begun.answer(asked.seat, answersOf(begun.offered(asked.seat) ?? {})[0] as Answer)
  allAttack(begun.state, side, id === 'campaign' ? 1 + (seed % 4) : 9 + (seed % 4))
  const play = Play.resume(setup, { words: begun.state.words, stack: stackOf('combat'), chance: seed * 1000 })
  const next = random(seed + 1)
  let answers = 0
  for (; answers < MOST; answers++) {
    const [asked] = play.pending
    if (asked === undefined || !COMBAT_PROMPTS.has(asked.question.prompt)) break
    const all = answersOf(play.offered(asked.seat) ?? {})
    const bold = all.filter(({ verb }) => verb !== 'done' && verb !== 'engage')
    const options = bold.length > 0 && next(4) > 0 ? bold : all
    play.answer(asked.seat, options[next(options.length)] as Answer)
  }
  return { state: play.state, answers }
}

describe('any combat', () => {
  for (const id of ['campaign', 'brusilov'])
    for (const side of SIDES)
      it(`§12.2 ${id}, side ${side}: nothing offered fails, no invariant is broken`, () => {
        let total = 0
        for (let seed = 0; seed < SEEDS; seed++) {
          const { state, answers } = playOut(id, side, seed)
          total += answers
          expect(answers).toBeLessThan(MOST)
          expect(state.combat).toBe(-1)
          expect(illusionsOfGlory.invariants(state)).toEqual([])
        }
        expect(total).toBeGreaterThan(SEEDS * 10)
      })
})
