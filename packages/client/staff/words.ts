/** Words around the staff and answers given beforehand. */
import type { Language } from '@sandtable/kernel'
import type { Term } from './charge.ts'

const en = {
  title: 'Staff',
  about:
    'Leave any part of your command to the staff, and take it back at any moment. It knows what you know, keeps the rules as you do, and every deed of it is marked in the log.',
  decides: (departments: readonly string[]) =>
    departments.length === 0 ? 'Your staff decides.' : `Your staff decides: ${departments.join(', ')}.`,
  referred: (question: string) => `Your staff leaves this to you. ${question}`,
  works: 'Your staff is at work',
  takeOver: 'Decide myself',
  leaveOnce: 'Leave this to the staff',
  goOn: 'Staff: go on',
  questions: 'By kind of question',
  forces: 'By force',
  you: 'You',
  staff: 'Staff',
  level: 'How well it works',
  does: 'Decides',
  goesBy: 'Goes by',
  last: 'Last',
  all: 'Everything to the staff',
  none: 'Take everything back',
  onlyThis: 'Everything but this',
  standing: 'Answers given beforehand',
  standingNone: 'None. Where a question comes again and again, it offers to be answered once.',
  standingAsk: 'Always answer so',
  terms: { turn: 'for the rest of this turn', game: 'until I say otherwise' } satisfies Record<Term, string>,
  withdraw: 'Ask me again',
  mark: 'staff',
  markStanding: 'beforehand',
  why: 'Why?',
  whyText: (department: string, goesBy: string) => `${department}: ${goesBy}`,
  open: 'Staff …',
  toTable: 'To the table',
}

export type StaffWords = typeof en

const ja: StaffWords = {
  title: '参謀',
  about:
    '指揮のどの部分でも参謀に任せ、いつでも取り戻せます。参謀はプレイヤーと同じことしか知らず、同じルールに従います。参謀の行動はすべてログに印が付きます。',
  decides: (departments) =>
    departments.length === 0 ? '参謀が決めています。' : `参謀が決めています：${departments.join('、')}。`,
  referred: (question) => `参謀はこの判断を委ねています。${question}`,
  works: '参謀が作業中',
  takeOver: '自分で決める',
  leaveOnce: 'ここは参謀に任せる',
  goOn: '参謀に続けさせる',
  questions: '決定の種類ごと',
  forces: '部隊ごと',
  you: '自分',
  staff: '参謀',
  level: '参謀の腕前',
  does: '決めること',
  goesBy: '方針',
  last: '直近',
  all: 'すべて参謀に任せる',
  none: 'すべて取り戻す',
  onlyThis: 'これ以外を任せる',
  standing: '決めておいた返事',
  standingNone: 'ありません。何度も出る質問では、一度の返事で済ませることができます。',
  standingAsk: 'いつもこう答える',
  terms: { turn: 'このターンの間', game: '取り消すまで' },
  withdraw: '次からは尋ねる',
  mark: '参謀',
  markStanding: '決めておいた返事',
  why: '理由',
  whyText: (department, goesBy) => `${department}：${goesBy}`,
  open: '参謀…',
  toTable: 'テーブルに戻る',
}

export const staffWords = (language: Language): StaffWords => ({ en, ja })[language]
