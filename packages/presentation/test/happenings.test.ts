import { describe, expect, it } from 'vitest'
import { effectsIn, happeningOf, happeningsOf, isResult, spacesIn } from '../happenings.ts'
import type { LogGroup, LogLine } from '../models.ts'

const line = (at: number, more: Partial<LogLine> = {}): LogLine => ({
  at,
  text: `line ${at}`,
  rule: '1.0',
  minor: false,
  ...more,
})

const group = (...lines: readonly LogLine[]): LogGroup => ({ title: 'turn', nation: 'russia', at: 0, lines })

const die = { face: 3, nation: 'russia' }

describe('what happened', () => {
  it('leaves out lines that show nothing', () => {
    expect(happeningsOf([group(line(1), line(2, { minor: true }))])).toEqual([])
  })

  it('tells a fight as one with its dice, losses, retreats and what it won', () => {
    const [fight, ...others] = happeningsOf([
      group(
        line(4, { deed: { kind: 'fight', target: 7, from: [5, 6] } }),
        line(5, { minor: true, dice: [die, die] }),
        line(6, { deed: { kind: 'loss' } }),
        line(7, { minor: true, deed: { kind: 'outcome', ways: [[7, 8]] } }),
        line(8, { deed: { kind: 'outcome', ways: [[5, 7]] } }),
        line(8, { deed: { kind: 'taken' }, space: 7 }),
      ),
    ])
    expect(others).toEqual([])
    expect(fight).toMatchObject({ kind: 'fight', first: 4, last: 8, dice: 2, losses: 1, target: 7 })
    expect(fight && spacesIn(fight)).toEqual([5, 6, 7, 8])
  })

  it('tells a card with what came of it', () => {
    const [card, march, alone] = happeningsOf([
      group(
        line(1, { deed: { kind: 'card' } }),
        line(1, { minor: true, text: 'in the words of history' }),
        line(1, { minor: true, deed: { kind: 'effect' }, text: 'war status 1' }),
        line(1, { deed: { kind: 'effect' }, text: 'a trench' }),
        line(2, { deed: { kind: 'march', ways: [[1, 2]] } }),
      ),
      group(line(3, { minor: true, deed: { kind: 'effect' } })),
    ])
    expect(card && effectsIn(card).map(({ text }) => text)).toEqual(['war status 1', 'a trench'])
    expect(march && effectsIn(march)).toEqual([])
    expect(alone?.kind).toBe('note')
  })

  it('belongs to the side whose phase it happens in, unless the deed says whose it was', () => {
    const all = happeningsOf([
      group(
        line(1, { deed: { kind: 'march', ways: [[1, 2]] } }),
        line(2, { deed: { kind: 'march', ways: [[3, 4]], nation: 'austria' } }),
      ),
    ])
    expect(all.map(({ nation }) => nation)).toEqual(['russia', 'austria'])
  })

  it('ends a fight with the next deed of another kind', () => {
    const kinds = happeningsOf([
      group(
        line(1, { deed: { kind: 'fight', target: 7 } }),
        line(2, { deed: { kind: 'march', ways: [[1, 2]] } }),
        line(3, { deed: { kind: 'loss' }, space: 4 }),
      ),
    ]).map(({ kind }) => kind)
    expect(kinds).toEqual(['fight', 'march', 'loss'])
  })

  it('has a result only when dice have fallen in a fight', () => {
    const all = happeningsOf([
      group(
        line(1, { deed: { kind: 'fight', target: 7 } }),
        line(2, { deed: { kind: 'fight', target: 8 }, dice: [die] }),
        line(3, { deed: { kind: 'note' }, dice: [die] }),
      ),
    ])
    expect(all.map(isResult)).toEqual([false, true, false])
  })

  it('is looked for in what is new, and where another log is given', () => {
    const fight = (at: number): LogLine => line(at, { deed: { kind: 'fight', target: at }, dice: [die] })
    const [first, second, third] = [group(fight(1)), group(fight(2), fight(3)), group(fight(4))]
    const before = happeningsOf([first, second])
    const after = happeningsOf([first, second, third])
    expect(after.map(({ target }) => target)).toEqual([1, 2, 3, 4])
    expect(after.slice(0, 3)).toEqual(before)
    expect(happeningsOf([first, second, third])).toBe(after)
    expect(happeningsOf([first, third]).map(({ target }) => target)).toEqual([1, 4])
    expect(happeningsOf([third, first]).map(({ target }) => target)).toEqual([4, 1])
    expect(happeningsOf([])).toEqual([])
    expect(happeningsOf([first, second])).toEqual(before)
  })

  it('is found by each of its lines', () => {
    const lines = [line(1, { deed: { kind: 'fight', target: 7 } }), line(2, { minor: true })]
    const [fight] = happeningsOf([group(...lines, line(3, { minor: true }), line(4))])
    expect(fight).toBeDefined()
    expect(lines.map((each) => happeningOf(each))).toEqual([fight, fight])
    expect(happeningOf(line(9))).toBeUndefined()
  })

  it('is looked at where its line is, if nothing moved', () => {
    const [loss] = happeningsOf([group(line(1, { deed: { kind: 'loss' }, space: 9 }))])
    expect(loss && spacesIn(loss)).toEqual([9])
  })
})
