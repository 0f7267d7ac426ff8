/**
 * Whatever happens for the first time takes a browser long: code it has never run, elements it has never changed. So in
 * idle moments after the page has opened, what people are likely to do first is done once before: at a table of its own
 * that nobody sees, and on the board, where it is taken back before anything is painted. The game is not touched.
 */
import type { Presentation, Scene } from '@sandtable/presentation'
import { createRoot, getOwner, onCleanup, runWithOwner } from 'solid-js'
import type { Later } from './later.ts'
import type { Pointing } from './pointing.ts'
import type { Position } from './position.ts'
import type { Table } from './table.ts'

const TRIES = 6
/** milliseconds an idle moment must last */
const ENOUGH = 10

interface RehearsalParts {
  readonly presentation: Presentation
  readonly position: Position
  readonly pointing: Pointing
  readonly later: Later
  /** a table with a game of the same kind from its beginning */
  practice(): Table
}

export function rehearse(parts: RehearsalParts): void {
  if (typeof requestIdleCallback !== 'function') return
  const stop = createRoot((dispose) => {
    const { version } = parts.position
    const [owner, start] = [getOwner(), version()]
    const steps = rehearsal(parts)
    const goOn = (): boolean => runWithOwner(owner, () => steps.next().done) !== true
    const idle = (moment: IdleDeadline): void => {
      const isLong = moment.timeRemaining() > ENOUGH
      // Whoever has begun to play needs it no more.
      if (version() === start && (!isLong || goOn())) waiting = requestIdleCallback(idle)
      else dispose()
    }
    let waiting = requestIdleCallback(idle)
    onCleanup(() => cancelIdleCallback(waiting))
    return dispose
  })
  onCleanup(stop)
}

/** A little at a time. */
function* rehearsal(parts: RehearsalParts): Generator<undefined, void> {
  const table = parts.practice()
  for (const space of [...table.glow().spaces].slice(0, TRIES)) {
    yield
    takeUp(table, space)
    yield
    imagine(parts, space)
  }
}

function takeUp(table: Table, space: number): void {
  table.hover(space)
  table.select(space)
  table.choose(space)
  table.settle()
  for (const goal of [...table.glow().costs.keys()].slice(0, 4)) table.hover(goal)
  table.escape()
  table.settle()
}

function imagine(parts: RehearsalParts, space: number): void {
  const { position, later } = parts
  const imagined = afterChoosing(parts, space)
  if (!imagined) return
  later.wait()
  position.imagine(imagined)
  position.imagine(undefined)
}

/** Only what is taken into the hand is imagined: it moves nothing and tells nothing. */
function afterChoosing(parts: RehearsalParts, space: number): Scene | undefined {
  const { presentation, position, pointing } = parts
  const scene = position.scene()
  const offer = position.offer()
  const answer = offer && pointing.meanings(offer, { space }).answer
  const imagined = answer && scene.after(answer)
  return imagined && presentation.letGo(imagined) ? imagined : undefined
}
