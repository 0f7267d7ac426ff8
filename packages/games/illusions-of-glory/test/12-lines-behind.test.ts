/** Chapters 12.7.3.e and 12.8.1.c: lines of supply that close behind those who leave. */
import { describe, expect, it } from 'vitest'
import { piece } from '../pieces.ts'
import { isOutOfSupply } from '../rules/14-supply/supply.ts'
import { beaten, type Frozen, frozen, resumed } from './battle.ts'
import type { StagedScene } from './scene.ts'

const inStack = (at: string, stack: number) => ({ at, stack, marks: ['toAttack'] as const })
function won(spec: Frozen): StagedScene {
  const { s } = frozen({ ...spec, set: { attackLn: 5, defenceLn: 1 } })
  return resumed(s, 'advance')
}

describe('advance out of an enemy region', () => {
  const carniola: Frozen = {
    at: 'Graz',
    status: { IT: 'at-war' },
    attackers: { IT_I: inStack('Carniola', 1), IT_II: inStack('Carniola', 2) },
    pieces: { AH_II: 'Carniola' },
  }
  it('§12.8.1.c §12.2.3.d §18.7.1.b the last to leave would be out of supply', () => {
    const scene = won(carniola)
    expect(scene.offers('advance')).toEqual(['IT_I', 'IT_II'])
    scene.act('advance', 'IT_I')
    // nobody else can: the advance is over
    expect([scene.where('IT_II'), isOutOfSupply(scene.state, piece('IT_I'))]).toEqual(['Carniola', false])
  })
  it('§12.8.1.c one alone cannot, unless others who did not attack stay', () => {
    const alone: Frozen = { ...carniola, attackers: { IT_I: inStack('Carniola', 1) } }
    expect(won(alone).can('advance')).toBe(false)
    expect(won({ ...alone, pieces: { IT_III: 'Carniola' } }).offers('advance')).toEqual(['IT_I'])
  })
  it('§12.8.1.d §12.8.1.c nor do two begin a siege that neither of them would live in', () => {
    const adrianople: Frozen = {
      at: 'Adrianople',
      attackers: { 'FR_inf_SCU.1': inStack('Rodosto', 1), 'FR_inf_SCU.2': inStack('Rodosto', 1) },
      landing: ['SeaSalonika'],
      markers: { Salonika: 'FR', Kavalla: 'FR', Dedeagach: 'FR' },
      status: { BU: 'at-war' },
      greece: 'AP',
    }
    expect(won(adrianople).can('advance')).toBe(true)
    const cut: Frozen = { ...adrianople, pieces: { BU_1stArmy: 'Dedeagach' }, control: { Dedeagach: 'CP' } }
    const line = { ...cut, markers: { ...adrianople.markers, Gallipoli: 'FR' as const } }
    expect(won({ ...line, destroyed: ['Gallipoli'] }).can('advance')).toBe(false)
  })
})

describe('advance out of neutral Greece', () => {
  const kavalla = (at: string): Frozen => ({
    at,
    status: { BU: 'at-war', IT: 'at-war' },
    attackers: { FR_XII: 'Kavalla' },
    control: { Kavalla: 'AP', Skopje: 'CP', Monastir: 'CP', Prizren: 'CP', Nish: 'CP' },
  })
  it("§12.8.1.c §26.3.1.d not on the supply of a port that is nobody's when its garrison has gone", () => {
    expect(won(kavalla('Plovdiv')).can('advance')).toBe(false)
    expect(won({ ...kavalla('Plovdiv'), pieces: { FR_XXXI: 'Kavalla' } }).can('advance')).toBe(true)
  })
  it('§12.8.1.c §14.1.3.a into another port, which is taken', () => {
    expect(won(kavalla('Dedeagach')).can('advance')).toBe(true)
  })
})

describe('retreat from a siege', () => {
  const warsaw: Frozen = {
    at: 'Warsaw',
    attackers: { RU_II: 'Lomza' },
    defenders: { GE_XVII: false },
    markers: { Lodz: 'GE', Wloclawek: 'GE', Siedlce: 'GE' },
  }
  it('§12.7.3.e.1 §12.7.3.e.2 §20.3.5.d the line through the fort ends with it', () => {
    const scene = beaten(1, warsaw)
    expect(scene.offers('retreat-to')).toEqual(['Lodz', 'Wloclawek'])
    expect(scene.refusal('retreat-to', 'Siedlce').rule).toBe('12.7.3.e')
  })
  it('§12.7.3.e.1 also while others who must go are still there', () => {
    const scene = beaten(1, { ...warsaw, defenders: { GE_XVII: false, GE_XI: false } })
    expect(scene.offers('retreat-to')).toEqual(['Lodz', 'Wloclawek'])
  })
  it('§12.7.3.e.1 §12.7.6.b and while those are still in the port who had retreated there and will perish', () => {
    const scene = beaten(1, {
      ...{ at: 'Danzig', side: 'CP', attackers: { GE_XI: 'Stettin' }, defenders: { RU_V: false } },
      pieces: { RU_VI: { at: 'Danzig', marks: ['retreated'] }, GE_I: 'Graudenz' },
      control: { Konigsberg: 'AP', Bromberg: 'AP', Insterburg: 'AP', Gumbinnen: 'AP' },
      destroyed: ['Konigsberg'],
    })
    scene.act('give-way')
    expect([scene.where('RU_V'), scene.where('RU_VI')]).toEqual(['Konigsberg', 'eliminated'])
  })
})
