import '../style/strip.css'
import type { StripCell } from '@sandtable/presentation'
import { Index, type JSX, Show } from 'solid-js'
import { paletteOf } from '../counters/palette.ts'
import { nationStyle } from '../panels/nation.ts'
import type { Table } from '../table/table.ts'
import { cellText, toneOf } from './strip.ts'
import { powersWords } from './words.ts'

interface StripProps {
  readonly table: Table
  /** opens the sheet of the powers */
  readonly onPowers: () => void
}

/** What each power has, in the bar; where there is little room the viewer's own only, the others behind a button. */
export function PowersStrip(props: StripProps): JSX.Element {
  const language = () => props.table.language()
  const cells = () => props.table.standing().strip ?? []
  const others = () => cells().some(({ own }) => !own)
  return (
    <Show when={cells().length > 0}>
      <ul class="strip num" aria-label={powersWords(language()).title}>
        <Index each={cells()}>
          {(cell) => (
            <li classList={{ own: cell().own }} style={nationStyle(cell().nation)}>
              <button type="button" title={cellText(cell(), language())} onClick={() => props.onPowers()}>
                {/* the eye has figures and a meter, the ear a sentence */}
                <span class="said">{cellText(cell(), language())}</span>
                <Flag nation={cell().nation} />
                <span class="strip-name" aria-hidden="true">
                  {cell().title}
                </span>
                <Figures cell={cell()} />
              </button>
            </li>
          )}
        </Index>
        <Show when={others()}>
          <li class="strip-rest">
            <button
              type="button"
              aria-label={powersWords(language()).title}
              title={powersWords(language()).title}
              onClick={() => props.onPowers()}
            >
              …
            </button>
          </li>
        </Show>
      </ul>
    </Show>
  )
}

function Flag(props: { readonly nation: string }): JSX.Element {
  return (
    <i class="strip-flag" aria-hidden="true">
      <Index each={paletteOf(props.nation).stripe}>
        {(colour) => <i style={{ background: colour() }} />}
      </Index>
    </i>
  )
}

function Figures(props: { readonly cell: StripCell }): JSX.Element {
  return (
    <Show
      when={props.cell.note === undefined}
      fallback={
        <span class="strip-note" aria-hidden="true">
          {props.cell.note}
        </span>
      }
    >
      <span class="strip-figures" aria-hidden="true">
        <b>{props.cell.value}</b> <small>{props.cell.unit}</small>
        <Show when={props.cell.meter}>
          {(meter) => (
            <span class={`strip-meter ${toneOf(meter())}`}>
              <i>
                <i
                  style={{ width: `${Math.min(100, (100 * meter().value) / Math.max(1, meter().limit))}%` }}
                />
              </i>
              {meter().value}/{meter().limit}
            </span>
          )}
        </Show>
      </span>
    </Show>
  )
}
