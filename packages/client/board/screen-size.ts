/** How much room the page has: the borders are those of table.css. */
const isAtLeast = (width: number): boolean => matchMedia(`(min-width: ${width}px)`).matches

/** the panels lie beside the map */
export const isDesk = (): boolean => isAtLeast(1280)

/** one panel at a time, over the map */
export const isPhone = (): boolean => !isAtLeast(600)
