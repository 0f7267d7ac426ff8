/** The panel of a fight at every question an attack can raise. */
import { eyesOf, LANGUAGES, type Logged, seenBy } from '@sandtable/kernel'
import type { FightPanel } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import type { BattleForGaliciaEvent } from '../../events.ts'
import { hex } from '../../map.ts'
import { reading } from '../../table/fight/reading.ts'
import { methods } from '../../table/methods.ts'
import type { Told } from '../../table/scene.ts'
import { wordsOf } from '../../table/words/words.ts'
import { assault, combat, declare } from '../battle.ts'
import type { StagedScene as Board } from '../scene.ts'
import { sceneOf } from './scenes.ts'

/** A board whose panels can be looked at from both seats. */
function watched(units: Parameters<typeof combat>[0]): {
  readonly board: Board
  readonly panel: (seat: number, language?: 'en' | 'ja') => FightPanel | undefined
} {
  const board = combat(units, { turn: 3 })
  const log: Logged<BattleForGaliciaEvent>[] = []
  board.play.umpire.emit = (event, audience) => {
    log.push(audience ? { at: 0, event, audience } : { at: 0, event })
  }
  const toldTo = (seat: number): Told[] =>
    log.flatMap((logged) => {
      const event = seenBy(logged, eyesOf([seat]))
      return event ? [{ at: 0, event }] : []
    })
  return {
    board,
    panel: (seat, language = 'en') =>
      methods.fight(sceneOf(board.play, seat, language, toldTo(seat)), undefined, undefined),
  }
}

const texts = (panel: FightPanel | undefined): string[] => panel?.lines.map(({ text }) => text) ?? []

const THREE = { 'AH-25': '12.15', 'AH-4': '12.15', 'AH-13': '12.15', 'RU-12': '13.15', 'RU-19': '13.15' }

describe('an attack being planned', () => {
  it('§5.4 against a hidden stack is said to count the top unit only', () => {
    const board = combat(THREE, { turn: 3 })
    const scene = sceneOf(board.play, 0, 'en')
    const answer = { verb: 'attack', arg: hex('13.15') }
    const box = methods.preview(scene, answer)
    expect(box?.lines[0]?.text).toBe('13 against 6, the top unit only')
    expect(box?.note).toMatch(/^Only the top unit is counted/)
    expect(box?.lines.slice(1).every(({ value }) => /^\d+ %$/.test(value ?? ''))).toBe(true)
    const panel = methods.fight(scene, answer, undefined)
    expect(panel?.sentence.text).toMatch(/^Against the top unit alone: they retreat in \d+ of 100 rolls/)
    expect([panel?.title, panel?.id]).toEqual(['Attack on Komarow', '13.15'])
  })

  it('§8.4 of a few steps may still become large by what lies beneath', () => {
    const board = combat({ 'AH-4': '12.15', 'RU-12': '13.15', 'RU-19': '13.15' }, { turn: 3 })
    const answer = { verb: 'attack', arg: hex('13.15') }
    const panel = methods.fight(sceneOf(board.play, 0, 'en'), answer, undefined)
    expect(texts(panel)).toContain('Small combat with the 4 steps known; units beneath may make it large')
  })

  it('§9.4.1 names whose artillery it is, from either side', () => {
    const { board, panel } = watched(THREE)
    declare(board, '13.15')
    const rows = (seat: number): string[] => panel(seat)?.modifiers?.rows.map(({ text }) => text) ?? []
    expect(rows(0).slice(0, 2)).toEqual([
      'Their artillery against you, AV 8',
      'Your artillery against them, AV 11',
    ])
    expect(rows(1).slice(0, 2)).toEqual([
      'Your artillery against them, AV 8',
      'Their artillery against you, AV 11',
    ])
    expect(panel(0)?.modifiers?.heads).toEqual(['You', 'Enemy'])
    expect(panel(0)?.modifiers?.title).toContain('+ means more losses')
  })

  it('§15.1.1 §7.5 promises no point and none the less while infantry or cavalry may be named', () => {
    const { board, panel } = watched({
      'AH-3 c': '12.15',
      'AH-9 c': '12.15',
      'AH-4': { hex: '12.15', steps: 1 },
      'RU-12': '13.15',
    })
    declare(board, '13.15')
    expect(board.prompt).toBe('choose-attackers')
    for (const seat of [0, 1])
      expect(panel(seat)?.sentence.text).toContain('If infantry attacks, it scores 1 VP in any case')
    expect(panel(1, 'ja')?.sentence.text).toContain('歩兵による攻撃なら')
    board.act('join', 'AH-4')
    expect(panel(0)?.sentence.text).toContain('The attack scores 1 VP in any case.')
    const before = board.points('AH')
    board.dice(1, 3, 1, 1).act('fight')
    expect(board.points('AH')).toBe(before + 1)
  })

  it('§15.1.1 tells who attacks what the force that is shown scores, and the defender what it may', () => {
    const { board, panel } = watched({ 'AH-3 c': '12.15', 'AH-4': '12.15', 'RU-12': '13.15' })
    declare(board, '13.15')
    expect(panel(0)?.sentence.text).toContain('The attack scores 1 VP in any case.')
    expect(panel(1)?.sentence.text).toContain('cavalry scores none')
  })

  it('§7.7 shows what artillery was before a river halved it', () => {
    const plan = combat({ 'RU-12': '10.06', 'RU-19': '10.06', 'AH-4': '11.07' }, { turn: 3, side: 'RU' })
    const shown = methods.fight(sceneOf(plan.play, 1, 'en'), { verb: 'attack', arg: hex('11.07') }, undefined)
    expect(shown?.modifiers?.rows.map(({ text }) => text)).toContain(
      'Your artillery against them, AV 4 (8 before halving)',
    )
    expect(shown?.modifiers?.rules).toContain('7.7')
    expect([shown?.title, shown?.id]).toEqual(['Attack on hex', '11.07'])
  })

  it('§8.1 speaks of rounding only where something is rounded', () => {
    const ratio = (units: Parameters<typeof combat>[0]): string | undefined => {
      const scene = sceneOf(combat(units, { turn: 3 }).play, 0, 'en')
      const panel = methods.fight(scene, { verb: 'attack', arg: hex('13.15') }, undefined)
      return panel?.lines.find(({ rules }) => rules?.includes('8.1'))?.text
    }
    expect(ratio({ 'AH-25': '12.15', 'AH-4': '12.15', 'RU-12': '13.15' })).toBe('9 : 6 is 1.5:1')
    expect(ratio({ 'AH-25': '12.15', 'RU-12': '13.15' })).toBe('5 : 6 = 1:1.2, rounded down to 1:1.5')
  })

  it('§7.2 does not call left out who may still join', () => {
    const { board, panel } = watched(THREE)
    declare(board, '13.15').act('join', 'AH-25')
    expect(board.offers('join')).not.toEqual([])
    expect(texts(panel(0)).some((text) => text.startsWith('Cannot join them'))).toBe(false)
  })

  it('§7.2 gives no reason where one unit attacks alone', () => {
    const board = combat({ 'AH-4': '12.15', 'RU-12': '13.15' }, { turn: 3 })
    const panel = methods.fight(
      sceneOf(board.play, 0, 'en'),
      { verb: 'attack', arg: hex('13.15') },
      undefined,
    )
    expect(panel?.lines.some(({ rules }) => rules?.includes('7.2'))).toBe(false)
  })
})

describe('an attack after the dice', () => {
  it('§8.3 §9.1 is at the result while the defender retreats, told in words', () => {
    const { board, panel } = watched(THREE)
    board.dice(1, 3, 1, 1)
    assault(board, '13.15')
    expect(board.prompt).toBe('retreat')
    for (const seat of [0, 1]) {
      expect(panel(seat)?.subtitle).toBe('Stage 3 of 5 · result')
      expect(texts(panel(seat))).toContain('Dice 1 + 3 = 4 at 1:1')
      expect(texts(panel(seat)).find((text) => text.startsWith('Result '))).toMatch(/defenders retreat 1 hex/)
      expect(panel(seat)?.sentence.text).toBe('Russia chooses the way of the retreat.')
      expect(panel(seat)?.track).toBeDefined()
      expect(panel(seat)?.charts).toEqual([])
    }
  })

  it('§9.3.2 §9.4.2 tells retreat and advance, and adds up the loss rolls', () => {
    const { board, panel } = watched(THREE)
    board.dice(1, 3, 4, 6)
    assault(board, '13.15')
    board.act('retreat', board.offers('retreat')[0])
    expect(board.prompt).toBe('advance')
    expect(panel(1)?.sentence.text).toBe('Austria-Hungary may advance.')
    expect(texts(panel(0)).some((text) => text.includes(' retreated from Komarow (13.15) to '))).toBe(true)
    board.act('advance', 'AH-25').act('halt')
    expect(board.prompt).toBe('take-loss')
    const own = panel(0)
    expect(own?.subtitle).toBe('Stage 5 of 5 · losses')
    expect(texts(own)).toContain('25th Infantry Division advanced: 12.15 to Komarow (13.15).')
    expect(own?.modifiers?.rows[0]).toEqual({ text: 'Die', values: ['4', '6'] })
    expect(own?.modifiers?.rows.at(-1)?.text).toBe('CE reductions, large combat')
    expect(own?.attacker.rows[0]?.at).toMatch(/^1[23]\.15 · \d\/2 steps · (full CE|CE −\d)$/)
    expect(own?.sentence.text).toBe('Austria-Hungary chooses who takes the next loss.')
    expect(panel(1)?.sentence.text).toBe('Austria-Hungary chooses who takes the next loss.')
    expect(panel(0, 'ja')?.subtitle).toBe('第5段階（全5段階）・損失')
  })

  it('§9.4.2 §10.2 tells the one who chooses what the loss does to each, and the other side nothing', () => {
    const { board, panel } = watched(THREE)
    board.dice(1, 3, 4, 6)
    assault(board, '13.15')
    board.act('retreat', board.offers('retreat')[0]).act('halt')
    expect(board.prompt).toBe('take-loss')
    const marked = panel(0)?.attacker.rows.filter(({ action }) => action?.answer.verb === 'suffer') ?? []
    expect(marked).toHaveLength(board.offers('suffer').length)
    for (const { note } of marked) expect(note?.text).toMatch(/^CE 0 → −1$|^loses a step/)
    expect(panel(1)?.attacker.rows.some(({ note, action }) => note ?? action)).toBe(false)
  })
})

describe('§9.1 a result in words', () => {
  it('never calls a side unaffected that still rolls for losses', () => {
    const said = LANGUAGES.map((language) => reading(wordsOf(language).fight, '-/R1'))
    expect(said[0]).toBe('Result −/R1: attackers roll losses unmodified; defenders retreat 1 hex.')
    expect(said[1]).toContain('損失判定は修正なし')
  })
})
