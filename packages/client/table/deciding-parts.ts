/** What deciding is made of. */
import type { Answer, Move } from '@sandtable/kernel'
import type { Preview } from '@sandtable/presentation'
import type { LocalGame } from '../session/local-game.ts'
import type { Pointing } from './pointing.ts'
import type { Position } from './position.ts'

export interface DecidingParts {
  readonly game: LocalGame
  readonly position: Position
  readonly pointing: Pointing
  /** the sentence on top: why nobody is asked */
  prompt(): string
  changed(): void
  /** a lesson under way */
  guide(): Guide | undefined
  /** milliseconds */
  now(): number
  /** so many milliseconds a second click belongs to the first */
  patience(): number
  /** the game is played elsewhere */
  isFollowing(): boolean
  /** the answer that was given beforehand to the question on the table */
  standing?(): Move | undefined
  /** something was taken back */
  takenBack?(): void
  /** what is in the hand can be sent to a place it does not reach at once */
  beyond?(space: number): { readonly when: string; take(): void } | undefined
}

/** A lesson: it may hold answers back, and answers for the other side. */
export interface Guide {
  /** the player is on their own again */
  isOver(): boolean
  /** what to say instead of making the move */
  holdBack(answer: Answer): Preview | undefined
  mayUndo(): boolean
  /** the scripted answer of a seat */
  reply(seat: number): Answer | undefined
}
