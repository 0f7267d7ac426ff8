/** Words of the sheet of the powers in both languages. */
import type { Language } from '@sandtable/kernel'

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0')

const en = {
  title: 'The powers',
  about: 'Lines run over the turns so far; the last dot is now.',
  shared: 'Both sides',
  sinceTurn: (n: number) => `${signed(n)} this turn`,
  sinceStart: (n: number) => `${signed(n)} since the start`,
  next: (by: number, text: string) => `${by} away: ${text}`,
  reached: 'now',
  at: (at: number, from: 'above' | 'below') => (from === 'above' ? `from ${at}` : `at ${at} or less`),
  meaning: 'What it is for',
  happens: 'What happens when',
  parts: 'Breakdown',
  course: 'Turn by turn',
  line: (title: string, values: string) => `${title}, turn by turn: ${values}`,
  part: (text: string, value: string) => `${value} ${text}`,
  ofMost: (value: string, most: number) => `${value} of ${most}`,
  apart: ', ',
}

type PowersWords = typeof en

const ja: PowersWords = {
  title: '列強一覧',
  about: '折れ線はこれまでのターンの推移、最後の点が現在です。',
  shared: '両陣営共通',
  sinceTurn: (n) => `今ターン${signed(n)}`,
  sinceStart: (n) => `開始時から${signed(n)}`,
  next: (by, text) => `あと${by}で：${text}`,
  reached: '現在',
  at: (at, from) => (from === 'above' ? `${at}以上` : `${at}以下`),
  meaning: '何に使うか',
  happens: 'どの値で何が起こるか',
  parts: '内訳',
  course: 'ターンごとの推移',
  line: (title, values) => `${title}のターンごとの値：${values}`,
  part: (text, value) => `${text}${value}`,
  ofMost: (value, most) => `${value}／${most}`,
  apart: '、',
}

const WORDS: Readonly<Record<Language, PowersWords>> = { en, ja }

export const powersWords = (language: Language): PowersWords => WORDS[language]
