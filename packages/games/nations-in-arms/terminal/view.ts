import type { Language } from '@sandtable/kernel'
import type { Painted, Style } from '@sandtable/presentation/terminal'

/** What the map is drawn with: the paper, and what stands where as one seat knows it. */
export interface MapView {
  readonly language: Language
  readonly style: Style
  /** columns of the screen */
  readonly width: number
  /** hexes that can be chosen, with the number of the choice */
  readonly choices: ReadonlyMap<string, number>
  /** troops and fleets in a hex, a few characters each; what matters most comes first */
  standing(h: number): readonly Painted[]
}
