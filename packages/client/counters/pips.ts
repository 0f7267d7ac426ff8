/** Where the pips of a die's face lie, in a box of 22 × 22. */
type Pip = readonly [number, number]

const [LOW, MIDDLE, HIGH] = [6.2, 11, 15.8]
const CENTRE: readonly Pip[] = [[MIDDLE, MIDDLE]]
const CORNERS: readonly Pip[] = [
  [LOW, LOW],
  [HIGH, HIGH],
]
const OTHER_CORNERS: readonly Pip[] = [
  [HIGH, LOW],
  [LOW, HIGH],
]
const SIDES: readonly Pip[] = [
  [LOW, MIDDLE],
  [HIGH, MIDDLE],
]

export const pipsOf = (face: number): readonly Pip[] => [
  ...(face % 2 === 1 ? CENTRE : []),
  ...(face > 1 ? CORNERS : []),
  ...(face > 3 ? OTHER_CORNERS : []),
  ...(face === 6 ? SIDES : []),
]
