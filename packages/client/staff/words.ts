/** Words around the staff and answers given beforehand. */
import type { Level } from '@sandtable/bots'
import type { Language } from '@sandtable/kernel'
import type { Term } from './charge.ts'
import type { StaffSum } from './staff.ts'

const counted = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`

const en = {
  title: 'Staff',
  about:
    'Leave any part of your command to the computer as your staff, and take it back at any moment. It knows what you know, keeps the same rules, marks each of its deeds in the log, and says why.',
  /** `hasOther`: something is left to the staff the other way */
  runs: (n: number, all: number, hasOther = false) =>
    n > 0
      ? `Your staff runs ${n} of ${all} departments. Take back any of them at any time.`
      : hasOther
        ? 'No department is left to your staff, but forces are.'
        : 'You decide everything yourself.',
  commands: (n: number, all: number, hasOther = false) =>
    n > 0
      ? `Your staff commands ${n} of ${all} forces. Take back any of them at any time.`
      : hasOther
        ? 'No force is left to your staff as a whole, but kinds of question are.'
        : 'You decide everything yourself.',
  decides: (departments: readonly string[]) =>
    departments.length === 0 ? 'Your staff decides.' : `Your staff decides: ${departments.join(', ')}.`,
  decidesOnce: (departments: readonly string[]) =>
    departments.length === 0
      ? 'Your staff decides in this step alone, when you are back at the table; the next step is yours.'
      : `Your staff decides in this step alone, when you are back at the table: ${departments.join(', ')}. The next step is yours.`,
  othersDecides: (seat: string) => `The staff of ${seat} decides.`,
  /** `sum`: what it has done in this part of the turn */
  referred: (question: string, sum?: StaffSum) =>
    `${sum ? `Your staff has done its part (${counted(sum.deeds, 'order', 'orders')}, ${counted(sum.standing, 'force', 'forces')} left standing: see the log).` : 'Your staff leaves this to you.'} ${question}`,
  report: (title: string, deeds: number) => `${title}: ${counted(deeds, 'entry', 'entries')}`,
  works: 'Your staff is at work',
  rests: 'Your staff is paused',
  othersWorks: (seat: string) => `The staff of ${seat} is at work`,
  takeOver: 'Decide myself',
  leaveOnce: (department: string) => `Leave “${department}” to the staff, in this step alone`,
  leaveAlways: (department: string) => `Leave “${department}” to the staff for good`,
  goOn: 'Staff: go on',
  notDone: 'Your staff has not done its part yet: “Staff: go on” lets it.',
  handOver: 'Hand over, or take back',
  questions: 'By kind of question',
  you: 'You',
  staff: 'Staff',
  level: 'How well the staff works',
  levels: { random: 'At random', easy: 'Simple', normal: 'Steady', hard: 'Thorough' } satisfies Record<
    Level,
    string
  >,
  levelHints: {
    random: '',
    easy: 'goes by rules of thumb, at once',
    normal: 'compares a few plans',
    hard: 'compares many plans, and takes longer',
  } satisfies Record<Level, string>,
  yours: 'You are asked each time.',
  yoursBut: {
    question: 'You are asked, except about forces left to the staff.',
    force: 'You are asked, except for kinds of question left to the staff.',
  },
  asked: 'asked now',
  nothingYet: 'Nothing done yet.',
  all: 'Everything to the staff',
  none: 'All to me',
  onlyThis: 'Everything but this',
  takeBack: 'Take back',
  flyThere: 'Fly there',
  standing: 'Standing answers',
  standingNone:
    'None yet. Where a question comes again and again, a button beside it answers it once and for all.',
  standingNote: 'Each is marked in the log. Undo, and answer by hand, whenever you like.',
  here: (place: string) => `Only at ${place}`,
  everywhere: 'Everywhere',
  terms: { turn: 'for the rest of this turn', game: 'until I say otherwise' } satisfies Record<Term, string>,
  withdraw: 'Ask me again',
  mark: 'staff',
  markStanding: 'standing answer',
  why: 'Why?',
  /** what a deed was chosen from; the names of some others */
  chosen: (count: number, taken: string, others: readonly string[], more: number) => {
    const left = [...others, ...(more > 0 ? [`${more} more`] : [])]
    return `Of ${count} possible: ${taken}${left.length > 0 ? `; not ${left.join(', ')}` : ''}.`
  },
  onlyAnswer: (taken: string) => `Nothing else was possible: ${taken}.`,
  open: 'All departments …',
  toTable: 'To the table',
}

export type StaffWords = typeof en

const ja: StaffWords = {
  title: '参謀',
  about:
    '指揮のどの部分でも、参謀役のコンピュータに任せ、いつでも取り戻せます。参謀はプレイヤーと同じことしか知らず、同じルールに従い、行動はすべて理由とともに記録に残ります。',
  runs: (n, all, hasOther) =>
    n > 0
      ? `${all}部門のうち${n}部門を参謀に任せています。いつでも取り戻せます。`
      : hasOther
        ? '部門は任せていませんが、部隊を参謀に任せています。'
        : 'すべて自分で決めます。',
  commands: (n, all, hasOther) =>
    n > 0
      ? `${all}つのうち${n}つを参謀に任せています。いつでも取り戻せます。`
      : hasOther
        ? '部隊全体は任せていませんが、一部の種類の質問を参謀に任せています。'
        : 'すべて自分で決めます。',
  decides: (departments) =>
    departments.length === 0 ? '参謀が決めています。' : `参謀が決めています：${departments.join('、')}。`,
  decidesOnce: (departments) =>
    departments.length === 0
      ? '盤に戻ると、この手順に限り参謀が決めます。次の手順からは自分で決めます。'
      : `盤に戻ると、この手順に限り参謀が決めます：${departments.join('、')}。次の手順からは自分で決めます。`,
  othersDecides: (seat) => `${seat}の参謀が決めています。`,
  referred: (question, sum) =>
    `${sum ? `参謀は担当分を終えました（命令${sum.deeds}件、残した部隊${sum.standing}。記録を参照）。` : '参謀からの確認です。'}${question}`,
  report: (title, deeds) => `${title}：${deeds}件`,
  works: '参謀が作業中',
  rests: '参謀は一時停止中',
  othersWorks: (seat) => `${seat}の参謀が作業中`,
  takeOver: '自分で決める',
  leaveOnce: (department) => `この手順だけ「${department}」を参謀に任せる`,
  leaveAlways: (department) => `「${department}」を今後も参謀に任せる`,
  goOn: '参謀に続けさせる',
  notDone: '参謀に任せた分がまだ済んでいません。「参謀に続けさせる」で実行します。',
  handOver: '任せる・取り戻す',
  questions: '質問の種類ごと',
  you: '自分',
  staff: '参謀',
  level: '参謀の腕前',
  levels: { random: '無作為', easy: '簡単', normal: '堅実', hard: '入念' },
  levelHints: {
    random: '',
    easy: '定石に従い、すぐに決める',
    normal: 'いくつかの案を比べる',
    hard: '多くの案を比べる（時間がかかる）',
  },
  yours: '毎回尋ねます。',
  yoursBut: {
    question: '参謀に任せた部隊のほかは、自分に尋ねます。',
    force: '参謀に任せた種類の質問のほかは、自分に尋ねます。',
  },
  asked: '質問中',
  nothingYet: 'まだ何もしていません。',
  all: 'すべて任せる',
  none: 'すべて自分で',
  onlyThis: 'これ以外を任せる',
  takeBack: '取り戻す',
  flyThere: 'ここへ',
  standing: '事前に決めた回答',
  standingNone: 'まだありません。何度も出る質問では、横のボタンで今後の回答を決めておけます。',
  standingNote: '記録に印が付きます。取り消せば、いつでも自分で答えられます。',
  here: (place) => `${place}でのみ`,
  everywhere: 'すべての場所で',
  terms: { turn: 'このターンの間', game: '取り消すまで' },
  withdraw: '次からは尋ねる',
  mark: '参謀',
  markStanding: '事前の回答',
  why: '理由',
  chosen: (count, taken, others, more) => {
    const left = [...others, ...(more > 0 ? [`ほか${more}つ`] : [])].join('、')
    return `${count}とおりのうち「${taken}」を選択${left === '' ? '' : `（選ばなかったもの：${left}）`}。`
  },
  onlyAnswer: (taken) => `「${taken}」のほかに選択肢なし。`,
  open: '全部門…',
  toTable: '盤に戻る',
}

export const staffWords = (language: Language): StaffWords => ({ en, ja })[language]
