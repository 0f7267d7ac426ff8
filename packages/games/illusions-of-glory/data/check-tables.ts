import { repeated } from '@sandtable/kernel/data'
import { NEUTRALS, NATIONS, SIDE_IDS } from '../sides.ts'
import type { Lookup } from './lookup.ts'
import { problem, unless } from './problem.ts'
import type { GameData, OffensivesData, TablesData, VictoryData } from './types.ts'

const TERRAINS = ['clear', 'forest', 'mountain', 'swamp']
const LINKS = ['single', 'mixed', 'road', 'alpine', 'sea']

const once = (
  file: string,
  entry: string,
  wanted: readonly (string | number)[],
  got: readonly (string | number)[],
) => [
  ...wanted
    .filter((value) => !got.includes(value))
    .map((value) => problem(file, entry, `no line for ${value}`)),
  ...got
    .filter((value) => !wanted.includes(value))
    .map((value) => problem(file, entry, `${value} cannot be`)),
  ...repeated(got).map((value) => problem(file, entry, `${value} is listed twice`)),
]

function checkLists({ tables }: GameData, { spaces }: Lookup): readonly string[] {
  const { trenches, rp, stacking } = tables
  return [
    ...once(
      'tables',
      'terrain',
      TERRAINS,
      tables.terrain.map(({ id }) => id),
    ),
    ...once(
      'tables',
      'links',
      LINKS,
      tables.links.map(({ kind }) => kind),
    ),
    ...unless(spaces.has(trenches.levelTwo), 'tables', 'trenches', `unknown space ${trenches.levelTwo}`),
    ...unless(
      rp.poorLcuPerStep > rp.lcuPerStep && rp.poorScuPerStep * rp.scuStepsPerRp > 1,
      'tables',
      'rp',
      'poor troops cost more',
    ),
    ...unless(stacking.apart.length === 2, 'tables', 'stacking', 'two nations stand apart'),
    ...checkTrenchLevels(tables),
  ]
}

/** §19.5 a trench hinders the attack and helps the defence; level 2 more than level 1 */
function checkTrenchLevels({ trenches }: TablesData): readonly string[] {
  const [first, second] = trenches.levels
  const isRight =
    first !== undefined &&
    second !== undefined &&
    second.attacker < first.attacker &&
    first.attacker < 0 &&
    second.defender >= first.defender &&
    first.defender > 0
  return unless(isRight, 'tables', 'trenches', 'levels must hinder the attacker more and more')
}

/** §7.2 §7.3 a die and up to two of modifiers */
function checkOffensives({ offensives, tracks }: GameData): readonly string[] {
  const rolls = Array.from({ length: 6 + tracks.offensiveModifier.most }, (_, n) => n + 1)
  return SIDE_IDS.flatMap((side) => [
    ...once(
      'offensives',
      side,
      rolls,
      offensives[side].flatMap((line) => line.rolls),
    ),
    ...unless(
      modifierOf(offensives, side) === tracks.offensiveModifier.most,
      'offensives',
      `modifiers ${side}`,
      'do not reach the end of their track',
    ),
  ])
}
const modifierOf = ({ modifiers }: OffensivesData, side: string): number =>
  modifiers.filter((entry) => entry.side === side).reduce((sum, { drm }) => sum + drm, 0)

/** §5.2 every VP total has one level */
function checkLevels({ levels }: VictoryData, { tracks }: GameData): readonly string[] {
  const { least, most } = tracks.vp
  const covered = levels.flatMap((level) =>
    Array.from({ length: Math.max(0, level.most - level.least + 1) }, (_, n) => level.least + n),
  )
  const wanted = Array.from({ length: most - least + 1 }, (_, n) => least + n)
  return once('victory', 'levels', wanted, covered)
}

function checkTracks({ tracks, units, victory }: GameData): readonly string[] {
  const { commitment, nationalWill, troopQuality, armistice } = tracks
  const isRising = commitment.every(
    (level, n) => n === 0 || level.warStatus > (commitment[n - 1]?.warStatus ?? 0),
  )
  const known = new Set(units.units.map(({ id }) => id))
  return [
    ...unless(isRising, 'tracks', 'commitment', 'levels need more and more war status'),
    ...unless(
      commitment.reduce((sum, { cards }) => sum + cards, 0) === 55,
      'tracks',
      'commitment',
      'the decks make 55 cards',
    ),
    ...unless(nationalWill.floor < nationalWill.start, 'tracks', 'nationalWill', 'begins at the floor'),
    ...unless(troopQuality.floor < troopQuality.start, 'tracks', 'troopQuality', 'begins at the floor'),
    ...unless(armistice.start <= armistice.most, 'tracks', 'armistice', 'begins beyond its end'),
    ...troopQuality.exempt.units
      .filter((id) => !known.has(id))
      .map((id) => problem('tracks', 'troopQuality', `unknown unit ${id}`)),
    ...unless(
      victory.levels.some(({ least, winner }) => least === tracks.vp.start && winner === null),
      'victory',
      'levels',
      'the game begins as a draw',
    ),
  ]
}

/** §17.3.2.e.1 nations fall or never do */
function checkCollapse({ collapse }: GameData, { spaces, kinds }: Lookup): readonly string[] {
  const falling = collapse.collapses.map(({ nation }) => nation)
  const places = [
    ...collapse.collapses.flatMap(({ survivorsTrace, undoneBy }) => [
      ...survivorsTrace,
      ...(undoneBy === undefined ? [] : [undoneBy]),
    ]),
    collapse.treaty.region,
  ]
  const { units, by } = collapse.replacements
  return [
    ...repeated([...falling, ...collapse.never.nations]).map((nation) =>
      problem('collapse', nation, 'listed twice'),
    ),
    ...places
      .filter((id) => !spaces.has(id))
      .map((id) => problem('collapse', 'spaces', `unknown space ${id}`)),
    ...[...units, ...by]
      .filter((id) => !kinds.has(id))
      .map((id) => problem('collapse', 'replacements', `unknown unit ${id}`)),
    ...collapse.collapses.flatMap(({ nation, armistice, permanent, undoneBy }) => [
      ...unless(armistice < 0, 'collapse', nation, 'a collapse brings the armistice nearer'),
      ...unless(
        permanent === (undoneBy === undefined),
        'collapse',
        nation,
        'permanent, or undone by something',
      ),
    ]),
    ...NEUTRALS.map((nation) => NATIONS[nation])
      .filter((nation) => ![...falling, ...collapse.never.nations].includes(nation))
      .map((nation) => problem('collapse', nation, 'neither falls nor never does')),
  ]
}

export const checkTables = (data: GameData, lookup: Lookup): readonly string[] => [
  ...checkLists(data, lookup),
  ...checkOffensives(data),
  ...checkLevels(data.victory, data),
  ...checkTracks(data),
  ...checkCollapse(data, lookup),
]
