import { describe, expect, it } from 'vitest'
import type { FightSpec } from './fight.ts'
import { LINES, fought, wayOut, why } from './retreating.ts'
import { type Placed } from './scene.ts'

const down = (hex: string): Placed => ({ hex, back: true })
const battle = (
  attackers: string[],
  pieces: FightSpec['pieces'],
  more: Partial<FightSpec> = {},
): FightSpec => ({
  hex: '57',
  attackers,
  control: LINES,
  pieces,
  ...more,
})
const AL = 0
const GE = 1

describe('§9.4.1 who must go', () => {
  it('§9.4.1.a a fresh bystander keeps beaten attackers in the hex', () => {
    const scene = fought(battle(['g-v'], { 'g-v': '57', 'g-vi': '57', 'f-i': '57' }), 5, [6, 1])
    expect([scene.face('g-v'), why(scene), scene.asked]).toEqual([1, [], 'AL'])
  })

  it('§9.4.1.a disrupted and mounted bystanders go with the beaten attackers', () => {
    const pieces = { 'g-v': '57', 'g-vi': down('57'), 'g-2c': '57', 'f-i': '57' }
    const scene = fought(battle(['g-v'], pieces), 5, [6, 1])
    expect(why(scene)).toEqual([['9.4.1.a', GE]])
    expect(scene.offers('split-off')).toEqual(['g-2c', 'g-v', 'g-vi'])
    scene.act('fall-back')
    expect([scene.asked, scene.prompt, wayOut(scene)]).toEqual(['GE', 'retreat', ['56', '66']])
  })

  it('§9.4.1.a attackers in front of a fort alone stay, whatever their state', () => {
    const scene = fought(
      battle(['g-v'], { 'g-v': '76', 'fort-verdun-e': '76' }, { hex: '76', control: { '75': 'GE' } }),
      5,
      [6, 1],
    )
    expect([scene.face('g-v'), why(scene), scene.where('g-v')]).toEqual([1, [], '76'])
    expect(scene.isMarked('fort-verdun-e', 'besieged')).toBe(false)
  })

  it('§9.4.1.a fresh cavalry does not save disrupted infantry', () => {
    const pieces = { 'g-v': '57', 'g-vi': '57', 'f-i': down('57'), 'f-c1': '57' }
    const scene = fought(battle(['g-v', 'g-vi'], pieces))
    expect(why(scene)).toEqual([['9.4.1.a', AL]])
    expect(scene.offers('split-off')).toEqual(['f-c1', 'f-i'])
  })

  it('§9.4.1.exc neither trench nor Vosges helps in a fight of cavalry alone (§9.4.1.c)', () => {
    const pieces = { 'g-2c': '57', 'f-c1': '57' }
    const trench = fought(battle(['g-2c'], pieces, { trenches: { '57': 1 } }), 5, [6, 1])
    expect(why(trench)).toEqual([['9.4.1.c', GE]])
    const vosges = fought(
      battle(['f-c1'], { 'f-c1': '102', 'g-2c': '102' }, { hex: '102', control: {} }),
      5,
      [6, 1],
    )
    expect(why(vosges)).toEqual([['9.4.1.c', AL]])
  })

  it('§9.4.1.c not where infantry is in the hex, though it did not fight', () => {
    const pieces = { 'g-2c': '57', 'g-vi': down('57'), 'f-c1': '57' }
    const scene = fought(battle(['g-2c'], pieces), 5, [6, 1])
    expect(why(scene)).toEqual([])
  })

  it('§9.4.1.b a rout and fresh infantry may drive out both', () => {
    const scene = fought(battle(['g-v'], { 'g-v': '57', 'f-c1': '57', 'f-c3': '57' }), 2)
    scene.act('retreat', '66').act('halt-here')
    expect(why(scene)).toEqual([
      ['9.4.1.b', GE],
      ['9.4.1.a', AL],
    ])
    expect([scene.asked, scene.prompt]).toEqual(['AL', 'retreat'])
  })

  it('§9.4.1.c not where infantry was in the hex and fell in the battle', () => {
    const pieces = { 'g-2c': '57', 'f-rdb': down('57'), 'f-c1': down('57') }
    const scene = fought(battle(['g-2c'], pieces), 5, [6, 1, 6])
    expect([scene.where('f-rdb'), scene.face('g-2c'), why(scene)]).toEqual(['dead', 0, []])
  })

  it('§9.4.2 after a counterattack it is the former attacker who may fall back', () => {
    const scene = fought(battle(['g-v'], { 'g-v': '57', 'f-i': '57' }), 10)
    expect([scene.asked, scene.prompt]).toEqual(['GE', 'retreat-or-stay'])
  })

  it('§9.4.2 attackers the trenches hold have no choice', () => {
    const pieces = { 'g-v': '57', 'f-i': '57' }
    const scene = fought(battle(['g-v'], pieces, { trenches: { '57': 1 } }), 5, [6, 1])
    expect([why(scene), scene.face('g-v'), scene.asked]).toEqual([[], 1, 'AL'])
  })

  it('§9.4.2 first the beaten attackers, then the defender chooses', () => {
    const scene = fought(battle(['g-v'], { 'g-v': '57', 'f-i': '57' }), 5, [6, 1])
    expect([scene.asked, scene.prompt]).toEqual(['GE', 'retreat'])
    scene.act('retreat', '66').act('halt-here')
    expect([scene.asked, scene.prompt, scene.rule]).toEqual(['AL', 'retreat-or-stay', '9.4.2'])
  })

  it('§9.4.2 no choice where no way is open', () => {
    const ring = { 'g-ii': '56', 'g-iii': '66', 'g-iv': '67', 'g-vii': '58', 'g-x': '48', 'g-ix': '47' }
    const control = { ...LINES, '67': 'GE', '58': 'GE', '48': 'GE', '47': 'GE' } as const
    const scene = fought(battle(['g-v'], { ...ring, 'g-v': '57', 'f-i': '57' }, { control }))
    expect(scene.prompt).not.toBe('retreat-or-stay')
    expect(scene.where('f-i')).toBe('57')
  })

  it('§9.4.2 all must go: nobody is left behind by choice, forts stay', () => {
    const pieces = { 'g-v': '76', 'f-i': '76', 'f-hq3': '76', 'fort-verdun-e': '76' }
    const scene = fought(battle(['g-v'], pieces, { hex: '76', control: { '75': 'GE' } }))
    scene.act('fall-back').act('retreat', '67').act('halt-here')
    expect([scene.where('f-i'), scene.where('f-hq3'), scene.where('fort-verdun-e')]).toEqual([
      '67',
      '67',
      '76',
    ])
    expect([scene.face('f-hq3'), scene.isMarked('fort-verdun-e', 'besieged')]).toEqual([1, true])
    expect(scene.control('76')).toBe('GE')
  })

  it('§9.1.4 a cautious attacker fights no battle: no retreat and no siege', () => {
    const scene = fought(
      battle(
        ['g-v'],
        { 'g-v': '76', 'fort-verdun-e': '76' },
        { hex: '76', control: { '75': 'GE' }, entered: true },
      ),
      3,
    )
    expect([scene.isMarked('fort-verdun-e', 'besieged'), scene.control('76'), scene.where('g-v')]).toEqual([
      false,
      'AL',
      '76',
    ])
  })
})
