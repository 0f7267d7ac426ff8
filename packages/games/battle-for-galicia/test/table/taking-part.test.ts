/** §7.2 to §7.6 choosing who fights: what the panel offers, and what it says of those who cannot. */
import { whyNot } from '@sandtable/kernel'
import type { FightSide, Preview } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { hex } from '../../map.ts'
import { methods } from '../../table/methods.ts'
import { unit } from '../../units.ts'
import { combat, declare } from '../battle.ts'
import type { StagedScene as Board } from '../scene.ts'
import { sceneOf } from './scenes.ts'

/** two of one corps, and two others: one too many */
const UNITS = { 'AH-4': '12.15', 'AH-25': '12.15', 'AH-43': '12.15', 'AH-46': '12.15', 'RU-17': '13.15' }

const seen = (board: Board) => sceneOf(board.play, 0, 'en')
const attackersIn = (board: Board): FightSide | undefined =>
  methods.fight(seen(board), undefined, undefined)?.attacker

describe('who takes part', () => {
  it('§7.2 before anybody is chosen the strongest group is shown and can be taken at one stroke', () => {
    const board = declare(combat(UNITS, { turn: 3 }), '13.15')
    expect(board.prompt).toBe('choose-attackers')
    const side = attackersIn(board)
    expect(side?.rows.every(({ action }) => action?.answer.verb === 'join')).toBe(true)
    expect(side?.note?.text).toContain('Nobody is chosen yet')
    const [suggestion] = methods.buttons(seen(board))
    expect(suggestion).toMatchObject({ key: 'A', answer: { verb: 'join' } })
    expect(suggestion?.then?.length).toBe((side?.rows.length ?? 0) - 1)
    for (const { arg } of [suggestion?.answer, ...(suggestion?.then ?? [])].filter(
      (each) => each !== undefined,
    ))
      board.play.answer(0, { verb: 'join', arg: arg as number })
    expect(board.can('join')).toBe(false)
  })

  it('§7.6 who is chosen can be withheld again, unless nobody else attacks', () => {
    const board = declare(combat(UNITS, { turn: 3 }), '13.15').act('join', 'AH-4')
    expect(attackersIn(board)?.rows.map(({ out }) => out)).toEqual([undefined])
    board.act('join', 'AH-25')
    const outs = attackersIn(board)?.rows.map(({ out }) => out)
    expect(outs?.map((out) => out?.label)).toEqual(['Withhold', 'Withhold'])
    expect(outs?.[0]?.again).toEqual([{ verb: 'join', arg: unit('AH-25') }])
    expect(attackersIn(board)?.note?.text).toMatch(/^Optional/)
  })

  it('§7.0 §7.4.attack §7.5 says why somebody cannot join', () => {
    const units = { 'AH-4': '12.15', 'AH-5 c': '12.15', 'AH-2 m': { hex: '12.15', ce: 2 }, 'RU-17': '13.15' }
    const board = declare(combat(units, { turn: 3 }), '13.15').act('join', 'AH-4')
    const reasons = attackersIn(board)?.others?.rows.map(({ note }) => [note?.text, note?.rules])
    expect(reasons).toContainEqual(['cavalry and infantry never fight together', ['7.5']])
    expect(reasons?.some(([text]) => String(text).startsWith('attack strength'))).toBe(true)
  })

  it('the target has its own ring from the first question on', () => {
    const board = combat(UNITS, { turn: 3 }).act('attack', '13.15')
    expect(methods.held(seen(board)).aim).toEqual([hex('13.15')])
    declare(combat(UNITS, { turn: 3 }), '13.15')
    expect(methods.held(seen(combat(UNITS, { turn: 3 }))).aim).toBeUndefined()
  })
})

function clickOn(board: Board, at: string): Preview {
  const why = whyNot(board.play, { seat: 0, answer: { verb: 'attack', arg: hex(at) } })
  if (!why) throw new Error('it can be attacked')
  return methods.refusal(seen(board), why)
}
const texts = ({ lines }: Preview): string[] => lines.map(({ text }) => text)

describe('§7.0 a click where no enemy is', () => {
  it('on one’s own units tells why they cannot attack, or how they can', () => {
    const far = combat({ 'AH-4': '5.15', 'AH-25': '12.15', 'RU-17': '13.15' }, { turn: 3 })
    expect(clickOn(far, '5.15').title).toBe('Your own: 4th Infantry Division')
    expect(texts(clickOn(far, '5.15'))).toEqual([
      'No enemy is next to them, so they cannot attack.',
      'Other units of yours can attack Komarow (13.15).',
    ])
    expect(texts(clickOn(far, '12.15'))).toEqual(['To attack from here choose the enemy at Komarow (13.15).'])
    const weak = combat({ 'AH-5 c': { hex: '12.15', ce: 2 }, 'RU-17': '13.15' }, { turn: 3 })
    expect(texts(clickOn(weak, '12.15'))).toEqual([
      '5th Honvéd Cavalry Division cannot attack: its strength is 0.',
    ])
  })

  it('on an empty hex names those that can be attacked', () => {
    const board = combat({ 'AH-25': '12.15', 'RU-17': '13.15' }, { turn: 3 })
    expect(texts(clickOn(board, '5.15'))).toEqual([
      'Only a hex with an enemy in it can be attacked, and 5.15 has none.',
      'You can attack Komarow (13.15).',
    ])
  })
})
