/** §8.4.5 blocked hexsides. */
import { describe, expect, it } from 'vitest'
import { GRID, hex } from '../map.ts'
import { piece } from '../pieces.ts'
import { hasBlocked, isBlockedTo } from '../rules/08-action/blocked.ts'
import { setControl, settleHex } from '../rules/08-action/control.ts'
import { AL, GE } from '../sides.ts'
import { blockIndex, put, type State } from '../state.ts'
import { activated } from './activated.ts'
import type { StagedScene } from './scene.ts'

const isBlocked = (scene: StagedScene, from: string, to: string): boolean =>
  isBlockedTo(scene.state, AL, hex(from), GRID.direction(hex(from), hex(to)))
/** Germans have come from 85 into 75 */
const blocked = (s: State): void => {
  s.blocked.set(blockIndex(hex('85'), GRID.direction(hex('85'), hex('75'))), 1 << GE)
}

describe('blocked hexsides', () => {
  it('§8.4.5.a entering an enemy hex from a friendly one closes the hexside behind', () => {
    const scene = activated('85', { pieces: { 'g-xvi': '85', 'f-ii': '75' }, side: 'GE' })
    scene.act('unit', 'g-xvi').act('march', '75')
    expect(isBlocked(scene, '75', '85')).toBe(true)
    expect(isBlocked(scene, '75', '84')).toBe(false)
    expect(hasBlocked(scene.state, GE, hex('85'), hex('75'))).toBe(true)
    expect(scene.seen('hexside-blocked')).toMatchObject([{ from: hex('85'), to: hex('75'), side: GE }])
  })

  it('§8.4.5.a no enemy moves across it', () => {
    const pieces = { 'g-xvi': '75', 'f-ii': { hex: '75', back: true } }
    const scene = activated('75', { pieces, prepare: blocked })
    scene.act('unit', 'f-ii')
    expect(scene.refusal('march', '85')).toMatchObject({ code: 'blocked-hexside', rule: '8.4.5.a' })
    const open = activated('75', { pieces })
    expect(open.act('unit', 'f-ii').offers('march')).toContain('85')
  })

  it('§8.4.5.a it stays open to a side that has been through it itself', () => {
    const scene = activated('75', {
      pieces: { 'f-ii': '75' },
      prepare: (s) => {
        blocked(s)
        s.blocked.set(blockIndex(hex('75'), GRID.direction(hex('75'), hex('85'))), 1 << AL)
      },
    })
    expect(isBlocked(scene, '75', '85')).toBe(false)
  })

  it('§8.4.5.a nothing is blocked by a march from an enemy hex or into an empty one', () => {
    const empty = activated('85', { pieces: { 'g-xvi': '85' }, side: 'GE' })
    empty.act('unit', 'g-xvi').act('march', '75')
    expect(isBlocked(empty, '75', '85')).toBe(false)
    const pieces = { 'g-xvi': '66', 'f-ii': '66', 'f-iv': '75', 'g-v': '75' }
    const enemy = activated('66', { pieces, side: 'GE', control: { '75': 'GE' } })
    enemy.act('unit', 'g-xvi').act('march', '75')
    expect(isBlocked(enemy, '75', '66')).toBe(false)
    expect(enemy.seen('hexside-blocked')).toEqual([])
  })

  it('§8.4.5.c its owner may open it', () => {
    const scene = activated('75', { pieces: { 'g-xvi': '75', 'f-ii': '75' }, side: 'GE', prepare: blocked })
    expect(scene.offers('unblock')).toEqual(['85>75'])
    expect(scene.refusal('unblock', '84>75')).toMatchObject({ code: 'not-blocked-by-you', rule: '8.4.5.c' })
    scene.act('unblock', '85>75')
    expect(isBlocked(scene, '75', '85')).toBe(false)
  })

  it('§8.4.5.c it opens when no combat unit of the owner is left in the hex entered', () => {
    const pieces = { 'g-xvi': '75', 'g-hq5': '75', 'f-ii': '75' }
    const scene = activated('75', { pieces, side: 'GE', prepare: blocked })
    settleHex(scene.play.umpire, hex('75'))
    expect(isBlocked(scene, '75', '85')).toBe(true)
    put(scene.state, piece('g-xvi'), hex('85'))
    settleHex(scene.play.umpire, hex('75'))
    expect(isBlocked(scene, '75', '85')).toBe(false)
  })

  it('§8.4.5.c it opens when the enemy gains control of the hex behind', () => {
    const scene = activated('75', { pieces: { 'g-xvi': '75', 'f-ii': '75' }, side: 'GE', prepare: blocked })
    setControl(scene.state, AL, hex('85'))
    settleHex(scene.play.umpire, hex('85'))
    expect(isBlocked(scene, '75', '85')).toBe(false)
  })
})
