/** Scenes of random games, as a table would make them. */
import { battleForGalicia } from '@sandtable/battle-for-galicia'
import type { GaliciaTypes } from '@sandtable/battle-for-galicia/galicia'
import {
  type Asked,
  eyesOf,
  type Language,
  Match,
  type Play,
  quickRandom,
  randomAnswer,
  seenBy,
  seedFrom,
} from '@sandtable/kernel'
import type { Scene, Told } from '../../games/battle-for-galicia/scene.ts'

const { scenarios } = battleForGalicia

/** A random game of so many actions at most. */
export function randomMatch(number: number, actions: number): Match<GaliciaTypes> {
  const match = begin(number)
  const pick = quickRandom(number)
  for (let i = 0; i < actions && !match.play.isOver; i++) step(match, pick)
  return match
}

function begin(number: number): Match<GaliciaTypes> {
  const scenario = scenarios[number % scenarios.length]
  if (!scenario) throw new Error('the game has no scenario')
  return new Match({ game: battleForGalicia, scenario, options: {}, seed: seedFrom(`scene ${number}`) })
}

function step(match: Match<GaliciaTypes>, pick: (n: number) => number): void {
  const { seat } = match.play.pending[0] as Asked
  match.take({ seat, answer: randomAnswer(match.play.offered(seat) ?? {}, pick) })
}

export function toldTo(match: Match<GaliciaTypes>, seat: number): Told[] {
  return match.log.flatMap((logged) => {
    const event = seenBy(logged, eyesOf([seat]))
    return event ? [{ at: logged.at, event }] : []
  })
}

export function sceneOf(
  play: Play<GaliciaTypes>,
  seat: number,
  language: Language,
  told: readonly Told[] = [],
): Scene {
  const eyes = eyesOf([seat])
  return { play, eyes, seat, view: battleForGalicia.view(play.state, eyes), language, told }
}

/** Every so-manieth position of some random games, with what the seat that decides has been told. */
export function* scenes(games: number, every: number, language: Language): Generator<Scene> {
  for (let number = 0; number < games; number++) {
    const match = begin(number)
    const pick = quickRandom(number + 100)
    for (let i = 1; !match.play.isOver; i++) {
      const { seat } = match.play.pending[0] as Asked
      if (i % every === 0) yield sceneOf(match.play, seat, language, toldTo(match, seat))
      step(match, pick)
    }
  }
}
