/** Scenes of random games, as a table would make them. */
import { grandIllusion } from '@sandtable/grand-illusion'
import type { GrandIllusionTypes } from '@sandtable/grand-illusion/types'
import {
  eyesOf,
  type Language,
  Match,
  type Play,
  quickRandom,
  randomAnswer,
  seenBy,
  seedFrom,
} from '@sandtable/kernel'
import type { Scene, Told } from '../../games/grand-illusion/scene.ts'

const { scenarios } = grandIllusion

/** A random game of so many actions at most. */
export function randomMatch(number: number, actions: number): Match<GrandIllusionTypes> {
  const match = begin(number)
  const pick = quickRandom(number)
  for (let i = 0; i < actions && !match.play.isOver; i++) step(match, pick)
  return match
}

function begin(number: number): Match<GrandIllusionTypes> {
  const scenario = scenarios[number % scenarios.length]
  if (!scenario) throw new Error('the game has no scenario')
  return new Match({ game: grandIllusion, scenario, options: {}, seed: seedFrom(`scene ${number}`) })
}

/** The seat that decides next; where both are asked at once, the first that has not answered. */
const seatOf = (play: Play<GrandIllusionTypes>): number =>
  play.pending.find(({ seat }) => play.asked(seat) !== undefined)?.seat ?? 0

function step(match: Match<GrandIllusionTypes>, pick: (n: number) => number): void {
  const seat = seatOf(match.play)
  match.take({ seat, answer: randomAnswer(match.play.offered(seat) ?? {}, pick) })
}

export function toldTo(match: Match<GrandIllusionTypes>, seat: number): Told[] {
  return match.log.flatMap((logged) => {
    const event = seenBy(logged, eyesOf([seat]))
    return event ? [{ at: logged.at, event }] : []
  })
}

export function sceneOf(
  play: Play<GrandIllusionTypes>,
  seat: number,
  language: Language,
  told: readonly Told[] = [],
): Scene {
  const eyes = eyesOf([seat])
  return { play, eyes, seat, view: grandIllusion.view(play.state, eyes), language, told }
}

/** Every so-manieth position of some random games and the first few of every question, with what the seat was told. */
export function* scenes(games: number, every: number, language: Language): Generator<Scene> {
  const seen = new Map<string, number>()
  for (let number = 0; number < games; number++) {
    const match = begin(number)
    const pick = quickRandom(number + 100)
    for (let i = 1; !match.play.isOver; i++) {
      const seat = seatOf(match.play)
      const prompt = match.play.asked(seat)?.question.prompt ?? ''
      const times = (seen.get(prompt) ?? 0) + 1
      seen.set(prompt, times)
      if (i % every === 0 || times <= FEW) yield sceneOf(match.play, seat, language, toldTo(match, seat))
      step(match, pick)
    }
  }
}

const FEW = 4
