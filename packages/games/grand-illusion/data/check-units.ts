import { type HexIndex, indexHexes } from './grid.ts'
import { repeated } from '@sandtable/kernel/data'
import type { GameData, UnitData } from './types.ts'

const isFighter = ({ type }: UnitData): boolean => type === 'infantry' || type === 'cavalry'

const checkNation = ({ id, side, nation }: UnitData): readonly string[] =>
  (nation === 'german') === (side === 'GE') ? [] : [`unit ${id}: ${nation} does not fight for ${side}`]

/** §2.4.unit §2.4.hq §2.4.ha what is printed on which kind of counter */
function checkFigures(unit: UnitData): readonly string[] {
  const { id, type, cs, bombardment, ma } = unit
  return [
    ...(isFighter(unit) === (cs !== undefined)
      ? []
      : [`unit ${id}: combat strength is for infantry and cavalry`]),
    ...((type === 'ha') === (bombardment !== undefined) ? [] : [`unit ${id}: a bombardment value is for HA`]),
    ...(cs !== undefined && cs[1] > cs[0] ? [`unit ${id}: stronger when disrupted`] : []),
    ...(isFighter(unit) && ma[1] !== 1 ? [`unit ${id}: a disrupted unit moves one hex`] : []),
    ...(type === 'ha' && (ma[0] !== 1 || ma[1] !== 1) ? [`unit ${id}: HA move one hex`] : []),
    ...(type === 'hq' && ma[1] >= ma[0] ? [`unit ${id}: the back of an HQ is slower`] : []),
  ]
}

const SIZES: Readonly<Record<UnitData['type'], readonly UnitData['size'][]>> = {
  infantry: ['corps', 'division', 'brigade'],
  cavalry: ['division', 'brigade'],
  hq: ['army'],
  ha: ['battery'],
}
const checkSize = ({ id, type, size }: UnitData): readonly string[] =>
  SIZES[type].includes(size) ? [] : [`unit ${id}: ${type} of size ${size}`]

/** §2.4.redcircle all British units, and only British and Belgian ones */
const checkCircle = ({
  id,
  nation,
  redCircle,
  ...unit
}: UnitData & { readonly type: UnitData['type'] }): readonly string[] => {
  const isFighting = unit.type === 'infantry' || unit.type === 'cavalry'
  if (nation === 'british' && isFighting && redCircle !== true) return [`unit ${id}: no red circle`]
  const mayHave = nation === 'british' || nation === 'belgian'
  return redCircle === true && !mayHave ? [`unit ${id}: a red circle on a ${nation} unit`] : []
}

function checkEntry({ id, entry }: UnitData, index: HexIndex, turns: number): readonly string[] {
  const hexes = [entry.hex, entry.kind === 'starts' ? (entry.orIn ?? null) : null]
  return [
    ...hexes.flatMap((hex) => (hex !== null && !index.has(hex) ? [`unit ${id}: unknown hex ${hex}`] : [])),
    ...(entry.kind === 'arrives' && entry.turn > turns ? [`unit ${id}: arrives after the last turn`] : []),
  ]
}

const halves = ({ size, stacksAs }: UnitData): number => (size === 'corps' && stacksAs === undefined ? 2 : 1)

/** §8.4.6.a the set-up keeps to the limits, in hexes of its own side */
function checkStacks({ map, places, tables, units }: GameData): readonly string[] {
  const starting = units.filter(({ entry, option }) => entry.kind === 'starts' && option === undefined)
  const german = new Set([
    ...places.germanMarkers.hexes,
    ...map.hexes.filter(({ owner }) => owner === 'GE').map(({ id }) => id),
  ])
  return [...new Set(starting.map(({ entry }) => entry.hex as string))].flatMap((hex) => {
    const stack = starting.filter(({ entry }) => entry.hex === hex)
    const owner = german.has(hex) ? 'GE' : 'AL'
    const strays = stack.filter(({ side }) => side !== owner)
    return [
      ...strays.map(({ id }) => `unit ${id}: starts in the enemy hex ${hex}`),
      ...checkHeight(hex, stack.filter(isFighter), tables.stacking, places.vosges.hexes.includes(hex)),
    ]
  })
}

function checkHeight(
  hex: string,
  stack: readonly UnitData[],
  limits: GameData['tables']['stacking'],
  isVosges: boolean,
): readonly string[] {
  const all = stack.reduce((sum, unit) => sum + halves(unit), 0)
  const infantry = stack
    .filter(({ type }) => type === 'infantry')
    .reduce((sum, unit) => sum + halves(unit), 0)
  const most = isVosges ? 2 * limits.vosgesInfantry + limits.vosgesExtra : 2 * limits.corps
  const mostInfantry = isVosges ? most : 2 * limits.infantry
  return all <= most && infantry <= mostInfantry ? [] : [`set-up at ${hex}: too many units`]
}

export function checkUnits(data: GameData): readonly string[] {
  const index = indexHexes(data.map)
  const { units, forts, turns } = data
  const ids = [...units, ...forts].map(({ id }) => id)
  const problems = units.flatMap((unit) => [
    ...checkNation(unit),
    ...checkSize(unit),
    ...checkFigures(unit),
    ...checkCircle(unit),
    ...checkEntry(unit, index, turns.length),
  ])
  const twice = repeated(ids).map((id) => `piece ${id}: listed twice`)
  return problems.length + twice.length > 0 ? [...twice, ...problems] : checkStacks(data)
}
