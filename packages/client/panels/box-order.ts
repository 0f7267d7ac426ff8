import type { Box } from '../table/models.ts'
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

/** Can a unit be chosen that does not lie on the map? */
export function waitsOffMap({ glow, stacks }: Pick<Table, 'glow' | 'stacks'>): boolean {
  const onMap = new Set(stacks().flatMap(({ counters }) => counters.map(({ unit }) => unit)))
  return [...glow().units].some((unit) => !onMap.has(unit))
}
