/** What lies off the map, in English. */
export const boxes = {
  reserve: (side: string) => `${side}: reserve box`,
  replaceable: (side: string) => `${side}: replaceable units`,
  waiting: (side: string) => `${side}: still to come`,
  eliminated: (side: string) => `${side}: permanently eliminated`,
  uprisings: 'Uprisings that may break out',
  times: (n: number) => `${n} units`,
  withNation: (nation: string) => `when ${nation} enters the war`,
  byCard: (id: string, title: string) => `${id} ${title}`,
  deck: (side: string, draw: number, discarded: number, removed: number, out: number) =>
    `${side}: ${draw} cards to draw, ${discarded} discarded, ${removed} removed${out > 0 ? `, ${out} not yet in the deck` : ''}`,
}
