import { indexHexes } from './grid.ts'
import type { FortData, GameData } from './types.ts'

const MOST_STEPS = 4
const LARGE_FROM = 2

/** §2.4.fort each step is weaker than the one before */
function checkSteps({ id, steps }: FortData): readonly string[] {
  const isFalling = steps.every(([cs, defence], n) => {
    const before = steps[n - 1]
    return before === undefined || (cs < before[0] && defence <= before[1])
  })
  return [
    ...(isFalling ? [] : [`fort ${id}: a step is not weaker than the one before`]),
    ...(steps.length <= MOST_STEPS ? [] : [`fort ${id}: more than four steps`]),
  ]
}

/** §9.5.2 Allied forts with +2 or +3 have large garrisons */
const checkGarrison = ({ id, side, steps, largeGarrison }: FortData): readonly string[] => {
  const isStrong = side === 'AL' && steps.some(([, defence]) => defence >= LARGE_FROM)
  return isStrong && !largeGarrison ? [`fort ${id}: must have a large garrison`] : []
}

export function checkForts({ map, forts }: GameData): readonly string[] {
  const index = indexHexes(map)
  return forts.flatMap((fort) => [
    ...(index.has(fort.hex) ? [] : [`fort ${fort.id}: unknown hex ${fort.hex}`]),
    ...((fort.nation === 'german') === (fort.side === 'GE') ? [] : [`fort ${fort.id}: wrong side`]),
    ...checkSteps(fort),
    ...checkGarrison(fort),
  ])
}
