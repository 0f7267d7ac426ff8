import type { LogLine } from '@sandtable/presentation'
import { createSignal, For, type JSX, Show } from 'solid-js'
import { Die } from '../counters/Die.tsx'
import { seenWords } from '../seen/words.ts'
import { whyText } from '../staff/why-text.ts'
import { staffWords } from '../staff/words.ts'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { Icon } from './Icon.tsx'
import { followInto } from './enter-by-key.ts'
import { actionsOf, type LogEntry, newActionsOf } from './log-entries.ts'
import { RuleChip } from './RuleChip.tsx'

interface RowProps {
  readonly table: Table
  readonly entry: LogEntry
}

/** One sentence: a click flies the map there, the clock shows the position of that moment. */
export function LogRow(props: RowProps): JSX.Element {
  const main = (): LogLine => props.entry.main
  const isNow = (): boolean => !props.table.isLive() && main().at === props.table.cursor()
  return (
    <li classList={{ now: isNow() }}>
      <Place table={props.table} line={main()} />
      <div class="told">
        <span
          class="text"
          classList={{ far: main().space !== undefined }}
          onClick={() => fly(props.table, main())}
        >
          {main().text}
        </span>
        <Thrown line={main()} size={22} />
        <ByStaff table={props.table} actions={actionsOf(main())} />
        <Again table={props.table} line={main()} />
        <RuleChip rule={main().rule} onOpen={(rule) => props.table.openRule(rule)} />
        <For each={props.entry.minor}>
          {(line) => (
            <span class="res">
              {line.text}
              <Thrown line={line} size={18} />
              <ByStaff table={props.table} actions={newActionsOf(props.entry, line)} />
            </span>
          )}
        </For>
      </div>
      <Moment {...props} />
    </li>
  )
}

/** Who answered in the player's place; and why, when asked. */
function ByStaff(props: { readonly table: Table; readonly actions: readonly number[] }): JSX.Element {
  const [isOpen, setOpen] = createSignal(false)
  const words = () => staffWords(props.table.language())
  const action = () => props.actions.find((each) => props.table.staff.deputyAt(each) !== undefined)
  const deputy = () => props.table.staff.deputyAt(action() ?? 0)
  const why = (): string | undefined => {
    const deed = isOpen() ? props.table.staff.deedAt(action() ?? 0) : undefined
    return deed && whyText(deed, props.table.language())
  }
  return (
    <Show when={deputy()}>
      {(by) => (
        <>
          <button
            type="button"
            class="chip by-staff"
            tabindex="-1"
            aria-expanded={isOpen()}
            title={words().why}
            onClick={() => setOpen((open) => !open)}
          >
            {by() === 'staff' ? words().mark : words().markStanding}
          </button>
          <Show when={why()}>{(text) => <span class="res why-staff">{text()}</span>}</Show>
        </>
      )}
    </Show>
  )
}

function fly(table: Table, line: LogLine): void {
  table.seen.showResult(line)
  if (line.space !== undefined) table.flyTo(line.space)
}

/** The hex at the left; the same as a click on the sentence, and reached by key. */
function Place(props: { readonly table: Table; readonly line: LogLine }): JSX.Element {
  const words = () => wordsOf(props.table.language()).log
  return (
    <Show when={props.line.spaceId} fallback={<span />}>
      {(id) => (
        <button
          type="button"
          class="hexno"
          tabindex="-1"
          aria-label={words().fly(props.line.spaceName ?? id())}
          aria-description={props.line.text}
          title={words().fly(props.line.spaceName ?? id())}
          onClick={() => fly(props.table, props.line)}
        >
          {id()}
        </button>
      )}
    </Show>
  )
}

function Thrown(props: { readonly line: LogLine; readonly size: number }): JSX.Element {
  return (
    <Show when={(props.line.dice?.length ?? 0) > 0}>
      <span class="dice">
        <For each={props.line.dice}>
          {({ face, nation }) => <Die face={face} nation={nation} size={props.size} />}
        </For>
      </span>
    </Show>
  )
}

/** The result of a fight, as it stood. */
function Again(props: { readonly table: Table; readonly line: LogLine }): JSX.Element {
  const name = (): string => seenWords(props.table.language()).showAgain
  return (
    <Show when={props.line.deed !== undefined && props.table.seen.hasResult(props.line)}>
      <button
        type="button"
        class="again"
        tabindex="-1"
        aria-label={name()}
        title={name()}
        onClick={() => {
          followInto('result')
          props.table.seen.showResult(props.line)
        }}
      >
        <Icon name="eye" size={16} />
      </button>
    </Show>
  )
}

function Moment(props: RowProps): JSX.Element {
  const name = (): string => wordsOf(props.table.language()).log.moment
  return (
    <button
      type="button"
      class="moment"
      tabindex="-1"
      aria-label={name()}
      aria-description={props.entry.main.text}
      title={name()}
      onClick={() => props.table.seek(props.entry.main.at)}
    >
      <Icon name="clock" size={16} />
    </button>
  )
}
