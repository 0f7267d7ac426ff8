/** Reinforcement cards: who comes, what it costs, who is reduced when his nation is Poor. */
import { expect, it } from 'vitest'
import type { CardId } from '../../data/card-types.ts'
import type { SceneSpec } from '../stage.ts'
import { arrived, placeAll, played } from './playing.ts'

type Rated = 'RU' | 'IT' | 'GE' | 'AH'
interface Row {
  readonly id: CardId
  readonly nation: Rated
  /** what the card takes from Troop Quality */
  readonly cost: number
  /** those who come reduced if that makes the nation Poor */
  readonly poor: readonly string[]
  readonly others?: readonly string[]
  readonly spec?: SceneSpec
}
const ITALY: SceneSpec = { status: { IT: 'at-war' } }

const ROWS: readonly Row[] = [
  { id: 'AP2', nation: 'RU', cost: 2, poor: ['RU_XVIII', 'RU_XXVI'], others: ['RU_Guard', 'RU_ITurk'] },
  { id: 'AP12', nation: 'RU', cost: 0, poor: [], others: ['RU_IICauc', 'RU_IIISib', 'RU_XXIIFinn'] },
  { id: 'AP20', nation: 'RU', cost: 2, poor: ['RU_XXIX', 'RU_XXX', 'RU_XXXI', 'RU_XXXII'] },
  { id: 'AP27', nation: 'RU', cost: 0, poor: [], others: ['RU_ICav', 'RU_IICav', 'RU_IVSib', 'RU_VISib'] },
  { id: 'AP33', nation: 'IT', cost: 7, poor: ['IT_XXIV', 'IT_XXVI', 'IT_XXVII'], spec: ITALY },
  { id: 'AP42', nation: 'IT', cost: 7, poor: ['IT_XXVIII', 'IT_XXIX', 'IT_XXX'], spec: ITALY },
  { id: 'AP49', nation: 'RU', cost: 2, poor: ['RU_XXXIX', 'RU_XLI'] },
  { id: 'CP3', nation: 'GE', cost: 2, poor: ['GE_XI', 'GE_GuardRes'], others: ['GE_cav_SCU.1'] },
  {
    id: 'CP12',
    nation: 'GE',
    cost: 2,
    poor: ['GE_XVIIRes', 'GE_XXVRes', 'GE_IIIRes'],
    others: ['GE_CavKdo'],
  },
  { id: 'CP14', nation: 'GE', cost: 2, poor: ['GE_II', 'GE_XXI', 'GE_XXXIXRes'] },
  { id: 'CP18', nation: 'GE', cost: 2, poor: ['GE_XIII', 'GE_XXIVRes', 'GE_XLRes'] },
  { id: 'CP20', nation: 'AH', cost: 0, poor: [], others: ['GE_AH_SudArmy'] },
  { id: 'CP21', nation: 'GE', cost: 0, poor: [], others: ['GE_AH_ArmyoftheBug'] },
  { id: 'CP29', nation: 'GE', cost: 2, poor: ['GE_IVRes', 'GE_XRes'] },
  { id: 'CP30', nation: 'AH', cost: 5, poor: ['AH_XVIII', 'AH_XIX'], others: ['AH_Brudermann', 'AH_Hauer'] },
  {
    id: 'CP36',
    nation: 'GE',
    cost: 2,
    poor: ['GE_XXIIRes', 'GE_XXVIIRes'],
    others: ['GE_HeavyArtillery.1'],
  },
  {
    id: 'CP41',
    nation: 'AH',
    cost: 5,
    poor: ['AH_XXII', 'AH_XXIII', 'AH_XXIV', 'AH_XXV', 'AH_XXVI'],
    spec: ITALY,
  },
]

const named = ROWS.map((row) => [row.id, row] as const)
it.each(named)('[%s] §15.1.a §24.2.b brings its corps at the price printed', (id, row) => {
  const { nation, cost, poor, others = [], spec } = row
  const rich = placeAll(played(id, { ...spec, tracks: { quality: { [nation]: 12 } } }))
  expect(arrived(rich)).toEqual([...poor, ...others].sort())
  expect(rich.quality(nation)).toBe(12 - cost)
  expect(arrived(rich).filter((unit) => rich.isReduced(unit))).toEqual([])
  expect(rich.pile(id)).toBe('removed')
  const worn = placeAll(played(id, { ...spec, tracks: { quality: { [nation]: 1 } } }))
  expect(arrived(worn).filter((unit) => worn.isReduced(unit))).toEqual([...poor].sort())
})

it('[AP37] §card.AP37 the new Guards and four more; the old Guard corps leaves the game', () => {
  const scene = placeAll(played('AP37', { pieces: { RU_Guard: 'Minsk' }, tracks: { quality: { RU: 5 } } }))
  expect(arrived(scene)).toEqual([
    'RU_1stGuard',
    'RU_2ndGuard',
    'RU_GuardCav',
    'RU_VCauc',
    'RU_VCav',
    'RU_VIICav',
  ])
  expect([scene.where('RU_Guard'), scene.quality('RU')]).toEqual(['eliminated', 5])
})

it('[AP51] §15.2.c the western allies send three corps to Italy, to Verona or the south', () => {
  const spec: SceneSpec = { ...ITALY, control: { Udine: 'CP' }, tracks: { quality: { IT: 9 } } }
  const scene = played('AP51', spec)
  expect(scene.offers('place-in')).toEqual(['SouthernItaly', 'Verona'])
  placeAll(scene)
  expect([arrived(scene), scene.quality('IT')]).toEqual([['BR_XIV', 'FR_XII', 'FR_XXXI'], 9])
})

it('[CP28] §15.3.c two Turkish corps on sources of Turkey', () => {
  const scene = placeAll(played('CP28', { status: { BU: 'at-war' } }))
  expect(arrived(scene)).toEqual(['TU_VI', 'TU_XV'])
})
