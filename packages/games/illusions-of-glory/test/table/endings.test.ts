/** Ending something: what is left is said first, and no key means two things in a row. */
import { quickRandom, randomAnswer } from '@sandtable/kernel'
import type { Button } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { methods } from '../../table/methods.ts'
import { StagedScene as Board } from '../scene.ts'
import type { SceneSpec } from '../stage.ts'
import { randomMatch, sceneOf } from './scenes.ts'

const AP_SEAT = 0
const CP_SEAT = 1

function buttonOf(
  board: Board,
  verb: string,
  seat = AP_SEAT,
  language: 'en' | 'ja' = 'en',
): Button | undefined {
  return methods.buttons(sceneOf(board.play, seat, language)).find(({ answer }) => answer.verb === verb)
}
const kovno: SceneSpec = {
  pieces: { RU_III: 'Kovno', RU_XX: 'Vilna', GE_I: 'Gumbinnen' },
  side: 'AP',
  round: 2,
  turn: 2,
}
const worn = (at: string): { at: string; reduced: true } => ({ at, reduced: true })

describe('what is left when something ends', () => {
  it('§9.4.1.a OPS, and that nothing was activated', () => {
    const board = new Board({ ...kovno, stage: 'activation', points: 4 })
    expect(buttonOf(board, 'done')).toMatchObject({ label: 'Give no orders' })
    expect(buttonOf(board, 'done')?.warning).toMatch(/Nothing is activated.*4 OPS points/)
    board.act('move', 'Kovno')
    expect(buttonOf(board, 'done')).toMatchObject({ label: 'Orders given: go on' })
    expect(buttonOf(board, 'done')?.warning).toContain('3 OPS points left')
  })

  it('§8.2.e of an action without a card, too', () => {
    const board = new Board({ ...kovno, stage: 'activation', points: 1 })
    expect(buttonOf(board, 'done')?.warning).toMatch(/1 OPS point would be lost/)
    expect(buttonOf(board, 'done', AP_SEAT, 'ja')?.warning).toContain('1\u00a0OPS')
  })

  it('§11.1.1.f stacks that were paid for and have not moved', () => {
    const orders = { Kovno: 'move', Vilna: 'move' } as const
    const board = new Board({ ...kovno, stage: 'movement', orders })
    expect(buttonOf(board, 'done')?.warning).toContain('Kovno and Vilna')
    board.act('unit', 'RU_III').act('march', 'Grodno')
    const [halt, end] = methods
      .buttons(sceneOf(board.play, AP_SEAT, 'en'))
      .filter(({ answer }) => answer.verb === 'halt')
    expect(halt).toMatchObject({ key: 'H' })
    expect(end).toMatchObject({ key: 'E', then: [{ verb: 'done' }] })
    expect(end?.warning).toMatch(/not moved yet: Vilna\./)
  })

  it('§9.5.2.a SR points', () => {
    const board = new Board({ ...kovno, stage: 'redeployment', points: 3 })
    expect(buttonOf(board, 'done')?.warning).toContain('3 SR points left')
  })

  it('§16.2.1 replacement points, by nation', () => {
    const board = new Board({
      stage: 'replacement',
      round: 0,
      pieces: { GE_I: worn('Berlin'), AH_II: worn('Vienna') },
      tracks: { rp: { GE: 1, AH: 2 } },
    })
    expect(buttonOf(board, 'done', CP_SEAT)?.warning).toContain('1 German RP and 2 Austrian RPs')
  })
})

describe('what says that a round ends', () => {
  it('is not that no orders are given, which can be taken back like any last act', () => {
    const board = new Board({ ...kovno, stage: 'activation', points: 4 })
    expect(methods.endsPart?.(sceneOf(board.play, AP_SEAT, 'en'), { verb: 'done' })).toBe(false)
  })
  it('is the end of the movement', () => {
    const board = new Board({ ...kovno, stage: 'movement', orders: { Kovno: 'move' } })
    expect(methods.endsPart?.(sceneOf(board.play, AP_SEAT, 'en'), { verb: 'done' })).toBe(true)
  })
})

describe('a conversion', () => {
  const phase = (pieces: SceneSpec['pieces']): Board =>
    new Board({
      stage: 'replacement',
      round: 0,
      status: { TU: 'at-war' },
      pieces: { GE_I: worn('Berlin'), ...pieces },
      tracks: { rp: { GE: 2 } },
    })
  it('§16.7.1.a says both sides of the trade', () => {
    const board = phase({ TU_I: worn('Constantinople') })
    expect(buttonOf(board, 'convert', CP_SEAT)?.label).toBe('Convert 1 German RP to Turkish')
    expect(buttonOf(board, 'convert', CP_SEAT, 'ja')?.label).toContain('トルコRPに変換')
    expect(buttonOf(board, 'convert', CP_SEAT)?.warning).toBeUndefined()
  })
  it('§16.2.1 asks back if the point would be lost', () => {
    expect(buttonOf(phase({}), 'convert', CP_SEAT)?.warning).toContain('would be lost')
  })
})

/** A key of the last question that does something else at the next, if there is one. */
function clashAfter(play: Game, seat: number, pick: (n: number) => number): string | undefined {
  const buttons = (): readonly Button[] => methods.buttons(sceneOf(play, seat, 'en'))
  const prompt = (): string | undefined => play.asked(seat)?.question.prompt
  const [before, shown] = [prompt(), buttons()]
  const answer = randomAnswer(play.offered(seat) ?? {}, pick)
  play.answer(seat, answer)
  const pressed = shown.find((each) => each.answer.verb === answer.verb && each.aims !== true)
  if (answer.arg !== undefined || !pressed?.key || prompt() === before) return undefined
  const same = buttons().find(({ key }) => key === pressed.key)
  return same && `${before ?? ''}: ${pressed.label}, ${prompt() ?? ''}: ${same.label}`
}
type Game = ReturnType<typeof randomMatch>['play']

it('no key of an ending means something else at the next question of the same seat', {
  timeout: 120_000,
}, () => {
  for (const number of [3, 8, 13]) {
    const { play } = randomMatch(number, 0)
    const pick = quickRandom(number)
    for (let step = 0; step < 900 && !play.isOver; step++)
      expect(clashAfter(play, play.pending[0]?.seat ?? 0, pick)).toBeUndefined()
  }
})
