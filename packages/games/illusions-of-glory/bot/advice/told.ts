/** What the advice says about an answer: the key of its sentence and its facts. */
import type { PlanLine } from '@sandtable/bots'
import type { Prospect, Why } from './reasons.ts'

/** One sentence each; several questions share a verb. */
export type Saying =
  | 'only'
  | 'take-card'
  | 'keep-rounds'
  | 'keep-cards'
  | 'spend-no-more'
  | 'form-stack'
  | 'stack-formed'
  | 'dig'
  | 'assemble'
  | 'assembled'
  | 'disassemble'
  | 'amphibious'
  | 'move-no-more'
  | 'march'
  | 'leave'
  | 'halt'
  | 'displace'
  | 'gain'
  | 'attack'
  | 'fort'
  | 'put-down'
  | 'join'
  | 'engage'
  | 'favour'
  | 'attack-no-more'
  | 'flank'
  | 'no-flank'
  | 'defend'
  | 'combat-card'
  | 'no-combat-card'
  | 'march-in'
  | 'stay'
  | 'no-rearguard'
  | 'suffer'
  | 'replace'
  | 'stand'
  | 'stand-all'
  | 'hq-stand'
  | 'card-stand'
  | 'give-way'
  | 'retreat'
  | 'remain'
  | 'advance'
  | 'advance-no-more'
  | 'redeploy'
  | 'redeploy-no-more'
  | 'keep'
  | 'place'
  | 'place-no-more'
  | 'repair'
  | 'rebuild'
  | 'rebuild-reduced'
  | 'rebuild-to-reserve'
  | 'convert'
  | 'replace-no-more'
  | 'rise'
  | 'no-rising'
  | 'collapse'
  | 'no-collapse'
  | 'dissolve'
  | 'transfer'
  | 'give-up'
  | 'whatever'

export interface Told {
  readonly saying: Saying
  readonly rule: string
  readonly kind: PlanLine['kind']
  readonly pieces: readonly number[]
  readonly from: number
  /** where the first of the units stands; -1 in a box */
  readonly at: number
  readonly to: number
  readonly spaces: readonly number[]
  readonly card: number
  readonly pool: number
  readonly nation: number
  readonly why: Why
  readonly prospect: Prospect | undefined
  /** a VP space, or a unit in the line */
  readonly matters: boolean
}

export type Sentences = Readonly<Record<Saying, (told: Told) => string>>
