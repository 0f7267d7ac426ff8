/** §12.6.2 What a Loss Number costs the units it falls on, in VP: the lowest LF absorbs first, what is left over is lost. */
import { FULL, type Face, isLcu, isTroops, lfOf, REDUCED } from '../pieces.ts'
import { faceOf, type State } from '../state.ts'
import { faceWorth } from './worth.ts'

/** §12.6.4.b An SCU takes the place of a destroyed LCU. */
const SUCCESSOR = 0.08
/** §16.2 A destroyed SCU can be rebuilt for half an RP. */
const REBUILT = 0.2

interface Unit {
  readonly piece: number
  readonly face: Face
}

/** The mean over these readings. */
export function lossOf(s: State, pieces: readonly number[], readings: readonly number[]): number {
  const units = pieces.filter(isTroops).map((piece): Unit => ({ piece, face: faceOf(s, piece) }))
  if (units.length === 0) return 0
  let sum = 0
  let [last, its] = [-1, 0]
  for (const ln of readings) {
    if (ln !== last) its = absorbed(units, ln)
    last = ln
    sum += its
  }
  return sum / readings.length
}

function absorbed(units: readonly Unit[], ln: number): number {
  let [left, lost] = [ln, 0]
  const standing = [...units]
  while (standing.length > 0) {
    const first = weakest(standing)
    const { piece, face } = standing[first] as Unit
    const factor = lfOf(piece, face)
    if (factor === 0 || factor > left) break
    left -= factor
    lost += stepLoss(piece, face)
    if (face === FULL) standing[first] = { piece, face: REDUCED }
    else standing.splice(first, 1)
  }
  return lost
}

function weakest(units: readonly Unit[]): number {
  let [found, least] = [0, Number.POSITIVE_INFINITY]
  for (let i = 0; i < units.length; i++) {
    const { piece, face } = units[i] as Unit
    const factor = lfOf(piece, face)
    if (factor >= least) continue
    found = i
    least = factor
  }
  return found
}

function stepLoss(p: number, face: Face): number {
  if (face === FULL) return faceWorth(p, FULL) - faceWorth(p, REDUCED)
  return isLcu(p) ? faceWorth(p, REDUCED) - SUCCESSOR : (1 - REBUILT) * faceWorth(p, REDUCED)
}
