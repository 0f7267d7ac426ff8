/** What lies beside the map, in English. */
export const panels = {}
