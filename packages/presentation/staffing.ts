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

/** How much a force on staff may spend: nothing, its share, or all there is. */
export const ALLOWANCES = ['none', 'share', 'all'] as const
export type Allowance = (typeof ALLOWANCES)[number]

/** What forces spend and there is little of. */
export interface Spending<T extends GameTypes = GameTypes> {
  /** “RP it may spend” */
  readonly title: Text
  readonly names: Readonly<Record<Allowance, Text>>
  /** what the force may spend now, and how that is reckoned, in a sentence */
  tells(scene: Scene<T>, force: string, allowance: Allowance): Text
  /** what is left to it */
  left(scene: Scene<T>, force: string, allowance: Allowance): number
  /** what an answer costs those it is about */
  cost(scene: Scene<T>, answer: Answer): number
  /** why something is not done for want of it */
  readonly spent: Text
}

/** Units that an answer leaves where they are. */
export interface LeftStanding {
  readonly space: number
  readonly rule: string
  /** who, and where */
  readonly text: Text
  /** why, as far as the position tells it */
  readonly why: Text
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
  /**
   * The department of the question, then every force the answer moves or is about; none for what only ends or passes. Where
   * only some of these forces are left to the staff, the answer is the player's.
   */
  departmentsOf(scene: Scene<T>, answer: Answer): readonly string[]
  /** what the list of forces is called: “By army” */
  readonly byForce: Text
  /** what the staff does with a force that is left to it, before it does it */
  readonly forceAbout?: Text
  readonly standing: readonly StandingKind[]
  readonly spending?: Spending<T>
  /** undefined if the answer does something with them */
  leavesStanding?(scene: Scene<T>, answer: Answer): LeftStanding | undefined
}
