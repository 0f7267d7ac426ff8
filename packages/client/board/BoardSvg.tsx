import type { JSX } from 'solid-js'
import type { Level } from '../counters/level.ts'
import type { Table } from '../table/table.ts'
import { GlowAreas } from './GlowAreas.tsx'
import { DROP, labelScale } from './label-layout.ts'
import { Cartouche, GroundLabels, TownLabels } from './Labels.tsx'
import { MapMarks } from './MapMarks.tsx'
import { OverlayAreas, OverlayNotes, OverlayPatterns } from './OverlayAreas.tsx'
import { Pieces, StackCounts } from './Pieces.tsx'
import { SpaceNumbers } from './SpaceNumbers.tsx'

interface BoardSvgProps {
  readonly table: Table
  readonly level: Level
  readonly scale: number
  readonly cursor: number | undefined
}

/** Everything that lies on the map, back to front, in map units. */
export function BoardSvg(props: BoardSvgProps): JSX.Element {
  const { table } = props
  const { sheet } = table.presentation
  const growth = () => labelScale(props.scale)
  return (
    <svg
      class="board-svg"
      width={sheet.width}
      height={sheet.height}
      aria-hidden="true"
      data-names={props.scale >= 0.62 ? 'all' : 'great'}
      style={{ '--label-drop': `${DROP}px` }}
    >
      <OverlayPatterns />
      <GroundLabels sheet={sheet} language={table.language()} />
      <Cartouche sheet={sheet} language={table.language()} />
      <OverlayAreas table={table} />
      <GlowAreas table={table} />
      <SpaceNumbers table={table} level={props.level} scale={props.scale} />
      <Pieces table={table} level={props.level} />
      <TownLabels sheet={sheet} language={table.language()} stacks={table.stacks()} growth={growth()} />
      <StackCounts table={table} />
      <OverlayNotes table={table} />
      <MapMarks table={table} cursor={props.cursor} />
    </svg>
  )
}
