import { For, type JSX, Show } from 'solid-js'
import { CounterPicture } from '../counters/CounterPicture.tsx'
import type { FightPanel, FightSide } from '../table/models.ts'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { Actions } from './Actions.tsx'
import { BarChart } from './BarChart.tsx'
import { commonScale } from './bar-geometry.ts'
import { ColumnTrack, Modifiers } from './FightParts.tsx'
import { Icon } from './Icon.tsx'
import { nationStyle } from './nation.ts'
import { Lines, RuleChips } from './RuleChip.tsx'
import { ScrollPart } from './ScrollPart.tsx'
import { titleOf } from './unit-state.ts'

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
  const open = (rule: string): void => props.table.openRule(rule)
  // Before the dice fall a side's note tells what is hidden; afterwards nothing is.
  const noteIcon = (): string => (props.fight.charts.length > 0 ? 'eye-off' : 'info')
  return (
    <section class="odds" aria-label={words().fight.region}>
      <div class="place">
        <h2>
          <span>{props.fight.title}</span>
          <span class="hexno">{props.fight.id}</span>
        </h2>
        <div class="faint small">{props.fight.subtitle}</div>
      </div>
      <ScrollPart class="odds-body">
        <div class="duel">
          <Side side={props.fight.attacker} icon={noteIcon()} onOpen={open} />
          <Side side={props.fight.defender} icon={noteIcon()} onOpen={open} />
        </div>
        <div class="steps">
          <Lines lines={props.fight.lines} onOpen={open} />
        </div>
        <Show when={props.fight.track}>{(track) => <ColumnTrack track={track()} words={words()} />}</Show>
        <Show when={props.fight.modifiers}>{(table) => <Modifiers table={table()} onOpen={open} />}</Show>
        <Chances {...props} />
      </ScrollPart>
      <Commit table={props.table} />
    </section>
  )
}

interface SideProps {
  readonly side: FightSide
  /** of its note */
  readonly icon: string
  readonly onOpen: (rule: string) => void
}

function Side(props: SideProps): JSX.Element {
  return (
    <div class="duel-side" style={nationStyle(props.side.nation)}>
      <h3>
        <i class="swatch" />
        {props.side.title}
        <b class="num">{props.side.total}</b>
      </h3>
      <ul>
        <For each={props.side.rows}>
          {({ counter, at, value }) => (
            <li>
              <CounterPicture face={counter.face} size={25} />
              <span>
                <b class="name">{titleOf(counter)}</b> <span class="faint">{at}</span>
              </span>
              <b class="num">{value}</b>
            </li>
          )}
        </For>
      </ul>
      <Show when={props.side.note}>
        {(note) => (
          <p class="hid">
            <Icon name={props.icon} size={15} />
            <span>
              {note().text}
              <RuleChips rules={note().rules} onOpen={props.onOpen} />
            </span>
          </p>
        )}
      </Show>
    </div>
  )
}

/** Three charts stand side by side in 432 pixels. */
const ROOM = 128

function Chances(props: FightProps): JSX.Element {
  const words = () => wordsOf(props.table.language())
  const open = (rule: string): void => props.table.openRule(rule)
  const scale = (): number => commonScale(props.fight.charts)
  const room = (): number => (ROOM * 3) / Math.min(3, Math.max(1, props.fight.charts.length))
  return (
    <div class="dist">
      <div class="charts">
        <For each={props.fight.charts}>
          {(chart) => <BarChart chart={chart} scale={scale()} room={room()} words={words()} />}
        </For>
      </div>
      <p class="sumline">
        {props.fight.sentence.text}
        <RuleChips rules={props.fight.sentence.rules} onOpen={open} />
      </p>
      <Show when={props.fight.assumed}>
        {(assumed) => (
          <p class="hid">
            <Icon name="eye-off" size={15} />
            <span>
              {assumed().text}
              <RuleChips rules={assumed().rules} onOpen={open} />
            </span>
          </p>
        )}
      </Show>
    </div>
  )
}

/** The dice are thrown from here too, below the chances. */
function Commit(props: { readonly table: Table }): JSX.Element {
  const buttons = () => props.table.buttons().filter(({ tone }) => tone === 'attack')
  return (
    <Show when={props.table.isLive() && buttons().length > 0}>
      <div class="commit">
        <Actions buttons={buttons()} onAct={(button) => props.table.act(button.answer)} />
        <button type="button" class="btn" onClick={() => props.table.escape()}>
          {wordsOf(props.table.language()).common.cancel}
        </button>
      </div>
    </Show>
  )
}
