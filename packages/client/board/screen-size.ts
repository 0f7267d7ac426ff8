/** How much room the page has: the borders are those of table.css. */
const lists = new Map<number, MediaQueryList>()

/** Asked at every decision: a list is made once and keeps itself up to date. */
function isAtLeast(width: number): boolean {
  const list = lists.get(width) ?? matchMedia(`(min-width: ${width}px)`)
  lists.set(width, list)
  return list.matches
}

/** the panels lie beside the map */
export const isDesk = (): boolean => isAtLeast(1280)

/** one panel at a time, over the map */
export const isPhone = (): boolean => !isAtLeast(600)
