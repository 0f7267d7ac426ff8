import { For, type JSX, Show } from 'solid-js'
import { CounterPicture } from '../counters/CounterPicture.tsx'
import type { Box } from '../table/models.ts'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { Dialog } from './Dialog.tsx'
import { nationStyle } from './nation.ts'
import { RuleChip } from './RuleChip.tsx'

/** What lies off the map: units to come, units lost. */
export function Boxes(props: { readonly table: Table; readonly onClose: () => void }): JSX.Element {
  const words = () => wordsOf(props.table.language())
  const open = (rule: string): void => {
    props.onClose()
    props.table.openRule(rule)
  }
  return (
    <Dialog title={words().boxes.title} close={words().common.close} width={760} onClose={props.onClose}>
      <Show when={props.table.boxes().length > 0} fallback={<p class="muted">{words().boxes.none}</p>}>
        <For each={props.table.boxes()}>{(box) => <BoxView box={box} onOpen={open} />}</For>
      </Show>
    </Dialog>
  )
}

function BoxView(props: { readonly box: Box; readonly onOpen: (rule: string) => void }): JSX.Element {
  return (
    <section class="off-map" style={nationStyle(props.box.nation)}>
      <h3>
        <i class="swatch" />
        {props.box.title} <RuleChip rule={props.box.rule} onOpen={props.onOpen} />
      </h3>
      <ul>
        <For each={props.box.counters}>
          {({ counter, note }) => (
            <li>
              <CounterPicture face={counter.face} size={46} />
              <span>
                {counter.title ?? counter.name}
                <Show when={note}>{(text) => <small>{text()}</small>}</Show>
              </span>
            </li>
          )}
        </For>
      </ul>
    </section>
  )
}
