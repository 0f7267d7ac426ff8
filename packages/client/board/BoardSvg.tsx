import { createMemo, type JSX, Show } from 'solid-js'
import { LazyBadges, LazyDeedMarks, LazyOrderMarks, LazyPlanMarks } from '../app/lazy.ts'
import { RingDefs } from '../counters/Ring.tsx'
import type { Table } from '../table/table.ts'
import type { Badges } from './create-badges.ts'
import type { Detail } from './create-detail.ts'
import { Costs, GlowAreas } from './GlowAreas.tsx'
import { DROP, labelScale } from './label-layout.ts'
import { Cartouche, GroundLabels, TownLabels } from './Labels.tsx'
import { MapMarks } from './MapMarks.tsx'
import { Markers } from './Markers.tsx'
import { OverlayAreas, OverlayNotes, OverlayPatterns } from './OverlayAreas.tsx'
import { Pieces, StackCounts } from './Pieces.tsx'
import { spacesPath } from './shapes.ts'
import { SpaceNumbers } from './SpaceNumbers.tsx'

/** from this scale on all names are shown; from farther off great ones, and those of lit places */
const ALL_NAMES = 0.62

interface BoardSvgProps {
  readonly table: Table
  readonly detail: Detail
  readonly badges: Badges
  readonly cursor: number | undefined
}

/** Everything that lies on the map, back to front, in map units. */
export function BoardSvg(props: BoardSvgProps): JSX.Element {
  const { table } = props
  const { sheet } = table.presentation
  const growth = createMemo(() => labelScale(props.detail.scale()))
  const isFar = createMemo(() => props.detail.scale() < ALL_NAMES)
  return (
    <svg
      class="board-svg"
      width={sheet.width}
      height={sheet.height}
      aria-hidden="true"
      data-printed={sheet.hasNumbers === true ? '' : undefined}
      data-names={isFar() ? 'great' : 'all'}
      data-badges={table.badges.areShown() ? '' : undefined}
      style={{ '--label-drop': `${DROP}px` }}
    >
      <OverlayPatterns />
      <RingDefs />
      <Show when={props.detail.hasNames()}>
        <GroundLabels sheet={sheet} language={table.language()} />
        <Cartouche sheet={sheet} language={table.language()} />
      </Show>
      <OutsideAreas table={table} />
      <OverlayAreas table={table} />
      <GlowAreas table={table} />
      <Show when={props.detail.hasNames()}>
        <Show when={sheet.kind === 'hexes' && sheet.hasNumbers !== true}>
          <SpaceNumbers table={table} detail={props.detail} />
        </Show>
        <Towns table={table} growth={growth()} isFar={isFar()} at="town" />
      </Show>
      <Costs table={table} />
      <Markers table={table} />
      <Pieces table={table} detail={props.detail} />
      <Show when={props.detail.hasNames()}>
        <Towns table={table} growth={growth()} isFar={isFar()} at="gap" />
      </Show>
      <StackCounts table={table} detail={props.detail} />
      <Show when={table.badges.areShown()}>
        <LazyBadges badges={props.badges} />
      </Show>
      <OverlayNotes table={table} />
      <Show when={table.advice()?.state === 'there'}>
        <LazyPlanMarks table={table} scale={props.detail.scale()} />
      </Show>
      <Show when={table.seen.marked().length > 0}>
        <LazyDeedMarks table={table} scale={props.detail.scale()} />
      </Show>
      <Show when={table.orders.drawing() !== undefined || table.orders.goals().length > 0}>
        <LazyOrderMarks table={table} scale={props.detail.scale()} />
      </Show>
      <MapMarks table={table} cursor={props.cursor} />
    </svg>
  )
}

/** Parts of the map that the game does not use now lie in the shade. */
function OutsideAreas(props: { readonly table: Table }): JSX.Element {
  const { presentation } = props.table
  const spaces = () => props.table.printedSigns().flatMap(({ spaces = [] }) => spaces)
  const path = createMemo(() => spacesPath(presentation.sheet, spaces(), 1.01))
  return <path class="outside-ground" d={path()} />
}

interface TownsProps {
  readonly table: Table
  readonly growth: number
  readonly isFar: boolean
  readonly at: 'gap' | 'town'
}

function Towns(props: TownsProps): JSX.Element {
  const { presentation, later, language } = props.table
  const lit = createMemo(() => new Set([...later.glow().spaces, ...later.glow().targets]))
  return (
    <TownLabels
      sheet={presentation.sheet}
      language={language()}
      stacks={later.stacks()}
      growth={props.growth}
      lit={props.isFar ? lit() : undefined}
      at={props.at}
    />
  )
}
