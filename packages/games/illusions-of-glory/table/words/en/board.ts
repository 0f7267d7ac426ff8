/** Markers on the map, in English. */
export const board = {
  closed: 'Closed: neutral, or no landing yet',
  marks: {
    control: (place: string, who: string) => `${place}: under control of ${who}`,
    risen: (place: string) => `${place}: held by an uprising`,
    move: (place: string) => `${place}: activated for movement`,
    attack: (place: string) => `${place}: activated for attack`,
    attackWithoutWest: (place: string) => `${place}: activated for attack, without British and French units`,
    trench: (place: string, who: string, level: number) => `${place}: trench of level ${level}, ${who}`,
    destroyed: (place: string, cf: number) => `${place}: the fort (${cf}) is destroyed`,
    siege: (place: string, cf: number) => `${place}: the fort (${cf}) is besieged`,
    landing: (place: string) => `${place}: Landing marker`,
    underFire: (place: string) => `${place}: withdrawal under fire`,
  },
}

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
