import '../style/todo.css'
import type { Undone } from '@sandtable/presentation'
import { createMemo, Index, type JSX, Show } from 'solid-js'
import { Icon } from '../panels/Icon.tsx'
import { RuleChips } from '../panels/RuleChip.tsx'
import { keepSame } from '../panels/keep-same.ts'
import type { Table } from '../table/table.ts'
import { flyOn } from './fly-on.ts'
import { TODO_KEY } from './todo-key.ts'
import { todoWords } from './words.ts'

const ICONS = { plain: 'next', warn: 'warn', bad: 'warn', good: 'check' } as const

/** What is left before something ends; a press flies to the first place, another to the next. */
export function StillToDo(props: { readonly table: Table }): JSX.Element {
  const words = () => todoWords(props.table.language())
  const same = keepSame<Undone>()
  const undone = createMemo(() => same(props.table.stillToDo()))
  const isInHand = props.table.later.follow(() => props.table.canPutBack())
  return (
    // The strip stays where it is, empty or not: the map keeps its size.
    <Show when={props.table.presentation.stillToDo}>
      <section
        class="todo"
        classList={{ empty: undone().length === 0, 'in-hand': isInHand() }}
        aria-label={words().title}
      >
        <h2 class="label">{words().title}</h2>
        <ul>
          <Index each={undone()}>
            {(each) => (
              <li>
                <Chip table={props.table} undone={each()} />
              </li>
            )}
          </Index>
        </ul>
        <Show when={undone().some(({ spaces }) => spaces.length > 0)}>
          <kbd aria-hidden="true">{TODO_KEY}</kbd>
        </Show>
      </section>
    </Show>
  )
}

function Chip(props: { readonly table: Table; readonly undone: Undone }): JSX.Element {
  const said = (): JSX.Element => (
    <>
      <Icon name={ICONS[props.undone.tone]} size={16} />
      <span>{props.undone.text}</span>
    </>
  )
  return (
    <span class={`todo-chip ${props.undone.tone}`}>
      <Show when={props.undone.spaces.length > 0} fallback={<span class="todo-said">{said()}</span>}>
        <button
          type="button"
          class="todo-said"
          title={todoWords(props.table.language()).fly(props.undone.text)}
          onClick={() => flyOn(props.table, props.undone.spaces)}
        >
          {said()}
        </button>
      </Show>
      <RuleChips rules={props.undone.rules} onOpen={(rule) => props.table.openRule(rule)} />
    </span>
  )
}
