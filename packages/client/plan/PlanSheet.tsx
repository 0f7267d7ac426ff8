import '../style/plan.css'
import { For, type JSX, Match, Show, Switch } from 'solid-js'
import { Icon } from '../panels/Icon.tsx'
import { enteredByKey } from '../panels/enter-by-key.ts'
import { IconButton } from '../panels/IconButton.tsx'
import { RuleChip } from '../panels/RuleChip.tsx'
import type { Advice, AdvisedLine, Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { planWords } from './words.ts'

interface PlanProps {
  readonly table: Table
}

const progressOf = (advice: Advice | undefined): number | undefined =>
  advice?.state === 'thinking' ? advice.progress : undefined

const linesOf = (advice: Advice | undefined): readonly AdvisedLine[] | undefined =>
  advice?.state === 'there' ? advice.lines : undefined

/** What the computer would do in your place: line by line, each with its reason and its rule. */
export function PlanSheet(props: PlanProps): JSX.Element {
  const words = () => planWords(props.table.language())
  const close = (): string => wordsOf(props.table.language()).common.close
  const state = () => props.table.advice()?.state
  const lines = () => linesOf(props.table.advice()) ?? []
  let sheet: HTMLElement | undefined
  enteredByKey(
    'plan',
    () => sheet,
    () => props.table.dismissAdvice(),
  )
  return (
    <section ref={(made) => (sheet = made)} class="plan-sheet" aria-label={words().title}>
      <header>
        <Icon name="bulb" />
        <h2>{words().title}</h2>
        <IconButton icon="close" title={close()} onClick={() => props.table.dismissAdvice()} />
      </header>
      <p class="said" aria-live="polite">
        {spokenState(words(), state(), lines().length)}
      </p>
      <Switch>
        <Match when={state() === 'thinking'}>
          <Waiting table={props.table} />
        </Match>
        <Match when={state() === 'failed'}>
          <p class="plan-empty">{words().failed}</p>
        </Match>
        <Match when={lines().length === 0}>
          <p class="plan-empty">{words().nothing}</p>
        </Match>
        <Match when={true}>
          <Lines table={props.table} lines={lines()} />
          <p class="plan-note">{words().note}</p>
        </Match>
      </Switch>
    </section>
  )
}

function spokenState(
  words: ReturnType<typeof planWords>,
  state: Advice['state'] | undefined,
  count: number,
): string {
  if (state === 'thinking') return words.thinking
  return state === 'there' && count > 0 ? words.parts(count) : ''
}

function Waiting(props: PlanProps): JSX.Element {
  const words = () => planWords(props.table.language())
  const percent = (): number => Math.round((progressOf(props.table.advice()) ?? 0) * 100)
  return (
    <div class="plan-waiting">
      <p>{words().thinking}</p>
      <span class="prog" role="progressbar" aria-label={words().title} aria-valuenow={percent()}>
        <i style={{ width: `${percent()}%` }} />
      </span>
      <div class="plan-acts">
        <button type="button" class="btn small" onClick={() => props.table.dismissAdvice()}>
          {words().stop}
        </button>
        <button type="button" class="btn small primary" onClick={() => props.table.hurryAdvice()}>
          {words().now}
        </button>
      </div>
    </div>
  )
}

function Lines(props: PlanProps & { readonly lines: readonly AdvisedLine[] }): JSX.Element {
  return (
    <ol class="plan-lines">
      <For each={props.lines}>
        {(line, order) => <Line table={props.table} line={line} order={order()} />}
      </For>
    </ol>
  )
}

interface LineProps extends PlanProps {
  readonly line: AdvisedLine
  readonly order: number
}

/** Pointing at a line lifts its arrow out of the others; a click shows the place. */
function Line(props: LineProps): JSX.Element {
  const words = () => planWords(props.table.language())
  const isPointed = (): boolean => props.table.pointedLine() === props.order
  const point = (): void => props.table.pointAtLine(props.order)
  const leave = (): void => {
    if (isPointed()) props.table.pointAtLine(undefined)
  }
  const show = (): void => {
    point()
    const { from, to } = props.line
    const space = to ?? from
    if (space !== undefined) props.table.flyTo(space)
  }
  return (
    <li
      class={props.line.kind}
      classList={{ pointed: isPointed(), done: props.line.isDone }}
      // A list that appears under a pointer at rest is not pointed at.
      onPointerMove={point}
      onPointerLeave={leave}
    >
      <button type="button" class="plan-line" onClick={show} onFocus={point} onBlur={leave}>
        <span class="badge">
          <Show when={props.line.isDone} fallback={props.order + 1}>
            <Icon name="check" />
          </Show>
        </span>
        <span class="words">
          <small>
            {words().kinds[props.line.kind]}
            <Show when={props.line.isDone}> · {words().done}</Show>
          </small>
          {props.line.text[props.table.language()]}
        </span>
      </button>
      <RuleChip rule={props.line.rule} onOpen={(rule) => props.table.openRule(rule)} />
    </li>
  )
}
