/** Choices of several made at once, questions without a choice, and what is lit before it is asked for. */
import type { Answer } from '@sandtable/kernel'
import type { Button } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { space } from '../../map.ts'
import { piece } from '../../pieces.ts'
import { PILE } from '../../state.ts'
import { methods } from '../../table/methods.ts'
import { battle, beaten, strike } from '../battle.ts'
import { StagedScene as Board } from '../scene.ts'
import { sceneOf, scenes } from './scenes.ts'

const sceneOn = (board: Board, seat = 0) => sceneOf(board.play, seat, 'en')
const labelled = (board: Board, label: string, seat = 0): Button => {
  const button = methods.buttons(sceneOn(board, seat)).find((each) => each.label === label)
  if (!button) throw new Error(`no button ${label}`)
  return button
}
/** as the table does it */
function press(board: Board, { answer, then = [] }: Button, seat = 0): void {
  const isOffered = ({ verb, arg }: Answer): boolean => {
    const options = board.play.offered(seat)?.[verb]
    return arg === undefined ? options === true : typeof options === 'object' && options.includes(arg)
  }
  for (const each of [answer, ...then]) if (isOffered(each)) board.play.answer(seat, each)
}

describe('all at once', () => {
  const gumbinnen = (): Board =>
    battle({
      pieces: { RU_III: 'Kovno', RU_XX: 'Kovno', RU_HQ_Brusilov: 'Kovno', GE_I: 'Gumbinnen' },
      orders: { Kovno: 'attack' },
      side: 'AP',
    })
  it('§12.1.2.a §27.0.e everybody attacks, the HQ with its troops', () => {
    const board = gumbinnen().dice(1, 1)
    press(board, labelled(board, 'Attack Gumbinnen with all 3'))
    const [declared] = board.seen('attack-declared')
    expect(declared?.attackers).toEqual(
      expect.arrayContaining(['RU_III', 'RU_XX', 'RU_HQ_Brusilov'].map((id) => piece(id))),
    )
  })
  it('§12.1.2.a or the rest join those chosen', () => {
    const board = gumbinnen()
    board.act('target', 'Gumbinnen').act('join', 'RU_III')
    press(board, labelled(board, 'Both join'))
    expect(board.prompt).toBe('attackers')
    expect(board.can('join')).toBe(false)
  })
  it('§12.8.1.a all advance', () => {
    const board = beaten(1, {
      at: 'Gumbinnen',
      side: 'AP',
      attackers: { RU_III: 'Kovno', RU_XX: 'Kovno' },
      defenders: { GE_I: false },
    })
    while (board.prompt !== 'advance')
      board.act(board.prompt === 'stand' ? 'give-way' : 'retreat-to', board.offers('retreat-to')[0])
    press(board, labelled(board, 'Both advance'))
    expect([board.where('RU_III'), board.where('RU_XX')]).toEqual(['Gumbinnen', 'Gumbinnen'])
  })
  it('§16.2 all damaged units are repaired, if the points are enough', () => {
    const phase = (rp: number): Board =>
      new Board({
        stage: 'replacement',
        round: 0,
        pieces: { RU_I: { at: 'Kiev', reduced: true }, RU_II: { at: 'Kiev', reduced: true } },
        tracks: { rp: { RU: rp } },
        // no cards to draw afterwards
        prepare: (state) => {
          state.card.fill(PILE.out)
        },
      }).dice(1, 1, 1)
    const board = phase(2)
    press(board, labelled(board, 'Repair both'))
    expect([board.isReduced('RU_I'), board.isReduced('RU_II')]).toEqual([false, false])
    expect(() => labelled(phase(1), 'Repair both')).toThrow()
  })
})

describe('a question without a choice', () => {
  it('§12.1.2.a is settled: the only unit that can attack joins', () => {
    const board = battle({
      pieces: { RU_III: 'Kovno', GE_I: 'Gumbinnen' },
      orders: { Kovno: 'attack' },
      side: 'AP',
    })
    board.act('target', 'Gumbinnen')
    expect(methods.settled?.(sceneOn(board))).toEqual({ verb: 'join', arg: piece('RU_III') })
    board.act('join', 'RU_III')
    // the dice are the player's
    expect(methods.settled?.(sceneOn(board))).toBeUndefined()
  })
  it('§12.2.E is settled unseen: no card of the hand can be played, but others may not know', () => {
    const open = (hand: 'AP1' | 'AP3'): Board => {
      const board = battle({
        pieces: { RU_XX: 'Kowel', AH_II: 'Lutsk' },
        destroyed: ['Lutsk'],
        orders: { Kowel: 'attack' },
        side: 'AP',
        hands: { AP: [hand] },
        cards: { draw: hand === 'AP1' ? ['AP3'] : ['AP1'] },
      })
      return strike(board, 'Lutsk', ['RU_XX'])
    }
    expect(open('AP1').prompt).toBe('combat-cards')
    expect(methods.settledUnseen?.(sceneOn(open('AP1')))).toEqual({ verb: 'enough' })
    expect(methods.settled?.(sceneOn(open('AP1'))), 'nor with two people at a screen').toBeUndefined()
    expect(methods.settledUnseen?.(sceneOn(open('AP3')))).toBeUndefined()
  })
  it('is the only one the table answers, and never with dice', { timeout: 60_000 }, () => {
    for (const scene of scenes([2, 7], 700, 3, 'en')) {
      const settled = methods.settled?.(scene)
      if (!settled) continue
      const answers = Object.values(scene.offer ?? {}).flatMap((options) =>
        options === true ? [0] : typeof options === 'object' ? options : [],
      )
      expect([scene.decisions[0]?.prompt, answers.length]).toEqual([scene.decisions[0]?.prompt, 1])
      expect(['engage', 'enough', 'done', 'no-flank']).not.toContain(settled.verb)
    }
  })
})

describe('what is lit ahead', () => {
  const gumbinnen = (): Board =>
    new Board({
      pieces: { RU_III: 'Kovno', RU_XX: 'Suwalki', RU_II: 'Suwalki', GE_I: 'Gumbinnen' },
      side: 'AP',
      round: 2,
      turn: 2,
      stage: 'activation',
      points: 4,
    })
  it('§9.4.3.a an enemy: of several spaces that could be activated the player names one, the strongest first', () => {
    const board = gumbinnen()
    const answersOn = (): readonly Answer[] | undefined =>
      methods.ahead?.(sceneOn(board))?.answers?.get(space('Gumbinnen'))
    const [kovno, suwalki] = ['Kovno', 'Suwalki'].map((name) => ({ verb: 'attack', arg: space(name) }))
    expect(answersOn()).toEqual([suwalki, kovno])
    board.act('attack', 'Suwalki')
    expect(answersOn()).toEqual([kovno])
  })
  it('§9.4.3.a §12.2 an enemy shows the odds and who would attack before OPS are spent', () => {
    const board = gumbinnen()
    const target = { verb: 'target', arg: space('Gumbinnen') }
    const shown = () => {
      const scene = sceneOn(board)
      return { preview: methods.preview(scene, target), panel: methods.fight(scene, target, undefined) }
    }
    const several = shown()
    expect(several.preview?.title).toBe('Attack Gumbinnen: activate which space?')
    expect(several.preview?.lines.map(({ text }) => text)).toEqual([
      'Suwalki (1\u00a0OPS): strength 6 against 4',
      'Kovno (1\u00a0OPS): strength 3 against 4',
      'All of them: strength 9 against 4',
      'Attacker wins',
      'Defender wins',
    ])
    expect(several.panel?.attacker.rows).toHaveLength(3)
    expect(several.panel?.attacker.rows.flatMap(({ action }) => action ?? [])).toEqual([])
    board.act('attack', 'Suwalki')
    const { preview, panel } = shown()
    expect(preview?.title).toBe('Activate Kovno to attack Gumbinnen')
    expect(preview?.lines.map(({ text }) => text)).toContain('Strength 9 against 4')
    expect(panel?.attacker.rows, 'those who are activated already attack as well').toHaveLength(3)
  })
  it('§9.4.3 a click on an enemy that cannot be lit says why, and what is activated already', () => {
    const board = new Board({
      pieces: { RU_XX: 'Suwalki', RU_II: 'Minsk', GE_I: 'Gumbinnen', GE_XX: 'Thorn' },
      side: 'AP',
      round: 2,
      turn: 2,
      stage: 'activation',
      points: 4,
    })
    const told = (name: string): string => {
      const scene = sceneOn(board)
      const why = scene.whyNot({ verb: 'move', arg: space(name) })
      const preview = why && methods.refusal(scene, why)
      return [preview?.title, ...(preview?.lines ?? []).map(({ text }) => text)].join(' ')
    }
    expect(told('Thorn')).toContain('No units of yours next to Thorn')
    board.act('attack', 'Suwalki')
    expect(told('Gumbinnen')).toContain('Activated for attack next to it: Suwalki')
    expect(told('Berlin')).toContain('Cannot activate Berlin')
  })
  it('§11.1.1 where the next stack can go, before it is taken up', () => {
    const board = new Board({
      pieces: { RU_III: 'Kovno', RU_XX: 'Kovno', GE_I: 'Gumbinnen' },
      side: 'AP',
      round: 2,
      stage: 'movement',
      orders: { Kovno: 'move' },
    })
    const ahead = methods.ahead?.(sceneOn(board))
    expect(ahead).toMatchObject({ answer: { verb: 'stack', arg: space('Kovno') }, verb: 'march' })
    expect(ahead?.spaces).toContain(space('Vilna'))
    expect(methods.held(sceneOn(board)).units).toHaveLength(2)
  })
})
