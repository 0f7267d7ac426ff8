import '../style/signs.css'
import type { CounterFace, CounterKey, Line, SpaceMark } from '@sandtable/presentation'
import { For, type JSX, Show } from 'solid-js'
import { markerSigns } from '../board/legend.ts'
import { MapSign, type MapSignKind } from '../board/MapSign.tsx'
import { MarkerSign } from '../board/Markers.tsx'
import { CountTab } from '../counters/CountTab.tsx'
import { CounterPicture } from '../counters/CounterPicture.tsx'
import { BlankFigure, Figure } from '../counters/Figure.tsx'
import { marksOf } from '../counters/MarkSign.tsx'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { counterKeyOf } from './counter-key.ts'
import { Dialog } from './Dialog.tsx'
import { nationStyle } from './nation.ts'
import { RuleChips } from './RuleChip.tsx'

interface KeyProps {
  readonly table: Table
  readonly onClose: () => void
}

const PLACES: readonly Exclude<MapSignKind, 'closed' | 'outside'>[] = [
  'reachable',
  'aside',
  'crowded',
  'legal',
  'combat',
  'aim',
  'held',
  'selected',
  'hovered',
  'cursor',
  'way',
  'refused',
  'points',
]

/** Not every game has them all. */
function placesOf({ presentation }: Table): (typeof PLACES)[number][] {
  const hasTags = presentation.sheet.labels.some(({ tag }) => tag !== undefined)
  const hasIt = { crowded: presentation.crowded !== undefined, points: hasTags }
  return PLACES.filter((kind) => (kind === 'crowded' || kind === 'points' ? hasIt[kind] : true))
}

/** What every sign on counters, map and timeline means. */
export function KeyToSigns(props: KeyProps): JSX.Element {
  const words = () => wordsOf(props.table.language())
  const key = () => counterKeyOf(props.table)
  const open = (rule: string): void => {
    props.onClose()
    props.table.openRule(rule)
  }
  return (
    <Dialog
      title={words().signs.title}
      close={words().common.close}
      width={820}
      class="signs"
      onClose={props.onClose}
    >
      <Counters table={props.table} key={key()} onOpen={open} />
      <Section title={words().signs.marks}>
        <For each={key().marks}>
          {({ kind, line }) => (
            <Sign text={words().signs[kind]} line={line} onOpen={open}>
              <CounterPicture face={{ ...key().face, marks: marksOf(kind) }} size={44} />
            </Sign>
          )}
        </For>
      </Section>
      <OnMap table={props.table} key={key()} onOpen={open} />
      <Times table={props.table} />
    </Dialog>
  )
}

const nationOf = ({ presentation }: Table): string => presentation.nations[0] ?? ''

function OnMap(props: CountersProps): JSX.Element {
  const words = () => wordsOf(props.table.language()).signs
  const markers = (): readonly { readonly mark: SpaceMark; readonly line?: Line }[] =>
    props.key.markers ?? markerSigns(props.table.marks()).map((mark) => ({ mark }))
  return (
    <Section title={words().map}>
      <For each={placesOf(props.table)}>
        {(kind) => (
          <Sign text={words()[kind]}>
            <MapSign table={props.table} kind={kind} size={40} nation={nationOf(props.table)} />
          </Sign>
        )}
      </For>
      <For each={markers()}>
        {({ mark, line }) => (
          <Sign text={words().markers[mark.kind]} line={line} onOpen={props.onOpen}>
            <MarkerSign mark={mark} size={40} />
          </Sign>
        )}
      </For>
      <For each={props.table.printedSigns()}>
        {({ sign, text }) => (
          <Sign text={text}>
            <MapSign table={props.table} kind={sign} size={40} nation={nationOf(props.table)} />
          </Sign>
        )}
      </For>
    </Section>
  )
}

function Section(props: { readonly title: string; readonly children: JSX.Element }): JSX.Element {
  return (
    <section>
      <h3 class="label">{props.title}</h3>
      <ul class="sign-list">{props.children}</ul>
    </section>
  )
}

interface SignProps {
  readonly text: string
  /** said instead of the text, with its rules */
  readonly line?: Line | undefined
  readonly onOpen?: (rule: string) => void
  readonly children: JSX.Element
}

function Sign(props: SignProps): JSX.Element {
  return (
    <li>
      <span class="sign">{props.children}</span>
      <span>
        {props.line?.text ?? props.text}
        <RuleChips rules={props.line?.rules} onOpen={(rule) => props.onOpen?.(rule)} />
      </span>
    </li>
  )
}

interface CountersProps {
  readonly table: Table
  readonly key: CounterKey
  readonly onOpen: (rule: string) => void
}

function Counters(props: CountersProps): JSX.Element {
  const words = () => wordsOf(props.table.language()).signs
  const enemy = () => props.table.presentation.nations[1] ?? props.key.face.nation
  return (
    <section>
      <h3 class="label">{words().counters}</h3>
      <div class="sign-face">
        <CounterPicture face={props.key.face} size={88} />
        <ul>
          <For each={props.key.lines}>
            {({ text, rules }) => (
              <li>
                {text}
                <RuleChips rules={rules} onOpen={props.onOpen} />
              </li>
            )}
          </For>
        </ul>
      </div>
      <ul class="sign-list">
        <For each={props.key.kinds}>
          {({ face, line }) => (
            <Sign text={line.text} line={line} onOpen={props.onOpen}>
              <CounterPicture face={face} size={44} />
            </Sign>
          )}
        </For>
        <Sign text={words().count}>
          <StackSign face={props.key.face} count={2} />
        </Sign>
        <Show when={props.key.hidesStacks}>
          <Sign text={words().more}>
            <StackSign face={{ ...props.key.face, nation: enemy() }} />
          </Sign>
        </Show>
        <Sign text={words().far}>
          <CounterPicture face={{ ...props.key.face, steps: 1 }} size={26} />
        </Sign>
      </ul>
    </section>
  )
}

function Times(props: { readonly table: Table }): JSX.Element {
  const words = () => wordsOf(props.table.language()).signs
  return (
    <Section title={words().time}>
      <Sign text={words().stretch}>
        <i class="stretch-sign" style={nationStyle(nationOf(props.table))} />
      </Sign>
      <Sign text={words().dot}>
        <i class="dot-sign" />
      </Sign>
      <Sign text={words().now}>
        <i class="now-sign" />
      </Sign>
    </Section>
  )
}

/** A stack as it lies on the map: one's own with its number, the enemy's without. */
function StackSign(props: { readonly face: CounterFace; readonly count?: number }): JSX.Element {
  return (
    <svg width="50" height="50" viewBox="-6 -20 126 126" aria-hidden="true">
      <g transform="translate(14 -14)">
        <BlankFigure nation={props.face.nation} />
      </g>
      <Figure face={props.face} level="near" />
      <Show when={props.count}>
        {(count) => (
          <g class="count" transform="translate(100 0)">
            <CountTab count={count()} />
          </g>
        )}
      </Show>
    </svg>
  )
}
