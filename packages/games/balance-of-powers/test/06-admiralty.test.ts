/** Chapter 6.45: the admiralty by half a page, and ships that fire at coasts. */
import { optionsIn } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { SIDE_MARK } from '../codes.ts'
import { balanceOfPowers } from '../game.ts'
import { CP, EP } from '../nations.ts'
import { idOf, place, PLACES } from '../places.ts'
import { isMarmara, voyagesFrom } from '../rules/06-admiralty/waters.ts'
import { hasNavalGunfire } from '../rules/06-admiralty/gunfire.ts'
import { isSuppliedAt } from '../rules/03-supply/net.ts'
import { NATION_IDS } from '../nations.ts'
import { CROSSINGS } from '../terrain.ts'
import { printedEffectiveness, unit } from '../units.ts'
import { RESTS, type SceneSpec, StagedScene, stateFor } from './scene.ts'

const BRITISH = { joined: { GB: 'EP' } } as const
const sailing = (units: Readonly<Record<string, string>>, more: SceneSpec = {}): StagedScene =>
  new StagedScene({ ...BRITISH, units, stages: [RESTS, 'admiralty'], arg: 1, ...more })

describe('transport', () => {
  it('§6.452 a corps sails from port to port, 24 points a move, and comes ashore ready to march', () => {
    const scene = sailing({ '0115': 'GB-inf-1' }, { trench: 'GB-inf-1' })
    scene.act('ship', 'GB-inf-1')
    expect(scene.offers('sail-to')).toEqual(expect.arrayContaining(['0418', '0517', '0318']))
    scene.act('sail-to', '0418')
    expect([scene.where('GB-inf-1'), scene.isTrench('GB-inf-1')]).toEqual(['0418', false])
    expect(scene.isPast).toBe(true)
  })

  it('§6.452 each unit makes one move in each of the two sub-phases', () => {
    const scene = sailing({ '0115': 'GB-inf-1 GB-inf-2' }).act('ship', 'GB-inf-1').act('sail-to', '0418')
    expect(scene.refusal('ship', 'GB-inf-1')).toMatchObject({ code: 'shipped-already' })
    scene.act('done')
    const again = sailing({ '0418': 'GB-inf-1' }, { arg: 2 }).act('ship', 'GB-inf-1').act('sail-to', '0517')
    expect(again.where('GB-inf-1')).toBe('0517')
  })

  it('§6.452 five corps a month; one that sails on in the second sub-phase counts once', () => {
    const six = [1, 2, 3, 4, 5, 6].map((n) => `GB-inf-${n}`)
    const scene = sailing({ '0115': six.join(' ') }, { stages: [RESTS, 'admiralty', 'admiralty'] })
    for (const id of six.slice(0, 5)) scene.act('ship', id).act('sail-to', '0418')
    expect(scene.refusal('ship', 'GB-inf-6')).toMatchObject({ code: 'ships-full', rule: '6.452' })
    scene.act('ship', 'GB-inf-1').act('sail-to', '0517')
    expect(scene.where('GB-inf-1')).toBe('0517')
    expect(scene.refusal('ship', 'GB-inf-6')).toMatchObject({ code: 'ships-full' })
  })

  it('§4.2 only units of the side that are on the maps', () => {
    const scene = sailing({ '0115': 'GB-inf-1', '0517': 'DE-inf-2' }, { pool: 'GB-inf-2' })
    expect(scene.refusal('ship', 'DE-inf-2')).toMatchObject({ code: 'not-yours', rule: '4.2' })
    expect(scene.refusal('ship', 'GB-inf-2')).toMatchObject({ code: 'not-yours', rule: '4.2' })
    expect(scene.offers('ship')).toEqual(['GB-inf-1'])
  })

  it('§6.452 only out of ports, and into friendly ones', () => {
    const scene = sailing({ '0115': 'GB-inf-1', '0423': 'GB-inf-2' }, { control: { '0517': 'DE' } })
    expect(scene.refusal('ship', 'GB-inf-2')).toMatchObject({ code: 'not-in-port' })
    scene.act('ship', 'GB-inf-1')
    expect(scene.refusal('sail-to', '0517')).toMatchObject({ code: 'no-voyage' })
    expect(scene.refusal('sail-to', '0423')).toMatchObject({ code: 'no-voyage' })
    expect(scene.refusal('sail-to', '1015')).toMatchObject({ code: 'no-voyage' })
  })

  it('§6.452 an ocean box costs 18 points, a port box 3', () => {
    const state = stateFor(BRITISH)
    const reached = voyagesFrom(state, EP, place('0117')).map(idOf)
    expect(reached).toContain('bordeaux')
    expect(voyagesFrom(state, EP, place('0415')).map(idOf)).not.toContain('bordeaux')
  })

  it('§6.451 no German, Danish or Austro-Hungarian coast, and CP has no ships', () => {
    const state = stateFor({ ...BRITISH, control: { '1712': 'GB', '2409': 'GB' } })
    const reached = new Set(voyagesFrom(state, EP, place('0512')))
    expect([reached.has(place('1712')), reached.has(place('2409'))]).toEqual([false, false])
    expect(sailing({ '1712': 'DE-inf-2' }).isPast).toBe(true)
  })

  it('§6.451 the Sea of Marmara is closed: the water from 5245 to 5544', () => {
    const sea = Array.from({ length: PLACES }, (_, p) => p)
      .filter(isMarmara)
      .map(idOf)
    expect(sea).toEqual(expect.arrayContaining(['5245', '5544']))
    expect(sea.length).toBeLessThan(8)
  })

  it('§6.452 troops may stay at sea, in supply (§3.0), and do nothing on land meanwhile', () => {
    const scene = sailing({ '0115': 'GB-inf-1' }).act('ship', 'GB-inf-1').act('sail-to', '0516')
    expect(scene.where('GB-inf-1')).toBe('0516')
    const half = new StagedScene({
      ...BRITISH,
      side: 'EP',
      units: { '0516': 'GB-inf-1', '0115': 'GB-inf-2' },
    })
    expect(half.offers('unit')).toEqual(['GB-inf-2'])
    expect(half.refusal('unit', 'GB-inf-1')).toMatchObject({ code: 'at-sea' })
  })

  it('§6.452 any number of air units; on board they neither patrol nor have to return to a base', () => {
    const scene = sailing({ '0115': 'GB-air-FB5' }).act('ship', 'GB-air-FB5').act('sail-to', '0516')
    expect(scene.where('GB-air-FB5')).toBe('0516')
    const more = { ...BRITISH, units: { '0516': 'GB-air-FB5' }, arg: EP } as const
    expect(new StagedScene({ ...more, stages: [RESTS, 'aerodrome'] }).where('GB-air-FB5')).toBe('0516')
    expect(new StagedScene({ ...more, stages: [RESTS, 'aviation/patrol'] }).isPast).toBe(true)
  })

  it('§6.33 §6.452 a fighter on patrol stays where it is until the aerodrome phase', () => {
    const units = { '0115': 'GB-air-FB5', '0418': 'GB-air-DH2' }
    const scene = sailing(units, { patrols: 'GB-air-FB5' })
    expect(scene.offers('ship')).toEqual(['GB-air-DH2'])
    expect(scene.refusal('ship', 'GB-air-FB5')).toMatchObject({ code: 'aloft', rule: '6.33' })
    expect(sailing({ '0516': 'GB-air-FB5' }, { patrols: 'GB-air-FB5' }).isPast).toBe(true)
  })

  it('§1.323 a leader sails with a corps', () => {
    const scene = sailing({ '0115': 'GB-inf-1 GB-ldr-HAIG' }).act('ship', 'GB-inf-1').act('sail-to', '0418')
    scene.act('yes')
    expect(scene.where('GB-ldr-HAIG')).toBe('0418')
    const left = sailing({ '0115': 'GB-inf-1 GB-ldr-HAIG' }).act('ship', 'GB-inf-1').act('sail-to', '0418')
    expect(left.act('no').where('GB-ldr-HAIG')).toBe('pool')
    const others = { '0115': 'GB-inf-1 GB-inf-2 GB-ldr-HAIG', '0418': 'GB-inf-3 GB-ldr-RAWLNSN' }
    const full = sailing(others).act('ship', 'GB-inf-1').act('sail-to', '0418')
    expect([full.prompt, full.where('GB-ldr-HAIG')]).toEqual(['ship', '0115'])
  })
})

describe('landings', () => {
  const ashore = (more: SceneSpec = {}): StagedScene =>
    sailing({ '0115': 'GB-inf-1 GB-inf-2' }, { control: { '0517': 'DE', '0617': 'DE' }, ...more })

  it('§6.453 one counter a calendar year, in water before an enemy coast', () => {
    const scene = ashore()
    expect(scene.offers('landing')).toContain('0516')
    expect(scene.refusal('landing', '0512')).toMatchObject({ code: 'no-landing-water', rule: '6.453' })
    scene.act('landing', '0516')
    if (scene.prompt === 'landing-where') scene.act('point-at', '0517')
    expect(scene.state.landings.count).toBe(1)
    expect(scene.refusal('landing', '0516')).toMatchObject({ code: 'landed-already' })
    expect(scene.act('clear-landing').state.landings.count).toBe(0)
    expect(scene.state.sideMarks.has(EP, SIDE_MARK.landed)).toBe(true)
  })

  it('§6.451 §6.453 no invasion of German, Danish or Austro-Hungarian coasts', () => {
    const scene = sailing(
      { '0115': 'GB-inf-1' },
      { control: { '1409': 'DE' }, joined: { GB: 'EP', DK: 'CP' } },
    )
    expect(scene.refusal('landing', '1412')).toMatchObject({ code: 'no-landing-water', rule: '6.453' })
    expect(scene.offers('landing')).toEqual([])
  })

  it('§6.453 the next counter takes the place of the one before', () => {
    const scene = ashore({
      month: '1915-06',
      landings: { '0615/0616': 'EP' },
      control: { '0517': 'DE', '0616': 'DE' },
    })
    scene.act('landing', '0516')
    if (scene.prompt === 'landing-where') scene.act('point-at', '0517')
    expect(scene.state.landings.entries().map(([c]) => idOf(CROSSINGS.end(c)))).toEqual(['0517'])
  })

  const before = (more: SceneSpec = {}): StagedScene => {
    const scene = new StagedScene({
      ...BRITISH,
      side: 'EP',
      month: '1915-06',
      control: { '0517': 'DE' },
      units: { '0516': 'GB-inf-1 GB-inf-2' },
      landings: { '0516/0517': 'EP' },
      rp: { GB: 9, DE: 9 },
      ...more,
    })
    return scene.act('stack', '0516')
  }

  it('§6.453 §7.75 §1.25 from it troops attack the coast, with all their MP, against inherent defence', () => {
    const scene = before()
    expect(scene.refusal('march', '0517')).toMatchObject({ code: 'inherent-defence', rule: '1.25' })
    scene.dice(6, 5).act('attack', '0517').act('nation', 'GB').act('point', 'GB-inf-1')
    expect([scene.where('GB-inf-2'), scene.control('0517')]).toEqual(['0517', 'FR'])
    expect(scene.seen('points-named')[0]).toMatchObject({ inherent: 1 })
    const modifiers = scene.seen('combat-modified')[0]?.modifiers ?? []
    const own = printedEffectiveness(unit('GB-inf-1'), false)
    expect(modifiers.find(({ name }) => name === 'effectiveness')?.value).toBe(own - 1)
  })

  it('§10.81 §6.453 those at a landing can be attacked from the shore, and the attacker stays ashore', () => {
    const scene = new StagedScene({
      ...BRITISH,
      month: '1915-06',
      control: { '0517': 'DE' },
      units: { '0516': 'GB-inf-1', '0517': 'DE-inf-2 DE-inf-3' },
      landings: { '0516/0517': 'EP' },
      rp: { GB: 9, DE: 9 },
    }).act('stack', '0517')
    expect(scene.refusal('march', '0516')).toMatchObject({ code: 'enemy-there' })
    scene.dice(6, 4).act('attack', '0516').act('nation', 'DE').act('point', 'DE-inf-2')
    expect([scene.where('GB-inf-1'), scene.where('DE-inf-3')]).toEqual(['pool', '0517'])
    expect(scene.seen('advanced')).toHaveLength(0)
  })

  it('§10.561 §6.453 with −2 for the beach and +1 for the ships', () => {
    const scene = before({ units: { '0516': 'GB-inf-1 GB-inf-2', '0517': 'DE-inf-2' } })
    scene.dice(3, 3).act('attack', '0517').act('nation', 'GB').act('point', 'GB-inf-1')
    const modifiers = scene.seen('combat-modified')[0]?.modifiers ?? []
    const value = (name: string): number => modifiers.find((each) => each.name === name)?.value ?? 0
    expect([value('coast'), value('artillery')]).toEqual([-2, 1])
  })

  it('§6.512 nobody lands in snow', () => {
    expect(before({ month: '1915-12' }).refusal('attack', '0517')).toMatchObject({
      code: 'no-landing-weather',
    })
  })

  it('§6.454 §3.1 whoever is ashore is supplied over it', () => {
    const own = { ...BRITISH, control: { '0517': 'GB' }, month: '1915-06' } as const
    const far = ['0418', '0318', '0221', '0317']
    const closed = {
      ...own,
      control: { '0517': 'GB', ...Object.fromEntries(far.map((id) => [id, 'DE'])) },
    } as const
    const GB = NATION_IDS.indexOf('GB')
    const shut = stateFor(closed)
    expect(isSuppliedAt(shut, GB, place('0517'))).toBe(true)
  })
})

describe('naval gunfire', () => {
  const fires = (side: number, hex: string, scenario: string): boolean =>
    hasNavalGunfire(stateFor({ scenario }), side === 0 ? CP : EP, place(hex))

  it('§6.453 §12.1.special.sea EP has it against coasts, but not against German or Danish ones', () => {
    expect([fires(EP, '0517', '12.1'), fires(EP, '0423', '12.1'), fires(EP, '1712', '12.1')]).toEqual([
      true,
      false,
      false,
    ])
    expect(fires(CP, '0517', '12.1')).toBe(false)
    expect(fires(EP, '2409', '12.1')).toBe(false)
  })

  it('§12.2.special.guns there CP has it, against every coast', () => {
    expect([fires(CP, '3706', '12.2'), fires(CP, '3717', '12.2'), fires(EP, '3706', '12.2')]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('options', () => {
  const valuesOf = (id: string, option: string): string[] => {
    const scenario = balanceOfPowers.scenarios.find((each) => each.id === id)
    const found = scenario && optionsIn(balanceOfPowers, scenario).find((each) => each.id === option)
    return found?.values.map((each) => each.id) ?? []
  }

  it('§11.2 §12.1.special.sea §12.4.special.sea §12.2 half a page is forced in 12.1 and 12.4, 12.2 offers a choice', () => {
    expect(['12.1', '12.2', '12.3', '12.4'].map((id) => valuesOf(id, 'admiralty'))).toEqual([
      ['half-page'],
      ['none', 'half-page'],
      ['half-page'],
      ['half-page'],
    ])
  })

  it('§11.2 §12.1.setup.optional only 12.1 may be set up in secret', () => {
    expect(['12.1', '12.2', '12.3', '12.4'].map((id) => valuesOf(id, 'set-up'))).toEqual([
      ['open', 'secret'],
      ['open'],
      ['open'],
      ['open'],
    ])
  })

  it('§6.451 without half a page nobody ships', () => {
    const scene = new StagedScene({
      scenario: '12.2',
      units: { '4202': 'RU-inf-1' },
      stages: [RESTS, 'admiralty'],
      arg: 1,
    })
    expect(scene.isPast).toBe(true)
  })
})
