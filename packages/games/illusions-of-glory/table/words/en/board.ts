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
