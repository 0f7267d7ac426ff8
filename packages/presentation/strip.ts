/** A power in the bar: what it can spend, and how near it is to its limit. */
export interface StripCell {
  readonly nation: string
  readonly title: string
  /** the viewer's own, or its side's */
  readonly own: boolean
  readonly value: number
  /** of what: "RP" */
  readonly unit: string
  readonly meter?: { readonly title: string; readonly value: number; readonly limit: number }
  /** said in place of the figures: "conquered", "neutral" */
  readonly note?: string
}
