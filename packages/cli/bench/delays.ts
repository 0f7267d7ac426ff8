import { eyesOf, type Game, Play } from '@sandtable/kernel'
import { randomMove } from '../selfplay/random-game.ts'
import { timed } from './clock.ts'
import { type Course, courseOf } from './course.ts'

/** Milliseconds of each single step, decision by decision. */
export interface Delays {
  readonly offer: number[]
  readonly view: number[]
  readonly offerView: number[]
  readonly apply: number[]
}

/** The same games in every round, so that rounds can be compared. */
const ROUND_GAMES = 8
/** Share of the time that is played first and thrown away, so that the code is compiled. */
const WARM_UP = 0.25

/**
 * Rounds of the same games. Other work on the machine only ever slows a round: the best one tells what the code can do,
 * the median how quiet the machine was.
 */
export function measureDelays(game: Game, seconds: number): Delays[] {
  const rounds: Delays[] = []
  for (const course of coursesFor(game, seconds * WARM_UP)) timeSteps(course, noDelays())
  const end = performance.now() + seconds * 1000
  do {
    const delays = noDelays()
    for (let number = 1; number <= ROUND_GAMES; number++) timeSteps(courseOf(game, number), delays)
    rounds.push(delays)
  } while (performance.now() < end)
  return rounds
}
const noDelays = (): Delays => ({ offer: [], view: [], offerView: [], apply: [] })

/** Games one after the other until the time is over; one at least. */
function* coursesFor(game: Game, seconds: number): Generator<Course> {
  const end = performance.now() + seconds * 1000
  let number = 1
  do yield courseOf(game, number++)
  while (performance.now() < end)
}

function timeSteps({ setup, pick }: Course, delays: Delays): void {
  const log: unknown[] = []
  const play = Play.start(setup, (event) => void log.push(event))
  while (!play.isOver) {
    timeOffer(play, delays)
    const { seat, answer } = randomMove(play, pick)
    delays.apply.push(timed(() => play.answer(seat, answer)))
  }
}

/** What a player waits for before he can decide: the legal choices and the view of his seat. */
function timeOffer(play: Play, { offer, view, offerView }: Delays): void {
  const { game, scenario } = play.setup
  const seat = play.pending[0]?.seat ?? 0
  const eyes = eyesOf(scenario.seats[seat]?.powers ?? [])
  const offerMs = timed(() => play.offered(seat))
  const viewMs = timed(() => game.view(play.state, eyes))
  offer.push(offerMs)
  view.push(viewMs)
  offerView.push(offerMs + viewMs)
}

/** Copies taken in mid-procedure, by how deep the procedures were nested. */
type Forks = Map<number, number[]>

/** In games of their own: the garbage they make would fall on the other steps. */
export function measureForks(game: Game, seconds: number): readonly number[] {
  const forks: Forks = new Map()
  for (const course of coursesFor(game, seconds * WARM_UP)) timeForks(course, new Map())
  for (const course of coursesFor(game, seconds)) timeForks(course, forks)
  return deepest(forks)
}

function timeForks({ setup, pick }: Course, forks: Forks): void {
  const play = Play.start(setup)
  while (!play.isOver) {
    timeFork(play, forks)
    const { seat, answer } = randomMove(play, pick)
    play.answer(seat, answer)
  }
}

function timeFork(play: Play, forks: Forks): void {
  if (play.isAtCheckpoint) return
  const depth = play.trail.length
  const sample = forks.get(depth) ?? []
  forks.set(depth, sample)
  sample.push(timed(() => play.fork()))
}

const ENOUGH = 50

/** The forks taken deepest inside procedures (mid-combat, say), if there are enough of them to speak of. */
function deepest(forks: Forks): readonly number[] {
  const byDepth = [...forks].toSorted(([a], [b]) => b - a).map(([, sample]) => sample)
  return byDepth.find((sample) => sample.length >= ENOUGH) ?? byDepth.flat()
}
