import { fittingOptions, type Language, type OptionValues } from '@sandtable/kernel'
import type { SeatKind } from '@sandtable/presentation'
import { createSignal, For, type JSX, Show } from 'solid-js'
import { Dialog } from '../panels/Dialog.tsx'
import { Icon } from '../panels/Icon.tsx'
import { wordsOf } from '../words/words.ts'
import {
  baseOf,
  basicScenarios,
  company,
  firstSeating,
  seatingsOf,
  shortestScenario,
  withSameSeating,
} from './choices.ts'
import { Options } from './Options.tsx'
import { SeatChoices } from './SeatChoices.tsx'
import type { GameCard, PlayGame, ScenarioCard } from './types.ts'

interface NewGameProps {
  readonly card: GameCard
  readonly language: Language
  readonly onPlay: PlayGame
  readonly onClose: () => void
}

/** Scenario, who sits where, open questions of the rules: everything has a sensible answer already. */
export function NewGame(props: NewGameProps): JSX.Element {
  const words = () => wordsOf(props.language)
  const [scenario, setScenario] = createSignal(shortestScenario(props.card))
  const [seats, setSeats] = createSignal<readonly SeatKind[]>(
    firstSeating(props.card, scenario() ?? { seats: [] }),
  )
  const [wishes, setWishes] = createSignal<OptionValues>({})
  const options = (): OptionValues => fittingOptions(props.card, scenario() ?? {}, wishes())
  const [isSolo, setSolo] = createSignal(false)
  const pick = (chosen: ScenarioCard): void => {
    if (chosen.seats.length !== seats().length) setSeats(firstSeating(props.card, chosen))
    setScenario(chosen)
  }
  const begin = (): void =>
    props.onPlay(props.card.id, scenario()?.id ?? '', seats(), { options: options(), solo: isSolo() })
  return (
    <Dialog
      title={words().start.title(props.card.title[props.language])}
      close={words().common.close}
      width={720}
      onClose={props.onClose}
      footer={
        <>
          <button type="button" class="btn" onClick={() => props.onClose()}>
            {words().common.cancel}
          </button>
          <button type="button" class="btn primary" onClick={begin}>
            <Icon name="play" />
            {words().start.begin}
          </button>
        </>
      }
    >
      <div class="new-game">
        <Scenarios
          {...props}
          chosen={scenario()}
          onPick={(chosen) => pick(withSameSeating(props.card, chosen, scenario()))}
        />
        <fieldset>
          <legend class="label">{words().start.seats}</legend>
          <Show when={scenario()}>{(chosen) => <Seatings {...props} chosen={chosen()} onPick={pick} />}</Show>
          <SeatChoices
            language={props.language}
            seats={scenario()?.seats ?? []}
            kinds={seats()}
            hasComputer={props.card.hasComputer}
            onChange={setSeats}
          />
          <Company {...props} seats={seats()} />
        </fieldset>
        <Options
          card={props.card}
          language={props.language}
          scenario={scenario()}
          values={options()}
          onChange={(id, value) => setWishes((all) => ({ ...all, [id]: value }))}
        />
        <label class="choice">
          <input
            type="checkbox"
            checked={isSolo()}
            onChange={(event) => setSolo(event.currentTarget.checked)}
          />
          <span>
            <b>{words().start.solo}</b>
            <small>{words().start.soloText}</small>
          </span>
        </label>
      </div>
    </Dialog>
  )
}

interface ScenariosProps extends NewGameProps {
  readonly chosen: ScenarioCard | undefined
  readonly onPick: (scenario: ScenarioCard) => void
}

function Scenarios(props: ScenariosProps): JSX.Element {
  const words = () => wordsOf(props.language).start
  return (
    <fieldset>
      <legend class="label">{words().scenario}</legend>
      <For each={basicScenarios(props.card)}>
        {(scenario) => (
          <label class="choice">
            <input
              type="radio"
              name="scenario"
              checked={props.chosen && baseOf(scenario) === baseOf(props.chosen)}
              onChange={() => props.onPick(scenario)}
            />
            <span>
              <b>
                {scenario.title[props.language]}{' '}
                <span class="faint num">{scenario.length[props.language]}</span>
              </b>
              <small>{scenario.summary[props.language]}</small>
            </span>
          </label>
        )}
      </For>
    </fieldset>
  )
}

interface SeatingsProps extends NewGameProps {
  readonly chosen: ScenarioCard
  readonly onPick: (scenario: ScenarioCard) => void
}

/** By how many players, where there is a choice. */
function Seatings(props: SeatingsProps): JSX.Element {
  const ways = (): ScenarioCard[] => seatingsOf(props.card, props.chosen)
  return (
    <Show when={ways().length > 1}>
      <div class="seatings" role="group" aria-label={wordsOf(props.language).start.players}>
        <For each={ways()}>
          {(way) => (
            <button
              type="button"
              class="level"
              aria-pressed={way.id === props.chosen.id}
              onClick={() => props.onPick(way)}
            >
              {way.seating?.title[props.language]}
            </button>
          )}
        </For>
      </div>
    </Show>
  )
}

function Company(props: { readonly language: Language; readonly seats: readonly SeatKind[] }): JSX.Element {
  const words = () => wordsOf(props.language).start
  return (
    <Show when={company(props.seats) !== 'one'}>
      <p class="note">{company(props.seats) === 'several' ? words().hotseat : words().nobody}</p>
    </Show>
  )
}
