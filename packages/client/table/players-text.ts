import type { Language } from '@sandtable/kernel'
import type { Seating } from '../session/local-game.ts'
import { wordsOf } from '../words/words.ts'
import { sentencesOf } from './sentences.ts'

/** "against the computer (normal)", "two players at one screen", "solo" … */
export function playersText({ seats, solo }: Pick<Seating, 'seats' | 'solo'>, language: Language): string {
  const words = sentencesOf(language)
  const { levels } = wordsOf(language).start
  const titles = new Set(seats.flatMap((kind) => (kind === 'human' ? [] : [levels[kind].title])))
  const people = seats.filter((kind) => kind === 'human').length
  const level = [...titles].join(language === 'ja' ? '、' : ', ')
  if (people === 0) return words.onlooker
  if (solo) return level === '' ? words.solo : words.analysis(level)
  if (level === '') return words.hotSeat(people)
  const computer = words.against(level)
  return people === 1 ? computer : [words.hotSeat(people), computer].join(language === 'ja' ? '・' : ' ')
}
