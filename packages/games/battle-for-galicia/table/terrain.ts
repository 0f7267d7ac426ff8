/** A hex's ground in words: "Clear · ridge to the south and southwest · San to the north". */
import { groundOf, type HexsideFeature } from '../inspect/index.ts'
import { type Scene, words } from './scene.ts'

export function terrainText(scene: Scene, space: number): string {
  const { terrain, sides } = groundOf(space)
  const w = words(scene)
  const kinds = new Map<string, HexsideFeature[]>()
  for (const side of sides) {
    const key = side.kind === 'ridge' ? 'ridge' : `river ${side.river?.en ?? ''}`
    kinds.set(key, [...(kinds.get(key) ?? []), side])
  }
  return [w.terrain[terrain], ...[...kinds.values()].map((each) => sideText(scene, each))].join(w.dot)
}

/** One river or ridge, and the sides it runs along. */
function sideText(scene: Scene, sides: readonly HexsideFeature[]): string {
  const { compass, hexside } = words(scene)
  const [first] = sides
  const where = (kind: HexsideFeature['kind']): string[] =>
    sides.filter((side) => side.kind === kind).map(({ direction }) => compass[direction] ?? '')
  if (!first || first.kind === 'ridge') return hexside.ridge(where('ridge'))
  return hexside.river(first.river?.[scene.language] ?? hexside.aRiver, where('river'), where('bridge'))
}
