import type { Box } from '@sandtable/presentation'
import type { Table } from '../table/table.ts'

/** Those with a unit that can be used now first, and in them that unit; all else keeps its order. */
export function readyFirst(boxes: readonly Box[], isReady: (unit: number) => boolean): Box[] {
  const first = <T>(all: readonly T[], is: (one: T) => boolean): T[] => [
    ...all.filter(is),
    ...all.filter((one) => !is(one)),
  ]
  const isUsed = ({ counter }: Box['counters'][number]): boolean => isReady(counter.unit)
  return first(boxes, ({ counters }) => counters.some(isUsed)).map((box) => ({
    ...box,
    counters: first(box.counters, isUsed),
  }))
}

type Shown = Pick<Table, 'glow' | 'stacks'>

/** Units that can be chosen and do not lie on the map. */
function comers({ glow, stacks }: Shown): number[] {
  const onMap = new Set(stacks().flatMap(({ counters }) => counters.map(({ unit }) => unit)))
  return [...glow().units].filter((unit) => !onMap.has(unit))
}

/** Can a unit be chosen that does not lie on the map? */
export const waitsOffMap = (shown: Shown): boolean => comers(shown).length > 0

/** Can one be chosen that no button names? Then people must be shown the way to it. */
export function waitsUnnamed(
  shown: Shown & Pick<Table, 'buttons'>,
  isOfUnit: (verb: string) => boolean,
): boolean {
  const named = new Set(
    shown.buttons().flatMap(({ answer }) => (isOfUnit(answer.verb) ? [answer.arg ?? -1] : [])),
  )
  return comers(shown).some((unit) => !named.has(unit))
}
