/** The panel of a battle: chances before the dice, dice after them. */
import { describe, expect, it } from 'vitest'
import { hex } from '../../map.ts'
import { methods } from '../../table/methods.ts'
import type { Scene } from '../../table/scene.ts'
import { StagedScene as Board } from '../scene.ts'
import { sceneOf, scenes } from './scenes.ts'

const told = (board: Board, seat: number): Scene =>
  sceneOf(
    board.play,
    seat,
    'en',
    board.events.map((event, at) => ({ at, event })),
  )

/** Two German corps upon a French one, in an open hex without terrain. */
const meeting = (): Board =>
  new Board({
    pieces: { 'g-vii': '73', 'g-x': '73', 'f-i': '63' },
    turn: 2,
    side: 'GE',
    control: { '72': 'GE', '73': 'GE' },
  })
    .act('activate', '73')
    .act('stack', '73')
    .act('march', '63')

describe('the panel of a battle', () => {
  it('§9.3.1.c §9.3.2.a shows the chance of every die on the board before the battle', () => {
    const board = meeting()
    const panel = methods.fight(told(board, 1), { verb: 'battle', arg: hex('63') }, undefined)
    expect(panel?.board?.columns).toHaveLength(1)
    const [column] = panel?.board?.columns ?? []
    expect(column?.fires.map(({ nation, p }) => [nation, p?.toFixed(3)])).toEqual([
      ['germany', '0.833'],
      ['france', '0.667'],
      // §9.2.5.b the second corps, from behind
      ['germany', '0.833'],
    ])
    expect(panel?.subtitle).toBe('Before the battle')
    const fortunes = panel?.lines.map(({ value }) => Number.parseFloat(value ?? '0')) ?? []
    expect(fortunes.reduce((sum, p) => sum + p, 0)).toBeCloseTo(100, 0)
  })

  it('§9.1.4 names the fortune, shows the dice that fell and who decides', () => {
    // fortune 4 + 5: GQG; then the dice of both sides
    const board = meeting().dice(4, 5, 2, 6, 6)
    board.act('battle', '63')
    while (!board.prompt.startsWith('retreat')) board.act('by-the-book')
    const panel = methods.fight(told(board, 0), undefined, undefined)
    expect(panel?.lines[0]?.text).toBe('GQG')
    expect(panel?.charts).toEqual([])
    const fires = panel?.board?.columns.flatMap((column) => column.fires) ?? []
    expect(fires.map(({ die }) => die?.hit)).toEqual([true, false, false])
    expect(panel?.sentence.text).toContain('Allies')
  })

  it('has charts whose bars are whole, in every position', { timeout: 60_000 }, () => {
    let panels = 0
    for (const scene of scenes(3, 41, 'en')) {
      const panel = methods.fight(scene, undefined, undefined)
      if (!panel) continue
      panels++
      for (const { bars } of panel.charts) expect(bars.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 9)
      for (const column of panel.board?.columns ?? [])
        for (const { p, die } of column.fires) expect(p === undefined).toBe(die !== undefined)
    }
    expect(panels).toBeGreaterThan(20)
  })
})
