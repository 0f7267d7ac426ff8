import '../style/battle.css'
import type { BattleBoard as Board, Counter, FightPanel, FightSide, Line } from '@sandtable/presentation'
import { createMemo, For, Index, type JSX, Show } from 'solid-js'
import { CounterPicture } from '../counters/CounterPicture.tsx'
import { unveiled } from '../counters/unveiled.ts'
import type { Table } from '../table/table.ts'
import { type Words, wordsOf } from '../words/words.ts'
import { Fires } from './BattleFires.tsx'
import { type BattleRow, battleRows, countersOn, firesIn, sideBelow } from './battle-rows.ts'
import { nationStyle } from './nation.ts'
import { RuleChips } from './RuleChip.tsx'
import { chooseOnBoard, titleOf, unitState } from './unit-state.ts'

interface BoardProps {
  readonly table: Table
  readonly fight: FightPanel
  readonly board: Board
}

/** The columns of a battle, the viewer's side below; a table, so that everybody can read it cell by cell. */
export function BattleBoard(props: BoardProps): JSX.Element {
  const words = () => wordsOf(props.table.language()).fight
  const own = () => {
    const stacks = props.table.later.stacks().filter((stack) => stack.own)
    return new Set(stacks.flatMap(({ counters }) => counters.map(({ unit }) => unit)))
  }
  const nation = (): string | undefined => {
    const seat = props.table.viewer() ?? props.table.seat()
    return seat === undefined ? undefined : props.table.nation(seat)
  }
  const below = createMemo(() => sideBelow(props.fight, props.board, own(), nation()))
  const above = () => (below() === 'attacker' ? 'defender' : 'attacker')
  const rows = createMemo(() => battleRows(props.board, below()))
  const half = (part: number) => rows().slice(part * 2, part * 2 + 2)
  const fires = () => props.board.columns.map((column) => firesIn(props.fight, props.board, column, below()))
  return (
    <section class="battle" aria-label={words().board}>
      <SideHead side={props.fight[above()]} />
      <table>
        <colgroup>
          <col class="battle-names" />
        </colgroup>
        <Columns count={props.board.columns.length} words={words()} />
        <tbody>
          <Index each={half(0)}>{(row) => <Row {...props} row={row()} />}</Index>
          <Fires fires={fires()} words={words()} />
          <Index each={half(1)}>{(row) => <Row {...props} row={row()} />}</Index>
        </tbody>
      </table>
      <SideHead side={props.fight[below()]} />
      <Markers table={props.table} markers={props.board.markers} />
    </section>
  )
}

type FightWords = Words['fight']

function SideHead(props: { readonly side: FightSide }): JSX.Element {
  return (
    <h3 class="battle-side" style={nationStyle(props.side.nation)}>
      <i class="swatch" />
      {props.side.title}
      <b class="num">{props.side.total}</b>
    </h3>
  )
}

/** Said, not seen: where a cell stands is plain to see. */
function Columns(props: { readonly count: number; readonly words: FightWords }): JSX.Element {
  return (
    <thead class="said">
      <tr>
        <td />
        <For each={Array.from({ length: props.count }, (_, at) => at + 1)}>
          {(number) => <th scope="col">{props.words.column(number)}</th>}
        </For>
      </tr>
    </thead>
  )
}

function Row(props: BoardProps & { readonly row: BattleRow }): JSX.Element {
  const isEmpty = () => props.row.cells.every(({ length }) => length === 0)
  return (
    <tr classList={{ reserve: props.row.isReserve, empty: isEmpty() }}>
      <th scope="row">
        <span>{props.row.title}</span>
      </th>
      <Index each={props.row.cells}>
        {(counters) => (
          <td>
            <div class="battle-cell">
              <Index
                each={counters()}
                fallback={<span class="said">{wordsOf(props.table.language()).fight.none}</span>}
              >
                {(counter) => <Unit {...props} counter={counter()} />}
              </Index>
            </div>
          </td>
        )}
      </Index>
    </tr>
  )
}

/** A button as long as the question is about units on the board; who may not be chosen says why. */
function Unit(props: BoardProps & { readonly counter: Counter }): JSX.Element {
  const { later } = props.table
  const isAsked = createMemo(() => countersOn(props.board).some(({ unit }) => later.glow().units.has(unit)))
  const state = () => unitState(later, props.counter.unit)
  return (
    <Show
      when={isAsked()}
      fallback={
        <div class="battle-unit" title={props.counter.name}>
          <Face {...props} />
        </div>
      }
    >
      <button
        type="button"
        class="battle-unit"
        classList={{ can: state() === 'can' }}
        title={props.counter.name}
        aria-pressed={state() === 'held'}
        onClick={() => chooseOnBoard(props.table, props.counter.unit)}
      >
        <Face {...props} />
      </button>
    </Show>
  )
}

function Face(props: BoardProps & { readonly counter: Counter }): JSX.Element {
  const { later } = props.table
  return (
    <>
      <CounterPicture
        face={unveiled(props.counter, later.glow().units)}
        size={44}
        ring={unitState(later, props.counter.unit)}
      />
      <span>{titleOf(props.counter)}</span>
    </>
  )
}

function Markers(props: { readonly table: Table; readonly markers: readonly Line[] }): JSX.Element {
  return (
    <Show when={props.markers.length > 0}>
      <ul class="battle-markers">
        <For each={props.markers}>
          {({ text, value, rules, tone }) => (
            <li class={`chip ${tone ?? ''}`}>
              {text}
              <Show when={value}>{(figure) => <b class="num">{figure()}</b>}</Show>
              <RuleChips rules={rules} onOpen={(rule) => props.table.openRule(rule)} />
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}
