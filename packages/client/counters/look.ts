import type { CounterFace } from '@sandtable/presentation'
import { mixed, type Palette, paletteOf } from './palette.ts'

export const SYMBOL_INK = '#17130d'
const PAPER_BODY = '#f2ebda'
const DARK_INK = '#231e17'

/** Colours of one face. */
export interface Look {
  readonly palette: Palette
  readonly body: string
  /** id and size mark */
  readonly ink: string
  /** figures along the foot */
  readonly footInk: string
  readonly field: string
  /** of the symbol in it */
  readonly symbolInk: string
  /** band of the national colour behind the symbol of a reduced side */
  readonly band: string | undefined
  /** lower half of cavalry */
  readonly foot: string | undefined
}

/** Grounds of symbols that tell a unit's class, and the ink of the symbol on them. */
const FIELDS: Readonly<Record<NonNullable<CounterFace['field']>, readonly [ground: string, ink: string]>> = {
  white: ['#ffffff', SYMBOL_INK],
  blue: ['#26457a', '#ffffff'],
  brown: ['#b88a52', SYMBOL_INK],
  yellow: ['#f5cf3a', SYMBOL_INK],
}

export function lookOf(face: CounterFace): Look {
  const palette = paletteOf(face.nation)
  const reduced = face.reduced === true
  const hasFoot = !reduced && face.symbol === 'cavalry'
  const ink = reduced ? DARK_INK : palette.ink
  const [field, symbolInk] = face.field === undefined ? [palette.field, SYMBOL_INK] : FIELDS[face.field]
  return {
    palette,
    body: reduced ? PAPER_BODY : palette.fill,
    ink,
    footInk: hasFoot ? '#1b1712' : ink,
    field,
    symbolInk,
    band: reduced ? palette.band : undefined,
    foot: hasFoot ? mixed(palette.fill, '#ffffff', 0.55) : undefined,
  }
}
