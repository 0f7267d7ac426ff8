/** Numbers of rulings as people write them. */
const RUN = /(\d+)(?:[-–](\d+))?/g
const CITED = /\brulings? (\d+(?:(?:, | and |, and |[-–])\d+)*)/gi

/** "1-3, 40" is 1, 2, 3 and 40. */
export const numbersIn = (text: string): number[] =>
  [...text.matchAll(RUN)].flatMap(([, from = '', to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i),
  )

/** The rulings a line of code or prose cites: "ruling 36", "rulings 221 and 222". */
export const rulingsCitedIn = (text: string): number[] =>
  [...text.matchAll(CITED)].flatMap(([, numbers = '']) => numbersIn(numbers))
