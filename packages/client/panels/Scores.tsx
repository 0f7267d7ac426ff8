import type { Standing } from '@sandtable/presentation'
import { createSignal, createUniqueId, Index, type JSX, Show } from 'solid-js'
import { POWERS_KEY } from '../powers/powers-key.ts'
import { powersWords } from '../powers/words.ts'
import { seenWords } from '../seen/words.ts'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { closeOnEscape } from './close-on-escape.ts'
import { nationStyle } from './nation.ts'
import { Lines } from './RuleChip.tsx'

type Score = Standing['scores'][number]

interface ScoresProps {
  readonly table: Table
  readonly onBriefing: () => void
  readonly onPowers: () => void
}

/** The score; a press opens each side's into its sources, and another closes it. */
export function Scores(props: ScoresProps): JSX.Element {
  const words = () => wordsOf(props.table.language()).top
  return (
    <div class="vp num" role="group" aria-label={words().scores}>
      <Index each={props.table.standing().scores}>{(score) => <OneScore {...props} score={score()} />}</Index>
    </div>
  )
}

function OneScore(props: ScoresProps & { readonly score: Score }): JSX.Element {
  const id = createUniqueId()
  const [isOpen, setOpen] = createSignal(false)
  closeOnEscape(() => setOpen(false), isOpen)
  return (
    <div
      class="score"
      classList={{ act: decides(props.table, props.score) }}
      style={nationStyle(props.score.nation)}
      onFocusOut={(event) => !isWithin(event.currentTarget, event.relatedTarget) && setOpen(false)}
    >
      <ScoreButton {...props} popover={id} isOpen={isOpen()} onToggle={() => setOpen((open) => !open)} />
      <Show when={isOpen()}>
        <Sources
          {...props}
          id={id}
          onBriefing={() => {
            setOpen(false)
            props.onBriefing()
          }}
          onPowers={() => {
            setOpen(false)
            props.onPowers()
          }}
        />
      </Show>
    </div>
  )
}

/** The side that must answer now, whoever's turn it is. */
const decides = (table: Table, { nation, shared }: Score): boolean =>
  shared !== true && table.prompt().nation === nation

const isYours = (table: Table, { nation, shared }: Score): boolean => {
  const seat = table.viewer()
  return shared !== true && seat !== undefined && table.nation(seat) === nation
}

const isWithin = (element: HTMLElement, target: EventTarget | null): boolean =>
  target instanceof Node && element.contains(target)

interface ButtonProps {
  readonly table: Table
  readonly score: Score
  readonly popover: string
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function ScoreButton(props: ButtonProps): JSX.Element {
  const words = () => wordsOf(props.table.language()).top
  // In the order of what is seen, so that people who speak to the page can say it.
  const name = (): string => {
    const side = [props.score.title, ...(isYours(props.table, props.score) ? [words().you] : [])].join(' ')
    const points = words().points(side, props.score.value)
    return decides(props.table, props.score) ? `${points}, ${words().active}` : points
  }
  return (
    <button
      type="button"
      aria-expanded={props.isOpen}
      aria-controls={props.popover}
      aria-label={name()}
      onClick={() => props.onToggle()}
    >
      <i class="swatch" />
      <span class="side-name">{props.score.title}</span>{' '}
      <Show when={isYours(props.table, props.score)}>
        <span class="you-mark">{words().you}</span>{' '}
      </Show>
      <b>{props.score.value}</b>
    </button>
  )
}

interface SourcesProps extends ScoresProps {
  readonly score: Score
  readonly id: string
}

function Sources(props: SourcesProps): JSX.Element {
  const words = () => wordsOf(props.table.language()).top
  return (
    <div class="sources float" id={props.id}>
      <h2 class="label">{words().sources}</h2>
      <Show when={props.score.parts.length > 0} fallback={<p class="muted">{words().noPoints}</p>}>
        <Lines lines={props.score.parts} onOpen={(rule) => props.table.openRule(rule)} />
      </Show>
      <Show when={props.table.presentation.powers}>
        <button type="button" class="btn small" onClick={() => props.onPowers()}>
          {powersWords(props.table.language()).title}
          <kbd aria-hidden="true">{POWERS_KEY}</kbd>
        </button>
      </Show>
      <Show when={props.table.presentation.briefing}>
        <button type="button" class="btn small" onClick={() => props.onBriefing()}>
          {seenWords(props.table.language()).briefing}
        </button>
      </Show>
    </div>
  )
}
