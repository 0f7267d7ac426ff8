/** Whatever is marched in random games, the limits of §8.4 are kept. */
import { type Answer, Play, quickRandom, randomAnswer, seedFrom } from '@sandtable/kernel'
import { expect, it } from 'vitest'
import { grandIllusion } from '../game.ts'
import type { GrandIllusionTypes } from '../grand-illusion.ts'
import { isBelgium, PARIS } from '../map.ts'
import { idOf, nationOf, sideOf } from '../pieces.ts'
import { isOverstacked } from '../rules/08-action/stacking.ts'
import { isSupplied } from '../rules/08-action/supply.ts'
import { BELGIAN, BRITISH } from '../sides.ts'
import { hexOf, type State } from '../state.ts'

const GAMES = 6

function start(game: number): Play<GrandIllusionTypes> {
  const scenario = grandIllusion.scenarios.find(({ id }) => id === 'marne')
  if (!scenario) throw new Error('no scenario marne')
  return Play.start({ game: grandIllusion, scenario, options: {}, seed: seedFrom(`march ${game}`) })
}

/** What is wrong with a unit that has just marched. */
function faults(s: State, u: number, wasSupplied: boolean): string[] {
  const h = hexOf(s, u)
  if (h < 0) return []
  return [
    ...(wasSupplied && !isSupplied(s, u) ? ['§8.4.3.d out of supply'] : []),
    ...(isOverstacked(s, sideOf(u), h) ? ['§8.4.6.a overstacked'] : []),
    ...(nationOf(u) === BRITISH && h === PARIS ? ['§8.4.7.b in Paris'] : []),
    ...(nationOf(u) === BELGIAN && !isBelgium(h) ? ['§8.4.7.a abroad'] : []),
  ].map((fault) => `${idOf(u)} ${fault}`)
}

/** Is the march over, or between two of its steps, with nothing else done since? */
const isStillMoving = (play: Play<GrandIllusionTypes>): boolean =>
  ['march', 'activation'].includes(play.pending[0]?.question.prompt ?? '')

function marchFaults(play: Play<GrandIllusionTypes>, seat: number, answer: Answer): string[] {
  const units = (play.pending[0]?.question.facts?.units ?? []) as readonly number[]
  const supplied = units.map((u) => isSupplied(play.state, u))
  play.answer(seat, answer)
  return isStillMoving(play) ? units.flatMap((u, i) => faults(play.state, u, supplied[i] === true)) : []
}

it('§8.4.3.d §8.4.6.a §8.4.7.a §8.4.7.b no march ends where it must not', () => {
  let marches = 0
  const found: string[] = []
  for (let game = 0; game < GAMES; game++) {
    const play = start(game)
    const pick = quickRandom(game)
    for (let asked = play.pending[0]; asked; asked = play.pending[0]) {
      const answer = randomAnswer(play.offered(asked.seat) ?? {}, pick)
      if (answer.verb !== 'march') play.answer(asked.seat, answer)
      else found.push(...marchFaults(play, asked.seat, answer))
      if (answer.verb === 'march') marches++
    }
  }
  expect(found).toEqual([])
  expect(marches).toBeGreaterThan(300)
}, 60_000)
