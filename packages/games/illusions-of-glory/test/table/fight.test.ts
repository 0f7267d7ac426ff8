/** §12 the panel of a combat: strengths, columns, chances before; dice and losses after. */
import type { Answer } from '@sandtable/kernel'
import type { FightPanel } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { space } from '../../map.ts'
import { piece } from '../../pieces.ts'
import { cardLines } from '../../table/fight/cards.ts'
import { fight } from '../../table/fight/panel.ts'
import { battle, strike } from '../battle.ts'
import type { StagedScene as Board } from '../scene.ts'
import { sceneOf } from './scenes.ts'

/** Two Russian corps at Kovno against a German corps at Gumbinnen. */
const gumbinnen = (): Board =>
  battle({
    pieces: { RU_III: 'Kovno', RU_XX: 'Kovno', GE_I: 'Gumbinnen' },
    orders: { Kovno: 'attack' },
    side: 'AP',
  })

const AP_SEAT = 0
function panelOf(board: Board, answer?: Answer): FightPanel {
  const told = board.events.map((event) => ({ at: 1, event }))
  const panel = fight(sceneOf(board.play, AP_SEAT, 'en', told), answer)
  if (!panel) throw new Error('no fight is shown')
  return panel
}
const planned = (board: Board): FightPanel => panelOf(board, { verb: 'target', arg: space('Gumbinnen') })

describe('before an attack', () => {
  it('§12.1.2.a §12.2.D shows both strengths, with everybody who could join', () => {
    const panel = planned(gumbinnen())
    expect([panel.attacker.total, panel.defender.total]).toEqual(['6', '4'])
    expect(panel.attacker.rows.map(({ counter }) => counter.unit).sort()).toEqual(
      [piece('RU_III'), piece('RU_XX')].sort(),
    )
  })

  it('§12.2.G.3 has chances that add up, and says who wins how often', () => {
    const { charts, sentence } = planned(gumbinnen())
    expect(charts).toHaveLength(2)
    for (const { bars } of charts) expect(bars.reduce((sum, { p }) => sum + p, 0)).toBeCloseTo(1, 10)
    expect(sentence.text).toMatch(/Attacker wins \d+\s%.*defender wins \d+\s%/)
  })

  it('§9.8.b tells an onlooker how many cards both sides hold, and says "you" to nobody', () => {
    const { play } = gumbinnen()
    const lines = cardLines({ ...sceneOf(play, AP_SEAT, 'en', []), seat: undefined }).map(({ text }) => text)
    expect(lines.filter((text) => /Powers hold/.test(text))).toHaveLength(2)
    expect(lines.filter((text) => /\byou\b/i.test(text))).toEqual([])
  })

  it('§12.2.G.2.e marks the column of the attack on the track', () => {
    const { track } = planned(gumbinnen())
    expect(track?.labels[track.from]).toBe('6–7')
  })

  it('§12.1.2.a lists those who may still join with a button each, and takes others out again', () => {
    const board = gumbinnen()
    board.act('target', 'Gumbinnen').act('join', 'RU_III')
    const { attacker } = panelOf(board)
    expect(attacker.total).toBe('3')
    expect(attacker.rows[0]?.out).toMatchObject({ unit: piece('RU_III'), again: [] })
    expect(attacker.others?.rows.map(({ action }) => action?.answer)).toEqual([
      { verb: 'join', arg: piece('RU_XX') },
    ])
  })
})

describe('after the dice', () => {
  it('§12.6.1 tells both fires, their Loss Numbers and what a step costs whom', () => {
    const board = gumbinnen().dice(1, 6)
    strike(board, 'Gumbinnen', ['RU_III', 'RU_XX'])
    while (board.prompt === 'combat-cards') board.act('enough')
    expect(board.prompt).toBe('absorb')
    const panel = panelOf(board)
    expect(panel.subtitle).toMatch(/^Loss Numbers \d to \d$/)
    expect(panel.lines.filter(({ text }) => text.includes('fire with'))).toHaveLength(2)
    const notes = panel.attacker.rows.map(({ note, action }) => [note?.rules, action?.answer.verb])
    expect(notes).toEqual([
      [['12.6.3.a'], 'suffer'],
      [['12.6.3.a'], 'suffer'],
    ])
  })
})
