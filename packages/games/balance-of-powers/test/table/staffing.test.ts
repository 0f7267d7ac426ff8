/** What belongs to which front, when a front is left to the staff. */
import type { Answer } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { nation } from '../../nations.ts'
import { place } from '../../places.ts'
import { staffing } from '../../table/staffing.ts'
import { unit } from '../../units.ts'
import { stack } from '../combat-scene.ts'
import { type SceneSpec, StagedScene } from '../scene.ts'
import { CP_SEAT, EP_SEAT, seenBy } from './staged.ts'

/** Germans and Austrians together at 3915, Germans alone at 3816 */
const MIXED: SceneSpec = { month: '1915-05', units: { '3919': 'AH-inf-1 DE-inf-2', '3816': 'DE-inf-3' } }
const forces = (board: StagedScene, answer: Answer, seat = CP_SEAT): readonly string[] =>
  staffing.departmentsOf(seenBy(board, seat), answer).slice(1)

describe('fronts', () => {
  it('a stack of two nations belongs to both, a corps to its own', () => {
    const board = new StagedScene(MIXED)
    expect([...forces(board, { verb: 'stack', arg: place('3919') })].sort()).toEqual(['AH', 'DE-east'])
    expect(forces(board, { verb: 'unit', arg: unit('AH-inf-1') })).toEqual(['AH'])
    expect(forces(board, { verb: 'unit', arg: unit('DE-inf-2') })).toEqual(['DE-east'])
  })

  it('a corps taken along belongs to its own front, and so does the force that has it', () => {
    const board = new StagedScene(MIXED).act('unit', 'AH-inf-1')
    expect(forces(board, { verb: 'halt' })).toEqual(['AH'])
    expect(forces(board, { verb: 'take', arg: unit('DE-inf-2') })).toEqual(['AH', 'DE-east'])
    board.act('take', 'DE-inf-2')
    expect(forces(board, { verb: 'halt' })).toEqual(['AH', 'DE-east'])
  })

  it('who pays for an attack, and what is decided in it, belongs to those who fight', () => {
    const board = stack('DE-inf-2 DE-inf-3', 'FR-inf-1 GB-inf-1')
    expect(forces(board, { verb: 'nation', arg: nation('DE') })).toEqual(['DE-west'])
    board.dice(3, 3).act('nation', 'DE')
    expect(forces(board, { verb: 'point', arg: unit('DE-inf-2') })).toEqual(['DE-west'])
    board.act('point', 'DE-inf-2')
    expect(forces(board, { verb: 'point', arg: unit('GB-inf-1') }, EP_SEAT)).toEqual(['GB'])
    expect([...forces(board, { verb: 'point-fortress' }, EP_SEAT)].sort()).toEqual(['FR', 'GB'])
  })
})
