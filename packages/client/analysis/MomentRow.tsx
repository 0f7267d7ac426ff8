import { For, type JSX, Show } from 'solid-js'
import { Die } from '../counters/Die.tsx'
import { nationStyle } from '../panels/nation.ts'
import type { Table } from '../table/table.ts'
import type { ShownMoment } from './model.ts'
import { signed } from './percent-points.ts'
import { analysisWords } from './words.ts'

interface MomentProps {
  readonly table: Table
  readonly moment: ShownMoment
  /** as on the chart */
  readonly number?: number
  /** the part of the gain that was luck, where it is worth a word */
  readonly luck?: number
}

/** so many dice fit into a line */
const MOST_DICE = 8
/** half a percentage point is shown as one */
const LEAST = 0.005

/** Something that happened, in the words of the log: a click shows the map as it was after it. */
export function MomentRow(props: MomentProps): JSX.Element {
  const words = () => analysisWords(props.table.language())
  const side = (): string => props.table.seatTitle(props.moment.seat)
  const isNow = (): boolean => props.table.later.cursor() === props.moment.at
  const hasLuck = (): boolean => Math.abs(props.luck ?? 0) >= LEAST
  const show = (): void => {
    const { at, space } = props.moment
    props.table.seek(at)
    if (space !== undefined) props.table.flyTo(space)
  }
  return (
    <li classList={{ now: isNow() }}>
      <button type="button" class="moment-row" aria-current={isNow() ? 'true' : undefined} onClick={show}>
        <Show when={props.number}>{(number) => <span class="number">{number()}</span>}</Show>
        <span class="words">
          <small>{props.moment.where}</small>
          <span class="text" title={props.moment.text}>
            {props.moment.text}
          </span>
          <Show when={props.moment.dice.length > 0 && props.moment.dice.length <= MOST_DICE}>
            <span class="dice">
              <For each={props.moment.dice}>
                {({ face, nation }) => <Die face={face} nation={nation} size={18} />}
              </For>
            </span>
          </Show>
          <For each={props.moment.also}>{(text) => <span class="also">{text}</span>}</For>
        </span>
        <span class="gain" style={nationStyle(props.table.nation(props.moment.seat))}>
          <b aria-hidden="true">
            <i class="swatch" />
            {words().percent(signed(props.moment.gain))}
          </b>
          <span class="said">{words().gains(side(), signed(props.moment.gain))}</span>
          <Show when={hasLuck()}>
            <small>{words().ofLuck(words().percent(signed(props.luck ?? 0)))}</small>
          </Show>
        </span>
      </button>
    </li>
  )
}
