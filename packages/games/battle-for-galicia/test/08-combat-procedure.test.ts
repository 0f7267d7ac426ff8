import { describe, expect, it } from 'vitest'
import {
  assault,
  combat,
  declare,
  drms,
  engage,
  finish,
  last,
  lossRoll,
  ratio,
  refused,
  rolling,
} from './battle.ts'
import type { StagedScene } from './scene.ts'

const types = (scene: StagedScene): string[] => scene.events.map(({ type }) => type)

describe('the five stages', () => {
  it('§8.0 §8.3 ratio, shifts, attack with retreat and advance, then magnitude and losses', () => {
    const scene = combat({ 'AH-5': '13.15', 'AH-12': '13.15', 'RU-82 r': '14.14' }).dice(3, 3, 6, 6)
    assault(scene, '14.14').act('retreat', '15.15').act('advance', 'AH-5').act('halt')
    expect(types(finish(scene))).toEqual([
      'attack-declared',
      'stacks-shown',
      'attackers-named',
      'defenders-named',
      'ratio-found',
      'points-scored',
      'combat-rolled',
      'retreated',
      'advanced',
      'losses-rolled',
      'losses-rolled',
      'ce-lost',
      'ce-lost',
      'ce-lost',
    ])
  })

  it('§8.1 the attacker names target and hexes, then the units; the defender declares after him', () => {
    const scene = combat({
      'AH-5': '13.15',
      'AH-12': '13.14',
      'RU-18': '14.14',
      'RU-41': '14.14',
      'RU-82 r': '14.14',
    })
    const asked = [`${scene.asked} ${scene.prompt}`]
    for (const [verb, arg] of [['attack', '14.14'], ['from', '13.15'], ['declare'], ['fight']] as const) {
      scene.act(verb, arg)
      asked.push(`${scene.asked} ${scene.prompt}`)
    }
    expect(asked).toEqual([
      'AH attack',
      'AH declare-hexes',
      'AH declare-hexes',
      'AH choose-attackers',
      'RU choose-defenders',
    ])
  })

  it('§8.1 only own hexes beside the target can be named, each once, and one at least', () => {
    const scene = combat({
      'AH-5': '13.15',
      'AH-12': '13.14',
      'AH-14': '15.15',
      'AH-2': '12.15',
      'RU-18': '14.14',
    })
    scene.act('attack', '14.14')
    expect(scene.offers('from')).toEqual(['13.14', '13.15', '15.15'])
    expect(refused(scene, 'declare')).toBe('no-hex-declared §8.1')
    expect(refused(scene, 'from', '12.15')).toBe('not-adjacent §7.0')
    expect(refused(scene, 'from', '14.15')).toBe('no-unit-of-yours §7.0')
    scene.act('from', '13.15')
    expect(refused(scene, 'from', '13.15')).toBe('already-chosen §7.0')
    scene.act('from', '13.14').act('declare')
    expect(scene.offers('join')).toEqual(['AH-12', 'AH-5'])
  })

  it('§8.1 the ratio is rounded down in favour of the defender', () => {
    const just = combat({ 'AH-5': '13.15', 'AH-46': '13.15', 'RU-18': '14.14' })
    expect(ratio(finish(assault(just.dice(...rolling(9)), '14.14')))).toBe('9:6 = 1.5:1')
    const short = combat({ 'AH-46': '13.15', 'AH-45': '13.15', 'RU-18': '14.14' })
    expect(ratio(finish(assault(short.dice(...rolling(9)), '14.14')))).toBe('8:6 = 1:1')
  })

  it('§8.5 both sides roll for losses, the attacker first, each with his own modifiers', () => {
    const scene = combat({ 'AH-5': '13.15', 'RU-18': '14.14' }).dice(4, 5, 6, 2)
    finish(assault(scene, '14.14'))
    expect(last(scene, 'combat-rolled').cell).toBe('+2/-1')
    expect(scene.seen('losses-rolled').map(({ die, total }) => [die, total])).toEqual([
      [6, 9],
      [2, 2],
    ])
    expect(drms(scene, 'AH')).toEqual({ crt: 2, artillery: 1 })
    expect(drms(scene, 'RU')).toEqual({ crt: -1, artillery: 1 })
  })

  it('§8.3 the attack is rolled with two dice, summed, in the column of the final ratio', () => {
    const scene = combat({ 'AH-5': '13.15', 'RU-18': '14.14' }).dice(1, 6, 1, 1)
    finish(assault(scene, '14.14'))
    expect(last(scene, 'combat-rolled')).toMatchObject({
      faces: [1, 6],
      total: 7,
      column: '1:1.5',
      cell: '+1/-1',
    })
  })
})

describe('the limits of the ratio', () => {
  /** A Landsturm brigade beside the Guard, with two divisions standing by. */
  const hopeless = (): StagedScene =>
    combat({ 'AH-101 ls': '13.15', 'AH-5': '13.15', 'AH-12': '13.14', 'RU-1 gd': '14.14' })

  it('§8.2 below 1:3 the attack ends without a roll', () => {
    const scene = assault(hopeless(), '14.14', 'AH-101 ls')
    expect(ratio(scene)).toBe('2:8 = 1:4')
    expect(last(scene, 'attack-barred')).toMatchObject({ rule: '8.2', column: '1:4' })
    expect(scene.seen('combat-rolled')).toEqual([])
    expect(scene.seen('losses-rolled')).toEqual([])
    expect(scene.prompt).toBe('attack')
  })

  it('§8.2 §15.1.1 it scores nothing', () => {
    expect(assault(hopeless(), '14.14', 'AH-101 ls').points('AH')).toBe(0)
  })

  it('§8.2 §7.0 the units in it count as having attacked, the target not as attacked', () => {
    const scene = assault(hopeless(), '14.14', 'AH-101 ls')
    expect(scene.offers('attack')).toEqual(['14.14'])
    declare(scene, '14.14')
    expect(scene.offers('join')).toEqual(['AH-12', 'AH-5'])
    expect(refused(scene, 'join', 'AH-101 ls')).toBe('has-attacked §7.0')
    finish(engage(scene.dice(...rolling(9)), 'AH-5', 'AH-12'))
    expect(ratio(scene)).toBe('10:8 = 1:1')
    expect(scene.points('AH')).toBe(1)
  })

  it('§8.2 1:3 exactly is fought', () => {
    const scene = combat({ 'AH-101 ls': '13.15', 'RU-18': '14.14' }).dice(...rolling(8))
    expect(ratio(finish(assault(scene, '14.14')))).toBe('2:6 = 1:3')
    expect(last(scene, 'combat-rolled').column).toBe('1:3')
  })

  it('§8.2 above 4:1 the attack is resolved at 4:1', () => {
    const scene = combat({ 'AH-5': '13.15', 'AH-12': '13.15', 'RU-7 c': '14.14' }).dice(...rolling(11))
    expect(ratio(finish(assault(scene, '14.14')))).toBe('10:2 = 5:1')
    expect(last(scene, 'combat-rolled').column).toBe('4:1')
  })
})

describe('magnitude', () => {
  it('§8.4 six steps make a small combat, seven a large one', () => {
    const six = combat({ 'AH-5': '13.15', 'AH-12': '13.15', 'RU-18': '14.14' }).dice(...rolling(9))
    expect(lossRoll(finish(assault(six, '14.14')), 'AH').large).toBe(false)
    const seven = combat({ 'AH-5': '13.15', 'AH-12': '13.15', 'AH-88 sch': '13.15', 'RU-18': '14.14' })
    const large = finish(assault(seven.dice(...rolling(9)), '14.14'))
    expect(lossRoll(large, 'AH').large).toBe(true)
    expect(lossRoll(large, 'RU').large).toBe(true)
  })

  it('§8.4 units withheld on either side are not counted', () => {
    const scene = combat({
      'AH-5': '13.15',
      'AH-12': '13.15',
      'AH-88 sch': '13.15',
      'RU-18': '14.14',
      'RU-7 c': '14.14',
    })
    assault(scene.dice(...rolling(9)), '14.14', 'AH-5', 'AH-12').act('defend', 'RU-18')
    expect(lossRoll(finish(scene), 'AH').large).toBe(false)
  })

  it('§8.4 steps count as they were, reduced units one', () => {
    const worn = { hex: '13.15', steps: 1 }
    const scene = combat({ 'AH-5': worn, 'AH-12': worn, 'AH-46': worn, 'AH-14': worn, 'RU-18': '14.14' })
    expect(lossRoll(finish(assault(scene.dice(...rolling(9)), '14.14')), 'AH').large).toBe(false)
  })

  it('§8.4 §9.4.1 steps and artillery count as the combat was joined, though the retreat cost a step', () => {
    const scene = combat({
      'AH-5': '13.15',
      'AH-12': '13.15',
      'AH-88 sch': '13.15',
      'RU-18': { hex: '14.14', ce: 2 },
    })
    assault(scene.dice(3, 3, 1, 1), '14.14').act('retreat', '14.13')
    expect(scene.of('RU-18').steps).toBe(1)
    finish(scene)
    expect(lossRoll(scene, 'AH').large).toBe(true)
    expect(drms(scene, 'AH')).toEqual({ artillery: 1 })
  })
})
