import { paletteOf } from '../counters/palette.ts'

/** A nation's colours for whatever lies inside: `--fill` for grounds, `--edge` for lines on paper. */
export function nationStyle(nation: string): { readonly '--fill': string; readonly '--edge': string } {
  const { fill, edge } = paletteOf(nation)
  return { '--fill': fill, '--edge': edge }
}
