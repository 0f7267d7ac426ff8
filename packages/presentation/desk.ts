/** A desk: all that can be had at one question, with amounts, prices and limits, settled with one signature. */
import { type Answer, type GameTypes, isOffered } from '@sandtable/kernel'
import type { CounterFace, Line } from './models.ts'
import type { Scene } from './scene.ts'

/** One thing that is asked for. They are had in the order in which they were picked. */
export interface DeskPick {
  readonly row: string
  /** which of the row's ways; without one its first */
  readonly way?: string | undefined
  /** where it is to go; without one that is asked on the map */
  readonly place?: number | undefined
}

/** What pays: the points of a nation. */
export interface DeskPurse {
  readonly id: string
  readonly nation: string
  readonly title: string
  readonly had: number
  /** what trades bring in and take out, beside what is spent */
  readonly gained: number
  readonly spent: number
  readonly left: number
  readonly note?: Line
}

/** So much of a purse. */
export interface DeskSum {
  readonly purse: string
  readonly amount: number
}

export interface DeskRow {
  readonly id: string
  readonly nation: string
  readonly face?: CounterFace
  readonly title: string
  readonly detail?: string
  /** where it stands now */
  readonly space?: number
  /** how many there are altogether */
  readonly most: number
  /** of one more, in its first way */
  readonly price: readonly DeskSum[]
  /** the other side of a trade */
  readonly gives?: readonly DeskSum[]
  /** ways in which one more could be had; none where there is only one way, or no more can be had */
  readonly ways: readonly DeskWay[]
  /** why no more can be had now */
  readonly why?: Line
}

export interface DeskWay {
  readonly id: string
  readonly title: string
  readonly price: readonly DeskSum[]
}

export interface DeskGroup {
  readonly title: string
  /** the purses that pay for it */
  readonly purses: readonly string[]
  readonly rows: readonly DeskRow[]
}

/** A pick as it comes to be after those before it. */
export interface DeskEntry {
  readonly pick: DeskPick
  readonly title: string
  /** how and where: "reduced" */
  readonly detail?: string
  readonly price: readonly DeskSum[]
  readonly gives?: readonly DeskSum[]
  /** the ways it could be had in, in its place */
  readonly ways: readonly DeskWay[]
  /** where it could go: none where that is not asked */
  readonly places: readonly number[]
  /** the answers that bring it about; none if it cannot be had */
  readonly answers: readonly Answer[]
  /** why it cannot be had any more */
  readonly why?: Line
}

export interface DeskModel {
  readonly title: string
  /** what holds for all of it */
  readonly rule: Line
  readonly purses: readonly DeskPurse[]
  readonly groups: readonly DeskGroup[]
  readonly entries: readonly DeskEntry[]
  /** ends the question when all is done, if it is still asked then */
  readonly end?: Answer
  /** what would be given up by signing now: said first, and done when it is signed again */
  readonly warning?: string
}

/** The scene after some answers, one after the other; undefined once the viewer is not asked any more. */
export function sceneAfter<T extends GameTypes>(
  scene: Scene<T>,
  answers: readonly Answer[],
): Scene<T> | undefined {
  let now: Scene<T> | undefined = scene
  for (const answer of answers) now = now && next(now, answer)
  return now
}

/** Desks ask the same again with every press. */
const known = new WeakMap<object, Map<string, unknown>>()

function next<T extends GameTypes>(scene: Scene<T>, answer: Answer): Scene<T> | undefined {
  if (!scene.offer || !isOffered(scene.offer, answer)) return undefined
  const key = `${answer.verb} ${answer.arg ?? ''}`
  const tried = known.get(scene) ?? new Map<string, unknown>()
  known.set(scene, tried)
  if (!tried.has(key)) tried.set(key, scene.after(answer))
  return tried.get(key) as Scene<T> | undefined
}
