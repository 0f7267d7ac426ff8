/** §18.2.e whose marker lies in a region. */
import { expect, it } from 'vitest'
import type { NationId } from '../sides.ts'
import { StagedScene } from './scene.ts'

/** a unit moves into a region under the marker of another nation */
const into = (region: string, under: NationId, unit: string, from: string): StagedScene =>
  new StagedScene({
    side: unit.startsWith('GE') ? 'CP' : 'AP',
    stage: 'movement',
    status: { RO: 'at-war', IT: 'at-war' },
    pieces: { [unit]: from },
    markers: { [region]: under },
    orders: { [from]: 'move' },
  })
    .act('unit', unit)
    .act('march', region)

it('§18.2.e a friendly region that is retaken has no marker, whoever comes', () => {
  const romanian = into('Kharkov', 'GE', 'RO_1stArmy', 'Nikolaev')
  expect([romanian.control('Kharkov'), romanian.marker('Kharkov')]).toEqual(['AP', 'none'])
  const german = into('Tyrol', 'IT', 'GE_I', 'Linz')
  expect([german.control('Tyrol'), german.marker('Tyrol')]).toEqual(['CP', 'none'])
})

it('§18.2.d an enemy region bears that of its taker', () => {
  const german = into('Kharkov', 'RU', 'GE_I', 'Nikolaev')
  expect([german.control('Kharkov'), german.marker('Kharkov')]).toEqual(['CP', 'GE'])
})
