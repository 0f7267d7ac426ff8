/** Chapter 3: supply. */
import { Play, randomAnswer, quickRandom } from '@sandtable/kernel'
import { setupOf } from '@sandtable/kernel/testing'
import { describe, expect, it } from 'vitest'
import { balanceOfPowers } from '../game.ts'
import { OUT } from '../codes.ts'
import { ON } from '../crossings.ts'
import { CP, EP, nation } from '../nations.ts'
import { idOf, isLand, ownerOf, place } from '../places.ts'
import { isOpen, isSeaPort, isSupplied, isSuppliedAt } from '../rules/03-supply/net.ts'
import { sourcesOf } from '../rules/03-supply/sources.ts'
import { isInPlay } from '../scenarios.ts'
import { CAPITALS, HOME_CHIPS } from '../sites.ts'
import { LAYOUT, put, type State } from '../state.ts'
import { CROSSINGS, isRail, neighboursOf } from '../terrain.ts'
import { idOfUnit, isCorps, unit, UNITS } from '../units.ts'
import { stateFor } from './scene.ts'

const at = (s: State, id: string, hex: string): boolean => isSuppliedAt(s, nation(id), place(hex))

describe('sources of supply', () => {
  it('§3.11 E5: Antwerp and Brussels supply Belgians only, and French sources supply them too', () => {
    const s = stateFor({ joined: { BE: 'EP', GB: 'EP' } })
    s.patron.set(nation('BE'), nation('FR'))
    expect([at(s, 'BE', '0917'), at(s, 'BE', '0423')]).toEqual([true, true])
    // without a source of their own they live from those of France, and from nobody else's
    const exiled = { '0917': 'DE', '0918': 'DE' }
    const guests = stateFor({ joined: { BE: 'EP', GB: 'EP' }, control: exiled, patron: { BE: 'FR' } })
    expect([
      at(guests, 'BE', '0423'),
      sourcesOf(guests, EP, nation('BE')).map(idOf).includes('0423'),
    ]).toEqual([true, true])
    // the same ground with all ways out of it shut: only the Belgians live from it
    const shut = stateFor({
      joined: { BE: 'EP', GB: 'EP' },
      control: { '0423': 'DE', '0619': 'DE', '0621': 'DE', '1022': 'DE' },
    })
    expect([at(shut, 'BE', '0918'), at(shut, 'FR', '0918')]).toEqual([true, false])
  })

  it('§3.11 in German hands they supply nobody', () => {
    const s = stateFor({
      joined: { BE: 'EP' },
      control: { '0917': 'DE', '0918': 'DE', '0423': 'DE', '0619': 'DE', '0621': 'DE', '1022': 'DE' },
    })
    expect([at(s, 'BE', '0917'), at(s, 'BE', '0918')]).toEqual([false, false])
  })

  it('§3.11 a capital with enemies in every adjacent place is no source, until one of them is free', () => {
    const ring = neighboursOf(place('2517')).map(idOf)
    const units = Object.fromEntries(ring.map((hex, i) => [hex, `FR-inf-${i + 1}`]))
    const control = Object.fromEntries(ring.map((hex) => [hex, 'FR']))
    const s = stateFor({ units, control })
    expect(ring).toHaveLength(6)
    expect(at(s, 'DE', '2517')).toBe(false)
    put(s, unit('FR-inf-1'), OUT.pool)
    expect(at(s, 'DE', '2517')).toBe(true)
    put(s, unit('FR-inf-1'), place(ring[0] ?? ''))
    expect(at(s, 'DE', '2517')).toBe(false)
  })
})

describe('supply paths', () => {
  it('§3.1 §3.121 a unit may start beside a place that has what its own lacks, one farther away may not', () => {
    const s = stateFor({})
    expect([isRail(place('3715')), isRail(place('3716'))]).toEqual([false, false])
    expect([at(s, 'DE', '3715'), at(s, 'DE', '3716')]).toEqual([true, false])
    // in the middle of the net nothing around it matters
    expect(at(s, 'DE', '2517')).toBe(true)
    expect(isSuppliedAt(s, nation('NL'), place('1015'))).toBe(false)
  })

  it('§3.121 a population centre carries a path without a railway, bare ground does not', () => {
    const around = neighboursOf(place('4526')).filter((p) => isInPlay(0, p))
    const state = (bridge: string): State => stateFor({ control: Object.fromEntries([['4525', bridge]]) })
    expect(isRail(place('4526'))).toBe(false)
    expect([isOpen(state('AH'), CP, place('4526')), isOpen(state('AH'), EP, place('4526'))]).toEqual([
      true,
      false,
    ])
    expect(isOpen(state('AH'), CP, place('3715'))).toBe(false)
    expect(around.length).toBeGreaterThan(0)
    const held = stateFor({ units: { '4526': 'RU-cav-1' } })
    expect(isOpen(held, CP, place('4526'))).toBe(false)
  })

  it('§2.521 §3.1 nobody is beside a place across an all-water hexside or a red bar', () => {
    // Belgium's only port and the French coast, with water between
    const [here, there] = [place('0617'), place('0517')]
    expect(CROSSINGS.has(CROSSINGS.between(here, there), ON.allWater | ON.redBar)).toBe(true)
    const inland = neighboursOf(here).filter((p) => isLand(p) && p !== there)
    const joined = { BE: 'EP', GB: 'EP' } as const
    const control = Object.fromEntries([here, ...inland].map((p) => [idOf(p), 'DE']))
    const s = stateFor({ joined, control })
    expect([at(s, 'FR', '0517'), at(s, 'FR', '0617')]).toEqual([true, false])
    const open = stateFor({ joined, control: { '0617': 'DE' } })
    expect(at(open, 'FR', '0617')).toBe(true)
  })

  it('§3.0 §6.452 at sea a corps is always in supply, on land it has to be traced', () => {
    const s = stateFor({
      units: { '0516': 'GB-inf-1', '0726': 'DE-inf-2', '2517': 'DE-inf-3' },
      joined: { GB: 'EP' },
    })
    expect(['GB-inf-1', 'DE-inf-2', 'DE-inf-3'].map((id) => isSupplied(s, unit(id)))).toEqual([
      true,
      false,
      true,
    ])
  })

  it('§3.1 §3.121 E6: from 3215 along the railway to Posen; a Russian on the way shuts it', () => {
    const cut = { '3711': 'DE', '3611': 'DE' }
    const free = stateFor({ units: { '3215': 'DE-inf-2' }, control: cut })
    expect(at(free, 'DE', '3215')).toBe(true)
    const ways = ['3115', '3016', '3015', '3114', '3116', '3214', '3216', '3314', '3315', '3316']
    const units = Object.fromEntries(ways.map((hex, i) => [hex, `RU-inf-${i + 1}`]))
    const taken = Object.fromEntries(ways.map((hex) => [hex, 'RU']))
    const shut = stateFor({ units, control: taken })
    expect(at(shut, 'DE', '3215')).toBe(false)
  })

  it('§3.1 §3.121 without railway, town or infrastructure in friendly hands in or beside the place there is none', () => {
    const s = stateFor({ units: { '1024': 'DE-inf-2' } })
    expect(at(s, 'DE', '0825')).toBe(false)
    expect(at(s, 'DE', '1123')).toBe(true)
  })

  it('§3.121 §11.1 §faq.1 no path leaves the map to come back elsewhere', () => {
    const edge = place('4329')
    const around = neighboursOf(edge).filter((p) => isInPlay(0, p))
    const shut = Object.fromEntries(around.map((p) => [idOf(p), 'RU']))
    expect(neighboursOf(edge).length).toBeGreaterThan(around.length)
    expect([at(stateFor({}), 'AH', '4329'), at(stateFor({ control: shut }), 'AH', '4329')]).toEqual([
      true,
      false,
    ])
  })

  it('§3.11 §11.1 a capital at the edge is shut in when every hex around it on the map is taken', () => {
    const ring = neighboursOf(place('3429'))
      .filter((p) => isInPlay(0, p))
      .map(idOf)
    const all = { units: Object.fromEntries(ring.map((hex, i) => [hex, `RU-inf-${i + 1}`])) }
    const control = Object.fromEntries(ring.map((hex) => [hex, 'RU']))
    expect(ring).toHaveLength(5)
    expect(at(stateFor({ ...all, control }), 'AH', '3429')).toBe(false)
    const [free = '', ...others] = ring
    const units = Object.fromEntries(others.map((hex, i) => [hex, `RU-inf-${i + 1}`]))
    expect(at(stateFor({ units, control: { ...control, [free]: 'RU' } }), 'AH', '3429')).toBe(true)
  })

  it('§6.454 EP traces over the sea freely: British troops in France live from London', () => {
    expect([isSeaPort(stateFor({}), place('0418')), isSeaPort(stateFor({}), place('0423'))]).toEqual([
      true,
      false,
    ])
    expect(isSeaPort(stateFor({ scenario: '12.9' }), place('5444'))).toBe(false)
    const s = stateFor({ joined: { GB: 'EP' } })
    expect(at(s, 'GB', '0419')).toBe(true)
    const cp = stateFor({ joined: { GB: 'CP' } })
    expect(at(cp, 'GB', '0419')).toBe(false)
  })

  it('§12.1 all corps of the historical set-up are in supply', () => {
    const play = Play.start(setupOf(balanceOfPowers, '12.1'))
    play.answer(1, { verb: 'ready-made' })
    play.answer(0, { verb: 'ready-made' })
    const s = play.state
    const onMap = Array.from({ length: UNITS }, (_, u) => u).filter((u) => s.where.get(u) >= 0 && isCorps(u))
    expect(onMap).toHaveLength(120)
    expect(onMap.filter((u) => !isSupplied(s, u)).map(idOfUnit)).toEqual([])
  })
})

describe('what is remembered of supply', () => {
  it('is the same as worked out afresh, wherever random players go', () => {
    const play = Play.start(setupOf(balanceOfPowers, '12.1'))
    const pick = quickRandom(5)
    const corps = Array.from({ length: UNITS }, (_, u) => u).filter(isCorps)
    for (let i = 0; !play.isOver; i++) {
      const seat = play.pending[0]?.seat ?? 0
      play.answer(seat, randomAnswer(play.offered(seat) ?? {}, pick))
      if (i % 25 !== 0) continue
      const fresh = LAYOUT.create()
      LAYOUT.restore(fresh, play.state.words)
      const there = corps.filter((u) => play.state.where.get(u) >= 0)
      expect(there.filter((u) => isSupplied(play.state, u))).toEqual(
        there.filter((u) => isSupplied(fresh, u)),
      )
    }
  })
})

describe('the south edge', () => {
  it('§12.2.special.adjust Austrians may lean on railways that leave the map to the south, Germans and others not', () => {
    const [AH, DE] = [nation('AH'), nation('DE')]
    const cut = Object.fromEntries(
      [...(CAPITALS[AH] ?? []), ...(HOME_CHIPS[AH] ?? [])].map((p) => [idOf(p), 'RU']),
    )
    const edge = Array.from({ length: 50 }, (_, i) => place(`${String(i + 1).padStart(2, '0')}29`)).find(
      (p) => ownerOf(p) === AH && isRail(p),
    )
    expect(edge).toBeDefined()
    if (edge === undefined) return
    const at = (scenario: string, n: number): boolean =>
      isSuppliedAt(stateFor({ scenario, control: cut }), n, edge)
    expect([at('12.2', AH), at('12.1', AH)]).toEqual([true, false])
    expect(sourcesOf(stateFor({ scenario: '12.2' }), 0, DE)).not.toContain(edge)
  })
})
