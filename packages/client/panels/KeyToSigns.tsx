import '../style/signs.css'
import { For, type JSX } from 'solid-js'
import { MapSign, type MapSignKind } from '../board/MapSign.tsx'
import { CounterPicture } from '../counters/CounterPicture.tsx'
import { type MarkKind, marksOf } from '../counters/MarkSign.tsx'
import type { CounterFace } from '../table/models.ts'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { Dialog } from './Dialog.tsx'
import { nationStyle } from './nation.ts'
import { StackSign } from './StackSign.tsx'

interface KeyProps {
  readonly table: Table
  readonly onClose: () => void
}

const MARKS: readonly MarkKind[] = ['acted', 'ce', 'release', 'supplyLow', 'supplyOut']

const PLACES: readonly MapSignKind[] = [
  'reachable',
  'aside',
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

/** What every sign on counters, map and timeline means. */
export function KeyToSigns(props: KeyProps): JSX.Element {
  const words = () => wordsOf(props.table.language())
  return (
    <Dialog
      title={words().signs.title}
      close={words().common.close}
      width={820}
      class="signs"
      onClose={props.onClose}
    >
      <Counters table={props.table} />
      <Section title={words().signs.marks}>
        <For each={MARKS}>
          {(kind) => (
            <Sign text={words().signs[kind]}>
              <CounterPicture face={{ ...sample(props.table), marks: marksOf(kind) }} size={44} />
            </Sign>
          )}
        </For>
      </Section>
      <Section title={words().signs.map}>
        <For each={PLACES}>
          {(kind) => (
            <Sign text={words().signs[kind]}>
              <MapSign kind={kind} size={40} nation={nationOf(props.table)} />
            </Sign>
          )}
        </For>
      </Section>
      <Times table={props.table} />
    </Dialog>
  )
}

const nationOf = ({ presentation }: Table): string => presentation.nations[0] ?? ''

/** A counter with everything a counter can show. */
const sample = (table: Table): CounterFace => ({
  nation: nationOf(table),
  symbol: 'infantry',
  size: 'XX',
  id: '12',
  tag: { text: 'IV', army: '4' },
  figures: [5, 6, 4],
  artillery: 4,
  steps: 2,
  fullSteps: 2,
  marks: {},
})

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

function Counters(props: { readonly table: Table }): JSX.Element {
  const words = () => wordsOf(props.table.language()).signs
  const face = (): CounterFace => sample(props.table)
  const kinds = (): readonly (readonly [CounterFace, string])[] => [
    [face(), words().infantry],
    [{ ...face(), symbol: 'cavalry', figures: [2, 2, 6], artillery: 1 }, words().cavalry],
    [{ ...face(), reduced: true, figures: [3, 3, 4], steps: 1 }, words().reduced],
    [{ ...face(), ersatz: true, figures: [2, 2, 4] }, words().ersatz],
    [{ ...face(), whiteSymbol: true }, words().white],
  ]
  return (
    <section>
      <h3 class="label">{words().counters}</h3>
      <div class="sign-face">
        <CounterPicture face={face()} size={88} />
        <ul>
          <For each={[words().figures, words().artillery, words().names, words().sizes]}>
            {(text) => <li>{text}</li>}
          </For>
        </ul>
      </div>
      <ul class="sign-list">
        <For each={kinds()}>
          {([kind, text]) => (
            <Sign text={text}>
              <CounterPicture face={kind} size={44} />
            </Sign>
          )}
        </For>
        <Sign text={words().count}>
          <StackSign face={face()} count={2} />
        </Sign>
        <Sign text={words().more}>
          <StackSign face={{ ...face(), nation: props.table.presentation.nations[1] ?? face().nation }} />
        </Sign>
        <Sign text={words().far}>
          <CounterPicture face={{ ...face(), steps: 1 }} size={26} />
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
