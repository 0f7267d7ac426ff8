import '../style/staff.css'
import type { Level } from '@sandtable/bots'
import { ALLOWANCES } from '@sandtable/presentation'
import { createMemo, createSignal, createUniqueId, For, type JSX, onCleanup, Show } from 'solid-js'
import { Dialog } from '../panels/Dialog.tsx'
import { Icon } from '../panels/Icon.tsx'
import { OneOf } from '../panels/Switches.tsx'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import type { SpendingRow, StaffRow, StandingRow } from './staff.ts'
import { type StaffWords, staffWords } from './words.ts'
import { whyText } from './why-text.ts'

interface StaffSheetProps {
  readonly table: Table
  readonly onClose: () => void
}

type PartProps = StaffSheetProps & { readonly words: StaffWords }
type Kind = StaffRow['department']['kind']

const USUAL: Level = 'normal'
const LEVELS: readonly Level[] = ['easy', 'normal', 'hard']

/** What is left to the staff, department by department, and the standing answers. */
export function StaffSheet(props: StaffSheetProps): JSX.Element {
  const words = () => staffWords(props.table.language())
  const { staff } = props.table
  staff.consult(true)
  onCleanup(() => staff.consult(false))
  const rows = createMemo(() => staff.rows())
  const forNow = (): string | undefined =>
    staff.isForNow()
      ? words().decidesOnce((staff.decides() ?? []).map(({ title }) => title[props.table.language()]))
      : undefined
  const [shown, show] = createSignal<Kind>('question')
  const of = (kind: Kind): readonly StaffRow[] => rows().filter(({ department }) => department.kind === kind)
  const byForce = (): string => props.table.presentation.staffing?.byForce[props.table.language()] ?? ''
  const staffed = (kind: Kind): number => of(kind).filter(({ level }) => level !== undefined).length
  /** is anything left to the staff that the other tab shows? */
  const hasOther = (): boolean => staffed(shown() === 'question' ? 'force' : 'question') > 0
  const sum = (): string =>
    staffed('question') === 0 && staffed('force') === 0
      ? words().runs(0, of('question').length)
      : words()[shown() === 'question' ? 'runs' : 'commands'](
          staffed(shown()),
          of(shown()).length,
          hasOther(),
        )
  return (
    <Dialog
      title={words().title}
      close={wordsOf(props.table.language()).common.close}
      width={1120}
      class="staff-sheet"
      onClose={props.onClose}
      footer={
        <>
          <button type="button" class="btn" onClick={() => staff.giveAll(undefined)}>
            {words().none}
          </button>
          <button type="button" class="btn" onClick={() => staff.giveAll(USUAL)}>
            {words().all}
          </button>
          <button type="button" class="btn primary" onClick={() => props.onClose()}>
            {words().toTable}
          </button>
        </>
      }
    >
      <p class="staff-sum" role="status">
        {sum()}
      </p>
      <Show when={forNow()}>
        {(text) => (
          <p class="staff-now" role="status">
            {text()}{' '}
            <button type="button" class="btn small" onClick={() => staff.takeOver()}>
              {words().takeOver}
            </button>
          </p>
        )}
      </Show>
      <p class="staff-about">{words().about}</p>
      <div class="staff-cols">
        <section>
          <Show when={of('force').length > 0}>
            <OneOf
              label={words().title}
              among={['question', 'force'] as const}
              names={{ question: words().questions, force: byForce() }}
              chosen={shown()}
              onChange={show}
            />
          </Show>
          <Show when={shown() === 'force' && props.table.presentation.staffing?.forceAbout}>
            {(text) => <p class="staff-force">{text()[props.table.language()]}</p>}
          </Show>
          <ul class="staff-rows">
            <For each={of(shown()).map(({ department }) => department.id)}>
              {(id) => (
                <Show when={rows().find(({ department }) => department.id === id)}>
                  {(row) => <Row {...props} words={words()} row={row()} hasOther={hasOther()} />}
                </Show>
              )}
            </For>
          </ul>
          <p class="staff-legend faint">
            <For each={LEVELS}>
              {(level) => (
                <span>
                  <b>{words().levels[level]}</b> {words().levelHints[level]}
                </span>
              )}
            </For>
          </p>
        </section>
        <Show when={props.table.presentation.staffing?.standing.length}>
          <Standing {...props} words={words()} />
        </Show>
      </div>
    </Dialog>
  )
}

type RowProps = PartProps & {
  readonly row: StaffRow
  /** the staff is charged with what the other tab shows: a row of the player's own may be asked less */
  readonly hasOther: boolean
}

function Row(props: RowProps): JSX.Element {
  const { staff, language } = props.table
  const department = () => props.row.department
  const level = (): Level | undefined => props.row.level
  const yours = (): string => (props.hasOther ? props.words.yoursBut[department().kind] : props.words.yours)
  const name = createUniqueId()
  return (
    <li classList={{ staffed: level() !== undefined }} aria-labelledby={name}>
      <div class="what">
        <b id={name}>{department().title[language()]}</b>
        <Show when={props.row.isAsked}>
          <span class="chip you">{props.words.asked}</span>
        </Show>
        <small>{department().does[language()]}</small>
      </div>
      <div class="who">
        <OneOf
          label={department().title[language()]}
          among={['you', 'staff'] as const}
          names={{ you: props.words.you, staff: props.words.staff }}
          chosen={level() === undefined ? 'you' : 'staff'}
          onChange={(who) =>
            staff.give(department().id, who === 'you' ? undefined : (props.row.level ?? USUAL))
          }
        />
        <Show when={level()}>{(chosen) => <Levels {...props} level={chosen()} />}</Show>
        <Show when={props.row.spending}>{(row) => <Spends {...props} spends={row()} />}</Show>
      </div>
      <div class="how">
        <Show when={level() !== undefined} fallback={<small>{yours()}</small>}>
          <small class="goes-by">
            <Icon name="check" size={15} />
            {department().goesBy[language()]}
          </small>
          <Show when={props.row.spending}>
            {(row) => <small class="spends">{row().tells[language()]}</small>}
          </Show>
          <Last {...props} />
          <Report {...props} />
        </Show>
      </div>
      <div class="acts">
        <Show
          when={level() !== undefined}
          fallback={
            <button type="button" class="btn" onClick={() => staff.giveAll(USUAL, department())}>
              {props.words.onlyThis}
            </button>
          }
        >
          <button
            type="button"
            class="btn"
            classList={{ primary: props.row.isAsked }}
            onClick={() => staff.give(department().id, undefined)}
          >
            {props.words.takeBack}
          </button>
        </Show>
      </div>
    </li>
  )
}

function Levels(props: RowProps & { readonly level: Level }): JSX.Element {
  const name = createUniqueId()
  return (
    <div class="staff-levels" role="radiogroup" aria-label={props.words.level}>
      <For each={LEVELS}>
        {(each) => (
          <label title={props.words.levelHints[each]}>
            <input
              type="radio"
              name={name}
              checked={props.level === each}
              onChange={() => props.table.staff.give(props.row.department.id, each)}
            />
            <span>{props.words.levels[each]}</span>
          </label>
        )}
      </For>
    </div>
  )
}

/** How much a force may spend. */
function Spends(props: RowProps & { readonly spends: SpendingRow }): JSX.Element {
  const { staff, language } = props.table
  const said = () => props.spends.spending
  const names = () => ({
    none: said().names.none[language()],
    share: said().names.share[language()],
    all: said().names.all[language()],
  })
  return (
    <div class="staff-spends">
      <small>{said().title[language()]}</small>
      <OneOf
        label={`${said().title[language()]}: ${props.row.department.title[language()]}`}
        among={ALLOWANCES}
        names={names()}
        chosen={props.spends.allowance}
        onChange={(allowance) => staff.allow(props.row.department.id, allowance)}
      />
    </div>
  )
}

/** All it did in the part of the turn it acted in last, with its reasons. */
function Report(props: RowProps): JSX.Element {
  const why = (at: number): string | undefined => {
    const deed = props.table.staff.deedAt(at)
    return deed && whyText(deed, props.table.language())
  }
  const [isOpen, setOpen] = createSignal(false)
  return (
    <Show when={props.row.department.kind === 'force' && props.row.report}>
      {(report) => (
        <details class="staff-report" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{props.words.report(report().title, report().lines.length)}</summary>
          <Show when={isOpen()}>
            <ul>
              <For each={report().lines}>
                {(line) => (
                  <li>
                    {line.text} <span class="res">{why(line.at)}</span>
                  </li>
                )}
              </For>
            </ul>
          </Show>
        </details>
      )}
    </Show>
  )
}

/** What it did last, and why. */
function Last(props: RowProps): JSX.Element {
  const [isOpen, setOpen] = createSignal(false)
  const { table } = props
  const why = (at: number): string | undefined => {
    const deed = table.staff.deedAt(at)
    return deed && whyText(deed, table.language())
  }
  return (
    <Show when={props.row.last} fallback={<span class="last faint">{props.words.nothingYet}</span>}>
      {(line) => (
        <div class="last">
          <Show when={line().spaceId}>
            {(id) => (
              <button
                type="button"
                class="hexno"
                aria-label={`${props.words.flyThere}: ${line().spaceName ?? id()}`}
                title={`${props.words.flyThere}: ${line().spaceName ?? id()}`}
                onClick={() => {
                  const { space } = line()
                  props.onClose()
                  if (space !== undefined) table.flyTo(space)
                }}
              >
                {id()}
              </button>
            )}
          </Show>
          <span class="text">
            {line().text}{' '}
            <button
              type="button"
              class="why"
              aria-expanded={isOpen()}
              onClick={() => setOpen((open) => !open)}
            >
              {props.words.why}
            </button>
            <Show when={isOpen()}>
              <span class="res">{why(line().at)}</span>
            </Show>
          </span>
        </div>
      )}
    </Show>
  )
}

function Standing(props: PartProps): JSX.Element {
  const { staff, language, presentation } = props.table
  const where = ({ stand: { space } }: StandingRow): string =>
    space === undefined ? props.words.everywhere : props.words.here(presentation.spaceName(space, language()))
  const rows = createMemo(() => staff.standing())
  return (
    <section class="staff-standing" aria-label={props.words.standing}>
      <h3 class="label">{props.words.standing}</h3>
      <Show when={rows().length > 0} fallback={<p class="faint">{props.words.standingNone}</p>}>
        <ul>
          <For each={rows()}>
            {(row) => (
              <li>
                <b>{row.kind.title[language()]}</b>
                <small>
                  {where(row)}, {props.words.terms[row.stand.term]}
                </small>
                <button type="button" class="btn small" onClick={() => staff.withdraw(row.stand)}>
                  {props.words.withdraw}
                </button>
              </li>
            )}
          </For>
        </ul>
        <p class="faint">{props.words.standingNote}</p>
      </Show>
    </section>
  )
}
