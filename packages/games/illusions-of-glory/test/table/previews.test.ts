/** What an answer would do, and why something is refused: with numbers and rules. */
import { whyNot } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { space } from '../../map.ts'
import { methods } from '../../table/methods.ts'
import { StagedScene as Board } from '../scene.ts'
import { sceneOf } from './scenes.ts'

const AP_SEAT = 0
const sceneOn = (board: Board) => sceneOf(board.play, AP_SEAT, 'en')

const activation = (): Board =>
  new Board({
    pieces: { RU_III: 'Kovno', GE_I: 'Gumbinnen' },
    side: 'AP',
    round: 2,
    stage: 'activation',
    points: 3,
  })
const movement = (): Board =>
  new Board({
    pieces: { RU_III: 'Kovno', RU_XX: 'Kovno', GE_I: 'Gumbinnen' },
    side: 'AP',
    round: 2,
    stage: 'movement',
    orders: { Kovno: 'move' },
  })

describe('previews', () => {
  it('§9.4.1 of an order show what it costs, item by item, and what is left', () => {
    const lines = methods.preview(sceneOn(activation()), { verb: 'move', arg: space('Kovno') })?.lines
    expect(lines?.at(-1)).toMatchObject({ text: '2 OPS points left', rules: ['9.4.1.a'] })
  })

  it('§11.1.2 of a march show the way, its cost and whether there is supply', () => {
    const board = movement()
    board.act('stack', 'Kovno')
    const march = methods.preview(sceneOn(board), { verb: 'march', arg: space('Vilna') })
    expect(march?.path?.map(({ space: at }) => at)).toEqual([space('Kovno'), space('Vilna')])
    expect(march?.title).toBe('To Vilna: 1 of 3 MPs')
    expect(march?.lines.at(-1)).toMatchObject({ text: 'In supply' })
    expect(methods.costs(sceneOn(board)).get(space('Vilna'))).toBe(1)
  })

  it('§9.4.3.a of an enemy that several spaces could attack end with the chances, the attacker’s first', () => {
    const board = new Board({
      pieces: { RU_III: 'Kovno', RU_XX: 'Grodno', GE_I: 'Suwalki' },
      side: 'AP',
      round: 2,
      stage: 'activation',
      points: 3,
    })
    const ahead = methods.preview(sceneOn(board), { verb: 'target', arg: space('Suwalki') })
    expect(ahead?.title).toBe('Attack Suwalki: activate which space?')
    const together = ahead?.lines.find(({ text }) => text.startsWith('All of them'))
    expect(together?.value).toMatch(/\d\u00a0%/)
    const told = ahead?.lines.filter(({ tone }) => tone === 'good' || tone === 'warn')
    expect(told?.map(({ text }) => text)).toEqual(['Attacker wins', 'Defender wins'])
    expect(told?.[0]?.value).toBe(together?.value)
  })

  it('§12 of an attack show strengths and chances', () => {
    const board = new Board({
      pieces: { RU_III: 'Kovno', GE_I: 'Gumbinnen' },
      side: 'AP',
      round: 2,
      turn: 2,
      stage: 'combat',
      orders: { Kovno: 'attack' },
    })
    const attack = methods.preview(sceneOn(board), { verb: 'target', arg: space('Gumbinnen') })
    expect(attack?.lines[0]).toMatchObject({ text: 'Strength 3 against 4' })
    const chances = attack?.lines.filter(({ value }) => value !== undefined) ?? []
    expect(chances).toHaveLength(4)
  })
})

describe('refusals', () => {
  it('§11.1.4.a say what cannot be done, why, and by which rule', () => {
    const board = movement()
    board.act('stack', 'Kovno')
    const answer = { verb: 'march', arg: space('Gumbinnen') }
    const why = whyNot(board.play, { seat: AP_SEAT, answer })
    if (!why) throw new Error('not refused')
    const { title, lines } = methods.refusal(sceneOn(board), why)
    expect(title).toBe('Cannot go to Gumbinnen')
    expect(lines[0]).toMatchObject({
      text: 'Enemy units are in Gumbinnen.',
      rules: ['11.1.4.a'],
      tone: 'bad',
    })
  })
})

describe('ending the attacks', () => {
  const done = (pieces: Readonly<Record<string, string>>) => {
    const orders = { Kovno: 'attack' } as const
    const board = new Board({ side: 'AP', round: 2, turn: 2, stage: 'combat', pieces, orders })
    return methods.buttons(sceneOn(board)).find(({ answer }) => answer.verb === 'done')
  }
  it('§9.4.3.a asks back while something can be attacked', () => {
    const left = done({ RU_III: 'Kovno', GE_I: 'Gumbinnen', GE_II: 'Suwalki' })?.warning
    expect(left).toContain('Gumbinnen and Suwalki')
  })
})
