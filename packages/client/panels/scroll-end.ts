/** How far a part of the page has been scrolled, as its element tells. */
export interface Scrolled {
  readonly scrollTop: number
  readonly clientHeight: number
  readonly scrollHeight: number
}

/** Is there more below? Fractions of a pixel do not count. */
export const hasMoreBelow = ({ scrollTop, clientHeight, scrollHeight }: Scrolled): boolean =>
  scrollTop + clientHeight < scrollHeight - 2
