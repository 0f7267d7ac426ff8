/** How much room the page has: the borders are those of table.css. */
const lists = new Map<string, MediaQueryList>()

/** Asked at every decision: a list is made once and keeps itself up to date. */
function matches(query: string): boolean {
  const list = lists.get(query) ?? matchMedia(query)
  lists.set(query, list)
  return list.matches
}

const isAtLeast = (width: number): boolean => matches(`(min-width: ${width}px)`)

/** the panels lie beside the map */
export const isDesk = (): boolean => isAtLeast(1280)

/** one panel at a time, over the map */
export const isPhone = (): boolean => !isAtLeast(600)

/** a pointer can rest on a place before it chooses it */
export const canHover = (): boolean => matches('(hover: hover)')
