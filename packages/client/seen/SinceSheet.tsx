import '../style/seen.css'
import { effectsIn, type Happening, isResult, spacesIn } from '@sandtable/presentation'
import { createSignal, For, type JSX, Show } from 'solid-js'
import { Die } from '../counters/Die.tsx'
import { enteredByKey } from '../panels/enter-by-key.ts'
import { IconButton } from '../panels/IconButton.tsx'
import { nationStyle } from '../panels/nation.ts'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { nextBattle, sumOf } from './since.ts'
import type { SinceItem } from './since-model.ts'
import { seenWords } from './words.ts'

interface SinceProps {
  readonly table: Table
}

/** What the others did since the viewer's last turn; a click flies there. */
export function SinceSheet(props: SinceProps): JSX.Element {
  const { seen } = props.table
  const words = () => seenWords(props.table.language())
  const close = (): string => wordsOf(props.table.language()).common.close
  const [now, setNow] = createSignal<SinceItem>()
  const show = (item: SinceItem | undefined): void => {
    setNow(() => item)
    seen.pointAt(item)
    if (item) props.table.flyTo(...new Set(item.happenings.flatMap(spacesIn)))
  }
  let sheet: HTMLElement | undefined
  enteredByKey(
    'since',
    () => sheet,
    () => seen.closeSince(),
  )
  return (
    <section ref={(made) => (sheet = made)} class="since-sheet" aria-label={words().since}>
      <header>
        <h2>{words().since}</h2>
        <IconButton icon="close" title={close()} onClick={() => seen.closeSince()} />
      </header>
      <For each={seen.since().filter(isGrave)}>
        {(item) => <p class="since-grave">{item.happenings[0].lines[0]?.text}</p>}
      </For>
      <p class="since-sum">{sumOf(seen.since(), words())}</p>
      <ol class="since-items">
        <For each={seen.since()}>
          {(item) => (
            <Item table={props.table} item={item} isNow={now() === item} onShow={() => show(item)} />
          )}
        </For>
      </ol>
      <footer>
        <Show when={nextBattle(seen.since(), undefined)}>
          <button type="button" class="btn" onClick={() => show(nextBattle(seen.since(), now()))}>
            {words().nextBattle}
          </button>
        </Show>
        <button type="button" class="btn primary" onClick={() => seen.closeSince()}>
          {words().sinceClose}
        </button>
      </footer>
    </section>
  )
}

const isGrave = ({ happenings: [first] }: SinceItem): boolean => first.isGrave === true

interface ItemProps extends SinceProps {
  readonly item: SinceItem
  readonly isNow: boolean
  readonly onShow: () => void
}

const MOST = 3
const MOST_EFFECTS = 5

function Item(props: ItemProps): JSX.Element {
  const words = () => seenWords(props.table.language())
  const [first] = props.item.happenings
  const all = props.item.happenings
  const losses = all.reduce((sum, each) => sum + each.losses, 0)
  const nobodyLost = (): string => words()[first.kind === 'fight' ? 'nobodyGave' : 'nobodyStarved']
  const dice = first.lines.flatMap((line) => line.dice ?? [])
  return (
    <li class={`of-${first.kind}`} classList={{ now: props.isNow }} style={nationStyle(first.nation ?? '')}>
      <button type="button" onClick={() => props.onShow()} aria-current={props.isNow}>
        <small>
          <i class="swatch" />
          {titleOf(props.item, words())}
          <Show when={losses > 0}>
            <b class="lost">{words().lost(losses)}</b>
          </Show>
        </small>
        <For each={all.slice(0, MOST)}>{(each) => <span>{each.lines[0]?.text}</span>}</For>
        <Show when={all.length > MOST}>
          <span class="faint">{words().more(all.length - MOST)}</span>
        </Show>
        <Show when={first.kind !== 'fight' && first.kind !== 'starving'}>
          <For each={all.flatMap(effectsIn).slice(0, MOST_EFFECTS)}>
            {(line) => <span class="res">{line.text}</span>}
          </For>
        </Show>
        <Show when={isResult(first) && dice.length > 0}>
          <span class="dice">
            <For each={dice}>{({ face, nation }) => <Die face={face} nation={nation} size={18} />}</For>
          </span>
        </Show>
        <Show when={first.kind === 'fight' || first.kind === 'starving'}>
          <For each={first.lines.filter(isOutcome)} fallback={<span class="res">{nobodyLost()}</span>}>
            {(line) => <span class="res">{line.text}</span>}
          </For>
        </Show>
      </button>
    </li>
  )
}

const isOutcome = ({ deed }: Happening['lines'][number], i: number): boolean => i > 0 && deed !== undefined

function titleOf({ happenings }: SinceItem, words: ReturnType<typeof seenWords>): string {
  const [{ kind }] = happenings
  if (kind === 'march') return words.marches(happenings.length)
  return kind === 'arrival' ? words.arrivals(happenings.length) : words.kinds[kind]
}
