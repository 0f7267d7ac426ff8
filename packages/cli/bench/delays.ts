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
  /** copies taken in mid-procedure, by how deep the procedures were nested */
  readonly fork: Map<number, number[]>
}

export function measureDelays(game: Game, seconds: number): Delays {
  const delays: Delays = { offer: [], view: [], offerView: [], apply: [], fork: new Map() }
  const end = performance.now() + seconds * 1000
  for (let number = 1; performance.now() < end; number++) timeGame(courseOf(game, number), delays)
  return delays
}

function timeGame({ setup, pick }: Course, delays: Delays): void {
  const log: unknown[] = []
  const play = Play.start(setup, (event) => void log.push(event))
  while (!play.isOver) {
    timeOffer(play, delays)
    timeFork(play, delays.fork)
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

function timeFork(play: Play, forks: Map<number, number[]>): void {
  if (play.isAtCheckpoint) return
  const depth = play.table.trail.length
  const sample = forks.get(depth) ?? []
  forks.set(depth, sample)
  sample.push(timed(() => play.fork()))
}

const ENOUGH = 50

/** The forks taken deepest inside procedures (mid-combat, say), if there are enough of them to speak of. */
export function deepestForks(forks: ReadonlyMap<number, readonly number[]>): readonly number[] {
  const byDepth = [...forks].toSorted(([a], [b]) => b - a).map(([, sample]) => sample)
  return byDepth.find((sample) => sample.length >= ENOUGH) ?? byDepth.flat()
}
