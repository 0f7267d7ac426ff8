/** Scenes of random games, as a table would make them. */
import { illusionsOfGlory } from '@sandtable/illusions-of-glory'
import type { IllusionsTypes } from '@sandtable/illusions-of-glory/types'
import {
  type Eyes,
  eyesOf,
  type Language,
  Match,
  type Play,
  quickRandom,
  randomAnswer,
  seenBy,
  seedFrom,
} from '@sandtable/kernel'
import type { Scene, Told } from '../../games/illusions-of-glory/scene.ts'

const { scenarios } = illusionsOfGlory

/** A random game of so many actions at most. */
export function randomMatch(number: number, actions: number): Match<IllusionsTypes> {
  const match = begin(number)
  const pick = quickRandom(number)
  for (let i = 0; i < actions && !match.play.isOver; i++) step(match, pick)
  return match
}

function begin(number: number): Match<IllusionsTypes> {
  const scenario = scenarios[number % scenarios.length]
  if (!scenario) throw new Error('the game has no scenario')
  return new Match({ game: illusionsOfGlory, scenario, options: {}, seed: seedFrom(`scene ${number}`) })
}

const seatOf = (play: Play<IllusionsTypes>): number =>
  play.pending.find(({ seat }) => play.asked(seat) !== undefined)?.seat ?? 0

function step(match: Match<IllusionsTypes>, pick: (n: number) => number): void {
  const seat = seatOf(match.play)
  match.take({ seat, answer: randomAnswer(match.play.offered(seat) ?? {}, pick) })
}

/** §4.4 a seat sees with the commands it has */
export const eyesAt = (play: Play<IllusionsTypes>, seat: number): Eyes =>
  eyesOf(play.setup.scenario.seats[seat]?.powers ?? [])

export function toldTo(match: Match<IllusionsTypes>, seat: number): Told[] {
  const eyes = eyesAt(match.play, seat)
  return match.log.flatMap((logged) => {
    const event = seenBy(logged, eyes)
    return event ? [{ at: logged.at, event }] : []
  })
}

export function sceneOf(
  play: Play<IllusionsTypes>,
  seat: number,
  language: Language,
  told: readonly Told[] = [],
): Scene {
  const eyes = eyesAt(play, seat)
  return { play, eyes, seat, view: illusionsOfGlory.view(play.state, eyes), language, told }
}

/** Every so-manieth position of the random games with these numbers, as far as so many actions. */
export function* scenes(
  numbers: readonly number[],
  actions: number,
  every: number,
  language: Language,
): Generator<Scene> {
  for (const number of numbers)
    for (const [i, scene] of positions(number, actions, language)) if (i % every === 0) yield scene()
}

/** Every so-manieth position of some random games and the first few of every question. */
export function* samples(games: number, every: number, language: Language, longest = 2500): Generator<Scene> {
  const seen = new Map<string, number>()
  for (let number = 0; number < games; number++)
    // all scenarios and seatings come about within twelve games
    for (const [i, scene, prompt] of positions(number * 5, longest, language)) {
      const times = (seen.get(prompt) ?? 0) + 1
      seen.set(prompt, times)
      if (i % every === 0 || times <= FEW) yield scene()
    }
}
const FEW = 3

/** Position after position: its number, how the seat that decides sees it with what it was told, and the question. */
function* positions(
  number: number,
  actions: number,
  language: Language,
): Generator<readonly [number, () => Scene, string]> {
  const match = begin(number)
  const pick = quickRandom(number + 100)
  for (let i = 1; !match.play.isOver && i < actions; i++) {
    const seat = seatOf(match.play)
    const prompt = match.play.asked(seat)?.question.prompt ?? ''
    yield [i, () => sceneOf(match.play, seat, language, toldTo(match, seat)), prompt]
    step(match, pick)
  }
}
