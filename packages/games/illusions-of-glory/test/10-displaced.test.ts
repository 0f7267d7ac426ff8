/** §10.3.b where those go who are too many, and what keeps them out. */
import { describe, expect, it } from 'vitest'
import { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

const crowd = (spec: SceneSpec): StagedScene =>
  new StagedScene({ stage: 'round-end', turn: 14, status: { RO: 'at-war' }, ...spec })
const inForce: SceneSpec = { set: { treatyTurn: 14 } }

describe('under the treaty', () => {
  it('§28.0.d.5 §10.3.b nobody but Russians is put on Russian ground', () => {
    const jassy: SceneSpec['pieces'] = {
      ...{ RO_1stArmy: 'Jassy', RO_2ndArmy: 'Jassy', RO_3rdArmy: 'Jassy', RO_4thArmy: 'Jassy' },
      ...{ AH_I: 'Bacau', AH_II: 'Czernowitz' },
    }
    const free = crowd({ pieces: jassy }).act('displace', 'RO_1stArmy')
    expect(free.offers('displace-to')).toEqual(['Galatz', 'Kishinev'])
    const bound = crowd({ pieces: jassy, ...inForce }).act('displace', 'RO_1stArmy')
    expect(bound.where('RO_1stArmy')).toBe('Galatz')
  })
  it('§28.0.d.2 §10.3.b nor Russians abroad', () => {
    const kishinev: SceneSpec['pieces'] = {
      ...{ RU_I: 'Kishinev', RU_II: 'Kishinev', RU_IV: 'Kishinev', RU_XX: 'Kishinev' },
      ...{ AH_I: 'MogilevPodolsk' },
    }
    const scene = crowd({ pieces: kishinev, ...inForce }).act('displace', 'RU_I')
    expect(scene.where('RU_I')).toBe('Odessa')
  })
})

it('§10.3.b §11.1.4.a nobody is put past those who besiege an own fort', () => {
  const scene = crowd({
    pieces: {
      ...{ RO_1stArmy: 'Jassy', RO_2ndArmy: 'Jassy', RO_3rdArmy: 'Jassy', RO_4thArmy: 'Jassy' },
      ...{ AH_I: 'Bacau', AH_II: 'Czernowitz', AH_III: 'Kishinev', AH_IV: 'Galatz' },
    },
  })
  expect(scene.control('Galatz')).toBe('AP')
  expect(scene.act('displace', 'RO_1stArmy').seen('displaced')).toEqual([])
  const jassy = Object.fromEntries([1, 2, 3, 4].map((n) => [`RO_inf_SCU.${n}`, 'Jassy']))
  const galatz = { RO_1stArmy: 'Galatz', RO_2ndArmy: 'Galatz', RO_3rdArmy: 'Galatz' }
  const around = { AH_I: 'Bacau', AH_II: 'Czernowitz', AH_III: 'Kishinev', AH_IV: 'Focsani', AH_V: 'Odessa' }
  const past = crowd({ pieces: { ...jassy, ...galatz, ...around } }).act('displace', 'RO_inf_SCU.1')
  expect(past.offers('displace-to')).toEqual(['Bucharest', 'Constanta'])
})
