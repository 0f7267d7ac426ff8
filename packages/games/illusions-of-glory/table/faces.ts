/** How counters look: figures, symbols and colours as they are printed. */
import type { CounterFace, CounterMarks } from '@sandtable/presentation'
import {
  cfOf,
  drmOf,
  type Face,
  isArtillery,
  isCavalry,
  isElite,
  isHq,
  isLcu,
  isMountain,
  isReserve,
  isSpecial,
  isSupport,
  isUprising,
  kindData,
  lfOf,
  mfOf,
  nationOf,
  nationsOf,
} from '../pieces.ts'
import { GR, NATIONS, nationNamed } from '../sides.ts'
import { type Camp, GREEKS } from '../state.ts'
import { nationKey } from './scene.ts'

/** §26.3 light or dark as the side they are on, neither while neutral */
const GREEK: readonly string[] = ['greece', 'greece-central', 'greece-neutral', 'greece-neutral']

/** Palette key of a piece: §3.2.2 uprisings are red, §3.2.1.h a dual one has two flags. */
export function colourOf(p: number, camp: Camp): string {
  if (isUprising(p)) return `uprising-${NATIONS[nationOf(p)].toLowerCase()}`
  if (nationOf(p) === GR) return GREEK[camp] ?? (GREEK[GREEKS] as string)
  return nationsOf(p)
    .map((id) => nationKey(nationNamed(id)))
    .join('+')
}

function symbolOf(p: number): CounterFace['symbol'] {
  if (isHq(p)) return 'hq'
  if (isArtillery(p)) return 'siege-artillery'
  if (isCavalry(p)) return 'cavalry'
  return isMountain(p) ? 'mountain' : 'infantry'
}

/** §3.2.1.a the box of the symbol tells the class */
function fieldOf(p: number): NonNullable<CounterFace['field']> {
  if (isSpecial(p)) return 'yellow'
  if (isElite(p)) return 'blue'
  return isReserve(p) ? 'brown' : 'white'
}

const inBrackets = (n: number): string => `(${n > 0 ? '+' : ''}${n})`

/** §3.2.1.d combat, loss and movement factor; §27.1 an HQ or gun has its die roll modifier instead of the first two */
const figuresOf = (p: number, face: Face): (number | string)[] =>
  isSupport(p) ? [inBrackets(drmOf(p, face)), mfOf(p, face)] : [cfOf(p, face), lfOf(p, face), mfOf(p, face)]

function sizeOf(p: number): string {
  if (isUprising(p) || isArtillery(p)) return ''
  if (isHq(p)) return 'XXXX'
  return isLcu(p) ? 'XXX' : 'XX'
}

/** §3.2.1.e every counter has two steps */
export const faceOfPiece = (p: number, face: Face, camp: Camp, marks: CounterMarks): CounterFace => ({
  nation: colourOf(p, camp),
  symbol: symbolOf(p),
  size: sizeOf(p),
  id: labelOf(p),
  figures: figuresOf(p, face),
  field: fieldOf(p),
  reduced: face !== 0,
  steps: 2 - face,
  fullSteps: 2,
  marks,
})

const LONGEST = 9

/** Divisions are told by their symbols; long names are cut to what has room. */
function labelOf(p: number): string {
  const { label, count } = kindData(p)
  if (isUprising(p) || count > 1) return ''
  return label.length > LONGEST ? `${label.slice(0, LONGEST - 1)}.` : label
}

/** §20.1.3 a fort is printed on the map; where it stands among counters it looks like this */
export const fortFace = (nation: string, cf: number): CounterFace => ({
  nation,
  symbol: 'fort',
  id: '',
  figures: [cf],
  steps: 1,
  fullSteps: 1,
  marks: {},
})
