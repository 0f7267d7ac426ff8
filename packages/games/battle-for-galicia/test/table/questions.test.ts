/** What the table shows of the question itself: the place, the units, the words. */
import { describe, expect, it } from 'vitest'
import { hex } from '../../map.ts'
import { methods } from '../../table/methods.ts'
import { unit } from '../../units.ts'
import { assault, combat } from '../battle.ts'
import { StagedScene as Board } from '../scene.ts'
import { sceneOf } from './scenes.ts'

/** The sentence as the one who is asked reads it. */
function promptOf(board: Board): string {
  const [asked] = board.play.pending
  const { prompt, facts = {} } = asked?.question ?? { prompt: '' }
  const more = methods.promptFacts?.(sceneOf(board.play, asked?.seat ?? 0, 'en'))
  return methods.game.text('en').prompt(prompt as 'move', { ...facts, ...more })
}

describe('a question', () => {
  it('§12.1 about hidden cavalry puts it on top of its stack and shows where it stands', () => {
    const board = new Board({
      units: { 'AH-11': '9.05', 'AH-1 c': '9.05', 'RU-17': '9.02' },
      turn: 3,
      side: 'RU',
    })
    board.act('unit', 'RU-17').act('march', '9.04')
    expect(board.prompt).toBe('react')
    const scene = sceneOf(board.play, 0, 'en')
    const stack = methods.stacks(scene).find(({ space }) => space === hex('9.05'))
    expect(stack?.counters.map((counter) => counter.unit)).toEqual([unit('AH-1 c'), unit('AH-11')])
    expect(methods.held(scene)).toEqual({ spaces: [hex('9.05')], units: [unit('AH-1 c')] })
    expect(methods.report(scene, hex('9.05')).chip).toBe('1 of 2 may react')
    expect(methods.crumbs(scene).findLast(({ state }) => state === 'now')?.text).toBe('Cavalry reaction')
    const enemy = methods.stacks(sceneOf(board.play, 1, 'en')).find(({ space }) => space === hex('9.05'))
    expect(enemy?.counters.map((counter) => counter.unit)).toEqual([unit('AH-11')])
  })

  it('§5.2 §15.1.3 about too big a stack shows the place and tells the price', () => {
    const units = { 'AH-4': '11.15', 'AH-25': '11.15', 'AH-13': '11.15', 'AH-27': '11.15' }
    const board = new Board({ units, turn: 3 }).act('done')
    expect(board.prompt).toBe('remove-excess')
    const scene = sceneOf(board.play, 0, 'en')
    expect(methods.held(scene).spaces).toEqual([hex('11.15')])
    expect(promptOf(board)).toContain('eliminated')
    const preview = methods.preview(scene, { verb: 'remove', arg: unit('AH-4') })
    expect(preview?.lines.map(({ text }) => text)).toEqual([
      'Removed for good: it never comes back',
      'Russia scores 1 VP',
      'Then 6 of 6 steps there',
    ])
    expect(preview?.note).toContain('Undo')
  })

  it('§9.3.2 §9.4.2 of an attack shows the place of those who may advance or take the loss', () => {
    const board = combat(
      { 'AH-25': '12.15', 'AH-4': '12.15', 'AH-13': '12.15', 'RU-17': '13.15', 'RU-38': '13.15' },
      { turn: 3 },
    ).dice(1, 3, 4, 6)
    assault(board, '13.15')
    board.act('retreat', board.offers('retreat')[0])
    const held = () => methods.held(sceneOf(board.play, 0, 'en')).spaces
    expect(held()).toEqual([hex('12.15'), hex('13.15')])
    board.act('halt')
    expect(board.prompt).toBe('take-loss')
    expect(held()).toEqual([hex('12.15')])
  })

  it('§7.0 tells when nothing can be attacked, and why', () => {
    const board = combat({ 'AH-4': '12.15', 'RU-17': '13.15' }, { turn: 3 }).dice(4, 4, 1, 1)
    expect(promptOf(board)).toBe('Choose an enemy hex to attack (1 possible), or end your combat.')
    assault(board, '13.15')
    while (board.prompt !== 'attack') board.act('retreat', board.offers('retreat')[0])
    expect(board.can('attack')).toBe(false)
    expect(promptOf(board)).toMatch(/^No enemy hex can be attacked now \(.+\): end your combat\.$/)
    const weak = combat({ 'AH-5 c': { hex: '12.15', ce: 2 }, 'RU-17': '13.15' })
    expect(promptOf(weak)).toContain('1 hex only beside units with no attack strength left')
    const alone = combat({ 'AH-4': '12.15' })
    expect(promptOf(alone)).toContain('none of your units is next to an enemy')
  })

  it('§4.2 §4.3 tells putting a march back from halting it', () => {
    const board = new Board({ units: { 'AH-4': '11.15' }, turn: 3 }).act('unit', 'AH-4')
    expect(promptOf(board)).toMatch(/, or put it back\.$/)
    board.act('march', '11.14')
    expect(promptOf(board)).toMatch(/, or halt here\.$/)
    const keys = methods.buttons(sceneOf(board.play, 0, 'en')).map(({ label, key }) => [label, key])
    expect(keys).toEqual([['Halt here', 'H']])
  })

  it('§7.2 asks for the dice when nobody else can join', () => {
    const board = combat({ 'AH-4': '12.15', 'RU-17': '13.15' }, { turn: 3 }).act('attack', '13.15')
    expect(promptOf(board)).toBe(
      'Attack on Komarow (13.15) with 4th Infantry Division: nobody else can join, no other unit is in the attacking hexes. Roll the dice.',
    )
  })
})
