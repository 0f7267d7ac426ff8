import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { piece } from '../pieces.ts'
import { isSupplied } from '../rules/08-action/supply.ts'
import { DUE } from '../state.ts'
import type { FightSpec } from './fight.ts'
import { LINES, driven, fought, ring, wayOut, why } from './retreating.ts'
import type { StagedScene } from './scene.ts'

const battle = (pieces: FightSpec['pieces'], more: Partial<FightSpec> = {}): FightSpec => ({
  hex: '57',
  attackers: Object.keys(pieces).filter((id) => id.startsWith('g-') && !id.startsWith('g-h')),
  control: LINES,
  pieces,
  ...more,
})
const AL = 0
const GE = 1

describe('§9.4.1 forced retreats', () => {
  it('§9.4.1.a a side with disrupted units only leaves the hex to undisrupted infantry', () => {
    const scene = driven({ control: LINES })
    expect(why(scene)).toEqual([['9.4.1.a', AL]])
    expect(wayOut(scene)).toEqual(['47', '48', '58', '67'])
  })

  it('§9.4.1.a so does one without infantry: cavalry and forts do not count', () => {
    const attacker = fought(battle({ 'g-2c': '57', 'f-i': '57' }))
    expect(why(attacker)).toEqual([['9.4.1.a', GE]])
    const pieces = { 'g-v': '76', 'f-c1': '76', 'fort-verdun-e': '76' }
    expect(why(fought(battle(pieces, { hex: '76' })))).toEqual([['9.4.1.a', AL]])
  })

  it('§9.4.1.a nobody must go where both have undisrupted infantry, or neither', () => {
    expect(why(fought(battle({ 'g-v': '57', 'f-i': '57' })))).toEqual([])
    const tired = battle({ 'g-v': { hex: '57', back: true }, 'f-i': { hex: '57', back: true } })
    expect(why(fought(tired))).toEqual([])
  })

  it('§9.4.1.b in a rout the side with fewer undisrupted units goes, cavalry included', () => {
    const few = battle({ 'g-v': '57', 'g-2c': '57', 'f-i': '57' })
    expect(why(fought(few, 2))).toEqual([['9.4.1.b', AL]])
    expect(why(fought(few, 5))).toEqual([])
    const riders = battle({ 'g-3c': '57', 'g-2c': '57', 'f-c1': '57' })
    expect(why(fought(riders, 2))).toEqual([['9.4.1.b', AL]])
  })

  it('§9.4.1.b with equal numbers nobody does', () => {
    expect(why(fought(battle({ 'g-v': '57', 'f-i': '57' }), 2))).toEqual([])
  })

  it('§9.4.1.exc trenches and the Vosges hold both, but the defender may go', () => {
    const trench = driven({ control: LINES, trenches: { '57': 1 } })
    expect([why(trench), trench.asked, trench.prompt]).toEqual([[], 'AL', 'retreat-or-stay'])
    const rout = battle({ 'g-v': '57', 'g-2c': '57', 'f-i': '57' }, { trenches: { '57': 1 } })
    expect(why(fought(rout, 2))).toEqual([])
    for (const [at, held] of [
      ['102', []],
      ['101', [['9.4.1.a', AL]]],
    ] as const) {
      const pieces = { 'g-v': at, 'f-i': { hex: at, back: true } }
      expect(why(fought(battle(pieces, { hex: at, control: { [at]: 'AL' } })))).toEqual(held)
    }
  })

  it('§9.4.1.c among cavalry alone the side without undisrupted cavalry goes, trenches or not', () => {
    const pieces = { 'g-2c': '57', 'f-c1': { hex: '57', back: true } }
    expect(why(fought(battle(pieces, { trenches: { '57': 1 } })))).toEqual([['9.4.1.c', AL]])
    expect(why(fought(battle({ 'g-2c': '57', 'f-c1': '57' })))).toEqual([])
    const tired = { 'g-2c': { hex: '57', back: true }, 'f-c1': { hex: '57', back: true } }
    expect(why(fought(battle(tired)))).toEqual([])
  })

  it('§9.4.1.d the hex may change hands', () => {
    const scene = driven({ control: LINES })
    expect(scene.control('57')).toBe('AL')
    scene.act('retreat', '47')
    expect(scene.control('57')).toBe('GE')
  })
})

describe('§9.4.2 the defender may go', () => {
  const stand = { 'g-v': '76', 'g-vi': '76', 'f-i': '76', 'f-hq3': '76', 'fort-verdun-e': '76' }
  const choice = (): StagedScene => fought(battle(stand, { hex: '76' }))

  it('§9.4.2 with all but the forts, or stay', () => {
    const scene = choice()
    expect([scene.asked, scene.prompt]).toEqual(['AL', 'retreat-or-stay'])
    scene.act('fall-back').act('retreat', '67')
    expect(['f-i', 'f-hq3', 'fort-verdun-e'].map((id) => scene.where(id))).toEqual(['67', '67', '76'])
    expect(choice().act('stay').where('f-i')).toBe('76')
  })

  it('§9.4.2 the hex may change hands', () => {
    const scene = fought(battle({ 'g-v': '57', 'f-i': '57' }))
      .act('fall-back')
      .act('retreat', '47')
    expect(scene.control('57')).toBe('GE')
  })

  it('§9.4.2 not without a way; the attacker never', () => {
    const { pieces, control } = ring()
    const spec = battle({ 'g-v': '57', 'f-i': '57' })
    const scene = fought({ ...spec, control, pieces: { ...spec.pieces, ...pieces } })
    expect([scene.rule.startsWith('9.4'), scene.where('f-i')]).toEqual([false, '57'])
    expect(choice().act('stay').rule).not.toMatch(/^9\.4/)
  })

  it('§9.4.2 after the attacker had to, also when nobody of his is left', () => {
    const scene = fought(battle({ 'g-2c': '57', 'f-i': '57' }))
    expect(scene.asked).toBe('GE')
    scene.act('retreat', '66')
    while (scene.can('halt-here')) scene.act('halt-here')
    expect([scene.asked, scene.prompt, scene.where('g-2c')]).toEqual(['AL', 'retreat-or-stay', '66'])
  })
})

describe('§9.4.3.a priorities', () => {
  const out = (open: string[], more: Partial<FightSpec>): StagedScene => {
    const { pieces, control } = ring(...open)
    return driven({
      ...more,
      pieces: { ...pieces, ...more.pieces },
      control: { ...control, ...more.control },
    })
  }

  it('§9.4.3.a 1 before 2: friendly hexes without enemies first', () => {
    const scene = out(['47', '48', '58'], { pieces: { 'g-xi': '48', 'f-ii': '48' } })
    expect(wayOut(scene)).toEqual(['47', '58'])
    expect(scene.refusal('retreat', '48').code).toBe('better-retreat')
    expect(scene.refusal('retreat', '56').code).toBe('no-retreat-there')
  })

  it('§9.4.3.a 2 before 3: then friendly hexes with enemies', () => {
    const scene = out(['47', '48'], { pieces: { 'g-xi': '48', 'f-ii': '48' }, control: { '47': 'GE' } })
    expect(scene.where('f-i')).toBe('48')
  })

  it('§9.4.3.a 3 before 4: then empty enemy hexes', () => {
    const scene = out(['47'], { pieces: { 'f-ii': '48' }, control: { '47': 'GE' } })
    expect(scene.where('f-i')).toBe('47')
  })

  it('§9.4.3.a 4 before 5: then friends among enemies, where no battle is due', () => {
    const more = { pieces: { 'f-ii': '48', 'g-2c': '47' }, control: { '47': 'GE' } } as const
    expect(out(['47'], more).where('f-i')).toBe('48')
    const prepare: FightSpec['prepare'] = (s) => s.battle.set(hex('48'), DUE.forced)
    expect(out(['47'], { ...more, prepare }).where('f-i')).toBe('dead')
    expect(out([], {}).where('f-i')).toBe('dead')
  })

  it('§9.4.3.a 5 last past undisrupted cavalry, for a hit; the cavalry may stay or go', () => {
    const { pieces, control } = ring('47')
    const fresh = (): StagedScene =>
      fought(
        battle(
          { ...pieces, 'g-v': '57', 'g-vi': '57', 'f-i': '57', 'g-2c': '47' },
          { attackers: ['g-v', 'g-vi'], control: { ...control, '47': 'GE' } },
        ),
        2,
      )
    const scene = fresh()
    expect([scene.where('f-i'), scene.face('f-i'), scene.asked]).toEqual(['47', 1, 'GE'])
    expect(scene.act('stay').where('g-2c')).toBe('47')
    expect(fresh().act('fall-back').act('retreat', '56').where('g-2c')).toBe('56')
    const tired = out(['47'], { pieces: { 'g-2c': { hex: '47', back: true } }, control: { '47': 'GE' } })
    expect(tired.seen('piece-eliminated')[0]?.rule).toBe('9.4.3.b')
  })

  it('§9.4.3.a not through blocked or impassable hexsides, into own hexes neither', () => {
    const scene = driven({ control: LINES, blocked: ['67'] })
    expect(wayOut(scene)).toEqual(['47', '48', '58'])
    expect(scene.refusal('retreat', '67').code).toBe('retreat-blocked')
    const antwerp = fought({
      hex: '52',
      attackers: ['g-v'],
      pieces: { 'g-v': '52', 'be-3': { hex: '52', back: true }, 'g-ii': '62', 'g-iii': '53', 'g-iv': '43' },
      control: { '62': 'GE', '53': 'GE', '43': 'GE' },
    })
    expect(antwerp.where('be-3')).toBe('dead')
  })

  it('§8.4.3.e §9.4.3.a into hexes without supply, even if there are others', () => {
    const control = { '56': 'GE', '67': 'GE', '65': 'GE', '75': 'GE', '76': 'GE' } as const
    const scene = driven({ control })
    expect(wayOut(scene)).toEqual(['47', '48', '58', '66'])
    scene.act('retreat', '66')
    expect([scene.where('f-i'), isSupplied(scene.state, piece('f-i'))]).toEqual(['66', false])
  })

  it('§9.4.3.b without a way they are eliminated', () => {
    const scene = out([], {})
    expect([scene.where('f-i'), scene.seen('piece-eliminated')[0]?.rule]).toEqual(['dead', '9.4.3.b'])
  })
})
