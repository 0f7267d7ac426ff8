import '../style/seen.css'
import type { LogLine } from '@sandtable/presentation'
import { spacesIn } from '@sandtable/presentation'
import { For, type JSX, onCleanup, onMount, Show } from 'solid-js'
import { isDesk } from '../board/screen-size.ts'
import { setSheetHeight } from '../board/window-room.ts'
import { Die } from '../counters/Die.tsx'
import { FightReport } from '../panels/FightView.tsx'
import { enteredByKey } from '../panels/enter-by-key.ts'
import { IconButton } from '../panels/IconButton.tsx'
import type { ShownResult } from '../table/seen-model.ts'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { outcomeFirst } from './outcome-first.ts'
import { seenWords } from './words.ts'

interface ResultProps {
  readonly table: Table
  readonly result: ShownResult
  /** there is room for the whole report */
  readonly isLarge: boolean
}

/** The result of a fight: the dice, then what came of them. It stays until it has been seen; the voice tells it from the log. */
export function ResultView(props: ResultProps): JSX.Element {
  const words = () => seenWords(props.table.language())
  const close = (): string => wordsOf(props.table.language()).common.close
  const happening = () => props.result.happening
  const title = (): string => {
    if (happening().isGrave) return words().turningPoint
    return props.result.isAgain ? words().resultAgain : words().result
  }
  const isHeld = (): boolean => props.table.seen.hold() === 'result'
  let view: HTMLElement | undefined
  coversFoot(() => view)
  enteredByKey(
    'result',
    () => view,
    () => props.table.seen.dismissResult(),
  )
  return (
    <section
      ref={(made) => (view = made)}
      class="result-view"
      aria-label={words().result}
      classList={{ 'is-held': isHeld(), 'is-again': props.result.isAgain }}
    >
      <header>
        <h2>{title()}</h2>
        <button
          type="button"
          class="btn quiet small"
          onClick={() => props.table.flyTo(...spacesIn(happening()))}
        >
          {words().onMap}
        </button>
        <IconButton icon="close" title={close()} onClick={() => props.table.seen.dismissResult()} />
      </header>
      <div class="result-told">
        <p class="result-head">
          <span title={happening().lines[0]?.text}>{happening().lines[0]?.text}</span>
          <Dice line={happening().lines[0]} size={26} />
        </p>
        <ul>
          <For each={outcomeFirst(happening().lines.slice(1))}>
            {(line) => (
              <li classList={{ lost: line.deed?.kind === 'loss' }}>
                {line.text}
                <Dice line={line} size={20} />
              </li>
            )}
          </For>
        </ul>
        <Show when={props.isLarge && props.result.panel}>
          {(panel) => <FightReport table={props.table} fight={panel()} />}
        </Show>
      </div>
      <Show when={isHeld() && !isDesk()}>
        <footer>
          <button type="button" class="btn primary go-on" onClick={() => props.table.seen.goOn()}>
            {words().goOn}
            <kbd aria-hidden="true">{words().goOnKey}</kbd>
          </button>
        </footer>
      </Show>
    </section>
  )
}

function Dice(props: { readonly line: LogLine | undefined; readonly size: number }): JSX.Element {
  return (
    <Show when={(props.line?.dice?.length ?? 0) > 0}>
      <span class="dice">
        <For each={props.line?.dice}>
          {({ face, nation }) => <Die face={face} nation={nation} size={props.size} />}
        </For>
      </span>
    </Show>
  )
}

const MARGIN = 8

/** While an element lies over the foot of the map, what is asked is shown above it. */
function coversFoot(element: () => HTMLElement | undefined): void {
  onMount(() => {
    const covering = element()
    if (!covering?.closest('.mapbox')) return
    const look = (): void => {
      setSheetHeight(covering.clientHeight + MARGIN)
    }
    const observer = new ResizeObserver(look)
    observer.observe(covering)
    onCleanup(() => {
      observer.disconnect()
      setSheetHeight(0)
    })
  })
}
