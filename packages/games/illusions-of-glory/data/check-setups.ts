import { repeated } from '@sandtable/kernel/data'
import { SIDE_IDS } from '../sides.ts'
import { checkStacks } from './check-stacks.ts'
import type { Lookup } from './lookup.ts'
import { idsOf, typeOfKind, usedBy } from './muster.ts'
import { each, problem, unless } from './problem.ts'
import type { GameData, ScenarioData, SetupData, UnitData } from './types.ts'

const FILE = 'setups'

function checkKnown(setup: SetupData, { spaces, kinds }: Lookup): readonly string[] {
  const placed = [...setup.placements, ...setup.neutrals]
  const boxes = [...setup.reserve, ...setup.replaceable, ...setup.eliminated]
  const used = [
    ...placed.map(({ space }) => space),
    ...setup.control.flatMap((entry) => entry.spaces),
    ...setup.trenches.map(({ space }) => space),
    ...setup.destroyedForts.spaces,
    ...setup.landings.spaces,
  ]
  const units = [...placed.flatMap(idsOf), ...boxes.map(({ unit }) => unit)]
  return [
    ...each(
      used.filter((id) => !spaces.has(id)),
      FILE,
      setup.id,
      (id) => `unknown space ${id}`,
    ),
    ...each(
      units.filter((id) => !kinds.has(id)),
      FILE,
      setup.id,
      (id) => `unknown unit ${id}`,
    ),
  ]
}

/** cards that can still bring a unit: those of a deck, or all of them if the game begins without one */
function comesBy(by: string, setup: SetupData, scenarios: readonly ScenarioData[]): boolean {
  const side = SIDE_IDS.find((id) => by.startsWith(id))
  if (side === undefined) return !setup.atWar.nations.some((nation) => nation === by)
  const decks = scenarios
    .filter((scenario) => scenario.setup === setup.id)
    .map(({ cards }) => cards[side].deck)
  return decks.some((deck) => deck === undefined || deck.includes(Number(by.slice(2))))
}

/** every counter is somewhere, or comes later */
function checkCount(unit: UnitData, setup: SetupData, data: GameData, lookup: Lookup): readonly string[] {
  if (typeOfKind(lookup, unit) === 'uprising') return []
  const used = usedBy(setup, unit.id)
  const coming = (unit.arrivals ?? [])
    .filter(({ by }) => comesBy(by, setup, data.scenarios))
    .reduce((sum, { count }) => sum + count, 0)
  return [
    ...unless(used + coming <= unit.count, FILE, setup.id, `more of ${unit.id} than there are counters`),
    ...unless(used + coming >= unit.count, FILE, setup.id, `a counter of ${unit.id} is nowhere`),
  ]
}

/** §13.4 the Reserve Box is for SCUs */
const checkReserve = (setup: SetupData, { kinds, classes }: Lookup): readonly string[] =>
  each(
    setup.reserve
      .map(({ unit }) => unit)
      .filter((id) => classes.get(kinds.get(id)?.cls ?? '')?.size !== 'SCU'),
    FILE,
    `${setup.id} reserve`,
    (id) => `${id} is no SCU`,
  )

/** §19.1.a §19.3.b */
function checkTrenches(setup: SetupData, { tables }: GameData, { spaces }: Lookup): readonly string[] {
  const { terrain, levelTwo } = tables.trenches
  return setup.trenches.flatMap(({ space: id, level }) => {
    const space = spaces.get(id)
    const isRight = space?.kind === 'space' && terrain.includes(space.terrain)
    return [
      ...unless(isRight, FILE, `${setup.id} trench ${id}`, 'no trenches in this terrain'),
      ...unless(
        level === 1 || id === levelTwo,
        FILE,
        `${setup.id} trench ${id}`,
        `level 2 is for ${levelTwo}`,
      ),
    ]
  })
}

const checkMarkers = (setup: SetupData, { spaces }: Lookup): readonly string[] => [
  ...each(
    setup.destroyedForts.spaces.filter((id) => spaces.get(id)?.fort === undefined),
    FILE,
    `${setup.id} destroyedForts`,
    (id) => `${id} has no fort`,
  ),
  ...each(
    setup.landings.spaces.filter((id) => spaces.get(id)?.kind !== 'sea'),
    FILE,
    `${setup.id} landings`,
    (id) => `${id} is no sea-invasion space`,
  ),
  ...each(
    repeated(setup.control.flatMap((entry) => entry.spaces)),
    FILE,
    `${setup.id} control`,
    (id) => `${id} is listed twice`,
  ),
]

function checkTracks({ id, tracks }: SetupData, data: GameData): readonly string[] {
  const { nationalWill, troopQuality, vp, armistice, commitment } = data.tracks
  const entry = `${id} tracks`
  const { AP, CP, combined } = tracks.warStatus
  const isWithin = (values: readonly number[], least: number, most: number): boolean =>
    values.every((value) => value >= least && value <= most)
  const reached = (warStatus: number): string | undefined =>
    commitment.findLast((level) => warStatus >= level.warStatus && tracks.turn >= level.turn)?.level
  return [
    ...unless(combined === AP + CP, FILE, entry, 'combined war status is not the sum of both'),
    ...unless(isWithin([tracks.vp], vp.least, vp.most), FILE, entry, 'VP off the track'),
    ...unless(isWithin([tracks.armistice], 0, armistice.most), FILE, entry, 'armistice marker off the track'),
    ...unless(
      isWithin(Object.values(tracks.nationalWill), nationalWill.floor, nationalWill.start),
      FILE,
      entry,
      'national will off the track',
    ),
    ...unless(
      isWithin(Object.values(tracks.troopQuality), troopQuality.floor, troopQuality.start),
      FILE,
      entry,
      'troop quality off the track',
    ),
    ...unless(
      reached(AP) === tracks.commitment.AP && reached(CP) === tracks.commitment.CP,
      FILE,
      entry,
      'commitment does not follow from war status',
    ),
  ]
}

export const checkSetups = (data: GameData, lookup: Lookup): readonly string[] => [
  ...repeated(data.setups.map(({ id }) => id)).map((id) => problem(FILE, id, 'listed twice')),
  ...data.setups.flatMap((setup) => {
    const unknown = checkKnown(setup, lookup)
    if (unknown.length > 0) return unknown
    return [
      ...data.units.units.flatMap((unit) => checkCount(unit, setup, data, lookup)),
      ...checkReserve(setup, lookup),
      ...checkStacks(setup, data, lookup),
      ...checkTrenches(setup, data, lookup),
      ...checkMarkers(setup, lookup),
      ...checkTracks(setup, data),
    ]
  }),
]
