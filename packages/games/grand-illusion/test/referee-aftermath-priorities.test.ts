import { describe, expect, it } from 'vitest'
import { hex } from '../map.ts'
import { DUE, type Due } from '../state.ts'
import type { FightSpec } from './fight.ts'
import { driven, fought, ring, wayOut } from './retreating.ts'
import type { StagedScene } from './scene.ts'
import { type Placed } from './scene.ts'

const down = (hex: string): Placed => ({ hex, back: true })
const GONE = 'dead'

/** everything round 57 is German, `at` empty but for what is named */
const into = (at: string, there: Record<string, Placed>, more: Partial<FightSpec> = {}): StagedScene => {
  const { pieces, control } = ring(at)
  return driven({
    control: { ...control, [at]: 'GE', ...more.control },
    pieces: { ...pieces, ...there, ...more.pieces },
    ...(more.prepare ? { prepare: more.prepare } : {}),
  })
}

describe('§9.4.3.a hexes on no line of the list', () => {
  it('§9.4.3.a disrupted enemy cavalry alone closes an enemy hex', () => {
    expect(into('47', { 'g-2c': down('47') }).where('f-i')).toBe(GONE)
  })

  it('§9.4.3.a so does an open enemy fort', () => {
    expect(into('47', { 'fort-metz-3': '47' }).where('f-i')).toBe(GONE)
  })

  it('§9.4.3.a a friendly fort among enemy infantry is no friendly combat unit', () => {
    const scene = into('67', { 'fort-verdun-w': { hex: '67', besieged: true }, 'g-xi': '67' })
    expect(scene.where('f-i')).toBe(GONE)
  })

  it('§9.4.3.a infantry there, friends there: disrupted friends do', () => {
    const scene = into('47', { 'g-xi': '47', 'f-x': down('47') })
    expect(scene.where('f-i')).toBe('47')
  })

  it('§9.4.3.a a battle still due there closes it, one fought there does not', () => {
    const there = { 'g-xi': '47', 'f-x': '47' }
    const due = (what: Due) => ({
      prepare: (state: StagedScene['state']) => {
        state.battle.set(hex('47'), what)
      },
    })
    expect(into('47', there, due(DUE.optional)).where('f-i')).toBe(GONE)
    expect(into('47', there, due(DUE.forced)).where('f-i')).toBe(GONE)
    expect(into('47', there, due(DUE.fought)).where('f-i')).toBe('47')
  })
})

describe('§9.4.3.a through cavalry', () => {
  it('§9.4.3.a a lone disrupted unit is lost at the door', () => {
    const scene = into('47', { 'g-2c': '47' })
    expect([scene.where('f-i'), scene.prompt]).not.toContain('cavalry-stays')
    expect(scene.where('f-i')).toBe(GONE)
  })

  it('§9.4.3.a the owner chooses who takes the hit, then the cavalry whether it stays', () => {
    const scene = into('47', { 'g-2c': '47', 'f-x': down('57'), 'f-c1': '57' })
    if (scene.prompt === 'retreat') scene.act('fall-back')
    expect([scene.prompt, scene.asked, scene.offers('suffer')]).toEqual([
      'who-takes-the-hit',
      'AL',
      ['f-c1', 'f-i', 'f-x'],
    ])
    scene.act('suffer', 'f-c1')
    expect([scene.asked, scene.prompt]).toEqual(['GE', 'cavalry-stays'])
    scene.act('stay')
    expect([scene.where('f-i'), scene.where('f-x'), scene.face('f-c1'), scene.control('47')]).toEqual([
      '47',
      '47',
      1,
      'GE',
    ])
  })

  it('§9.4.3.a cavalry that falls back leaves the hex to supplied newcomers', () => {
    const scene = into('47', { 'g-2c': '47', 'f-x': down('57'), 'f-c1': '57' })
    if (scene.prompt === 'retreat') scene.act('fall-back')
    scene.act('suffer', 'f-c1').act('fall-back')
    expect([scene.asked, scene.prompt]).toEqual(['GE', 'retreat'])
    scene.act('retreat', '48')
    if (scene.can('halt-here')) scene.act('halt-here')
    expect([scene.where('g-2c'), scene.face('g-2c'), scene.where('f-i'), scene.control('47')]).toEqual([
      '48',
      0,
      '47',
      'AL',
    ])
  })
})

describe('§8.4.7 who may not go where', () => {
  const BRITONS = { 'b-1-div': down('20'), 'g-v': '20' }
  const british = (control: Record<string, 'GE'>, pieces: Record<string, Placed> = {}): StagedScene =>
    fought({ hex: '20', attackers: ['g-v'], pieces: { ...BRITONS, ...pieces }, control })

  it('§8.4.7.b the British do not retreat to Paris while another hex of the same kind is open', () => {
    expect(wayOut(british({}))).toEqual(['10', '11', '21', '29', '30'])
  })

  it('§8.4.7.b nor while any other hex is open at all', () => {
    const lost = { '10': 'GE', '11': 'GE', '21': 'GE', '29': 'GE', '30': 'GE' } as const
    expect(wayOut(british(lost))).toEqual(['10', '11', '21', '29', '30'])
  })

  it('§8.4.7.b they do when nothing else is left', () => {
    const lost = { '10': 'GE', '11': 'GE', '21': 'GE', '29': 'GE', '30': 'GE' } as const
    const guards = { 'g-ii': '10', 'g-iii': '11', 'g-iv': '21', 'g-vii': '29', 'g-x': '30' }
    expect(wayOut(british(lost, guards))).toEqual(['19'])
  })

  it('§8.4.7.b a Frenchman with them may go there', () => {
    const scene = british({}, { 'f-i': down('20') })
    expect(scene.offers('retreat')).not.toContain('19')
    scene.act('split-off', 'f-i')
    expect(scene.offers('retreat')).toContain('19')
  })

  it('§8.4.7.a Belgians stay in Belgium where they can', () => {
    const scene = fought({
      hex: '54',
      attackers: ['g-v'],
      pieces: { 'be-3': down('54'), 'g-v': '54' },
      control: { '63': 'GE', '64': 'GE' },
    })
    expect(wayOut(scene)).toEqual(['44', '53', '55'])
    scene.act('retreat', '44')
    expect(scene.refusal('retreat', '45').rule).toBe('8.4.7.a')
    expect(scene.refusal('retreat', '34').rule).toBe('8.4.7.a')
    expect(scene.offers('retreat')).toContain('43')
  })

  it('§8.4.7.a they leave it when the best way out leads abroad', () => {
    const lost = { '44': 'GE', '53': 'GE', '55': 'GE', '63': 'GE', '64': 'GE' } as const
    const scene = fought({
      hex: '54',
      attackers: ['g-v'],
      pieces: { 'be-3': down('54'), 'g-v': '54' },
      control: lost,
    })
    expect(wayOut(scene)).toEqual(['45'])
  })
})

describe('§9.4.3.a control on the way', () => {
  it('§9.4.3.a an empty enemy hex becomes friendly to supplied units only', () => {
    const scene = into('47', {})
    expect([scene.where('f-i'), scene.control('47')]).toEqual(['47', 'AL'])
    const cut = into('66', {}, { control: { '66': 'GE', '77': 'GE', '67': 'GE' } })
    expect([cut.where('f-i'), cut.control('66')]).toEqual(['66', 'GE'])
  })

  it('§9.4.3.a besieged enemy forts in a friendly hex', () => {
    const scene = fought({
      hex: '63',
      attackers: ['f-i'],
      pieces: { 'f-i': '63', 'g-v': down('63'), 'g-vi': '64', 'fort-namur': { hex: '64', besieged: true } },
      control: { '64': 'GE', '73': 'GE', '72': 'GE', '74': 'GE', '53': 'AL' },
    })
    expect(wayOut(scene)).toEqual(['64', '72', '73'])
  })
})
