import { describe, expect, test } from 'vitest'
import { happeningsIn } from '../../analysis/happenings.ts'
import { group, line, small } from './sample-log.ts'

const spans = (log: Parameters<typeof happeningsIn>[0], length: number) =>
  happeningsIn(log, length).map(({ from, to, told }) => [from, to, told])

describe('happenings', () => {
  test('reach from their first action to the last before the next', () => {
    const log = [group('Turn 1', line(0, 'Turn 1 begins.'), line(3, 'A marched.'), line(5, 'B marched.'))]
    expect(spans(log, 7)).toEqual([
      [0, 2, 0],
      [3, 4, 3],
      [5, 7, 5],
    ])
  })

  test('hold all that one attack took', () => {
    const log = [
      group(
        'Combat',
        line(2, 'A attacked.'),
        small(4, 'B rolled 6.'),
        small(5, 'B retreated.'),
        line(6, 'C attacked.'),
      ),
    ]
    expect(spans(log, 8)).toEqual([
      [2, 5, 5],
      [6, 8, 6],
    ])
  })

  test('that one action brought about are one', () => {
    const log = [
      group('Combat', line(2, 'A attacked.'), small(4, 'B is eliminated.')),
      group('Supply', line(5, 'C is low.'), line(5, 'D is low.')),
      group('The end', line(5, 'The game is over.')),
    ]
    expect(spans(log, 5)).toEqual([
      [2, 4, 4],
      [5, 5, 5],
    ])
    expect(happeningsIn(log, 5).at(-1)?.entries).toHaveLength(3)
  })
})
