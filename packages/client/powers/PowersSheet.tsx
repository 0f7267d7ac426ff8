import '../style/powers.css'
import {
  isNearTrouble,
  type Power,
  type PowerFigure,
  type PowersSheet as Model,
  type PowerSide,
  trendOf,
} from '@sandtable/presentation'
import { createMemo, createSignal, For, type JSX, Show } from 'solid-js'
import { Dialog } from '../panels/Dialog.tsx'
import { nationStyle } from '../panels/nation.ts'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { FigureDetail } from './FigureDetail.tsx'
import { POWERS_KEY } from './powers-key.ts'
import { Sparkline } from './Sparkline.tsx'
import { powersWords } from './words.ts'

interface SheetProps {
  readonly table: Table
  readonly onClose: () => void
}

/** All tracks of all nations at a glance; one that is chosen is taken apart beside them. */
export function PowersSheet(props: SheetProps): JSX.Element {
  const words = () => powersWords(props.table.language())
  const sheet = createMemo((): Model | undefined => props.table.powers())
  const [chosen, setChosen] = createSignal<string>()
  const all = createMemo(() => placedIn(sheet()))
  const figure = () => all().find((each) => each.figure.id === chosen()) ?? all()[0]
  return (
    <Dialog
      title={words().title}
      close={wordsOf(props.table.language()).common.close}
      width={1240}
      class="powers"
      onClose={props.onClose}
    >
      <div
        class="powers-body"
        onKeyDown={(event) => {
          if (event.key === POWERS_KEY) props.onClose()
          else step(event)
        }}
      >
        <div class="powers-list">
          <p class="muted">{words().about}</p>
          <Show when={sheet()}>
            {(model) => (
              <>
                <Show when={model().shared.length > 0}>
                  <section class="power-side">
                    <h3>{words().shared}</h3>
                    <Figures
                      {...props}
                      nation={model().sides[0]?.nation ?? ''}
                      figures={model().shared}
                      chosen={figure()?.figure.id}
                      onChoose={setChosen}
                    />
                  </section>
                </Show>
                <For each={model().sides}>
                  {(side) => (
                    <Side {...props} side={side} chosen={figure()?.figure.id} onChoose={setChosen} />
                  )}
                </For>
              </>
            )}
          </Show>
        </div>
        <Show when={figure()}>
          {(placed) => (
            <FigureDetail
              table={props.table}
              figure={placed().figure}
              nation={placed().nation}
              whose={placed().whose}
              turns={sheet()?.turns ?? []}
              onRule={(rule) => {
                props.onClose()
                props.table.openRule(rule)
              }}
            />
          )}
        </Show>
      </div>
    </Dialog>
  )
}

interface Placed {
  readonly figure: PowerFigure
  readonly nation: string
  readonly whose: string | undefined
}

const placedIn = (sheet: Model | undefined): Placed[] => [
  ...(sheet?.shared ?? []).map((figure) => ({ figure, nation: '', whose: undefined })),
  ...(sheet?.sides ?? []).flatMap((side) =>
    [side, ...side.powers].flatMap(({ figures, nation, title }) =>
      figures.map((figure) => ({ figure, nation, whose: title })),
    ),
  ),
]

const BY: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Arrows go from figure to figure. */
function step(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const by = BY[event.key]
  if (by === undefined) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.figure')]
  const at = buttons.indexOf(document.activeElement as HTMLElement)
  const next = buttons[Math.max(0, Math.min(buttons.length - 1, at + by))]
  event.preventDefault()
  next?.focus()
  next?.click()
}

interface ChoiceProps extends SheetProps {
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

function Side(props: ChoiceProps & { readonly side: PowerSide }): JSX.Element {
  return (
    <section class="power-side" style={nationStyle(props.side.nation)}>
      <Show when={!isAlone(props.side)}>
        <h3>{props.side.title}</h3>
      </Show>
      <Show when={props.side.figures.length > 0}>
        <Figures {...props} nation={props.side.nation} figures={props.side.figures} />
      </Show>
      <ul class="power-rows">
        <For each={props.side.powers}>{(power) => <Row {...props} power={power} />}</For>
      </ul>
    </section>
  )
}

/** A side of one power needs no name of its own. */
const isAlone = ({ title, figures, powers }: PowerSide): boolean =>
  figures.length === 0 && powers.length === 1 && powers[0]?.title === title

function Row(props: ChoiceProps & { readonly power: Power }): JSX.Element {
  return (
    <li class="power" style={nationStyle(props.power.nation)}>
      <span class="power-name">
        <i class="stripe" />
        <span>
          <b>{props.power.title}</b>
          <Show when={props.power.note}>{(note) => <small>{note()}</small>}</Show>
        </span>
      </span>
      <Figures {...props} nation={props.power.nation} figures={props.power.figures} />
    </li>
  )
}

function Figures(
  props: ChoiceProps & { readonly nation: string; readonly figures: readonly PowerFigure[] },
): JSX.Element {
  return (
    <ul class="figures-row">
      <For each={props.figures}>
        {(figure) => (
          <li>
            <Figure {...props} figure={figure} />
          </li>
        )}
      </For>
    </ul>
  )
}

function Figure(props: ChoiceProps & { readonly figure: PowerFigure }): JSX.Element {
  const words = () => powersWords(props.table.language())
  const trend = () => trendOf(props.figure)
  return (
    <button
      type="button"
      class="figure"
      classList={{ near: isNearTrouble(props.figure) }}
      aria-pressed={props.chosen === props.figure.id}
      onClick={() => props.onChoose(props.figure.id)}
    >
      <span class="label">{props.figure.title}</span>
      <span class="figure-line">
        <b class="num">{props.figure.text ?? props.figure.value}</b>
        <Sparkline
          figure={props.figure}
          width={84}
          height={30}
          label={words().line(props.figure.title, props.figure.history.join(', '))}
        />
        <Show when={props.figure.history.length < 2 && props.figure.most !== undefined}>
          <span class="figure-bar" style={{ '--share': `${shareOf(props.figure)}%` }} />
        </Show>
      </span>
      <small>
        <Show when={trend()} fallback={foot(props.figure, words().part)}>
          {(way) => words().sinceTurn(way().sinceTurn)}
        </Show>
      </small>
    </button>
  )
}

const shareOf = ({ value, least = 0, most = 1 }: PowerFigure): number =>
  Math.round((100 * (value - least)) / Math.max(1, most - least))

/** What it is made of, in short. */
const foot = ({ parts = [] }: PowerFigure, part: (text: string, value: string) => string): string =>
  parts
    .filter(({ value }) => value !== undefined && value !== '')
    .slice(0, 2)
    .map(({ text, value }) => part(text, value ?? ''))
    .join(' · ')
