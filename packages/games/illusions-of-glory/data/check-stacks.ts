import { type Allegiance, AP, NO_SIDE, nationNamed, onlySideOf } from '../sides.ts'
import type { Lookup } from './lookup.ts'
import { holderIn, idsOf, type Stack, stacksOf } from './muster.ts'
import { problem, unless } from './problem.ts'
import type { GameData, SetupData, SpaceData, UnitData } from './types.ts'

const FILE = 'setups'
/** §10.1.e any number */
const isRoomy = ({ kind }: SpaceData): boolean => kind === 'region' || kind === 'island'

/** §10.2.b of a nation that stands apart: with whom does it share a space? §10.2.b exempts special units */
function strangersIn({ troops }: Stack, apart: readonly string[], { classes }: Lookup): readonly UnitData[] {
  const plain = troops.filter(({ cls }) => classes.get(cls)?.special !== true)
  const isApart = ({ nations }: UnitData): boolean => apart.includes(nations[0])
  return plain.some(isApart) ? plain.filter((unit) => !isApart(unit)) : []
}

/** §10.1 §27.0.b §27.0.d */
export function checkStack(
  stack: Stack,
  entry: string,
  file: string,
  { tables }: GameData,
  lookup: Lookup,
): readonly string[] {
  const { units, hqs, artillery, apart } = tables.stacking
  const space = lookup.spaces.get(stack.space) as SpaceData
  const hasSupport = stack.hqs.length + stack.artillery.length > 0
  return [
    ...unless(isRoomy(space) || stack.troops.length <= units, file, entry, 'too many units'),
    ...unless(
      stack.hqs.length <= hqs && stack.artillery.length <= artillery,
      file,
      entry,
      'too many HQs or guns',
    ),
    ...unless(
      !hasSupport || stack.troops.length > 0,
      file,
      entry,
      'HQs and artillery need troops beside them',
    ),
    ...unless(
      isRoomy(space) || strangersIn(stack, apart, lookup).length === 0,
      file,
      entry,
      `${apart.join(' and ')} stack with each other only`,
    ),
  ]
}

const sideOfUnit = ({ nations }: UnitData): Allegiance => onlySideOf(nationNamed(nations[0]))

/** units stand in friendly spaces, or in empty ones of neutral Greece and of Albania */
function checkGround(stack: Stack, setup: SetupData, lookup: Lookup): readonly string[] {
  const space = lookup.spaces.get(stack.space) as SpaceData
  const holder = space.kind === 'island' ? AP : holderIn(setup, stack.space, lookup)
  const isOpen = holder === NO_SIDE && (space.nation === 'GR' || space.nation === 'AL')
  const isGuarded = setup.neutrals.some((placement) => placement.space === stack.space)
  return [...stack.troops, ...stack.hqs, ...stack.artillery]
    .filter((unit) => sideOfUnit(unit) !== holder && !(isOpen && !isGuarded))
    .map(({ id }) => problem(FILE, `${setup.id} ${stack.space}`, `${id} may not stand there`))
}

/** several sides in one space; regions apart, where that is allowed */
function checkSides(stack: Stack, setup: SetupData): readonly string[] {
  const sides = new Set(stack.troops.map(sideOfUnit))
  return unless(sides.size <= 1, FILE, `${setup.id} ${stack.space}`, 'units of both sides')
}

/** neutral units stand at home */
const checkNeutrals = (setup: SetupData, { spaces, kinds }: Lookup): readonly string[] =>
  setup.neutrals.flatMap((placement) =>
    idsOf(placement)
      .filter((id) => kinds.get(id)?.nations[0] !== spaces.get(placement.space)?.nation)
      .map((id) => problem(FILE, `${setup.id} ${placement.space}`, `${id} is neutral and abroad`)),
  )

export const checkStacks = (setup: SetupData, data: GameData, lookup: Lookup): readonly string[] => [
  ...stacksOf([...setup.placements, ...setup.neutrals], lookup).flatMap((stack) =>
    checkStack(stack, `${setup.id} ${stack.space}`, FILE, data, lookup),
  ),
  ...stacksOf(setup.placements, lookup).flatMap((stack) => [
    ...checkGround(stack, setup, lookup),
    ...checkSides(stack, setup),
  ]),
  ...checkNeutrals(setup, lookup),
]
