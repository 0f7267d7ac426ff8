/** What a desk is made of. */
import type { Answer, Facts } from '@sandtable/kernel'
import {
  type DeskGroup,
  type DeskPick,
  type DeskSum,
  type Line,
  refusalSentence,
} from '@sandtable/presentation'
import { NATION_IDS } from '../../nations.ts'
import type { PromptKey } from '../../text/keys.ts'
import { type Scene, words } from '../scene.ts'

/** What a pick comes to. */
export interface Order {
  readonly title: string
  readonly detail?: string
  readonly price: readonly DeskSum[]
  readonly gives?: readonly DeskSum[]
  readonly places?: readonly number[]
  readonly answers: readonly Answer[]
  /** why it cannot be had */
  readonly why?: Line
}

export interface DeskKind {
  readonly prompt: PromptKey
  title(scene: Scene): string
  rule(scene: Scene): Line
  /** nations whose RP are shown */
  purses(scene: Scene): readonly number[]
  /** `now` is the scene after all picks; undefined if nothing is asked any more then */
  groups(scene: Scene, now: Scene | undefined, picks: readonly DeskPick[]): readonly DeskGroup[]
  /** `now` is the scene after the picks before it */
  order(scene: Scene, now: Scene | undefined, pick: DeskPick): Order
  /** is it the same question, put again? */
  isSame(facts: Facts | undefined, now: Facts): boolean
  /** it ends when the player says so */
  readonly isEnded: boolean
}

export const purseId = (n: number): string => NATION_IDS[n] ?? ''
export const rp = (n: number, amount: number): DeskSum[] =>
  amount === 0 ? [] : [{ purse: purseId(n), amount }]

/** why the answer cannot be given; `named` is the scene it is said in */
export function whyNot(named: Scene, now: Scene | undefined, answer: Answer): Line | undefined {
  if (!now) return { text: words(named).panels.desk.spentUp, tone: 'bad' }
  const why = now.whyNot(answer)
  return why && { text: refusalSentence(named, why, words(named).refusal), rules: [why.rule], tone: 'bad' }
}

/** The order of one answer. */
export function orderOf(
  named: Scene,
  now: Scene | undefined,
  answer: Answer,
  told: Omit<Order, 'answers' | 'why'>,
): Order {
  const why = whyNot(named, now, answer)
  return { ...told, answers: why ? [] : [answer], ...(why ? { why } : {}) }
}

const picked = (picks: readonly DeskPick[], row: string): number =>
  picks.filter((pick) => pick.row === row).length

/** why one more cannot be had, unless all there are have been picked */
export function closed(
  picks: readonly DeskPick[],
  row: string,
  most: number,
  why: () => Line | undefined,
): { readonly why?: Line } {
  const said = picked(picks, row) >= most ? undefined : why()
  return said ? { why: said } : {}
}

/** "buy:DE:infantry:3" in its parts */
export const partsOf = ({ row }: DeskPick): readonly [kind: string, rest: string] => {
  const at = row.indexOf(':')
  return at < 0 ? [row, ''] : [row.slice(0, at), row.slice(at + 1)]
}
