import type { CounterFace } from '../table/models.ts'
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
  /** band of the national colour behind the symbol of a reduced side */
  readonly band: string | undefined
  /** lower half of cavalry */
  readonly foot: string | undefined
}

export function lookOf(face: CounterFace): Look {
  const palette = paletteOf(face.nation)
  const reduced = face.reduced === true
  const hasFoot = !reduced && face.symbol === 'cavalry'
  const ink = reduced ? DARK_INK : palette.ink
  return {
    palette,
    body: reduced ? PAPER_BODY : palette.fill,
    ink,
    footInk: hasFoot ? '#1b1712' : ink,
    field: face.whiteSymbol === true ? '#ffffff' : palette.field,
    band: reduced ? palette.band : undefined,
    foot: hasFoot ? mixed(palette.fill, '#ffffff', 0.55) : undefined,
  }
}
