import type { Level } from '@sandtable/bots'
import type { Language } from '@sandtable/kernel'
import type { SeatKind } from '@sandtable/presentation'
import { For, type JSX, Show } from 'solid-js'
import { Icon } from '../panels/Icon.tsx'
import { nationStyle } from '../panels/nation.ts'
import { type Words, wordsOf } from '../words/words.ts'
import { OPPONENT } from './choices.ts'
import type { SeatCard } from './types.ts'

interface SeatsProps {
  readonly language: Language
  readonly seats: readonly SeatCard[]
  readonly kinds: readonly SeatKind[]
  /** can the computer play this game? */
  readonly hasComputer: boolean
  readonly onChange: (kinds: readonly SeatKind[]) => void
}

/** The weakest first. */
const LEVELS: readonly Level[] = ['random', 'easy', 'normal', 'hard']

/** For each side: a person at this screen, or the computer and how well it plays. */
export function SeatChoices(props: SeatsProps): JSX.Element {
  const choose = (seat: number, kind: SeatKind): void =>
    props.onChange(props.kinds.map((before, n) => (n === seat ? kind : before)))
  return (
    <ul class="seats">
      <For each={props.seats}>
        {(card, seat) => (
          <Seat
            words={wordsOf(props.language).start}
            title={card.title[props.language]}
            nation={card.nation}
            kind={props.kinds[seat()] ?? 'human'}
            hasComputer={props.hasComputer}
            onChoose={(kind) => choose(seat(), kind)}
          />
        )}
      </For>
    </ul>
  )
}

interface SeatProps {
  readonly words: Words['start']
  readonly title: string
  readonly nation: string
  readonly kind: SeatKind
  readonly hasComputer: boolean
  readonly onChoose: (kind: SeatKind) => void
}

function Seat(props: SeatProps): JSX.Element {
  const level = (): Level | undefined => (props.kind === 'human' ? undefined : props.kind)
  const about = (): string => {
    const chosen = level()
    return chosen ? props.words.levels[chosen].text : props.words.seatHereText
  }
  return (
    <li style={nationStyle(props.nation)}>
      <i class="swatch" />
      <b>{props.title}</b>
      <div class="seg" role="group" aria-label={props.title}>
        <button type="button" aria-pressed={!level()} onClick={() => props.onChoose('human')}>
          <Icon name="users" />
          {props.words.seatHere}
        </button>
        <Show when={props.hasComputer}>
          <button
            type="button"
            aria-pressed={level() !== undefined}
            onClick={() => props.onChoose(level() ?? OPPONENT)}
          >
            <Icon name="computer" />
            {props.words.seatComputer}
          </button>
        </Show>
      </div>
      <Show when={level()}>{(chosen) => <Levels {...props} chosen={chosen()} />}</Show>
      <p class="about" role="status">
        {about()}
      </p>
    </li>
  )
}

function Levels(props: SeatProps & { readonly chosen: Level }): JSX.Element {
  return (
    <div class="levels" role="group" aria-label={`${props.title}: ${props.words.level}`}>
      <For each={LEVELS}>
        {(level, order) => (
          <button
            type="button"
            class="level"
            aria-pressed={props.chosen === level}
            title={props.words.levels[level].text}
            onClick={() => props.onChoose(level)}
          >
            <Strength steps={order() + 1} />
            {props.words.levels[level].title}
          </button>
        )}
      </For>
    </div>
  )
}

/** Bars that rise with the strength. */
function Strength(props: { readonly steps: number }): JSX.Element {
  return (
    <span class="strength" aria-hidden="true">
      <For each={LEVELS}>{(_, order) => <i classList={{ on: order() < props.steps }} />}</For>
    </span>
  )
}
