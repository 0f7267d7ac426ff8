/** Words of the search for a place, in both languages. */
import type { Language } from '@sandtable/kernel'

const en = {
  title: 'Go to a place',
  field: 'Name or number of a place',
  hint: 'Type a name or number. Up and down choose, Enter goes there.',
  list: 'Places found',
  none: 'No place of that name or number.',
  found: (count: number) => (count === 1 ? '1 place' : `${count} places`),
}

type PlaceWords = typeof en

const ja: PlaceWords = {
  title: '場所へ移る',
  field: '場所の名前か番号',
  hint: '名前か番号を入力し、上下の矢印で選び、Enterで移ります。',
  list: '見つかった場所',
  none: 'その名前や番号の場所はありません。',
  found: (count) => `${count}か所`,
}

const WORDS: Readonly<Record<Language, PlaceWords>> = { en, ja }

export const placeWords = (language: Language): PlaceWords => WORDS[language]
