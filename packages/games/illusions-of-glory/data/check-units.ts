import { repeated } from '@sandtable/kernel/data'
import { NATIONS, nationNamed, sidesOpenTo } from '../sides.ts'
import type { Lookup } from './lookup.ts'
import { problem, unless } from './problem.ts'
import type { GameData, UnitClassData, UnitData } from './types.ts'

const FILE = 'units'
const SUPPORT: readonly UnitClassData['type'][] = ['hq', 'artillery']
const isSupport = ({ type }: UnitClassData): boolean => SUPPORT.includes(type)

/** §3.2.1.e the back is never better; §27.0.e support takes no losses; §12.1.i uprisings do not fight */
function checkClass(entry: UnitClassData): readonly string[] {
  const { id, full, reduced, type } = entry
  const label = `class ${id}`
  const isTroops = !isSupport(entry) && type !== 'uprising'
  return [
    ...unless(full[0] >= reduced[0] && full[1] >= reduced[1], FILE, label, 'better when reduced'),
    ...unless(isTroops === full[0] > 0, FILE, label, 'a combat factor is for troops'),
    ...unless(
      isSupport(entry) === (full[1] === 0),
      FILE,
      label,
      'a loss factor is for all but HQs and artillery',
    ),
    ...unless((type === 'uprising') === (full[2] === 0), FILE, label, 'all but uprisings move'),
    ...unless(!isSupport(entry) || entry.special === true, FILE, label, 'HQs and artillery are special'),
    ...unless(entry.size === 'SCU' || isTroops, FILE, label, 'HQs, artillery and uprisings are SCUs'),
  ]
}

const checkClasses = ({ units }: GameData): readonly string[] => [
  ...repeated(units.classes.map(({ id }) => id)).map((id) => problem(FILE, `class ${id}`, 'listed twice')),
  ...units.classes
    .filter(({ id }) => !units.units.some(({ cls }) => cls === id))
    .map(({ id }) => problem(FILE, `class ${id}`, 'no unit has it')),
  ...units.classes.flatMap(checkClass),
]

function checkNations({ id, nations, cls }: UnitData): readonly string[] {
  const [first, second] = nations
  const owner = NATIONS.find((nation) => cls.startsWith(`${nation}.`))
  const sides = nations.map((nation) => sidesOpenTo(nationNamed(nation)))
  const isTogether = sides.every((open) => open.some((side) => sides.every((other) => other.includes(side))))
  return [
    ...unless(nations.length < 3 && first !== second, FILE, `unit ${id}`, 'one nation or two'),
    ...unless(
      owner === undefined || owner === first,
      FILE,
      `unit ${id}`,
      `class ${cls} is of another nation`,
    ),
    ...unless(isTogether, FILE, `unit ${id}`, 'its nations never fight on one side'),
  ]
}

const CARD = /^(AP|CP)([1-9]|[1-4]\d|5[0-5])$/
const ENTRIES: readonly string[] = ['IT', 'BU', 'RO']

function checkArrivals({ id, count, nations, arrivals = [] }: UnitData): readonly string[] {
  const sides = sidesOpenTo(nationNamed(nations[0])).map((side) => (side === 0 ? 'AP' : 'CP'))
  const total = arrivals.reduce((sum, arrival) => sum + arrival.count, 0)
  return [
    ...unless(total <= count, FILE, `unit ${id}`, 'more arrive than there are counters'),
    ...arrivals.flatMap(({ by }) => [
      ...unless(CARD.test(by) || ENTRIES.includes(by), FILE, `unit ${id}`, `${by} is no card or entry`),
      ...unless(
        !CARD.test(by) || sides.some((side) => by.startsWith(side)),
        FILE,
        `unit ${id}`,
        `${by} is a card of the enemy`,
      ),
    ]),
  ]
}

function checkUnit(unit: UnitData, cls: UnitClassData): readonly string[] {
  const entry = `unit ${unit.id}`
  return [
    ...unless(
      isSupport(cls) === (unit.drm !== undefined),
      FILE,
      entry,
      'a modifier is for HQs and artillery',
    ),
    ...unless(unit.drm === undefined || unit.drm[0] >= unit.drm[1], FILE, entry, 'better when reduced'),
    ...unless(cls.size === 'SCU' || unit.count === 1, FILE, entry, 'there is one counter of each LCU'),
    ...checkNations(unit),
    ...checkArrivals(unit),
  ]
}

/** counters of one nation must be told apart in both languages */
const checkNames = (units: readonly UnitData[]): readonly string[] =>
  (['en', 'ja'] as const).flatMap((language) =>
    repeated(units.map(({ nations, name }) => `${nations.join('/')} ${name[language]}`)).map((name) =>
      problem(FILE, `name ${name}`, 'two units have it'),
    ),
  )

export function checkUnits(data: GameData, { classes }: Lookup): readonly string[] {
  const { units } = data.units
  const known = units.filter(({ cls }) => classes.has(cls))
  return [
    ...checkClasses(data),
    ...repeated(units.map(({ id }) => id)).map((id) => problem(FILE, `unit ${id}`, 'listed twice')),
    ...units
      .filter(({ cls }) => !classes.has(cls))
      .map(({ id, cls }) => problem(FILE, `unit ${id}`, `unknown class ${cls}`)),
    ...known.flatMap((unit) => checkUnit(unit, classes.get(unit.cls) as UnitClassData)),
    ...checkNames(units),
  ]
}
