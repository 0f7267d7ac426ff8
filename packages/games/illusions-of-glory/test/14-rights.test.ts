/** §14.2 §14.3 what supply allows; any position against a plain search. */
import { describe, expect, it } from 'vitest'
import { BERLIN, CONSTANTINOPLE, LEMNOS, NEIGHBOURS, PORTS, portOf, SPACES, space } from '../map.ts'
import { nationMask, PIECES, piece, SPECIAL_2_4 } from '../pieces.ts'
import { mayAttack, mayBeReplaced, mayRedeploy, movementOf } from '../rules/14-supply/rights.ts'
import { isOpenToSupply } from '../rules/14-supply/ground.ts'
import { isSupplyPort } from '../rules/14-supply/ports.ts'
import { activeSources, LEMNOS_BIT } from '../rules/14-supply/sources.ts'
import { hasLine, isSpaceCutOff, supplyAt, supplyOf } from '../rules/14-supply/supply.ts'
import { AP, CP, type Side } from '../sides.ts'
import { campOf, put, setControl, spaceOf, type State, WAITING } from '../state.ts'
import { type SceneSpec, stateFor } from './stage.ts'
import { NAMES, control, around } from './supplying.ts'

describe('rights', () => {
  const rights = (spec: SceneSpec, id: string): boolean[] => {
    const state = stateFor(spec)
    return [mayAttack, mayRedeploy, mayBeReplaced].map((right) => right(state, piece(id)))
  }
  const all = [true, true, true]
  const guest = [false, false, false]

  it('§14.2.1.c §14.2.1.d of the Central Powers: with an own source everything, with an ally’s movement alone', () => {
    expect(rights({ pieces: { TU_I: 'Chataldja' } }, 'TU_I')).toEqual(all)
    const abroad: SceneSpec = { pieces: { TU_I: 'Krakow' }, flags: ['blockade'] }
    expect(rights(abroad, 'TU_I')).toEqual(guest)
    expect(movementOf(stateFor(abroad), piece('TU_I'))).toBeGreaterThan(1)
  })

  it('§14.2.2.c §14.2.2.d of the Allied Powers likewise', () => {
    expect(rights({ pieces: { RU_I: 'Kiev' } }, 'RU_I')).toEqual(all)
    expect(rights({ pieces: { RU_I: 'Salonika' } }, 'RU_I')).toEqual(guest)
  })

  it('§14.2.3.b §14.2.3.c of dual units likewise', () => {
    const id = 'GE_BU_LXIGenKdo'
    expect(rights({ pieces: { [id]: 'Berlin' } }, id)).toEqual(all)
    expect(rights({ pieces: { [id]: 'Chataldja' }, flags: ['blockade'] }, id)).toEqual(guest)
  })

  it('§14.3.1.a.1 §14.3.1.a.2 §14.3.1.a.3 §14.3.1.a.4 out of supply: one space, attacks, but neither SR nor RPs', () => {
    const spec = { pieces: { RU_ICav: 'Stryj' } }
    expect(rights(spec, 'RU_ICav')).toEqual([true, false, false])
    expect(movementOf(stateFor(spec), piece('RU_ICav'))).toBe(1)
    expect(movementOf(stateFor({ pieces: { RU_ICav: 'Kiev' } }), piece('RU_ICav'))).toBeGreaterThan(1)
  })
})

describe('questions of other chapters', () => {
  it('§12.8.1.c §11.2.a §11.2.b §11.2.c supply as if a space were taken: by its neighbours, its own source, its port', () => {
    const at = (spec: SceneSpec, id: string, x: string): string =>
      NAMES[supplyAt(stateFor(spec), piece(id), space(x))]
    const spec = { pieces: { RU_I: 'Dubno' } }
    expect(at(spec, 'RU_I', 'Brody')).toBe('own')
    expect(at({ pieces: { RU_I: 'Stryj' } }, 'RU_I', 'Munkacs')).toBe('none')
    const alone = { pieces: { RU_I: 'Uman' }, control: control('CP', ...around('Odessa'), 'Odessa') }
    expect(at(alone, 'RU_I', 'Odessa')).toBe('own')
    const sea = { pieces: { RU_I: 'Varna' }, status: { BU: 'at-war' } } as const
    expect(at({ ...sea, pieces: { RU_I: 'Shumla' } }, 'RU_I', 'Varna')).toBe('own')
    expect(at({ ...sea, pieces: { RU_I: 'Shumla' } }, 'RU_I', 'Plevna')).toBe('none')
  })

  it('§11.2.k a space is cut off if it has no line to a source of its side', () => {
    const spec = { control: control('CP', 'Lutsk', 'Uman') }
    const state = stateFor(spec)
    expect(['Uman', 'Lutsk', 'Kowel'].map((id) => isSpaceCutOff(state, space(id)))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('§16.7.1.b the line from Berlin to Constantinople opens with Bulgaria', () => {
    const west = { control: control('CP', 'Belgrade', 'Kragujevac', 'Nish'), destroyed: ['Belgrade'] }
    expect(hasLine(stateFor(west), CP, BERLIN, CONSTANTINOPLE)).toBe(false)
    const state = stateFor({ ...west, status: { BU: 'at-war' } })
    expect(hasLine(state, CP, BERLIN, CONSTANTINOPLE)).toBe(true)
    setControl(state, space('Nish'), AP, -1)
    expect(hasLine(state, CP, BERLIN, CONSTANTINOPLE)).toBe(false)
  })
})

/** The rule read piece by piece: a search from the unit outwards. */
function naive(s: State, p: number): string {
  const side = campOf(s, p) as Side
  const seen = new Set([spaceOf(s, p)])
  for (const x of seen) for (const next of onward(s, side, x)) seen.add(next)
  const open = [...seen].filter((x) => isOpenToSupply(s, side, x))
  const found = open.reduce((mask, x) => mask | activeSources(s, side, x), 0)
  const own = nationMask(p) | (p === SPECIAL_2_4 ? LEMNOS_BIT : 0)
  if ((found & own) !== 0) return 'own'
  return found === 0 ? 'none' : 'allied'
}
function onward(s: State, side: Side, x: number): number[] {
  const isOpen = (next: number): boolean => isOpenToSupply(s, side, next)
  const byLand = (NEIGHBOURS[x] ?? []).filter(isOpen)
  if (!isOpen(x) || !isSupplyPort(s, side, x)) return byLand
  const ports = (PORTS[portOf(x)] ?? []).filter((port) => isOpen(port) && isSupplyPort(s, side, port))
  return [...byLand, ...ports]
}

describe('any position', () => {
  it('§14.1.1.a agrees with a search from every single unit', () => {
    let seed = 7
    const random = (n: number): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648
      return Math.floor((seed / 2147483648) * n)
    }
    for (let round = 0; round < 12; round++) {
      const state = stateFor({ scenario: round % 2 === 0 ? 'campaign' : 'brusilov' })
      for (let i = 0; i < 60; i++) setControl(state, random(SPACES), random(2) as Side, -1)
      setControl(state, LEMNOS, AP, -1)
      const pieces = Array.from({ length: 70 }, () => random(PIECES)).filter(
        (p) => campOf(state, p) === AP || campOf(state, p) === CP,
      )
      for (const p of pieces) put(state, p, random(SPACES))
      for (const p of pieces)
        if (spaceOf(state, p) !== WAITING) expect(NAMES[supplyOf(state, p)]).toBe(naive(state, p))
    }
  })
})
