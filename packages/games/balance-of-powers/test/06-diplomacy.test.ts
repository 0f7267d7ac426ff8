/** Chapter 6.1: neutrals, violations and Britain. */
import { describe, expect, it } from 'vitest'
import { STANDING } from '../codes.ts'
import { EP, nation, NEUTRAL } from '../nations.ts'
import { place } from '../places.ts'
import { isNeutralLand, isPermitted } from '../rules/06-diplomacy/neutrals.ts'
import { isOpenPort } from '../rules/06-admiralty/waters.ts'
import { RESTS, type SceneSpec, StagedScene, stateFor } from './scene.ts'

const declaring = (side: 'CP' | 'EP', more: SceneSpec = {}): StagedScene =>
  new StagedScene({ stages: [RESTS, 'diplomacy/violations'], arg: side === 'CP' ? 0 : 1, ...more })
const sideOf = (scene: StagedScene, id: string): number => scene.state.allegiance.get(nation(id))

describe('violations', () => {
  it('§6.11 whoever is violated joins the enemy at once, in mobile mode, before anybody marches', () => {
    const scene = declaring('CP')
    expect(scene.offers('violate')).toEqual(['BE', 'CH', 'DK', 'LU', 'NL'])
    scene.act('violate', 'NL').act('nation', 'FR')
    for (let i = 0; i < 3; i++) scene.act('muster-at', '0915')
    expect(sideOf(scene, 'NL')).toBe(EP)
    expect(['NL-inf-1', 'NL-inf-2', 'NL-inf-3'].map((id) => scene.where(id))).toEqual([
      '0915',
      '0915',
      '0915',
    ])
    expect(scene.isTrench('NL-inf-1')).toBe(false)
  })

  it('§6.11 a side may declare as many as it likes, and none', () => {
    const scene = declaring('CP').act('violate', 'LU').act('nation', 'FR')
    expect(sideOf(scene, 'LU')).toBe(EP)
    expect(scene.offers('violate')).toEqual(['BE', 'CH', 'DK', 'NL'])
    expect(declaring('CP').act('done').isPast).toBe(true)
  })

  it('§6.11 EP violates in its turn, and the victim joins CP', () => {
    const scene = declaring('EP').act('violate', 'CH').act('nation', 'DE')
    expect([scene.asked, scene.prompt]).toEqual(['CP', 'settle'])
    scene.act('muster-at', '1229').act('muster-at', '1229').act('muster-at', '1229')
    expect(sideOf(scene, 'CH')).toBe(0)
  })

  it('§6.1 §6.11 they stand in population centres at home', () => {
    const scene = declaring('CP').act('violate', 'BE').act('nation', 'FR')
    expect(scene.prompt).toBe('settle')
    expect(scene.offers('muster-at')).toContain('0917')
    expect(scene.refusal('muster-at', '0423')).toMatchObject({ code: 'no-muster-ground', rule: '6.1' })
    expect(scene.refusal('muster-at', '1021')).toMatchObject({ code: 'no-muster-ground' })
  })

  it('§2.42 the side assigns its resources to one of its majors', () => {
    const scene = declaring('CP').act('violate', 'LU')
    expect(scene.offers('nation')).toEqual(['FR', 'RU'])
    scene.act('nation', 'RU')
    expect(scene.state.patron.get(nation('LU'))).toBe(nation('RU'))
  })

  it('§2.22 only what a neutral owns on land is neutral land, and a neutral major has no RP before it joins', () => {
    const s = stateFor({})
    const belgium = place('0917')
    expect([belgium, place('0922'), place('2517')].map((p) => isNeutralLand(s, p))).toEqual([
      true,
      false,
      false,
    ])
    expect(isNeutralLand(stateFor({ joined: { BE: 'EP' } }), belgium)).toBe(false)
    expect([s.rp.get(nation('GB')), s.rp.get(nation('DE')) > 0]).toEqual([0, true])
  })

  it('§2.22 a nation on a side is not violated again, and neutrals keep their troops off the map till then', () => {
    const scene = declaring('CP', { joined: { BE: 'EP' } })
    expect(scene.refusal('violate', 'BE')).toMatchObject({ code: 'not-neutral', rule: '2.22' })
    expect(scene.where('NL-inf-1')).toBe('toCome')
    // a neutral major has no RP before it joins
    expect(scene.rp('GB')).toBe(0)
    expect(sideOf(scene, 'NL')).toBe(NEUTRAL)
  })

  it('§6.121 only true neutrals the scenario knows: neither Romania nor Britain', () => {
    const scene = declaring('CP')
    for (const id of ['RO', 'GB', 'SE', 'NO'])
      expect(scene.refusal('violate', id)).toMatchObject({ code: 'neutral-no-part', rule: '6.121' })
  })

  it('§12.2.special.adjust §12.3.special.adjust nobody is violated there', () => {
    expect(declaring('CP', { scenario: '12.2' }).isPast).toBe(true)
    expect(declaring('EP', { scenario: '12.3' }).isPast).toBe(true)
  })

  it('§12.4.special.east nobody goes to Austria-Hungary or Russia; the small neutrals are open', () => {
    const scene = declaring('CP', { scenario: '12.4', month: '1918-03' })
    expect(scene.offers('violate')).toEqual(['CH', 'DK', 'LU', 'NL'])
    for (const id of ['AH', 'RU'])
      expect(scene.refusal('violate', id)).toMatchObject({ code: 'neutral-closed' })
    const march = new StagedScene({ scenario: '12.4', units: { '3316': 'DE-inf-1' } }).act('unit', 'DE-inf-1')
    expect(march.refusal('march', '3417')).toMatchObject({ code: 'neutral' })
  })

  it('§6.121 Antwerp is a port once Belgium and the Netherlands have both been violated', () => {
    const ports = (ids: readonly string[]): boolean => {
      const state = stateFor({ joined: Object.fromEntries(ids.map((id) => [id, 'EP' as const])) })
      for (const id of ids) state.standing.add(nation(id), STANDING.violated)
      return isOpenPort(state, place('0917'))
    }
    expect([ports([]), ports(['BE']), ports(['NL']), ports(['BE', 'NL'])]).toEqual([
      false,
      false,
      false,
      true,
    ])
  })
})

describe('permissive neutrals', () => {
  it('§6.122 EP may enter Greece, but not its capital; CP may not', () => {
    const state = stateFor({ scenario: '12.5' })
    expect([isPermitted(state, EP, place('4148')), isPermitted(state, EP, place('4452'))]).toEqual([
      true,
      false,
    ])
    expect(isPermitted(state, 0, place('4148'))).toBe(false)
  })

  it('§6.122 the march there is no violation, and infantry takes control', () => {
    const scene = new StagedScene({ scenario: '12.5', side: 'EP', units: { '4246': 'GB-inf-1' } })
    const [to = ''] = scene
      .act('unit', 'GB-inf-1')
      .offers('march')
      .filter((id) => scene.control(id) === 'GR')
    scene.act('march', to)
    expect(scene.control(to)).toBe('GB')
    expect(scene.state.allegiance.get(nation('GR'))).toBe(NEUTRAL)
  })
})

describe('Britain', () => {
  const EXPEDITION = ['GB-cav-1', 'GB-inf-1', 'GB-inf-2']
  it('§6.123 §12.1.special.britain joins when Belgium is violated: in French ports, the third corps at home', () => {
    const scene = declaring('CP').act('violate', 'BE').act('nation', 'FR')
    for (let i = 0; i < 3; i++) scene.act('muster-at', '0917')
    expect(sideOf(scene, 'GB')).toBe(EP)
    expect(scene.offers('muster-at')).toEqual(['0221', '0318', '0418', '0517'])
    for (let i = 0; i < 3; i++) scene.act('muster-at', '0418')
    expect(EXPEDITION.map((id) => scene.where(id))).toEqual(['0418', '0418', '0418'])
    expect(scene.refusal('muster-at', '0418')).toMatchObject({ code: 'no-muster-ground' })
    scene.act('muster-at', '0115')
    expect([scene.where('GB-inf-3'), scene.rp('GB'), scene.demoralization('GB')]).toEqual(['0115', 5, 0])
  })

  it('§12.1.special.britain not in a port that French corps hold', () => {
    const scene = declaring('CP', { units: { '0418': 'FR-inf-1' } })
      .act('violate', 'LU')
      .act('nation', 'FR')
    expect(sideOf(scene, 'GB')).toBe(NEUTRAL)
    scene.act('violate', 'NL').act('nation', 'FR')
    for (let i = 0; i < 3; i++) scene.act('muster-at', '0915')
    expect(scene.refusal('muster-at', '0418')).toMatchObject({ code: 'no-muster-ground' })
  })

  it('§6.123 a German land unit within three hexes of Paris is enough', () => {
    const near = (at: string, to: string): number =>
      sideOf(new StagedScene({ units: { [at]: 'DE-inf-2' } }).act('unit', 'DE-inf-2').act('march', to), 'GB')
    expect(near('0824', '0724')).toBe(EP)
    expect(near('0924', '0824')).toBe(NEUTRAL)
  })

  it('§6.123 so is a crisis of Russia; a violation by EP is not', () => {
    const crisis = declaring('EP', { crises: { RU: '1914-08' } })
    crisis.act('violate', 'LU').act('nation', 'DE')
    expect(sideOf(crisis, 'GB')).toBe(EP)
    const own = declaring('EP').act('violate', 'LU').act('nation', 'DE')
    expect(sideOf(own, 'GB')).toBe(NEUTRAL)
  })
})
