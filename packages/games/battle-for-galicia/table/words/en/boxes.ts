/** What lies off the map, in English. */
export const boxes = {
  arriving: (turn: number, army: string) => `Turn ${turn}: ${army}`,
  eliminated: (army: string) => `Eliminated: ${army}`,
  at: (hexes: readonly string[]) => `at ${hexes.join(' or ')}`,
  alongRail: (from: string, to: string, plus: readonly string[]) =>
    [`on the railway ${from} to ${to}`, ...plus].join(' or '),
}
