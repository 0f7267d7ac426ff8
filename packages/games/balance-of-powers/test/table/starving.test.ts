/** Chapter 6.6 at the table: what supply takes is shown like a result. */
import { happeningsOf, isResult, spacesIn } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { monthNamed } from '../../calendar.ts'
import { idOf } from '../../places.ts'
import { log } from '../../table/log/log.ts'
import { timeline } from '../../table/log/timeline.ts'
import { factsOf } from '../../table/fight/told.ts'
import { RESTS, StagedScene } from '../scene.ts'

/** two places deep in Russia without a railway */
const [HERE, THERE] = ['4616', '4618']
/** CP's commissariat at the end of EP's half: three German corps roll, and the first is lost */
const starved = (dice: readonly number[]): StagedScene =>
  new StagedScene({
    month: '1915-05',
    side: 'EP',
    units: { [HERE]: 'DE-inf-2 DE-inf-3', [THERE]: 'DE-inf-5' },
    stages: [RESTS, 'campaign/commissariat', 'campaign/half'],
  })
    .dice(...dice)
    .act('done')

const toldOf = (board: StagedScene) => [
  { at: 0, event: { type: 'month-began', rule: '6.0', turn: 1, month: monthNamed('1915-05') } as const },
  { at: 0, event: { type: 'half-began', rule: '6.53', side: 1, fortnight: 1 } as const },
  ...board.events.map((event) => ({ at: 1, event })),
]

describe('what supply takes', () => {
  it('§6.6 is one result with a die and a place for each corps, and belongs to nobody’s half', () => {
    const board = starved([5, 1, 1])
    const groups = log(toldOf(board), 'en')
    const [result, ...others] = happeningsOf(groups)
    expect(others).toEqual([])
    expect(result).toMatchObject({ kind: 'starving', dice: 3, losses: 1, first: 1, last: 1 })
    expect(result && isResult(result)).toBe(true)
    expect(result && spacesIn(result).map(idOf).sort()).toEqual([HERE, THERE])
    expect(result?.lines[0]?.text).toBe('Commissariat: 3 corps are out of supply; 1 was lost.')
    expect(groups.at(-1)).toMatchObject({ title: 'May 1915 · Commissariat' })
  })

  it('§6.6 is told where nobody was lost, too', () => {
    const [result] = happeningsOf(log(toldOf(starved([1, 1, 1])), 'en'))
    expect(result).toMatchObject({ kind: 'starving', dice: 3, losses: 0 })
    expect(result?.lines[0]?.text).toBe('Commissariat: 3 corps are out of supply; none was lost.')
  })

  it('§6.6 has a stretch of the timeline of its own', () => {
    const told = [
      ...toldOf(starved([1, 1, 1])),
      { at: 2, event: { type: 'half-began', rule: '6.53', side: 0, fortnight: 2 } as const },
    ]
    expect(timeline(told, 3, 'en').map(({ nation }) => nation)).toEqual([
      'germany',
      'france',
      'neutral',
      'germany',
    ])
  })

  it('§6.6 is not taken for the end of the combat before it', () => {
    const declared = {
      type: 'attack-declared',
      rule: '9.14',
      units: [],
      from: 1,
      place: 2,
      fortress: 0,
    } as const
    const told = [{ at: 0, event: declared }, ...toldOf(starved([1, 1, 1])).slice(2)]
    expect(factsOf(told).all).toEqual([declared])
  })
})
