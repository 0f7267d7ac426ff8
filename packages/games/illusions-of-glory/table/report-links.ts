/** §3.1.3 the ways that lead out of a place. */
import type { SpaceReport } from '@sandtable/presentation'
import { isAcrossWater, LINK_KINDS, linkBetween, NEIGHBOURS } from '../map.ts'
import { placeName, type Scene, words } from './scene.ts'

/** One line a kind of way, then those across water; one label for all. */
export function linkFacts(scene: Scene, space: number): SpaceReport['facts'] {
  const w = words(scene).report
  const near = NEIGHBOURS[space] ?? []
  const names = (spaces: readonly number[]): string[] => spaces.map((each) => placeName(scene, each))
  const lines = LINK_KINDS.flatMap((kind, link) => {
    const there = near.filter((to) => linkBetween(space, to) === link)
    return there.length === 0 ? [] : [{ text: w.ways[kind](names(there)), rules: ['3.1.3'] }]
  })
  const wet = near.filter((to) => isAcrossWater(space, to))
  const all = [...lines, ...(wet.length === 0 ? [] : [{ text: w.water(names(wet)), rules: ['12.4.3.a'] }])]
  return all.map((line, i) => ({ label: i === 0 ? w.links : '', line }))
}
