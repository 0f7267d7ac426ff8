/** Scenes of random games of any game, as a table would make them. */
import {
  type Eyes,
  eyesOf,
  type Game,
  type GameTypes,
  type Language,
  Match,
  type Play,
  quickRandom,
  randomAnswer,
  seedFrom,
  seenBy,
} from '@sandtable/kernel'
import { type Scene, sceneOf, type Told } from '../scene.ts'

/** The seat that decides next; where several are asked at once, the first that has not answered. */
const seatOf = <T extends GameTypes>(play: Play<T>): number =>
  play.pending.find(({ seat }) => play.asked(seat) !== undefined)?.seat ?? 0

function step<T extends GameTypes>(match: Match<T>, pick: (n: number) => number): void {
  const seat = seatOf(match.play)
  match.take({ seat, answer: randomAnswer(match.play.offered(seat) ?? {}, pick) })
}

/** A position of a random game: how many actions led to it, the question, and how the seat that decides sees it. */
export interface Sample<T extends GameTypes> {
  readonly at: number
  readonly prompt: string
  /** the game itself: goes on when the next sample is asked for */
  readonly play: Play<T>
  readonly seat: number
  scene(): Scene<T>
}

export class RandomScenes<T extends GameTypes> {
  private readonly game: Game<T>

  constructor(game: Game<T>) {
    this.game = game
  }

  /** A random game of so many actions at most. */
  readonly randomMatch = (number: number, actions: number): Match<T> => {
    const match = this.begin(number)
    const pick = quickRandom(number)
    for (let i = 0; i < actions && !match.play.isOver; i++) step(match, pick)
    return match
  }

  /** a seat sees with all the powers it has */
  readonly eyesAt = (play: Play<T>, seat: number): Eyes =>
    eyesOf(play.setup.scenario.seats[seat]?.powers ?? [])

  readonly toldTo = (match: Match<T>, seat: number): Told<T>[] => {
    const eyes = this.eyesAt(match.play, seat)
    return match.log.flatMap((logged) => {
      const event = seenBy(logged, eyes)
      return event ? [{ at: logged.at, event }] : []
    })
  }

  readonly sceneOf = (
    play: Play<T>,
    seat: number,
    language: Language,
    told: readonly Told<T>[] = [],
  ): Scene<T> => sceneOf(play, { eyes: this.eyesAt(play, seat), seat, language, told });

  /** Position after position of one game. */
  *samplesOf(number: number, language: Language, longest = Infinity): Generator<Sample<T>> {
    const match = this.begin(number)
    const pick = quickRandom(number + 100)
    for (let at = 1; !match.play.isOver && at < longest; at++) {
      const seat = seatOf(match.play)
      const prompt = match.play.asked(seat)?.question.prompt ?? ''
      // of a fork: it stays as it is when the game goes on
      const scene = (): Scene<T> => this.sceneOf(match.play.fork(), seat, language, this.toldTo(match, seat))
      yield { at, prompt, play: match.play, seat, scene }
      step(match, pick)
    }
  }

  /** Every so-manieth position of the games with these numbers and the first few of every question. */
  *chosenSamples(
    numbers: readonly number[],
    every: number,
    language: Language,
    { few = 0, longest = Infinity } = {},
  ): Generator<Sample<T>> {
    const seen = new Map<string, number>()
    for (const number of numbers)
      for (const sample of this.samplesOf(number, language, longest)) {
        const times = (seen.get(sample.prompt) ?? 0) + 1
        seen.set(sample.prompt, times)
        if (sample.at % every === 0 || times <= few) yield sample
      }
  }

  *scenesOf(...choice: Parameters<RandomScenes<T>['chosenSamples']>): Generator<Scene<T>> {
    for (const { scene } of this.chosenSamples(...choice)) yield scene()
  }

  private begin(number: number): Match<T> {
    const { game } = this
    const scenario = game.scenarios[number % game.scenarios.length]
    if (!scenario) throw new Error('the game has no scenario')
    return new Match({ game, scenario, options: {}, seed: seedFrom(`scene ${number}`) })
  }
}

export const firstOf = (games: number): number[] => Array.from({ length: games }, (_, number) => number)
