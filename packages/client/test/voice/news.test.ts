import type { LogGroup, LogLine } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { beyond, createLines, lineText, newsOf } from '../../voice/news.ts'
import { voiceWords } from '../../voice/words.ts'

const [en, ja] = [voiceWords('en'), voiceWords('ja')]
const line = (text: string, faces: readonly number[] = []): LogLine => ({
  at: 1,
  text,
  rule: '7.0',
  minor: false,
  ...(faces.length > 0 ? { dice: faces.map((face) => ({ face, nation: 'russia' })) } : {}),
})
const log = (...lines: LogLine[]): LogGroup[] => [{ title: 'Turn 1', at: 0, lines }]
const heard = (length: number, lines: readonly string[], prompt = 'Attack, or end combat.') => ({
  length,
  lines: [lines],
  prompt,
})

describe('a line of the log for the ear', () => {
  it('names the dice that are only drawn', () => {
    expect(lineText(line('The division attacked.', [3, 5]), en)).toBe('The division attacked. Dice: 3, 5.')
    expect(lineText(line('師団が攻撃した。', [3, 5]), ja)).toBe('師団が攻撃した。 サイの目：3、5。')
  })

  it('is not misled by numbers of hexes', () => {
    expect(lineText(line('X attacked 3.15.', [3, 1]), en)).toBe('X attacked 3.15. Dice: 3, 1.')
    expect(createLines()(log(line('a'), line('b')), en)).toEqual([['a', 'b']])
  })
})

describe('what is new', () => {
  it('is what has been added, and of a line that has grown its dice alone', () => {
    expect(beyond([['a', 'b', 'c']], [['a']])).toEqual(['b', 'c'])
    expect(beyond([['a', 'attack with dice']], [['a', 'attack']])).toEqual(['with dice'])
    expect(beyond([['a', 'won']], [['a', 'lost']])).toEqual(['won'])
    expect(beyond([['a']], [['a']])).toEqual([])
  })

  it('is looked for in phases that have changed, and found across them', () => {
    const past = ['a', 'b']
    expect(beyond([past, ['c', 'd']], [past, ['c']])).toEqual(['d'])
    expect(beyond([past, ['c'], ['d']], [past])).toEqual(['c', 'd'])
    expect(beyond([past], [past, ['c']])).toEqual([])
    expect(beyond([['a', 'b', 'c']], [['a'], ['b']])).toEqual(['c'])
    const lines = createLines()
    const [old] = log(line('a'))
    const said = lines(old ? [old] : [], en)
    expect(lines([...(old ? [old] : []), ...log(line('b'))], en)[0], 'said once').toBe(said[0])
  })

  it('is never more than one listens to', () => {
    const many = Array.from({ length: 40 }, (_, n) => String(n))
    expect(beyond([many], []).length).toBeLessThan(20)
    expect(beyond([many], []).at(-1)).toBe('39')
  })

  it('is said when something happens', () => {
    expect(newsOf(heard(1, ['a']), heard(2, ['a', 'b']), en)).toBe('b')
    expect(newsOf(heard(1, ['a']), heard(2, ['a']), en)).toBe('')
  })
})

describe('what was taken back', () => {
  it('is named, with the question that stands again', () => {
    const undone = newsOf(heard(2, ['a', 'X marched to Y.']), heard(1, ['a']), en)
    expect(undone).toBe('Taken back: X marched to Y. Now: Attack, or end combat.')
    expect(newsOf(heard(2, ['a', '移動した。']), heard(1, ['a'], '選ぶ。'), ja)).toBe(
      '取り消しました：移動した。',
    )
  })

  it('is said even if the log never told of it', () => {
    expect(newsOf(heard(2, ['a'], 'March.'), heard(1, ['a'], 'Move.'), en)).toBe('Taken back.')
  })
})
