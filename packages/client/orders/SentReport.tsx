import { type JSX, Show } from 'solid-js'
import type { Preview } from '@sandtable/presentation'
import { RuleChips } from '../panels/RuleChip.tsx'
import type { Table } from '../table/table.ts'
import type { Sent } from './orders.ts'
import { type OrderWords, orderWords } from './words.ts'

interface ReportProps {
  readonly table: Table
  readonly sent: Sent
}

/** What has become of the order: carried out, under way, or stopped and why. */
export function SentReport(props: ReportProps): JSX.Element {
  const { orders } = props.table
  const words = () => orderWords(props.table.language())
  const refusal = (): Preview | undefined => props.sent.why
  return (
    <div role="status" class="order-report" classList={{ halted: props.sent.halt !== undefined }}>
      <h2>
        {props.sent.halt
          ? words().halted
          : props.sent.isToGoOn
            ? words().underway
            : words().sent(props.sent.stacks)}
      </h2>
      <Show
        when={props.sent.halt}
        fallback={<Show when={props.sent.isToGoOn}>{<p>{words().sentOn}</p>}</Show>}
      >
        <p>
          {refusal()?.lines[0]?.text ?? refusal()?.title ?? reasonOf(words(), props)}
          <RuleChips rules={refusal()?.lines[0]?.rules} onOpen={(rule) => props.table.openRule(rule)} />
        </p>
      </Show>
      <div class="order-acts">
        <Show when={orders.canUndoSent()}>
          <button type="button" class="btn" onClick={() => orders.undoSent()}>
            {words().undo}
          </button>
        </Show>
      </div>
    </div>
  )
}

function reasonOf(words: OrderWords, { table, sent }: ReportProps): string {
  switch (sent.halt?.kind) {
    case 'asked':
      return sent.halt.isOwn
        ? words.asksYou(table.prompt().text)
        : words.asksOther(table.seatTitle(sent.asks ?? 0))
    case 'dice':
      return words.dice
    case 'lost':
      return words.lost
    default:
      return ''
  }
}
