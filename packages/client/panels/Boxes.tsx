import type { Box, Button, Counter } from '@sandtable/presentation'
import { createMemo, Index, type JSX, Show } from 'solid-js'
import { CounterPicture } from '../counters/CounterPicture.tsx'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { Actions } from './Actions.tsx'
import { readyFirst, waitsOffMap } from './box-order.ts'
import { Dialog } from './Dialog.tsx'
import { nationStyle } from './nation.ts'
import { RuleChip } from './RuleChip.tsx'
import { titleOf, unitState } from './unit-state.ts'

/** What lies off the map: units to come, units lost. Whoever can be brought in now can be taken up here. */
export function Boxes(props: { readonly table: Table; readonly onClose: () => void }): JSX.Element {
  const words = () => wordsOf(props.table.language())
  const boxes = createMemo(() =>
    readyFirst(props.table.boxes(), (unit) => props.table.unitActions(unit).length > 0),
  )
  const open = (rule: string): void => {
    props.onClose()
    props.table.openRule(rule)
  }
  // Where more of these may be taken the list stays; what else follows is decided on the map.
  const act = (button: Button): void => {
    props.table.byHand(() => props.table.press(button))
    if (!waitsOffMap(props.table)) props.onClose()
  }
  const isAsked = createMemo(() => waitsOffMap(props.table.later))
  return (
    <Dialog title={words().boxes.title} close={words().common.close} width={760} onClose={props.onClose}>
      <Show when={isAsked()}>
        <p class="off-map-asked" aria-live="polite">
          {props.table.prompt().text}
        </p>
      </Show>
      <Show when={boxes().length > 0} fallback={<p class="muted">{words().boxes.none}</p>}>
        <Index each={boxes()}>
          {(box) => <BoxView table={props.table} box={box()} onOpen={open} onAct={act} />}
        </Index>
      </Show>
    </Dialog>
  )
}

interface BoxProps {
  readonly table: Table
  readonly box: Box
  readonly onOpen: (rule: string) => void
  readonly onAct: (button: Button) => void
}

function BoxView(props: BoxProps): JSX.Element {
  return (
    <section class="off-map" style={nationStyle(props.box.nation)}>
      <h3>
        <i class="swatch" />
        {props.box.title} <RuleChip rule={props.box.rule} onOpen={props.onOpen} />
      </h3>
      <ul>
        <Index each={props.box.counters}>{(entry) => <Entry {...props} entry={entry()} />}</Index>
      </ul>
    </section>
  )
}

function Entry(props: BoxProps & { readonly entry: Box['counters'][number] }): JSX.Element {
  const counter = (): Counter => props.entry.counter
  const unit = (): number => counter().unit
  const actions = () => props.table.unitActions(unit())
  return (
    <li>
      <CounterPicture
        face={counter().face}
        size={46}
        ring={actions().length > 0 ? 'can' : unitState(props.table.later, unit())}
      />
      <span>
        <span>{titleOf(counter())}</span>
        <Show when={props.entry.note}>{(text) => <small>{text()}</small>}</Show>
        <Show when={actions().length > 0}>
          <span class="unit-acts">
            <Actions
              table={props.table}
              buttons={actions()}
              of={titleOf(counter())}
              class="small"
              onAct={props.onAct}
            />
          </span>
        </Show>
      </span>
    </li>
  )
}
