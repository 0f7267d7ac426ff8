import '../style/seen.css'
import type { Briefing } from '@sandtable/presentation'
import { type JSX, Show } from 'solid-js'
import { Dialog } from '../panels/Dialog.tsx'
import { nationStyle } from '../panels/nation.ts'
import { Lines } from '../panels/RuleChip.tsx'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { seenWords } from './words.ts'

interface BriefingProps {
  readonly table: Table
  readonly briefing: Briefing
  readonly onClose: () => void
  /** shown by itself when a game starts */
  readonly isFirst: boolean
  readonly isAlways: boolean
  readonly onAlways: (always: boolean) => void
}

/** Who am I, what have I to do, how long does it last, how do I win. */
export function BriefingSheet(props: BriefingProps): JSX.Element {
  const words = () => seenWords(props.table.language())
  const titles = () => props.table.titles()
  const seat = (): number | undefined => props.table.seat()
  // the rule lies beside the map, under this sheet
  const open = (rule: string): void => {
    props.onClose()
    props.table.openRule(rule)
  }
  return (
    <Dialog
      title={`${titles().game} · ${titles().scenario}`}
      close={wordsOf(props.table.language()).common.close}
      width={620}
      class="briefing"
      onClose={props.onClose}
      footer={
        <>
          <Show when={props.isFirst}>
            <label class="briefing-always">
              <input
                type="checkbox"
                checked={props.isAlways}
                onChange={(event) => props.onAlways(event.currentTarget.checked)}
              />
              {words().briefingAlways}
            </label>
          </Show>
          <button type="button" class="btn primary" autofocus onClick={() => props.onClose()}>
            {words().toTable}
          </button>
        </>
      }
    >
      <p
        class="briefing-who"
        style={nationStyle(seat() === undefined ? '' : props.table.nation(seat() ?? 0))}
      >
        <i class="swatch" />
        {props.briefing.who}
      </p>
      <h3 class="label">{words().tasks}</h3>
      <Lines lines={props.briefing.tasks} onOpen={open} />
      <h3 class="label">{words().length}</h3>
      <Lines lines={[props.briefing.length]} onOpen={open} />
      <h3 class="label">{words().victory}</h3>
      <Lines lines={props.briefing.victory} onOpen={open} />
    </Dialog>
  )
}
