/** What the map says about a place, whatever happens in the game: terrain, port, ways. */
import type { SpaceReport } from '@sandtable/presentation'
import {
  isAcrossWater,
  isPort,
  isSeaSpace,
  LINK_KINDS,
  linkBetween,
  NEIGHBOURS,
  portOf,
  SEAS,
  type SeaIndex,
  terrainOf,
} from '../map.ts'
import { terrainRule } from '../tables.ts'
import { placeName, type Scene, words } from './scene.ts'

type SpaceFact = SpaceReport['facts'][number]

/** §12.4 */
export function terrainFacts(scene: Scene, space: number): SpaceFact[] {
  if (isSeaSpace(space)) return []
  const { report: w, frame } = words(scene)
  const rule = terrainRule(terrainOf(space))
  return [
    {
      label: w.terrain,
      line: {
        text: [
          w.terrains[rule.id],
          ...(rule.shift < 0 ? [w.shift(-rule.shift)] : []),
          ...(rule.flank ? [] : [w.noFlank]),
          ...(rule.stand ? [w.stand] : []),
          ...(rule.stops ? [w.stops] : []),
          ...(rule.weather === null ? [] : [w.weather[rule.weather]]),
        ].join(frame.dot),
        rules: ['12.4'],
      },
    },
  ]
}

/** §13.3 §14.1.3 */
export function portFacts(scene: Scene, space: number): SpaceFact[] {
  const sea = SEAS[portOf(space) as SeaIndex]
  const w = words(scene).report
  return isPort(space) ? [{ label: w.port, line: { text: w.seas[sea], rules: ['14.1.3.a'] } }] : []
}

/** §3.1.3 The ways that lead out of a place: one line a kind of way, then those across water; one label for all. */
export function linkFacts(scene: Scene, space: number): SpaceFact[] {
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
