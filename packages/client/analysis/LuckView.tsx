import { For, type JSX, Show } from 'solid-js'
import { nationStyle } from '../panels/nation.ts'
import type { Table } from '../table/table.ts'
import { MomentRow } from './MomentRow.tsx'
import type { AnalysisModel } from './model.ts'
import { signed } from './percent-points.ts'
import { REROLLS } from './study.ts'
import { analysisWords } from './words.ts'

interface LuckProps {
  readonly table: Table
  readonly model: AnalysisModel
}

/** the bars are as long as half their room at so much luck, or at the most there was */
const FULL = 0.1

/** What the dice gave and took, and the throws that did it. */
export function LuckView(props: LuckProps): JSX.Element {
  const words = () => analysisWords(props.table.language())
  const full = (): number => Math.max(FULL, ...props.model.luck.map(({ total }) => Math.abs(total)))
  const lucky = () => props.model.luck.flatMap(({ best }, seat) => (best.length > 0 ? [{ best, seat }] : []))
  return (
    <section class="analysis-part">
      <h3>{words().luck}</h3>
      <dl class="luck-bars">
        <For each={props.model.luck}>
          {({ total }, seat) => (
            <div style={nationStyle(props.table.nation(seat()))}>
              <dt>
                <i class="swatch" />
                {props.table.seatTitle(seat())}
              </dt>
              <dd>
                <Bar share={total / full()} />
                <b class="num">{words().percent(signed(total))}</b>
              </dd>
            </div>
          )}
        </For>
      </dl>
      <p class="analysis-note">{words().luckNote(REROLLS)}</p>
      <Show when={lucky().length > 0} fallback={<p class="analysis-note">{words().noLuck}</p>}>
        <For each={lucky()}>
          {({ best, seat }) => (
            <>
              <h4 class="label">{words().helped(props.table.seatTitle(seat))}</h4>
              <ul class="moment-rows">
                <For each={best}>{(moment) => <MomentRow table={props.table} moment={moment} />}</For>
              </ul>
            </>
          )}
        </For>
      </Show>
    </section>
  )
}

/** To the right of the middle for good luck, to the left for bad. */
function Bar(props: { readonly share: number }): JSX.Element {
  const width = (): number => Math.abs(props.share) * 50
  return (
    <span class="luck-bar" aria-hidden="true">
      <i style={{ left: `${props.share < 0 ? 50 - width() : 50}%`, width: `${width()}%` }} />
    </span>
  )
}
