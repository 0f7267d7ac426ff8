import '../style/signs.css'
import { For, type JSX } from 'solid-js'
import { markerSigns } from '../board/legend.ts'
import { MapSign, type MapSignKind } from '../board/MapSign.tsx'
import { MarkerSign } from '../board/Markers.tsx'
import { CounterPicture } from '../counters/CounterPicture.tsx'
import { marksOf } from '../counters/MarkSign.tsx'
import type { CounterKey } from '../table/models.ts'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { counterKeyOf } from './counter-key.ts'
import { Dialog } from './Dialog.tsx'
import { nationStyle } from './nation.ts'
import { StackSign } from './StackSign.tsx'

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
  return (
    <Dialog
      title={words().signs.title}
      close={words().common.close}
      width={820}
      class="signs"
      onClose={props.onClose}
    >
      <Counters table={props.table} key={key()} />
      <Section title={words().signs.marks}>
        <For each={key().marks}>
          {(kind) => (
            <Sign text={words().signs[kind]}>
              <CounterPicture face={{ ...key().face, marks: marksOf(kind) }} size={44} />
            </Sign>
          )}
        </For>
      </Section>
      <OnMap table={props.table} />
      <Times table={props.table} />
    </Dialog>
  )
}

const nationOf = ({ presentation }: Table): string => presentation.nations[0] ?? ''

function OnMap(props: { readonly table: Table }): JSX.Element {
  const words = () => wordsOf(props.table.language()).signs
  return (
    <Section title={words().map}>
      <For each={placesOf(props.table)}>
        {(kind) => (
          <Sign text={words()[kind]}>
            <MapSign table={props.table} kind={kind} size={40} nation={nationOf(props.table)} />
          </Sign>
        )}
      </For>
      <For each={markerSigns(props.table.marks())}>
        {(mark) => (
          <Sign text={words().markers[mark.kind]}>
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

function Sign(props: { readonly text: string; readonly children: JSX.Element }): JSX.Element {
  return (
    <li>
      <span class="sign">{props.children}</span>
      <span>{props.text}</span>
    </li>
  )
}

function Counters(props: { readonly table: Table; readonly key: CounterKey }): JSX.Element {
  const words = () => wordsOf(props.table.language()).signs
  const enemy = () => props.table.presentation.nations[1] ?? props.key.face.nation
  return (
    <section>
      <h3 class="label">{words().counters}</h3>
      <div class="sign-face">
        <CounterPicture face={props.key.face} size={88} />
        <ul>
          <For each={props.key.lines}>{(text) => <li>{text}</li>}</For>
        </ul>
      </div>
      <ul class="sign-list">
        <For each={props.key.kinds}>
          {({ face, text }) => (
            <Sign text={text}>
              <CounterPicture face={face} size={44} />
            </Sign>
          )}
        </For>
        <Sign text={words().count}>
          <StackSign face={props.key.face} count={2} />
        </Sign>
        <Sign text={words().more}>
          <StackSign face={{ ...props.key.face, nation: enemy() }} />
        </Sign>
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
