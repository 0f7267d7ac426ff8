import { countsIn, labelsIn, rulebookSuite } from '@sandtable/reader/rulebook-suite'
import { describe, expect, it } from 'vitest'

const readers = rulebookSuite(new URL('..', import.meta.url), {})

describe('the rules reader', () => {
  it('names rules as they are printed, with their items in brackets', () => {
    expect(labelsIn(readers.en, '2.5', '2.5(1)', '2.5.1', '8.7.1(3)g.1')).toEqual([
      ...['2.5', '2.5(1)', '2.5.1', '8.7.1(3)g.1'],
    ])
    expect(readers.ja.rule('8.7.1(3)g')?.title).toBe('左右のヘクスと哨戒範囲')
  })

  it('has chapters 1 to 9, the optional rules of battle, charts and glossary, each rule with its status', () => {
    expect(countsIn(readers.en)).toEqual({
      ...{ play: 792, setup: 4, optional: 43, define: 355, note: 17, later: 45 },
    })
  })
})
