import type { MapDescription } from '@sandtable/cartography'
import type { Box } from '@sandtable/cartography/geometry'
import type { Palette } from '../palette.ts'
import type { DrawLayer } from './layer.ts'
import { word } from './lettering.ts'
import { element, type Piece, stamp } from './svg.ts'

const KILOMETRES = [0, 25, 50, 100]
const RIM = 16
/** From the foot of the panel to the bar. */
const RISE = 17

function sheetOfPaper(box: Box, { paper, frame }: Palette): Piece {
  const rectangle = (inset: number) => ({
    x: box.left + inset,
    y: box.top + inset,
    width: box.right - box.left - 2 * inset,
    height: box.bottom - box.top - 2 * inset,
  })
  const svg =
    element('rect', {
      ...rectangle(0),
      fill: paper,
      'fill-opacity': 0.94,
      stroke: frame,
      'stroke-width': 2,
    }) + element('rect', { ...rectangle(4), fill: 'none', stroke: frame, 'stroke-width': 0.8 })
  return { box, svg }
}

/** A bar in black and white with its kilometres. */
function scaleBar(box: Box, { legend }: MapDescription, { frame, paper, marks }: Palette): Piece[] {
  const at = (kilometres: number) => box.left + RIM + kilometres / legend.kilometresPerUnit
  const y = box.bottom - RISE
  const parts = KILOMETRES.slice(1).map((to, i) => {
    const from = at(KILOMETRES[i] as number)
    const fill = i % 2 === 0 ? frame : paper
    const field = { x: from, y: y - 2.5, width: at(to) - from, height: 5 }
    return element('rect', { ...field, fill, stroke: frame, 'stroke-width': 0.8 })
  })
  const pen = { colour: marks.number.sign, weight: 1.4 }
  const figures = KILOMETRES.map((km) => stamp([at(km), y - 11], 12, word(String(km), 7.5, pen)))
  const unit = stamp([at(KILOMETRES.at(-1) as number) + 24, y - 10], 14, word('km', 8, pen))
  return [{ box, svg: parts.join('') }, ...figures, unit]
}

/** The sheet of paper under the title, with the scale. */
export const drawPanel: DrawLayer = ({ map, palette }) => {
  const { panel } = map.marks
  return panel
    ? [{ pieces: [sheetOfPaper(panel, palette), ...scaleBar(panel, map, palette)], overFrame: true }]
    : []
}
