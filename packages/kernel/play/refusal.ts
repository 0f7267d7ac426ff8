import type { Facts, Text } from '../text.ts'

/** Why a move is not accepted: a code, the rule behind it, and the particulars. */
export interface Refusal<Code extends string = string> {
  readonly code: Code
  readonly rule: string
  readonly facts: Facts
}

/** Refusals every game shares. */
export type KernelRefusal =
  | 'malformed'
  | 'game-over'
  | 'unknown-seat'
  | 'not-your-decision'
  | 'unknown-verb'
  | 'verb-not-now'
  | 'argument-unknown'
  | 'argument-missing'
  | 'argument-unexpected'
  | 'not-offered'

type Sentence = (facts: Facts) => string

const say = (facts: Facts, name: string): string => String(facts[name] ?? '?')

const en: Readonly<Record<KernelRefusal, Sentence>> = {
  malformed: (f) => `This is not an action: ${say(f, 'problem')}.`,
  'game-over': () => 'The game is over.',
  'unknown-seat': (f) => `There is no seat "${say(f, 'seat')}" in this game.`,
  'not-your-decision': (f) =>
    `${say(f, 'seat')} has nothing to decide now; it is ${say(f, 'asked')}'s decision.`,
  'unknown-verb': (f) => `This game knows no action "${say(f, 'verb')}".`,
  'verb-not-now': (f) =>
    `"${say(f, 'verb')}" is not possible at this point; possible: ${say(f, 'possible')}.`,
  'argument-unknown': (f) => `"${say(f, 'arg')}" names nothing that "${say(f, 'verb')}" can be done with.`,
  'argument-missing': (f) => `"${say(f, 'verb')}" needs to know with what.`,
  'argument-unexpected': (f) => `"${say(f, 'verb')}" takes nothing with it, but got "${say(f, 'arg')}".`,
  'not-offered': (f) => `"${say(f, 'verb')} ${say(f, 'arg')}" is not among the legal choices here.`,
}

const ja: Readonly<Record<KernelRefusal, Sentence>> = {
  malformed: (f) => `行動として読み取れません（${say(f, 'problem')}）。`,
  'game-over': () => 'ゲームは終了しています。',
  'unknown-seat': (f) => `このゲームに「${say(f, 'seat')}」という席はありません。`,
  'not-your-decision': (f) => `今は${say(f, 'seat')}の決定ではありません。${say(f, 'asked')}の決定待ちです。`,
  'unknown-verb': (f) => `このゲームに「${say(f, 'verb')}」という行動はありません。`,
  'verb-not-now': (f) => `「${say(f, 'verb')}」は今は行えません。可能な行動：${say(f, 'possible')}。`,
  'argument-unknown': (f) => `「${say(f, 'verb')}」の対象「${say(f, 'arg')}」は存在しません。`,
  'argument-missing': (f) => `「${say(f, 'verb')}」には対象の指定が必要です。`,
  'argument-unexpected': (f) => `「${say(f, 'verb')}」に対象「${say(f, 'arg')}」は指定できません。`,
  'not-offered': (f) => `「${say(f, 'verb')} ${say(f, 'arg')}」は今選べる合法な選択肢ではありません。`,
}

const isKernelCode = (code: string): code is KernelRefusal => Object.hasOwn(en, code)

/** The kernel's own sentences; undefined for a game's codes. */
export function kernelRefusalText(refusal: Refusal): Text | undefined {
  if (!isKernelCode(refusal.code)) return undefined
  return { en: en[refusal.code](refusal.facts), ja: ja[refusal.code](refusal.facts) }
}
