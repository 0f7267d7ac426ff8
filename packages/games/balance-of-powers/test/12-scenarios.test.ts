/** Chapters 12.3 and 12.4: what is closed, and where Dominions and Americans muster. */
import { describe, expect, it } from 'vitest'
import { AH, DE, nation } from '../nations.ts'
import { idOf, isCentre, ownerOf, place } from '../places.ts'
import { sourcesOf } from '../rules/03-supply/sources.ts'
import { delayOf } from '../rules/06-construction/costs.ts'
import { musterPlaces, whyNotMuster } from '../rules/06-construction/muster-places.ts'
import { isBarredLand, whyNotViolate } from '../rules/06-diplomacy/neutrals.ts'
import { isRail } from '../terrain.ts'
import { unit } from '../units.ts'
import { RESTS, type SceneSpec, StagedScene, stateFor } from './scene.ts'

const GB = nation('GB')
const STEEL: SceneSpec = { scenario: '12.3', month: '1916-04' }
const KAISER: SceneSpec = { scenario: '12.4', month: '1918-04' }
const where = (spec: SceneSpec, id: string): number[] => musterPlaces(stateFor(spec), unit(id))

describe('closed land', () => {
  it('§12.4 §12.4.special.east nobody enters Austria-Hungary or Russia or violates them; the Netherlands are open', () => {
    const state = stateFor(KAISER)
    for (const id of ['AH', 'RU'])
      expect(whyNotViolate(state, nation(id))).toMatchObject({ code: 'neutral-closed', rule: '12.0' })
    expect(whyNotViolate(state, nation('NL'))).toBeUndefined()
    for (const hex of ['2623', '3717'])
      for (const side of [0, 1] as const) expect(isBarredLand(state, side, place(hex))).toBe(true)
  })

  it('§12.3 §12.3.special.adjust nobody is violated, not even Luxembourg behind the German lines', () => {
    const state = stateFor(STEEL)
    for (const id of ['NL', 'LU', 'CH', 'DK'])
      expect(whyNotViolate(state, nation(id))?.code).toBe('neutral-closed')
    expect(isBarredLand(state, 0, place('1121'))).toBe(true)
  })

  it('§12.2 §12.2.special.adjust nobody enters Belgium, France or Romania', () => {
    const state = stateFor({ scenario: '12.2', month: '1915-06' })
    for (const hex of ['0917', '1022', '4828'])
      for (const side of [0, 1] as const) expect(isBarredLand(state, side, place(hex))).toBe(true)
  })
})

describe('Dominions and Americans', () => {
  it.each([
    ['§12.3 §12.3.special.adjust', STEEL],
    ['§12.4 §12.4.special.muster', KAISER],
  ])(
    '%s ANZAC and Canada muster in population centres of Britain, ANZAC three months after procurement',
    (_, spec) => {
      const state = stateFor(spec)
      for (const id of ['GB-inf-ANZAC_I', 'GB-inf-CANADA']) {
        const places = where(spec, id)
        expect(places.map(idOf)).toContain('0115')
        expect(places.every((p) => ownerOf(p) === GB && isCentre(p))).toBe(true)
        expect(whyNotMuster(state, unit(id), place('0423'))?.code).toBe('no-muster-ground')
      }
      expect([delayOf(state, unit('GB-inf-ANZAC_I')), delayOf(state, unit('GB-inf-CANADA'))]).toEqual([3, 1])
      expect(delayOf(stateFor({ scenario: '12.9' }), unit('GB-inf-ANZAC_I'))).toBe(1)
    },
  )

  it('§12.4 §12.4.special.muster Americans muster in centres that Britain or France controls, and in no others', () => {
    const places = where({ ...KAISER, control: { '0517': 'GB', '0423': 'BE' } }, 'US-inf-2').map(idOf)
    expect(places).toEqual(expect.arrayContaining(['0115', '0517', '0922']))
    expect(places).not.toContain('0423')
    expect(places.every((id) => isCentre(place(id)))).toBe(true)
  })
})

describe('supply and arrivals', () => {
  const atSouthEdge = (spec: SceneSpec, n: number): number[] =>
    sourcesOf(stateFor(spec), 0, n).filter((p) => idOf(p).endsWith('29'))

  it('§12.2.special.adjust Austrian railways that leave the map to the south are sources, and nothing else there', () => {
    const east: SceneSpec = { scenario: '12.2', month: '1915-06' }
    const edge = atSouthEdge(east, AH)
    expect(edge.length).toBeGreaterThan(0)
    expect(edge.every((p) => isRail(p) && ownerOf(p) === AH)).toBe(true)
    // Budapest is one in any case
    expect([atSouthEdge(east, DE), atSouthEdge({}, AH)]).toEqual([[], [place('3429')]])
  })

  it('§12.4.arrivals the whole order of battle from spring 1918 on, and nothing it has brought before', () => {
    const scene = new StagedScene({ ...KAISER, month: '1918-03', stages: [RESTS, 'season/pool'] })
    expect(['GB-air-SE5A', 'GB-inf-12', 'GB-tank-MK_V', 'RU-inf-48'].map((id) => scene.where(id))).toEqual([
      ...['pool', 'gone', 'toCome', 'gone'],
    ])
  })
})
