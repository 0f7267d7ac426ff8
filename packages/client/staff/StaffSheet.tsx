import type { Level } from '@sandtable/bots'
import { For, type JSX, Show } from 'solid-js'
import '../style/staff.css'
import { Dialog } from '../panels/Dialog.tsx'
import { OneOf } from '../panels/Switches.tsx'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import type { StaffRow } from './staff.ts'
import { type StaffWords, staffWords } from './words.ts'

interface StaffSheetProps {
  readonly table: Table
  readonly onClose: () => void
}

/** What is left to the staff, department by department, and the answers given beforehand. */
export function StaffSheet(props: StaffSheetProps): JSX.Element {
  const words = () => staffWords(props.table.language())
  const { staff } = props.table
  const of = (kind: 'question' | 'force') => staff.rows().filter(({ department }) => department.kind === kind)
  return (
    <Dialog
      title={words().title}
      close={wordsOf(props.table.language()).common.close}
      width={720}
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
      <p class="faint">{words().about}</p>
      <Rows {...props} rows={of('question')} title={words().questions} words={words()} />
      <Rows {...props} rows={of('force')} title={words().forces} words={words()} />
      <Standing {...props} words={words()} />
    </Dialog>
  )
}

type Who = 'you' | 'easy' | 'normal' | 'hard'
const WHO: readonly Who[] = ['you', 'easy', 'normal', 'hard']
const USUAL: Level = 'normal'

type PartProps = StaffSheetProps & { readonly words: StaffWords }

function Rows(
  props: PartProps & { readonly rows: readonly StaffRow[]; readonly title: string },
): JSX.Element {
  return (
    <Show when={props.rows.length > 0}>
      <h3>{props.title}</h3>
      <ul class="staff-rows">
        <For each={props.rows}>{(row) => <Row {...props} row={row} />}</For>
      </ul>
    </Show>
  )
}

function Row(props: PartProps & { readonly row: StaffRow }): JSX.Element {
  const { staff } = props.table
  const { language } = props.table
  const department = () => props.row.department
  const levels = () => wordsOf(language()).start.levels
  const names = (): Record<Who, string> => ({
    you: props.words.you,
    easy: levels().easy.title,
    normal: levels().normal.title,
    hard: levels().hard.title,
  })
  const who = (): Who => WHO.find((each) => each === props.row.level) ?? 'you'
  const others = (): void => staff.giveAll(USUAL, department())
  return (
    <li classList={{ staffed: props.row.level !== undefined }}>
      <div class="what">
        <b>{department().title[language()]}</b>
        <small>{department().does[language()]}</small>
        <Show when={props.row.level !== undefined}>
          <small class="by">{department().goesBy[language()]}</small>
        </Show>
        <Show when={props.row.last}>
          {(line) => (
            <button
              type="button"
              class="last"
              onClick={() => {
                props.onClose()
                const { space } = line()
                if (space !== undefined) props.table.flyTo(space)
              }}
            >
              {props.words.last}: {line().text}
            </button>
          )}
        </Show>
      </div>
      <div class="who">
        <OneOf
          label={department().title[language()]}
          among={WHO}
          names={names()}
          chosen={who()}
          onChange={(chosen) => staff.give(department().id, chosen === 'you' ? undefined : chosen)}
        />
        <button type="button" class="btn quiet" onClick={others}>
          {props.words.onlyThis}
        </button>
      </div>
    </li>
  )
}

function Standing(props: PartProps): JSX.Element {
  const { staff, language } = props.table
  return (
    <Show when={props.table.presentation.staffing?.standing.length}>
      <h3>{props.words.standing}</h3>
      <ul class="staff-rows">
        <For each={staff.standing()} fallback={<li class="faint">{props.words.standingNone}</li>}>
          {({ kind, term }) => (
            <li>
              <div class="what">
                <b>{kind.title[language()]}</b>
                <small>{props.words.terms[term]}</small>
              </div>
              <button type="button" class="btn" onClick={() => staff.withdraw(kind)}>
                {props.words.withdraw}
              </button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  )
}
