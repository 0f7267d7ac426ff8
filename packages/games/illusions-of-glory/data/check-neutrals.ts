import { type NationId, nationNamed, NEUTRALS, SIDE_IDS, sideNamed, sidesOpenTo } from '../sides.ts'
import { checkStack } from './check-stacks.ts'
import type { Lookup } from './lookup.ts'
import { idsOf, stacksOf } from './muster.ts'
import { each, problem, unless } from './problem.ts'
import type { EntryData, GameData, UnitData } from './types.ts'

const FILE = 'neutrals'
const CARD = /^(AP|CP)\d+$/

function checkKnown(
  { nation, placements, transfers, reserve }: EntryData,
  { spaces, kinds }: Lookup,
): readonly string[] {
  const places = [
    ...placements.flatMap(({ space, else: other = [] }) => [space, ...other]),
    ...transfers.map(({ to }) => to),
  ]
  const units = [...placements.flatMap(idsOf), ...reserve.map(({ unit }) => unit)]
  return [
    ...each(
      places.filter((id) => !spaces.has(id)),
      FILE,
      nation,
      (id) => `unknown space ${id}`,
    ),
    ...each(
      units.filter((id) => !kinds.has(id)),
      FILE,
      nation,
      (id) => `unknown unit ${id}`,
    ),
  ]
}

/** counters a nation's entry brings into play */
const broughtBy = ({ placements, reserve }: EntryData, id: string): number =>
  placements
    .filter(({ from }) => from !== 'reserve')
    .flatMap(idsOf)
    .filter((unit) => unit === id).length +
  reserve.filter(({ unit }) => unit === id).reduce((sum, { count }) => sum + count, 0)

const awaited = ({ arrivals = [] }: UnitData, nation: NationId): number =>
  arrivals.filter(({ by }) => by === nation).reduce((sum, { count }) => sum + count, 0)

const checkCounts = (entry: EntryData, units: readonly UnitData[]): readonly string[] =>
  units.flatMap((unit) =>
    unless(
      broughtBy(entry, unit.id) === awaited(unit, entry.nation),
      FILE,
      entry.nation,
      `${unit.id}: not the counters that units.json lets arrive`,
    ),
  )

/** home spaces first of all, else those of nations already at war, or Lemnos */
function checkPlaces(entry: EntryData, data: GameData, lookup: Lookup): readonly string[] {
  const open = NEUTRALS.filter((nation) => nation !== nationNamed(entry.nation))
  return [
    ...entry.placements
      .filter(({ space }) => {
        const nation = lookup.spaces.get(space)?.nation ?? null
        return nation !== null && open.includes(nationNamed(nation))
      })
      .map(({ space }) => problem(FILE, entry.nation, `${space} may still be neutral`)),
    ...stacksOf(entry.placements, lookup).flatMap((stack) =>
      checkStack(stack, `${entry.nation} ${stack.space}`, FILE, data, lookup),
    ),
  ]
}

function checkEntry(entry: EntryData, data: GameData, lookup: Lookup): readonly string[] {
  const unknown = checkKnown(entry, lookup)
  if (unknown.length > 0) return unknown
  const joins = sidesOpenTo(nationNamed(entry.nation))
  return [
    ...unless(NEUTRALS.includes(nationNamed(entry.nation)), FILE, entry.nation, 'is not neutral'),
    ...unless(joins.includes(sideNamed(entry.side)), FILE, entry.nation, `never joins ${entry.side}`),
    ...unless(
      CARD.test(entry.event) && entry.event.startsWith(entry.side),
      FILE,
      entry.nation,
      'no card of its side',
    ),
    ...checkCounts(entry, data.units.units),
    ...checkPlaces(entry, data, lookup),
  ]
}

/** §26.3.1.d */
function checkGreece({ neutrals }: GameData, { spaces, kinds }: Lookup): readonly string[] {
  const { tests, handedOver, alwaysAp } = neutrals.greece
  const strays = [...tests.map(({ space }) => space), ...handedOver].filter(
    (id) => spaces.get(id)?.nation !== 'GR',
  )
  return [
    ...each(strays, FILE, 'greece', (id) => `${id} is not Greek`),
    ...each(
      alwaysAp.filter((id) => kinds.get(id)?.nations.includes('GR') !== true),
      FILE,
      'greece',
      (id) => `${id} is not Greek`,
    ),
    ...unless(
      SIDE_IDS.every((side) => tests.some(({ enters }) => enters === side)),
      FILE,
      'greece',
      'both sides can break its neutrality',
    ),
  ]
}

export const checkNeutrals = (data: GameData, lookup: Lookup): readonly string[] => [
  ...data.neutrals.entries.flatMap((entry) => checkEntry(entry, data, lookup)),
  ...checkGreece(data, lookup),
]
