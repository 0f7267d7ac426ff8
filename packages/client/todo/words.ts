/** Words of the list of what is left, in both languages. */
import type { Language } from '@sandtable/kernel'

const en = {
  title: 'Still to do',
  fly: (text: string) => `${text}: fly there`,
  key: 'Fly to what is still to do, place by place',
}

type TodoWords = typeof en

const ja: TodoWords = {
  title: '残り',
  fly: (text) => `${text}：その場所へ`,
  key: '残っている場所を順に見る',
}

const WORDS: Readonly<Record<Language, TodoWords>> = { en, ja }

export const todoWords = (language: Language): TodoWords => WORDS[language]
