import type { DeskEntry, DeskRow, DeskSum } from '@sandtable/presentation'
import { createUniqueId, For, type JSX, Show } from 'solid-js'
import { CounterPicture } from '../counters/CounterPicture.tsx'
import { Icon } from '../panels/Icon.tsx'
import { nationStyle } from '../panels/nation.ts'
import { RuleChips } from '../panels/RuleChip.tsx'
import type { Table } from '../table/table.ts'
import { figure, sumOf } from './amounts.ts'
import { DeskPlaces } from './DeskPlaces.tsx'
import { deskWords } from './words.ts'

interface RowProps {
  readonly table: Table
  readonly row: DeskRow
}

interface Picked {
  readonly entry: DeskEntry
  readonly at: number
}

/** One thing that can be had: what it is, its price, how many are taken, how and where; or why not. */
export function DeskRowView(props: RowProps): JSX.Element {
  const { desk } = props.table
  const id = createUniqueId()
  const amount = (): number => desk.amount(props.row.id)
  const picked = (): Picked[] =>
    (desk.model()?.entries ?? []).flatMap((entry, at) =>
      entry.pick.row === props.row.id ? [{ entry, at }] : [],
    )
  const isRefused = (): boolean => props.row.why !== undefined && amount() === 0
  const sum = (): number => picked().reduce((all, { entry }) => all + sumOf(entry.price), 0)
  return (
    <li class="desk-row" classList={{ bought: amount() > 0, refused: isRefused() }}>
      <div class="desk-what">
        <Picture {...props} />
        <span class="names" id={id}>
          <b>{props.row.title}</b>
          <small>
            <Show when={isRefused() && props.row.why} fallback={<Detail {...props} />}>
              {(why) => (
                <span class="why">
                  {why().text}
                  <RuleChips rules={why().rules} onOpen={(rule) => props.table.openRule(rule)} />
                </span>
              )}
            </Show>
          </small>
        </span>
      </div>
      <span class="n most num">{props.row.most}</span>
      <span class="n price num">
        <Trade {...props} />
      </span>
      <Stepper {...props} describedBy={id} />
      <span class="n sum num">{amount() === 0 || props.row.gives ? '–' : figure(sum())}</span>
      <ul class="desk-how">
        <For each={picked()}>{(each) => <How table={props.table} picked={each} />}</For>
      </ul>
    </li>
  )
}

function Picture(props: RowProps): JSX.Element {
  return (
    <Show
      when={props.row.face}
      fallback={
        <span class="desk-trade-sign" style={nationStyle(props.row.nation)}>
          <Icon name="redo" />
        </span>
      }
    >
      {(face) => <CounterPicture face={face()} size={40} />}
    </Show>
  )
}

/** A place flies there. */
function Detail(props: RowProps): JSX.Element {
  const show = (space: number): void => {
    props.table.desk.setOpen(false)
    props.table.select(space)
    props.table.flyTo(space)
  }
  return (
    <Show when={props.row.space} fallback={props.row.detail}>
      {(space) => (
        <button type="button" class="desk-place" onClick={() => show(space())}>
          {props.row.detail}
        </button>
      )}
    </Show>
  )
}

/** Both sides of a trade; of a purchase the price alone. */
function Trade(props: RowProps): JSX.Element {
  return (
    <Show when={props.row.gives} fallback={figure(sumOf(props.row.price))}>
      {(gives) => (
        <span class="desk-trade">
          <Sums table={props.table} sums={props.row.price} sign="−" />
          <Icon name="next" size={14} />
          <Sums table={props.table} sums={gives()} sign="+" />
        </span>
      )}
    </Show>
  )
}

export function Sums(props: {
  readonly table: Table
  readonly sums: readonly DeskSum[]
  readonly sign: string
}): JSX.Element {
  const purse = (id: string) => props.table.desk.model()?.purses.find((each) => each.id === id)
  return (
    <For each={props.sums}>
      {(sum) => (
        <span
          class="desk-sum"
          style={nationStyle(purse(sum.purse)?.nation ?? '')}
          title={purse(sum.purse)?.title}
        >
          <i class="swatch" />
          <span class="said">{purse(sum.purse)?.title}</span>
          {props.sign}
          {figure(sum.amount)}
        </span>
      )}
    </For>
  )
}

function Stepper(props: RowProps & { readonly describedBy: string }): JSX.Element {
  const words = () => deskWords(props.table.language())
  const { desk } = props.table
  const amount = (): number => desk.amount(props.row.id)
  const mayAdd = (): boolean => desk.mayAdd(props.row)
  const isOff = (): boolean => amount() === 0 && !mayAdd()
  const why = (): string | undefined => (amount() < props.row.most ? props.row.why?.text : undefined)
  return (
    <span class="stepper" classList={{ on: amount() > 0, off: isOff() }}>
      <button
        type="button"
        tabindex="-1"
        aria-label={words().less(props.row.title)}
        aria-disabled={amount() === 0}
        onClick={() => desk.take(props.row)}
      >
        <Icon name="minus" size={16} />
      </button>
      <span
        role="spinbutton"
        tabindex="0"
        class="num"
        data-row={props.row.id}
        aria-label={props.row.title}
        aria-describedby={props.describedBy}
        aria-valuenow={amount()}
        aria-valuemin={0}
        aria-valuemax={mayAdd() ? props.row.most : amount()}
        aria-valuetext={words().amount(amount(), props.row.most)}
      >
        {amount()}
      </span>
      <button
        type="button"
        tabindex="-1"
        aria-label={words().more(props.row.title)}
        aria-disabled={!mayAdd()}
        title={why()}
        onClick={() => desk.add(props.row)}
      >
        <Icon name="plus" size={16} />
      </button>
    </span>
  )
}

/** One of those taken: in which way, and where it goes. */
function How(props: { readonly table: Table; readonly picked: Picked }): JSX.Element {
  const words = () => deskWords(props.table.language())
  const entry = () => props.picked.entry
  const change = props.table.desk.change
  const placeName = (space: number): string =>
    props.table.presentation.spaceName(space, props.table.language())
  return (
    <li>
      <Show
        when={entry().ways.length > 1}
        fallback={
          <Show when={entry().places.length > 0 || entry().ways.length > 0}>
            <span>{entry().detail}</span>
          </Show>
        }
      >
        <select
          aria-label={words().way(entry().title)}
          onChange={(event) => change(props.picked.at, { way: event.currentTarget.value })}
        >
          <For each={entry().ways}>
            {(way) => (
              <option value={way.id} selected={way.id === (entry().pick.way ?? entry().ways[0]?.id)}>
                {way.title} · {figure(sumOf(way.price))}
              </option>
            )}
          </For>
        </select>
      </Show>
      <Show when={entry().places.length > 1}>
        <select
          aria-label={words().place(entry().title)}
          onChange={(event) => {
            const place = Number(event.currentTarget.value)
            change(props.picked.at, { place: place < 0 ? undefined : place })
          }}
        >
          <For each={entry().places}>
            {(place) => (
              <option value={place} selected={place === entry().pick.place}>
                {placeName(place)}
              </option>
            )}
          </For>
          <option value={-1} selected={entry().pick.place === undefined}>
            {words().onMap}
          </option>
        </select>
        <DeskPlaces
          table={props.table}
          label={words().place(entry().title)}
          places={entry().places}
          chosen={entry().pick.place}
          onChoose={(place) => change(props.picked.at, { place })}
        />
      </Show>
      <Show when={entry().places.length === 1}>
        <span>{placeName(entry().places[0] as number)}</span>
      </Show>
    </li>
  )
}
