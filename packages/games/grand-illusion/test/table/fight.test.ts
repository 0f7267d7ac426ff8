/** The panel of a battle: chances before the dice, dice after them. */
import type { Answer } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { mandateOnBoard } from '../../inspect/index.ts'
import { enemyOf } from '../../sides.ts'
import { markBoard } from '../../rules/09-battle/field.ts'
import { BOARD, phasing } from '../../state.ts'
import { hex } from '../../map.ts'
import { methods } from '../../table/methods.ts'
import type { Scene, Told } from '../../table/scene.ts'
import { factsOf } from '../../table/fight/told.ts'
import { fight } from '../fight.ts'
import { StagedScene as Board } from '../scene.ts'
import { sceneOf, scenes } from './scenes.ts'

/** with the number of the action all of it came with, or one after the other */
const told = (board: Board, seat: number, action?: number): Scene =>
  sceneOf(
    board.play,
    seat,
    'en',
    board.events.map((event, at) => ({ at: action ?? at, event })),
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

  it('§9.1.3.f §9.2 with the rest placed by the button shows the board filled before the dice fall', () => {
    const board = meeting().dice(4, 5, 2, 6, 6).act('battle', '63')
    expect(board.prompt).toBe('place-attackers')
    const scene = told(board, 1)
    const button = methods.buttons(scene).find(({ answer }) => answer.verb === 'by-the-book')
    expect(button?.warning).toMatch(/Press again, and the dice are rolled/)
    const placed = (answer: Answer | undefined): number =>
      (methods.fight(scene, answer, undefined)?.board?.columns ?? []).flatMap(
        ({ attackers, attackerReserve }) => [...attackers, ...attackerReserve],
      ).length
    expect([placed(undefined), placed(button?.answer)]).toEqual([0, 2])
    const [column] = methods.fight(scene, button?.answer, undefined)?.board?.columns ?? []
    expect(column?.fires.map(({ die, p }) => [die, p?.toFixed(3)])).toEqual([
      [undefined, '0.833'],
      [undefined, '0.667'],
      [undefined, '0.833'],
    ])
  })

  it('§9.1.3.f asks back before it places', { timeout: 60_000 }, () => {
    const found = { seen: 0, unseen: 0 }
    for (const scene of scenes(4, 29, 'en')) {
      const button = methods.buttons(scene).find(({ answer }) => answer.verb === 'by-the-book')
      if (!button) continue
      const { warning = '' } = button
      expect(warning).toContain('Press again')
      found[warning.includes('the dice are rolled') ? 'seen' : 'unseen']++
    }
    expect(Math.min(found.seen, found.unseen)).toBeGreaterThan(0)
  })

  it('§9.1.1.c §9.1.1.d counts the corps of the side that has declared, unless it skirmishes', () => {
    const { state } = meeting().dice(4, 5, 2, 6, 6).act('battle', '63')
    const attacker = phasing(state)
    markBoard(state, BOARD.mandated)
    expect(mandateOnBoard(state, attacker, [])).toMatchObject({ corps: 0 })
    expect(mandateOnBoard(state, enemyOf(attacker), [])).toBeUndefined()
    markBoard(state, BOARD.skirmish)
    expect(mandateOnBoard(state, attacker, [])).toBeUndefined()
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

describe('the dice on the board', () => {
  it('§9.3.1.c §9.5.1 say what was needed, also against a fort', () => {
    const board = fight({ hex: '79', attackers: ['g-ii'], pieces: { 'g-ii': '79', 'fort-langres': '79' } })
    board.dice(4, 5, 4, 6, 6, 6, 6).act('battle', '79')
    while (board.prompt === 'place-attackers') board.act('by-the-book')
    const fires = methods
      .fight(told(board, 1, 1), undefined, undefined)
      ?.board?.columns.flatMap((each) => each.fires)
    expect(fires?.find(({ nation }) => nation === 'germany')?.text).toBe('4, only a 1 hits a fort')
    expect(fires?.map(({ text }) => text).join()).not.toContain('against')
  })

  it('§9.3.3.unit mark those they have eliminated, and no others', () => {
    const board = new Board({
      pieces: { 'g-vii': '73', 'g-x': '73', 'f-i': { hex: '63', back: true }, 'f-ii': '63' },
      turn: 2,
      side: 'GE',
      control: { '72': 'GE', '73': 'GE' },
    })
    board.act('activate', '73').act('stack', '73').act('march', '63').dice(4, 5, 1, 1, 1, 1, 6, 6, 6, 6)
    board.act('battle', '63')
    while (board.can('by-the-book')) board.act('by-the-book')
    const shown = methods
      .fight(told(board, 1), undefined, undefined)
      ?.board?.columns.flatMap((each) => [
        ...each.attackers,
        ...each.defenders,
        ...each.attackerReserve,
        ...each.defenderReserve,
      ])
    const gone = board.seen('piece-eliminated').map((each) => each.piece)
    expect(gone.length).toBeGreaterThan(0)
    const lost = shown?.filter(({ face }) => face.marks.lost === true) ?? []
    expect(lost.map(({ unit }) => unit)).toEqual(gone)
    expect(lost[0]?.name).toMatch(/, eliminated$/)
  })

  it('leave out of what came of the battle all that the end of the turn brought', () => {
    const types = ['battle-began', 'fired', 'retreated', 'action-ended', 'recovered', 'unit-disrupted']
    const facts = factsOf(types.map((type, at) => ({ at, event: { type } })) as unknown as readonly Told[])
    expect(facts.all.map(({ type }) => type)).toEqual(['fired', 'retreated'])
  })

  it('§9.3.1.c hits on the average are told in tenths throughout', () => {
    const panel = methods.fight(told(meeting(), 1), { verb: 'battle', arg: hex('63') }, undefined)
    expect(panel?.sentence.text).toMatch(/score \d\.\d and the defenders \d\.\d hits/)
  })
})
