/** The key to signs, in English. */
export const key = {
  key: {
    lines: {
      figures: 'Effectiveness and movement points of the side that is up',
      yellow: 'On yellow: attacks as 4 in 1914',
      names: 'The corps, as in history; RS is a reserve corps',
      colours: 'Colour and flag: the nation',
    },
    kinds: {
      trench: 'Crenels: in trenches, with one movement point',
      reserve: 'A reserve corps',
      cavalry: 'Cavalry: far, and not against trenches',
      siege: 'Siege corps: bombards fortresses, never a point unit',
      leader: 'Leader: attack and defence; goes with corps',
    },
    moved: 'Has moved in this half',
    movedShort: 'moved',
    out: 'Out of supply: effectiveness and movement −1',
    outShort: 'no supply',
    markers: {
      fortress: 'Fortress with its steps',
      modern: 'Modern fortress: siege guns need a die below their number',
      ruins: 'Ruins of a fortress',
      chip: 'Bargaining chip, in the tint of the side that holds it',
      control: 'Controlled by another side than in 1914',
      infrastructure: 'Infrastructure',
      trenchBattle: 'Trench battle: nobody enters in this half',
      breakthrough: 'Breakthrough',
    },
  },
}
