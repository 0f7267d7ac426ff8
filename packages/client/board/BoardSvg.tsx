import type { JSX } from 'solid-js'
import type { Level } from '../counters/level.ts'
import type { Table } from '../table/table.ts'
import { GlowAreas } from './GlowAreas.tsx'
import { Cartouche, GroundLabels, SpaceNumbers, TownLabels } from './Labels.tsx'
import { MapMarks } from './MapMarks.tsx'
import { OverlayAreas, OverlayNotes, OverlayPatterns } from './OverlayAreas.tsx'
import { Pieces } from './Pieces.tsx'

interface BoardSvgProps {
  readonly table: Table
  readonly level: Level
  readonly scale: number
  readonly cursor: number | undefined
}

/** Small names would be too small from afar: they grow, and the lesser ones go (see board.css). */
const labelScale = (scale: number): number =>
  scale >= 0.9 ? 1 : scale >= 0.7 ? 1.2 : scale >= 0.5 ? 1.55 : 2.1

/** Everything that lies on the map, back to front, in map units. */
export function BoardSvg(props: BoardSvgProps): JSX.Element {
  const { table } = props
  const { sheet } = table.presentation
  return (
    <svg
      class="board-svg"
      width={sheet.width}
      height={sheet.height}
      aria-hidden="true"
      data-names={props.scale >= 0.62 ? 'all' : 'great'}
      style={{ '--label-scale': labelScale(props.scale) }}
    >
      <OverlayPatterns />
      <SpaceNumbers sheet={sheet} />
      <GroundLabels sheet={sheet} language={table.language()} />
      <Cartouche sheet={sheet} language={table.language()} />
      <OverlayAreas table={table} />
      <GlowAreas table={table} />
      <Pieces table={table} level={props.level} />
      <TownLabels sheet={sheet} language={table.language()} />
      <OverlayNotes table={table} />
      <MapMarks table={table} cursor={props.cursor} />
    </svg>
  )
}
