import type { Language } from '@sandtable/kernel'
import { For, type JSX, Show } from 'solid-js'
import { BADGES_KEY } from '../board/badges-key.ts'
import { AROUND_KEY, WHOLE_KEY } from '../board/keyboard.ts'
import { boardWords } from '../board/words.ts'
import { DESK_KEY } from '../desk/desk-key.ts'
import { deskWords } from '../desk/words.ts'
import { GO_ON_KEY, ORDERS_KEY } from '../orders/keys.ts'
import { orderWords } from '../orders/words.ts'
import { HAND_KEY } from '../hand/hand-key.ts'
import { POWERS_KEY } from '../powers/powers-key.ts'
import { powersWords } from '../powers/words.ts'
import { seenWords } from '../seen/words.ts'
import { staffWords } from '../staff/words.ts'
import { TODO_KEY } from '../todo/todo-key.ts'
import { todoWords } from '../todo/words.ts'
import type { Table } from '../table/table.ts'
import { type Words, wordsOf } from '../words/words.ts'
import { Dialog } from './Dialog.tsx'
import {
  ADVICE_KEY,
  BETWEEN_KEY,
  HAND_OVER_KEY,
  PLACE_KEY,
  RESULT_KEY,
  RULE_KEY,
  SINCE_KEY,
  STAFF_KEY,
} from './table-keys.ts'

type Row = readonly [keys: readonly string[], meaning: string]

interface Section {
  readonly title: string
  readonly rows: readonly Row[]
}

/** Every key that does something now. */
export function KeysHelp(props: { readonly table: Table; readonly onClose: () => void }): JSX.Element {
  const words = () => wordsOf(props.table.language())
  const sections = (): readonly Section[] => [
    boardKeys(words(), props.table.language()),
    buttonKeys(words(), props.table),
    overlayKeys(words(), props.table),
    gameKeys(words(), props.table),
  ]
  return (
    <Dialog title={words().keys.title} close={words().common.close} width={680} onClose={props.onClose}>
      <p class="muted">{words().keys.intro}</p>
      <div class="keys">
        <For each={sections()}>
          {({ title, rows }) => (
            <Show when={rows.length > 0}>
              <section>
                <h3 class="label">{title}</h3>
                <dl>
                  <For each={rows}>{([keys, meaning]) => <KeyRow keys={keys} meaning={meaning} />}</For>
                </dl>
              </section>
            </Show>
          )}
        </For>
      </div>
    </Dialog>
  )
}

function KeyRow(props: { readonly keys: readonly string[]; readonly meaning: string }): JSX.Element {
  return (
    <div>
      <dt>
        <For each={props.keys}>{(key) => <kbd>{key}</kbd>}</For>
      </dt>
      <dd>{props.meaning}</dd>
    </div>
  )
}

const boardKeys = ({ keys }: Words, language: Language): Section => ({
  title: keys.board,
  rows: [
    [[keys.arrows], keys.walk],
    [[keys.tab], keys.stacks],
    [[PLACE_KEY], keys.place],
    [[keys.enter], keys.choose],
    [[`Shift ${keys.enter}`], orderWords(language).keyPick],
    [['F'], keys.fan],
    [[AROUND_KEY], keys.around],
    [[WHOLE_KEY], keys.whole],
    [[keys.esc], keys.back],
    [['+', '−', '0'], keys.zoom],
    [[keys.home], keys.fit],
  ],
})

const buttonKeys = ({ keys }: Words, table: Table): Section => ({
  title: keys.now,
  rows: table
    .buttons()
    .filter(({ key }) => key !== '')
    .map(({ key, label }): Row => [[key.toUpperCase()], label]),
})

const overlayKeys = ({ keys }: Words, table: Table): Section => ({
  title: keys.overlays,
  rows: table.overlayKinds.map(({ key, title }): Row => [[key.toUpperCase()], title[table.language()]]),
})

const staffKeys = (table: Table): readonly Row[] => {
  const words = staffWords(table.language())
  return [
    [[HAND_OVER_KEY], words.handOver],
    [[STAFF_KEY], words.title],
  ]
}

const gameKeys = ({ keys, prompt }: Words, table: Table): Section => ({
  title: keys.game,
  rows: [
    [[BETWEEN_KEY], keys.between],
    [[RULE_KEY], keys.rule],
    [['Ctrl', 'Z'], prompt.undo],
    [['Ctrl', 'Y'], prompt.redo],
    ...(table.hands().length > 0 ? [[[HAND_KEY.toUpperCase()], keys.hand] as const] : []),
    [[ADVICE_KEY.toUpperCase()], keys.advice],
    [['[', ']'], keys.time],
    [['{', '}'], keys.ends],
    [[seenWords(table.language()).goOnKey], seenWords(table.language()).goOn],
    [[RESULT_KEY], seenWords(table.language()).repeat],
    [[SINCE_KEY], seenWords(table.language()).since],
    ...(table.desk.model() ? [[[DESK_KEY.toUpperCase()], deskWords(table.language()).open] as const] : []),
    ...(table.presentation.powers ? [[[POWERS_KEY], powersWords(table.language()).title] as const] : []),
    ...(table.presentation.stillToDo ? [[[TODO_KEY], todoWords(table.language()).key] as const] : []),
    ...(table.staff.isThere() ? staffKeys(table) : []),
    ...(table.presentation.badges
      ? [[[BADGES_KEY.toUpperCase()], boardWords(table.language()).badgesKey] as const]
      : []),
    ...orderKeys(table),
    [['?'], keys.help],
  ],
})

function orderKeys({ presentation, language }: Table): Row[] {
  if (!presentation.orders) return []
  const words = orderWords(language())
  return [
    [[ORDERS_KEY.toUpperCase()], words.keyList],
    [[GO_ON_KEY.toUpperCase()], words.keyGoOn],
  ]
}
