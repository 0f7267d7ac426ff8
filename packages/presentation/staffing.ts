/** What a player may leave to others: to the staff, or to an answer given beforehand. */
import type { Answer, GameTypes, Text } from '@sandtable/kernel'
import type { Scene } from './scene.ts'

/** A part of a command that the staff can take over. */
export interface Department {
  readonly id: string
  /** kinds of questions, or what stands under one command */
  readonly kind: 'question' | 'force'
  /** its questions are about no force in particular */
  readonly isGeneral?: true
  readonly title: Text
  /** what it decides */
  readonly does: Text
  /** by what it goes when it decides */
  readonly goesBy: Text
}

/** A question that comes again and again, and the answer that can be given to it beforehand. */
export interface StandingKind {
  readonly prompt: string
  readonly answer: Answer
  /** the answer as a resolve: “Never …” */
  readonly title: Text
  /** the fact of the question that names the space it is about, where it can be answered for one space alone */
  readonly place?: string
}

export interface Staffing<T extends GameTypes = GameTypes> {
  /** those of the viewer's side, in the order in which they are listed */
  departments(scene: Scene<T>): readonly Department[]
  /** those that an answer to the viewer's question belongs to; none for what only ends or passes */
  departmentsOf(scene: Scene<T>, answer: Answer): readonly string[]
  /** what the list of forces is called: “By army” */
  readonly byForce: Text
  readonly standing: readonly StandingKind[]
}
