import type { CounterFace } from '@sandtable/presentation'
import type { Field } from './level.ts'

type Symbol = CounterFace['symbol']

/** Box the outlines are drawn in: as wide and high as the field of a symbol. */
const BOX = { width: 90, height: 58 } as const

/** What is no arm of the land: outlines, filled with the ink of the counter. Drawn in a box of 90 × 58. */
const OUTLINES = {
  battleship:
    'M2 41H88L80 55H10Z M14 41V35H24L12 31V28L28 33V41Z M76 41V35H66L78 31V28L62 33V41Z M31 41V27H36V15H40V27H50V11H53V6H56V27H59V41Z M43 27V19H47V27Z',
  cruiser:
    'M3 43H87L80 54H12Z M18 43V38H26L14 34V32L30 36V43Z M34 43V32H42V12H44V32H58V43Z M46 31V20H51V31Z M53 31V22H57V31Z M62 43V38H74V43Z',
  flotilla:
    'M4 30H46L42 38H10Z M14 30V24H20V30Z M22 30V18H25V30Z M28 30V22H32V30Z M40 48H86L82 56H46Z M52 48V42H58V48Z M60 48V36H63V48Z M66 48V40H70V48Z',
  submarine:
    'M3 38Q8 31 22 31H74Q84 31 88 38Q84 47 70 47H20Q8 47 3 38Z M36 31V22H58V31Z M44 22V12H53V15H47V22Z M78 47H86V52H82Z',
  'sailing-ship':
    'M6 42H82L74 56H18Z M24 42V6H26V42Z M45 42V2H47V42Z M66 42V8H68V42Z M16 12H34L36 24H14Z M15 26H35L37 38H13Z M36 8H56L58 22H34Z M35 24H57L59 38H33Z M59 14H76L78 25H57Z M58 27H77L79 38H56Z M82 42L88 30L84 42Z',
  aircraft:
    'M8 14H82V20H8Z M14 30H76V36H14Z M22 20H25V30H22Z M65 20H68V30H65Z M40 10Q45 4 50 10V44H40Z M34 50H56V55H34Z M42 44H48V51H42Z',
  leader: 'M45 3L52.5 22.5L73.5 23.5L57 36.5L62.5 56L45 45L27.5 56L33 36.5L16.5 23.5L37.5 22.5Z',
  train: 'M20 20Q45 -6 72 20V40H20Z M10 33H20V37H10Z M31 40a8 8 0 1 0 .1 0Z M61 40a8 8 0 1 0 .1 0Z',
  depot: 'M8 26L45 6L82 26V30H8Z M14 33H40V55H14Z M50 33H76V55H50Z M43 33H47V55H43Z',
  tank: 'M4 36L24 14H70L86 28V38L76 52H18Z M30 14V6H50V14Z M50 8H66V11H50Z M2 26H20V30H2Z',
} as const satisfies Partial<Record<Symbol, string>>

/** A symbol that is an outline, and has no frame. */
export type Silhouette = keyof typeof OUTLINES

export const isSilhouette = (symbol: Symbol): symbol is Silhouette => Object.hasOwn(OUTLINES, symbol)

export const outlineOf = (symbol: Silhouette): string => OUTLINES[symbol]

/** An outline has no frame around it: it may be so much larger. */
const LARGER = 1.25

/** Puts the box of the outlines upon the foot of the field. */
export const intoField = ({ x, y, width, height }: Field): string => {
  const left = x - (width * (LARGER - 1)) / 2
  const top = y - height * (LARGER - 1)
  return `translate(${left} ${top})scale(${(width * LARGER) / BOX.width} ${(height * LARGER) / BOX.height})`
}
