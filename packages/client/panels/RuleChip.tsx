import { LANGUAGES } from '@sandtable/kernel'
import type { Line, RuleId } from '@sandtable/presentation'
import { For, type JSX, onMount, Show } from 'solid-js'
import { chapterLabel, ruleLabel } from './rule-label.ts'

interface ChipProps {
  readonly rule: RuleId
  readonly onOpen: (rule: RuleId) => void
}

/** A sheet on top has few rules, and no key of the table. */
const isOnSheet = (chip: HTMLElement): boolean => chip.closest('dialog') !== null

/**
 * A rule's number; a click opens the rule beside the map. On the table it is in nobody's way: a key of its own leads to
 * it, not Tab.
 */
export function RuleChip(props: ChipProps): JSX.Element {
  let chip: HTMLButtonElement | undefined
  onMount(() => {
    if (chip && isOnSheet(chip)) chip.tabIndex = 0
  })
  return (
    <button
      ref={(made) => (chip = made)}
      type="button"
      tabindex="-1"
      class="rule"
      aria-label={chapterLabel(props.rule) ? undefined : `§${ruleLabel(props.rule)}`}
      onClick={(event) => {
        event.stopPropagation()
        props.onOpen(props.rule)
      }}
    >
      <Show when={chapterLabel(props.rule)} fallback={ruleLabel(props.rule)}>
        {(chapter) => (
          // The page shows the one in its own language.
          <For each={LANGUAGES}>{(language) => <span lang={language}>{chapter()[language]}</span>}</For>
        )}
      </Show>
    </button>
  )
}

interface ChipsProps {
  readonly rules: readonly RuleId[] | undefined
  readonly onOpen: (rule: RuleId) => void
}

export function RuleChips(props: ChipsProps): JSX.Element {
  return (
    <For each={props.rules}>
      {(rule) => (
        <>
          {' '}
          <RuleChip rule={rule} onOpen={props.onOpen} />
        </>
      )}
    </For>
  )
}

interface LinesProps {
  readonly lines: readonly Line[]
  readonly onOpen: (rule: RuleId) => void
}

/** Words at the left, the figure at the right, the rule between. */
export function Lines(props: LinesProps): JSX.Element {
  return (
    <ul class="lines">
      <For each={props.lines}>
        {(line) => (
          <li class={`line ${line.tone ?? 'plain'}`}>
            <Show when={line.at}>{(at) => <span class="at">{at()}</span>}</Show>
            <span class="words">
              {line.text}
              <RuleChips rules={line.rules} onOpen={props.onOpen} />
            </span>
            <Show when={line.value}>{(value) => <b>{value()}</b>}</Show>
          </li>
        )}
      </For>
    </ul>
  )
}
