import type { Language } from '@sandtable/kernel'
import { For, type JSX, Show } from 'solid-js'
import type { MapLabel, Sheet } from './sheet.ts'
import { textWidth } from './text-width.ts'

interface LabelsProps {
  readonly sheet: Sheet
  readonly language: Language
}

const TAG_WIDTH = 28
const isTown = ({ kind }: MapLabel): boolean =>
  kind === 'town' || kind === 'victory-town' || kind === 'fortress'

/** Names of rivers and lands: on the ground, beneath areas and counters. */
export function GroundLabels(props: LabelsProps): JSX.Element {
  const labels = props.sheet.labels.filter((label) => !isTown(label))
  return (
    <g class="labels">
      <For each={labels}>{(label) => <Label label={label} language={props.language} />}</For>
    </g>
  )
}

/** Names of towns, above the counters, in the gap beneath them; those worth points last, over the others. */
export function TownLabels(props: LabelsProps): JSX.Element {
  const towns = props.sheet.labels.filter(isTown)
  const plain = towns.filter(({ kind }) => kind === 'town')
  const great = towns.filter(({ kind }) => kind !== 'town')
  return (
    <g class="labels">
      <For each={[...plain, ...great]}>{(label) => <Label label={label} language={props.language} />}</For>
    </g>
  )
}

function Label(props: { readonly label: MapLabel; readonly language: Language }): JSX.Element {
  const { kind, x, y, angle, tag } = props.label
  const turn = angle === undefined ? '' : ` rotate(${angle})`
  const text = () => props.label.text[props.language]
  const shift = tag === undefined ? 0 : -TAG_WIDTH / 2 + 2
  return (
    <g transform={`translate(${x} ${y})${turn}`}>
      <g class={`label ${kind}`} lang={props.language}>
        <text x={shift}>{text()}</text>
        <Show when={tag}>
          <PointsTag text={tag ?? ''} x={shift + textWidth(text(), 15) / 2 + 4} />
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

/** Numbers of the spaces, as printed. */
export function SpaceNumbers(props: { readonly sheet: Sheet }): JSX.Element {
  const top = Math.min(...props.sheet.outline.map(({ y }) => y))
  return (
    <g class="space-numbers">
      <For each={props.sheet.spaces}>
        {({ id, x, y }) => (
          <text x={x} y={y + top + 14}>
            {id}
          </text>
        )}
      </For>
    </g>
  )
}
