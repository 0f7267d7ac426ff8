import { element, num } from './svg.ts'

/** The map's own letters, drawn with a pen: the same on every machine. Ten units high. */
interface Letter {
  readonly width: number
  readonly path: string
}

const LETTERS: Readonly<Record<string, Letter>> = {
  '0': { width: 6, path: 'M3 0C.9 0 0 2 0 5S.9 10 3 10 6 8 6 5 5.1 0 3 0Z' },
  '1': { width: 3.6, path: 'M.4 2.2L3 0V10' },
  '2': { width: 6, path: 'M.3 2.6C.5 1 1.6 0 3 0 4.7 0 5.8 1.1 5.8 2.7 5.8 4.7 3.4 6.3.2 10H6' },
  '3': {
    width: 6,
    path: 'M.4 0H5.6L2.8 3.9C4.9 3.8 6 5.1 6 6.9 6 8.8 4.7 10 2.9 10 1.6 10 .5 9.3.1 8.2',
  },
  '4': { width: 6.4, path: 'M4.7 10V0L0 7.3H6.4' },
  '5': {
    width: 6,
    path: 'M5.5 0H1L.6 4.4C1.2 3.8 2.1 3.5 3 3.5 4.8 3.5 6 4.8 6 6.7 6 8.7 4.7 10 2.9 10 1.6 10 .6 9.4.1 8.4',
  },
  '6': {
    width: 6,
    path: 'M5 .2C2.2 1.4 0 4 0 6.8 0 8.7 1.2 10 3 10S6 8.7 6 6.9 4.8 4 3 4C1.4 4 .2 5.2 0 6.6',
  },
  '7': { width: 6, path: 'M0 0H6L2 10' },
  '8': {
    width: 6,
    path: 'M3 4.7C1.5 4.7.5 3.8.5 2.4S1.5 0 3 0 5.5 1 5.5 2.4 4.5 4.7 3 4.7 0 5.8 0 7.4 1.2 10 3 10 6 9 6 7.4 4.8 4.7 3 4.7Z',
  },
  '9': {
    width: 6,
    path: 'M1 9.8C3.8 8.6 6 6 6 3.2 6 1.3 4.8 0 3 0S0 1.3 0 3.1 1.2 6 3 6C4.6 6 5.8 4.8 6 3.4',
  },
  '+': { width: 6, path: 'M0 5.2H6M3 2.2V8.2' },
  '×': { width: 4.8, path: 'M0 3L4.8 7.8M4.8 3L0 7.8' },
  V: { width: 6, path: 'M0 0L3 10L6 0' },
  P: { width: 5.4, path: 'M0 10V0H2.6C4.4 0 5.4 1.1 5.4 2.9S4.4 5.8 2.6 5.8H0' },
  '★': { width: 9, path: 'M4.5.2L5.7 3.8H9.4L6.4 6L7.6 9.7L4.5 7.4L1.4 9.7L2.6 6L-.4 3.8H3.3Z' },
  k: { width: 5, path: 'M0 0V10M4.7 3.4L.2 7.2M1.9 5.8L5 10' },
  m: {
    width: 8.4,
    path: 'M0 3.4V10M0 5.4C.6 4 1.5 3.4 2.4 3.4 3.6 3.4 4.2 4.2 4.2 5.6V10M4.2 5.4C4.8 4 5.7 3.4 6.6 3.4 7.8 3.4 8.4 4.2 8.4 5.6V10',
  },
  ' ': { width: 2, path: '' },
}

const HEIGHT = 10
const GAP = 2.4

const lettersOf = (text: string): Letter[] => Array.from(text).flatMap((sign) => LETTERS[sign] ?? [])

/** The width of a word when its letters are `height` high. */
export function wordWidth(text: string, height: number): number {
  const letters = lettersOf(text)
  const width = letters.reduce((sum, letter) => sum + letter.width, 0)
  return ((width + GAP * Math.max(0, letters.length - 1)) * height) / HEIGHT
}

export interface Pen {
  readonly colour: string
  /** width of the stroke, with letters ten units high */
  readonly weight: number
}

/** A word with its middle at the origin. */
export function word(text: string, height: number, { colour, weight }: Pen): string {
  const scale = height / HEIGHT
  let x = -wordWidth(text, HEIGHT) / 2
  const content = lettersOf(text).map(({ width, path }) => {
    const placed = element('path', { d: path, transform: `translate(${num(x)} -5)` })
    x += width + GAP
    return path === '' ? '' : placed
  })
  const pen = { fill: 'none', stroke: colour, 'stroke-width': weight }
  const ends = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  return element('g', { transform: `scale(${num(scale)})`, ...pen, ...ends }, content.join(''))
}
