/** What a combat result does to one side. */
export interface CrtEffect {
  /** added to the side's loss roll */
  readonly modifier: number
  /** hexes to retreat */
  readonly retreat: number
}

export interface CrtResult {
  readonly attacker: CrtEffect
  readonly defender: CrtEffect
}

/** "-", "+1", "R2" or "-1.R1" */
const PART = /^(?:-|([+-]\d)|R(\d)|([+-]\d)\.R(\d))$/

const readPart = (text: string): CrtEffect | null => {
  const match = PART.exec(text)
  if (match === null) return null
  return { modifier: Number(match[1] ?? match[3] ?? 0), retreat: Number(match[2] ?? match[4] ?? 0) }
}

/** Reads a cell such as "+1/-1.R1" (attacker/defender); null if it makes no sense. */
export const readCrtCell = (cell: string): CrtResult | null => {
  const [left, right, ...rest] = cell.split('/')
  if (left === undefined || right === undefined || rest.length > 0) return null
  const attacker = readPart(left)
  const defender = readPart(right)
  return attacker === null || defender === null ? null : { attacker, defender }
}
