import type { Language } from '@sandtable/kernel'
import type { MapLabel, Sheet, Stack } from '@sandtable/presentation'
import { createMemo, For, type JSX, Show } from 'solid-js'
import {
  canLift,
  grownNames,
  isTown,
  LIFT,
  labelRect,
  liftOn,
  isNamed,
  spaceOverName,
  TAG_WIDTH,
  tagPlace,
} from './label-layout.ts'

interface LabelsProps {
  readonly sheet: Sheet
  readonly language: Language
}

/** Names of rivers and lands: on the ground, beneath areas and counters. */
export function GroundLabels(props: LabelsProps): JSX.Element {
  const labels = props.sheet.labels.filter((label) => !isTown(label))
  return (
    <g class="labels">
      <For each={labels}>{(label) => <Label label={label} language={props.language} />}</For>
    </g>
  )
}

interface TownLabelsProps extends LabelsProps {
  readonly stacks: readonly Stack[]
  /** how far the names have grown */
  readonly growth: number
  /** from afar lesser names are shown in these spaces only */
  readonly lit: ReadonlySet<number> | undefined
  /** those in the gaps under the counters lie above them, those within the spaces beneath */
  readonly at: 'gap' | 'town'
}

/** Names of towns; those worth points last, over the others. */
export function TownLabels(props: TownLabelsProps): JSX.Element {
  const { sheet, at } = props
  const towns = sheet.labels.filter(isTown)
  const shown = towns.filter((label) => (spaceOverName(sheet, label) === undefined) === (at === 'town'))
  if (shown.length === 0) return undefined
  const plain = shown.filter(({ kind }) => kind === 'town')
  const great = shown.filter(({ kind }) => kind !== 'town')
  const named = createMemo(() => towns.filter((label) => isNamed(sheet, label, props.lit)))
  const grown = createMemo(() => grownNames(named(), props.language, props.growth, liftOn(sheet)))
  const taken = createMemo(() => new Set(props.stacks.map(({ space }) => space)))
  const lift = (label: MapLabel) => {
    const space = spaceOverName(sheet, label)
    const { width } = labelRect(label, props.language, grown().get(label) ?? 1)
    return space !== undefined && canLift(sheet, space, width, taken()) ? LIFT : 0
  }
  return (
    <g class="labels">
      <For each={[...plain, ...great]}>
        {(label) => (
          <Show when={grown().get(label)}>
            {(growth) => (
              <Label label={label} language={props.language} lift={lift(label)} growth={growth()} />
            )}
          </Show>
        )}
      </For>
    </g>
  )
}

interface LabelProps {
  readonly label: MapLabel
  readonly language: Language
  readonly lift?: number
  readonly growth?: number
}

function Label(props: LabelProps): JSX.Element {
  const { kind, x, y, angle, far, tag } = props.label
  const turn = angle === undefined ? '' : ` rotate(${angle})`
  const text = () => props.label.text[props.language]
  const place = () => tagPlace(props.label, props.language)
  return (
    <g transform={`translate(${x} ${y - (props.lift ?? 0)})${turn}`}>
      <g
        class={`label ${kind}`}
        lang={props.language}
        style={{ '--label-scale': props.growth, '--far': far }}
      >
        <Show when={tag} fallback={<text>{text()}</text>}>
          {/* the name ends where the tag begins, however wide its letters come out */}
          <text class="tagged" x={place().name}>
            {text()}
          </text>
          <PointsTag text={tag ?? ''} x={place().tag} />
        </Show>
      </g>
    </g>
  )
}

function PointsTag(props: { readonly text: string; readonly x: number }): JSX.Element {
  return (
    <g class="tag" transform={`translate(${props.x} -12)`}>
      <rect width={TAG_WIDTH} height="14" rx="2" />
      <text x={TAG_WIDTH / 2} y="11">
        {props.text}
      </text>
    </g>
  )
}

/** The title, in a corner of the map where no hexes lie. */
export function Cartouche(props: LabelsProps): JSX.Element {
  const { title, subtitle, cartouche } = props.sheet
  return (
    <g class="cartouche" transform={`translate(${cartouche.x} ${cartouche.y})`} lang={props.language}>
      <text class="title" y="30">
        {title[props.language]}
      </text>
      <text class="subtitle" y="52">
        {subtitle[props.language]}
      </text>
    </g>
  )
}
