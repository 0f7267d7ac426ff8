/** §8.7.2 §8.7.3 how units march in a general withdrawal. */
import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { idOf, piece } from '../pieces.ts'
import { gather } from '../rules/08-action/group.ts'
import { movableUnits, whyNotMove } from '../rules/08-action/march.ts'
import { whyNotMarch } from '../rules/08-action/refusals.ts'
import { destinations, findWays } from '../rules/08-action/ways.ts'
import { AL } from '../sides.ts'
import { MARK, mark } from '../state.ts'
import { activated } from './activated.ts'
import type { StagedScene } from './scene.ts'

const goals = ({ state }: StagedScene, ...ids: string[]): string[] =>
  destinations(findWays(state, gather(state, ids.map(piece), 'withdrawal'))).map((h) => String(h + 1))
const at = (pieces: Record<string, string | { hex: string; besieged: boolean }>, control = {}): StagedScene =>
  activated('19', { pieces: { 'f-rd6': '19', ...pieces }, control })

describe('marching in a general withdrawal', () => {
  it('§8.7.2 only into friendly hexes without enemy units or unbesieged forts', () => {
    const scene = at({ 'f-ii': '66', 'g-v': '76', 'g-hq4': '56', 'g-xvi': '66' }, { '65': 'GE' })
    expect(goals(scene, 'f-ii')).toContain('67')
    for (const id of ['76', '56', '65']) expect(goals(scene, 'f-ii')).not.toContain(id)
    const group = gather(scene.state, [piece('f-ii')], 'withdrawal')
    expect(whyNotMarch(scene.state, group, hex('76'))).toMatchObject({
      code: 'withdrawal-only-home',
      rule: '8.7.2',
    })
  })

  it('§8.7.3 Germans pass besieged forts', () => {
    const scene = at(
      { 'g-xvi': '67', 'g-v': '76', 'fort-verdun-e': { hex: '76', besieged: true } },
      { '66': 'GE', '67': 'GE', '76': 'GE', '75': 'GE' },
    )
    expect(goals(scene, 'g-xvi')).toContain('76')
    const group = gather(scene.state, [piece('g-xvi')], 'withdrawal')
    expect(whyNotMarch(scene.state, group, hex('58'))).toMatchObject({ rule: '8.7.3' })
  })

  it('§8.7.2 with the help of HQs as ever, each unit once, Belgians not at all', () => {
    const scene = at({ 'f-ii': '66', 'f-hq4': '66', 'f-xi': '66', 'be-4': '66' })
    expect(goals(scene, 'f-ii', 'f-hq4')).toContain('59')
    expect(goals(scene, 'f-ii')).not.toContain('59')
    mark(scene.state, piece('f-xi'), MARK.moved)
    expect(movableUnits(scene.state, AL, hex('66'), 'withdrawal').map(idOf)).toEqual(['f-hq4', 'f-ii'])
    expect(whyNotMove(scene.state, piece('be-4'), 'withdrawal')).toMatchObject({
      code: 'belgians-stay',
      rule: '8.7.2',
    })
    expect(whyNotMove(scene.state, piece('f-xi'), 'withdrawal')).toMatchObject({ code: 'already-moved' })
  })
})
