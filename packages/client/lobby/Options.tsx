import {
  isForced,
  type Language,
  type OfferedOption,
  type OptionLimit,
  optionsIn,
  type OptionValues,
} from '@sandtable/kernel'
import { For, type JSX, Show } from 'solid-js'
import { ruleLabel } from '../panels/rule-label.ts'
import { wordsOf } from '../words/words.ts'
import type { GameCard, ScenarioCard } from './types.ts'

interface OptionsProps {
  readonly card: Pick<GameCard, 'options'>
  readonly language: Language
  readonly scenario: Pick<ScenarioCard, 'options'> | undefined
  readonly values: OptionValues
  readonly onChange: (id: string, value: string) => void
}

/** Choices before play; what the scenario decides is shown, with the rule, and cannot be changed. */
export function Options(props: OptionsProps): JSX.Element {
  return (
    <Show when={props.card.options.length > 0}>
      <fieldset class="options">
        <legend class="label">{wordsOf(props.language).start.options}</legend>
        <For each={optionsIn(props.card, props.scenario ?? {})}>
          {(option) => <OneOption {...props} option={option} />}
        </For>
      </fieldset>
    </Show>
  )
}

function OneOption(props: OptionsProps & { readonly option: OfferedOption }): JSX.Element {
  return (
    <label class="field">
      <span class="name">{props.option.title[props.language]}</span>
      <select
        value={props.values[props.option.id]}
        disabled={isForced(props.option)}
        onChange={(event) => props.onChange(props.option.id, event.currentTarget.value)}
      >
        <For each={props.option.values}>
          {({ id, title }) => (
            <option value={id} selected={id === props.values[props.option.id]}>
              {title[props.language]}
            </option>
          )}
        </For>
      </select>
      <Show when={props.option.limit}>
        {(limit) => <small>{limitText(props.option, limit(), props.language)}</small>}
      </Show>
    </label>
  )
}

/** That the scenario decides here, by which rule, and why. */
function limitText(option: OfferedOption, { rule, reason }: OptionLimit, language: Language): string {
  const { fixed, limited } = wordsOf(language).start
  const label = ruleLabel(rule)
  const said = isForced(option) ? fixed(label) : limited(label)
  return reason ? `${said} ${reason[language]}` : said
}
