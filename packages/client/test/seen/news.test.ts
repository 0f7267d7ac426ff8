import type { Happening } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { newsOf } from '../../seen/news.ts'
import { itemsOf, nextBattle, sumOf } from '../../seen/since.ts'
import { seenWords } from '../../seen/words.ts'
import { happening } from './sample.ts'

const march = happening({ kind: 'march', first: 1, ways: [[1, 2]] })
const fight = happening({ kind: 'fight', first: 5, target: 9, from: [8] })
const rolled: Happening = { ...fight, last: 6, dice: 2 }

describe('news', () => {
  it('is nothing where nothing has come, or something was taken back', () => {
    expect(newsOf([march], [march]).kind).toBe('nothing')
    expect(newsOf([march, fight], [march]).kind).toBe('nothing')
  })

  it('tells a new deed, a fight that begins and dice that fall', () => {
    expect(newsOf([], [march])).toEqual({ kind: 'deed', of: march })
    expect(newsOf([march], [march, fight])).toEqual({ kind: 'aim', of: fight })
    expect(newsOf([march, fight], [march, rolled])).toEqual({ kind: 'roll', of: rolled })
  })

  it('tells a march that goes on as one deed', () => {
    const longer: Happening = { ...march, last: 2, ways: [[1, 2, 3]] }
    expect(newsOf([march], [longer])).toEqual({ kind: 'deed', of: longer })
  })

  it('puts dice before what came after them', () => {
    expect(newsOf([], [rolled, march]).kind).toBe('roll')
  })

  it('tells dice about units without supply like those of a fight', () => {
    const starving = happening({ kind: 'starving', first: 5, dice: 2 })
    expect(newsOf([march], [march, starving])).toEqual({ kind: 'roll', of: starving })
  })

  it('puts a fallen country before dice, and tells it once', () => {
    const fallen: Happening = happening({ kind: 'note', first: 7, isGrave: true })
    expect(newsOf([march], [march, fallen, rolled])).toEqual({ kind: 'grave', of: fallen })
    expect(newsOf([march, fallen], [march, fallen]).kind).toBe('nothing')
  })

  it('does not tell the same dice twice', () => {
    const over: Happening = { ...rolled, last: 7, losses: 1 }
    expect(newsOf([rolled], [over]).kind).toBe('deed')
  })
})

describe('what happened since the last turn', () => {
  const other = happening({ kind: 'march', first: 2, ways: [[3, 4]] })
  const theirs = happening({ kind: 'march', first: 3, nation: 'germany', ways: [[3, 4]] })

  it('puts marches of one side that follow on one another together, and no fights', () => {
    const items = itemsOf([march, other, theirs, fight, fight])
    expect(items.map(({ happenings }) => happenings.length)).toEqual([2, 1, 1, 1])
  })

  it.each(['en', 'ja'] as const)(
    'nothing is said to have happened only where nothing has: %s',
    (language) => {
      const words = seenWords(language)
      const card = happening({ kind: 'card', first: 4 })
      const note = happening({ kind: 'note', first: 5 })
      expect(sumOf([], words)).toBe(words.sinceNothing)
      for (const each of [card, note, march, rolled]) expect(sumOf(itemsOf([each]), words)).toMatch(/1/)
    },
  )

  it('goes from battle to battle, and begins again', () => {
    const items = itemsOf([rolled, march, { ...rolled, first: 7 }])
    const first = nextBattle(items, undefined)
    const second = nextBattle(items, first)
    expect([first, second, nextBattle(items, second)]).toEqual([items[0], items[2], items[0]])
    const starving = happening({ kind: 'starving', first: 5, dice: 2 })
    expect(nextBattle(itemsOf([march, starving]), undefined), 'no battle').toBeUndefined()
    expect(nextBattle(itemsOf([march, fight]), undefined), 'nothing was decided').toBeUndefined()
  })
})
