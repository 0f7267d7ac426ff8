import type { Card, CardFigure, Line, Theme } from '@sandtable/presentation'
import { For, type JSX, Show } from 'solid-js'
import { paletteOf } from '../counters/palette.ts'
import { RuleChips } from '../panels/RuleChip.tsx'
import type { Table } from '../table/table.ts'
import { figureText } from './spoken.ts'
import { TagSign } from './TagSign.tsx'
import { VignettePicture } from './VignettePicture.tsx'
import type { Frame } from './vignette.ts'

/** Small: a strip with worth and title. Middle: in the hand. Large: opened, its rules can be followed. */
type CardSize = 'small' | 'middle' | 'large'

interface CardViewProps {
  readonly card: Card
  readonly size: CardSize
  readonly table: Pick<Table, 'presentation' | 'language' | 'openRule'>
  readonly theme: Theme
}

/** What is cut out of the map: at least as wide as the card, which is as wide as a phone when opened there. */
const FRAMES: Readonly<Record<'middle' | 'large', Frame>> = {
  middle: { width: 164, height: 64, spaces: 3 },
  large: { width: 600, height: 128, spaces: 7 },
}

export function CardView(props: CardViewProps): JSX.Element {
  return (
    <div class={`hcard ${props.size} ${props.card.tone}`}>
      <Head card={props.card} />
      <Show when={props.size === 'small' ? undefined : props.size}>
        {(size) => (
          <>
            <Show when={props.card.space !== undefined}>
              <VignettePicture
                table={props.table}
                theme={props.theme}
                space={props.card.space ?? -1}
                frame={FRAMES[size()]}
              />
            </Show>
            <EventText
              lines={props.card.text}
              onOpen={size() === 'large' ? (rule) => props.table.openRule(rule) : undefined}
            />
            <Foot card={props.card} full={size() === 'large'} />
          </>
        )}
      </Show>
    </div>
  )
}

function Head(props: { readonly card: Card }): JSX.Element {
  const leaves = (): boolean => props.card.tags.some(({ kind }) => kind === 'removed')
  return (
    <div class="hcard-head">
      <i class="stripe" style={{ background: stripeOf(props.card.nation) }} />
      <Show when={props.card.corner}>
        {(corner) => (
          <span class="corner" title={corner().title}>
            <b>{corner().value}</b>
            <small>{corner().label}</small>
          </span>
        )}
      </Show>
      <span
        class="title"
        classList={{
          long: isLong(props.card.title),
          narrow: isNarrow(props.card.title),
          narrower: isNarrower(props.card.title),
        }}
      >
        <span>
          {props.card.title}
          <Show when={leaves()}>{'\u202f*'}</Show>
        </span>
      </span>
    </div>
  )
}

/** More than three lines of a middle card, or a word longer than one. */
const isLong = (title: string): boolean => title.length > 28 || /[A-Za-zÀ-ÿ-]{12}|[A-ZÀ-Þ]{10}/.test(title)

/** Only narrow letters keep such a word in one piece, or so many words within three lines. */
const isNarrow = (title: string): boolean => title.length > 28 || /[a-zà-ÿ]{13}/i.test(title)

/** A word that needs the narrowest of them. */
const isNarrower = (title: string): boolean => /[a-zà-ÿ]{16}/i.test(title)

/** The flag, top to bottom. */
function stripeOf(nation: string): string {
  const { stripe } = paletteOf(nation)
  const part = 100 / stripe.length
  const stops = stripe.map((colour, at) => `${colour} ${at * part}% ${(at + 1) * part}%`)
  return `linear-gradient(${stops.join(',')})`
}

interface EventProps {
  readonly lines: readonly Line[]
  /** rules are chips where they can be opened */
  readonly onOpen: ((rule: string) => void) | undefined
}

function EventText(props: EventProps): JSX.Element {
  return (
    <div class="hcard-text">
      <For each={props.lines}>
        {(line) => (
          <p class={line.tone ?? 'plain'}>
            {line.text}
            <Show when={props.onOpen}>{(open) => <RuleChips rules={line.rules} onOpen={open()} />}</Show>
          </p>
        )}
      </For>
    </div>
  )
}

function Foot(props: { readonly card: Card; readonly full: boolean }): JSX.Element {
  // in the hand the asterisk at the title says it, as on the printed card
  const tags = () => props.card.tags.filter(({ kind }) => props.full || kind !== 'removed')
  return (
    <div class="hcard-foot">
      <For each={props.card.figures}>{(figure) => <Figure figure={figure} full={props.full} />}</For>
      <span class="grow" />
      <For each={tags()}>{(tag) => <TagSign tag={tag} full={props.full} />}</For>
      <span class="number">{props.card.number}</span>
    </div>
  )
}

function Figure(props: { readonly figure: CardFigure; readonly full: boolean }): JSX.Element {
  return (
    <span class="figure" title={figureText(props.figure)}>
      {props.full ? figureText(props.figure) : `${props.figure.label} ${props.figure.value}`}
    </span>
  )
}
