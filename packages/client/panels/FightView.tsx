import type { Sampled } from '@sandtable/kernel'
import { type FightPanel, hasChances } from '@sandtable/presentation'
import { For, type JSX, Show } from 'solid-js'
import { isPhone } from '../board/screen-size.ts'
import type { Table } from '../table/table.ts'
import { type Words, wordsOf } from '../words/words.ts'
import { Actions } from './Actions.tsx'
import { BarChart } from './BarChart.tsx'
import { BattleBoard } from './BattleBoard.tsx'
import { commonScale } from './bar-geometry.ts'
import { ColumnTrack, Modifiers } from './FightParts.tsx'
import { FightSideView } from './FightSideView.tsx'
import { Icon } from './Icon.tsx'
import { ResultTable } from './ResultTable.tsx'
import { Lines, RuleChips } from './RuleChip.tsx'
import { ScrollPart } from './ScrollPart.tsx'

/** The fight at hand taken apart: sides, arithmetic, chances. Empty where there is none. */
export function FightView(props: { readonly table: Table }): JSX.Element {
  return <Show when={props.table.fight()}>{(fight) => <Fight table={props.table} fight={fight()} />}</Show>
}

interface FightProps {
  readonly table: Table
  readonly fight: FightPanel
}

function Fight(props: FightProps): JSX.Element {
  const words = () => wordsOf(props.table.language())
  return (
    <section class="odds" aria-label={words().fight.region}>
      <Head fight={props.fight} />
      <ScrollPart class="odds-body">
        <Parts {...props} />
      </ScrollPart>
      <Chances {...props} />
      <Commit table={props.table} />
    </section>
  )
}

/** A fight as it stood: nothing can be decided in it any more. */
export function FightReport(props: FightProps): JSX.Element {
  return (
    <div class="report">
      <Head fight={props.fight} />
      <Parts {...props} />
    </div>
  )
}

function Head(props: Pick<FightProps, 'fight'>): JSX.Element {
  return (
    <div class="place">
      <h2>
        <span>{props.fight.title}</span>
        <span class="hexno">{props.fight.id}</span>
      </h2>
      <div class="faint small">{props.fight.subtitle}</div>
    </div>
  )
}

/** Sides, arithmetic, modifiers. */
function Parts(props: FightProps): JSX.Element {
  const words = () => wordsOf(props.table.language())
  const open = (rule: string): void => props.table.openRule(rule)
  // Before the dice fall a side's note tells what is hidden; afterwards nothing is.
  const isPlanned = (): boolean => hasChances(props.fight)
  const noteIcon = (): string => (isPlanned() ? 'eye-off' : 'info')
  return (
    <>
      <Show when={props.fight.board}>
        {(board) => <BattleBoard table={props.table} fight={props.fight} board={board()} />}
      </Show>
      <Show when={!props.fight.board || hasMore(props.fight)}>
        <div class="duel">
          <FightSideView table={props.table} side={props.fight.attacker} icon={noteIcon()} />
          <FightSideView table={props.table} side={props.fight.defender} icon={noteIcon()} />
        </div>
      </Show>
      {/* once the dice have fallen, what they cost comes before how it came about */}
      <Show when={!isPlanned() && props.fight.modifiers}>
        {(table) => <Modifiers table={table()} onOpen={open} />}
      </Show>
      <div class="steps">
        <Lines lines={props.fight.lines} onOpen={open} />
      </div>
      <Show when={props.fight.track}>{(track) => <ColumnTrack track={track()} words={words()} />}</Show>
      <Show when={isPlanned() && props.fight.modifiers}>
        {(table) => <Modifiers table={table()} onOpen={open} />}
      </Show>
      <Show when={props.fight.assumed}>
        {(assumed) => (
          <p class="hid assumed">
            <Icon name="eye-off" size={15} />
            <span>
              {assumed().text}
              <RuleChips rules={assumed().rules} onOpen={open} />
            </span>
          </p>
        )}
      </Show>
    </>
  )
}

/** Does a side tell more than its battle board does? */
const hasMore = ({ attacker, defender }: FightPanel): boolean =>
  [attacker, defender].some(({ rows, others, note }) => rows.length > 0 || (others ?? note) !== undefined)

/** Three charts stand side by side in 432 pixels. */
const ROOM = 128

/** Always in sight, whatever lies above has to be scrolled: nobody rolls without having seen them. */
function Chances(props: FightProps): JSX.Element {
  const words = () => wordsOf(props.table.language())
  const open = (rule: string): void => props.table.openRule(rule)
  const scale = (): number => commonScale(props.fight.charts)
  const room = (): number => (ROOM * 3) / Math.min(3, Math.max(1, props.fight.charts.length))
  return (
    <div class="dist">
      <div class="charts">
        <For each={props.fight.charts}>
          {(chart) => (
            <BarChart
              chart={chart}
              scale={scale()}
              room={room()}
              words={words()}
              isSampled={props.fight.sampled !== undefined}
            />
          )}
        </For>
      </div>
      <Show when={props.fight.results}>
        {(results) => (
          <ResultTable
            table={results()}
            words={words()}
            isSampled={props.fight.sampled !== undefined}
            onOpen={open}
          />
        )}
      </Show>
      <Show when={props.fight.sampled}>
        {(sampled) => <p class="sampled faint">{sampledText(sampled(), words())}</p>}
      </Show>
      <p class="sumline">
        {props.fight.sentence.text}
        <RuleChips rules={props.fight.sentence.rules} onOpen={open} />
      </p>
    </div>
  )
}

/** That the chances are estimates, and how good ones. */
export const sampledText = ({ runs, error }: Sampled, words: Words): string =>
  `≈ ${words.fight.sampled(runs.toLocaleString('en'), (error * 100).toFixed(1))}`

/** The dice are thrown from here too, under the chances; on a phone, where the sheet covers the rest, everything is. */
function Commit(props: { readonly table: Table }): JSX.Element {
  const buttons = () => props.table.later.buttons().filter(({ tone }) => tone === 'attack' || isPhone())
  return (
    <Show when={props.table.isLive() && buttons().length > 0}>
      <div class="commit">
        <Actions table={props.table} buttons={buttons()} onAct={(button) => props.table.press(button)} />
        <Show when={props.table.canPutBack()}>
          <button type="button" class="btn" onClick={() => props.table.escape()}>
            {wordsOf(props.table.language()).common.cancel}
          </button>
        </Show>
      </div>
    </Show>
  )
}
