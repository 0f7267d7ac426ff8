import '../style/orders.css'
import { endOf, type Line, stopOf } from '@sandtable/presentation'
import { createMemo, For, type JSX, Match, Show, Switch } from 'solid-js'
import type { View } from '../board/create-view.ts'
import { enteredByKey } from '../panels/enter-by-key.ts'
import { Icon } from '../panels/Icon.tsx'
import { RuleChips } from '../panels/RuleChip.tsx'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { OrderList } from './OrderList.tsx'
import type { DrawnWay, Drawing, Manner } from './orders.ts'
import { SentReport } from './SentReport.tsx'
import { type Side, slipSide } from './slip-side.ts'
import { orderWords } from './words.ts'

interface SlipProps {
  readonly table: Table
  readonly view: View
}

/** The order that is drawn, what has become of the last one, or those under way: on the map, away from what it is about. */
export function OrderSlip(props: SlipProps): JSX.Element {
  const { orders } = props.table
  const words = () => orderWords(props.table.language())
  const side = createMemo((before: Side) => slipSide(props.table, props.view, before), 'left' as Side)
  const close = (): void => {
    orders.putBack()
    orders.dismissSent()
    orders.setListOpen(false)
  }
  let slip: HTMLElement | undefined
  enteredByKey('orders', () => slip, close)
  return (
    <section ref={(made) => (slip = made)} class={`order-slip float ${side()}`} aria-label={words().title}>
      <button
        type="button"
        class="btn quiet icon order-close"
        aria-label={wordsOf(props.table.language()).common.close}
        onClick={close}
      >
        <Icon name="close" />
      </button>
      <Switch fallback={<OrderList table={props.table} />}>
        <Match when={orders.drawing()}>
          {(drawing) => <Drawn table={props.table} drawing={drawing()} />}
        </Match>
        <Match when={orders.sent()}>{(sent) => <SentReport table={props.table} sent={sent()} />}</Match>
      </Switch>
    </section>
  )
}

interface DrawnProps {
  readonly table: Table
  readonly drawing: Drawing
}

function Drawn(props: DrawnProps): JSX.Element {
  const { orders } = props.table
  const words = () => orderWords(props.table.language())
  const place = (space: number): string => props.table.presentation.spaceName(space, props.table.language())
  const title = (): string => {
    const { parts, goal, manner, mayChooseManner } = props.drawing
    const [first] = parts
    if (!first) return words().which
    if (goal === undefined || props.drawing.ways.length === 0)
      return parts.length === 1 ? place(first.space) : words().stacks(parts.length)
    if (parts.length === 1) return words().order(place(first.space), place(goal))
    return manner === 'abreast' && mayChooseManner
      ? words().orderAbreast(parts.length)
      : words().orderOf(parts.length, place(goal))
  }
  const hint = (): string | undefined => {
    if (props.drawing.parts.length === 0) return words().whichHow
    return props.drawing.ways.length === 0 ? words().whereHow : undefined
  }
  const canSend = (): boolean => props.drawing.ways.some(({ way }) => way !== undefined)
  const only = (): DrawnWay | undefined => {
    const { ways } = props.drawing
    return ways.length === 1 ? ways[0] : undefined
  }
  return (
    <>
      <h2 aria-live="polite">{title()}</h2>
      <Show when={hint()}>{(text) => <p class="order-hint">{text()}</p>}</Show>
      <Show when={only()} fallback={<Ways {...props} />}>
        {(drawn) => <Steps table={props.table} drawn={drawn()} />}
      </Show>
      <Show when={props.drawing.mayChooseManner}>
        <MannerChoice table={props.table} manner={props.drawing.manner} />
      </Show>
      <div class="order-acts">
        <button type="button" class="btn" onClick={() => orders.putBack()}>
          {words().putBack}
        </button>
        <Show when={props.drawing.isFixed && canSend()}>
          <button type="button" class="btn primary" onClick={() => props.table.byHand(() => orders.send())}>
            {words().send}
            <kbd aria-hidden="true">⏎</kbd>
          </button>
        </Show>
      </div>
    </>
  )
}

function MannerChoice(props: { readonly table: Table; readonly manner: Manner }): JSX.Element {
  const words = () => orderWords(props.table.language())
  return (
    <div class="seg order-manner" role="group" aria-label={words().manner}>
      <For each={['together', 'abreast'] as const}>
        {(manner) => (
          <button
            type="button"
            aria-pressed={props.manner === manner}
            onClick={() => props.table.orders.setManner(manner)}
          >
            {words().manners[manner]}
          </button>
        )}
      </For>
    </div>
  )
}

/** A line a space with its cost; where they stop; what may interrupt. */
function Steps(props: { readonly table: Table; readonly drawn: DrawnWay }): JSX.Element {
  const words = () => orderWords(props.table.language())
  const place = (space: number): string => props.table.presentation.spaceName(space, props.table.language())
  return (
    <Show when={props.drawn.way} fallback={<Lines table={props.table} lines={whyLines(props.drawn)} />} keyed>
      {(way) => {
        const [first, ...later] = way.legs
        const next = later[0]?.when ?? ''
        return (
          <>
            <p class="order-sum">
              <b>{later.length === 0 ? words().there : words().arrives(later.at(-1)?.when ?? '')}</b>
              <span>{words().points(way.cost, way.budget)}</span>
            </p>
            <ol class="order-steps">
              <For each={first?.steps ?? []}>{(step) => <Step {...step} />}</For>
              <Show when={later.length > 0}>
                <li class="stop">
                  <Icon name="clock" />
                  {(first?.steps.length ?? 0) === 0
                    ? words().notNow(next)
                    : words().stops(place(stopOf(way)), next)}
                </li>
              </Show>
              <For each={later}>
                {(leg) => (
                  <>
                    <li class="when">{leg.when}</li>
                    <For each={leg.steps}>{(step) => <Step {...step} isLater />}</For>
                  </>
                )}
              </For>
            </ol>
            <Lines table={props.table} lines={way.lines} />
          </>
        )
      }}
    </Show>
  )
}

interface StepProps {
  readonly at: string
  readonly text: string
  readonly cost: number
  readonly isLater?: boolean
}

const Step = (props: StepProps): JSX.Element => (
  <li classList={{ later: props.isLater === true }}>
    <span class="hexno">{props.at}</span>
    <span>{props.text}</span>
    <b>{props.cost}</b>
  </li>
)

const whyLines = ({ why }: DrawnWay): readonly Line[] =>
  why === undefined ? [] : why.lines.length > 0 ? why.lines : [{ text: why.title, tone: 'bad' }]

function Lines(props: { readonly table: Table; readonly lines: readonly Line[] }): JSX.Element {
  return (
    <ul class="order-lines">
      <For each={props.lines}>
        {(line) => (
          <li class={line.tone ?? 'plain'}>
            <Icon name={line.tone === 'good' ? 'check' : line.tone === 'faint' ? 'info' : 'warn'} />
            <span>
              {line.text}
              <RuleChips rules={line.rules} onOpen={(rule) => props.table.openRule(rule)} />
            </span>
          </li>
        )}
      </For>
    </ul>
  )
}

/** Several stacks: one line each. */
function Ways(props: DrawnProps): JSX.Element {
  const words = () => orderWords(props.table.language())
  const place = (space: number): string => props.table.presentation.spaceName(space, props.table.language())
  const whenOf = ({ way }: DrawnWay): string => {
    if (!way) return words().cannot
    return way.legs.length === 1 ? words().there : words().arrives(way.legs.at(-1)?.when ?? '')
  }
  const noted = () =>
    props.drawing.ways.flatMap((drawn) => [
      ...(drawn.way?.lines ?? []),
      ...(drawn.way ? [] : whyLines(drawn)),
    ])
  return (
    <>
      <ol class="order-ways">
        <For each={props.drawing.ways.length > 0 ? props.drawing.ways : []}>
          {(drawn) => (
            <li classList={{ no: drawn.way === undefined }}>
              <span>
                {place(drawn.part.space)} → {place(drawn.way ? endOf(drawn.way) : drawn.to)}
              </span>
              <b>{whenOf(drawn)}</b>
            </li>
          )}
        </For>
      </ol>
      <Lines table={props.table} lines={distinct(noted())} />
    </>
  )
}

const distinct = (lines: readonly Line[]): Line[] =>
  lines.filter(({ text }, i) => lines.findIndex((other) => other.text === text) === i)
