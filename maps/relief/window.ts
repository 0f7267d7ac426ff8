/** A rectangle of pixels somewhere on the sheet. */
export interface Window {
  /** pixels a map unit */
  readonly scale: number
  /** of the top left pixel, in pixels from the sheet's corner */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
