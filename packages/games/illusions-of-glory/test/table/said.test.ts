/** What is said beside the map is true at that moment. */
import { whyNot } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { card } from '../../cards.ts'
import { space } from '../../map.ts'
import { piece } from '../../pieces.ts'
import { counterKey } from '../../table/counter-key.ts'
import { fight } from '../../table/fight/panel.ts'
import { methods } from '../../table/methods.ts'
import { report } from '../../table/report.ts'
import { standing } from '../../table/standing.ts'
import { battle, strike } from '../battle.ts'
import { StagedScene as Board } from '../scene.ts'
import { sceneOf } from './scenes.ts'

const sceneOn = (board: Board, seat = 0, language: 'en' | 'ja' = 'en') => sceneOf(board.play, seat, language)

describe('movement', () => {
  const board = (turn: number): Board =>
    new Board({
      pieces: { RU_III: 'Kovno', GE_I: 'Gumbinnen' },
      side: 'AP',
      round: 2,
      turn,
      stage: 'movement',
      orders: { Kovno: 'move' },
    })
  const prompt = (turn: number): string => {
    const scene = sceneOn(board(turn))
    const [asked] = scene.decisions
    const facts = { ...asked?.facts, ...methods.promptFacts?.(scene) }
    return scene.game.text('en').prompt('movement', facts)
  }
  it('§4.3.b speaks of digging in only where it can be done', () => {
    expect(prompt(1)).not.toContain('dig in')
    expect(prompt(2)).toContain('dig in')
  })
  it('§11.1.1 the stack that a click on a lit space would move is named, with what each space costs it', () => {
    for (const language of ['en', 'ja'] as const) {
      const scene = sceneOn(board(1), 0, language)
      const facts = { ...scene.decisions[0]?.facts, ...methods.promptFacts?.(scene) }
      const text = scene.game.text(language).prompt('movement', facts)
      expect(text).toMatch(language === 'en' ? /Kovno: where to\? 3 MPs left\.$/ : /コフノ.*残り3/)
      const taken = methods.ahead?.(scene)
      expect(taken?.spaces).not.toEqual([])
      expect(taken?.spaces.filter((x) => !methods.costs(scene).has(x))).toEqual([])
    }
  })
  it('§11.1.1 where nothing more can move, no stack is named', () => {
    const marched = board(1)
    marched.act('unit', 'RU_III').act('march', 'Vilna').act('halt')
    const scene = sceneOn(marched)
    expect(methods.costs(scene).size).toBe(0)
    expect(methods.promptFacts?.(scene)).not.toHaveProperty('next')
  })
  it('§11.1.2.e units on the march have points left, and do not count as done', () => {
    const marching = board(2)
    marching.act('unit', 'RU_III').act('march', 'Vilna')
    const notes = report(sceneOn(marching), space('Vilna')).units.flatMap((unit) =>
      unit.notes.map(({ text }) => text),
    )
    expect(notes).toContain('On the march: 2 MPs left')
    expect(notes).not.toContain('Does not move any more this round')
  })
})

describe('combat', () => {
  it('§12.1.2.c a unit of CF 0 does not attack before another has joined', () => {
    const board = battle({
      pieces: { RU_III: 'Kovno', 'RU_inf_SCU.1': { at: 'Kovno', reduced: true }, GE_I: 'Gumbinnen' },
      orders: { Kovno: 'attack' },
      side: 'AP',
    })
    board.act('target', 'Gumbinnen')
    const panel = fight(sceneOn(board), undefined)
    expect(panel?.attacker.rows).toEqual([])
    expect(panel?.attacker.others?.rows.map(({ counter, note }) => [counter.unit, note?.text])).toEqual([
      [piece('RU_III'), undefined],
      [piece('RU_inf_SCU.1'), 'only with others'],
    ])
  })

  it('§12.2.G.1 a modified die stays between 1 and 6', () => {
    const board = battle({
      pieces: { RU_III: 'Kovno', RU_XX: 'Kovno', RU_HQ_Brusilov: 'Kovno', GE_I: 'Gumbinnen' },
      orders: { Kovno: 'attack' },
      side: 'AP',
    }).dice(6, 1)
    strike(board, 'Gumbinnen', ['RU_III', 'RU_XX', 'RU_HQ_Brusilov'])
    while (board.prompt === 'combat-cards') board.act('enough')
    expect(board.seen('fired')[0]).toMatchObject({ die: 6, total: 7 })
    const told = board.events.map((event) => ({ at: 1, event }))
    const lines = fight(sceneOf(board.play, 0, 'en', told), undefined)?.lines ?? []
    expect(lines.flatMap(({ value }) => (value === undefined ? [] : [value]))).toContain('6')
  })

  /** Germans attack from one space: no flank attack is possible. */
  const withIntercepts = (): Board => {
    const board = battle({
      pieces: { GE_I: 'Gumbinnen', RU_III: 'Kovno' },
      orders: { Gumbinnen: 'attack' },
      side: 'CP',
      hands: { CP: ['CP6', 'CP9'] },
    })
    board.act('target', 'Kovno').act('join', 'GE_I').act('engage')
    return board
  }
  it('§21.3.c says of a card that it would do nothing', () => {
    const board = withIntercepts()
    expect(board.prompt).toBe('combat-cards')
    const [hand] = methods.hands?.(sceneOn(board, 1)) ?? []
    const cards = hand && 'cards' in hand ? hand.cards : []
    const uses = cards.find((each) => each.card === card('CP6'))?.uses
    expect(uses?.[0]?.line).toMatchObject({
      tone: 'warn',
      text: expect.stringContaining('no flank attack') as string,
    })
  })
  it('§12.2.E names the end of the cards by what was played', () => {
    const board = withIntercepts()
    const label = (): string | undefined =>
      methods.buttons(sceneOn(board, 1)).find(({ answer }) => answer.verb === 'enough')?.label
    expect(label()).toBe('No card: open fire')
    board.act('combat-card', 'CP6')
    expect(label()).toBe('No more cards: open fire')
  })

  it('§21.3.b a flank attack with its modifier and its chances', () => {
    const board = battle({
      pieces: { RU_III: 'Kovno', RU_XX: 'Suwalki', GE_I: 'Gumbinnen' },
      orders: { Kovno: 'attack', Suwalki: 'attack' },
      side: 'AP',
    })
    board.act('target', 'Gumbinnen').act('join', 'RU_III').act('join', 'RU_XX').act('engage')
    expect(board.prompt).toBe('flank')
    const preview = methods.preview(sceneOn(board), { verb: 'pin', arg: space('Suwalki') })
    expect(preview?.lines.map(({ text, value }) => [text, value])).toEqual(
      expect.arrayContaining([
        ['Free of enemies: Kovno', undefined],
        ['Added to the die', '+1'],
        ['4 or more: the attacker fires first', '67\u00a0%'],
      ]),
    )
    expect(preview?.note).toContain('other than in the defended space')
  })

  it('§11.1.5.a a neutral is refused as a neutral', () => {
    const board = battle({
      pieces: { RU_III: 'Kovno', GE_I: 'Gumbinnen' },
      orders: { Kovno: 'attack' },
      side: 'AP',
    })
    const refusal = whyNot(board.play, { seat: 0, answer: { verb: 'target', arg: space('Sofia') } })
    expect(refusal).toMatchObject({ code: 'neutral-there', rule: '11.1.5.a' })
    const empty = whyNot(board.play, { seat: 0, answer: { verb: 'target', arg: space('Kiev') } })
    expect(empty).toMatchObject({ code: 'nothing-to-attack', rule: '12.1' })
  })
})

describe('points', () => {
  it.each([
    [14, 'Allied Powers lead by 1 · VP marker', '連合国勢力が1ポイント優勢・VPマーカー'],
    [15, 'Even · VP marker', '互角・VPマーカー'],
    [20, 'Central Powers lead by 5 · VP marker', '中欧列強が5ポイント優勢・VPマーカー'],
  ])('§5.2 at %i say who is ahead, and by how much', (vp, en, ja) => {
    const board = new Board({ tracks: { vp }, turn: 3, round: 2 })
    const title = (language: 'en' | 'ja') => standing(sceneOn(board, 0, language)).scores[0]?.title
    expect([title('en'), title('ja')]).toEqual([en, ja])
  })
})

it('the key cites rules by their numbers: they are the same in every language', () => {
  const { kinds, lines } = counterKey('ja')
  for (const { rules = [] } of [...kinds.map(({ line }) => line), ...lines])
    for (const rule of rules) expect(rule).toMatch(/^\d/)
})
