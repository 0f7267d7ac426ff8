import type { Language } from '@sandtable/kernel'
import { For, type JSX } from 'solid-js'
import { nationStyle } from '../panels/nation.ts'
import type { SeatKind } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import type { SeatCard } from './types.ts'

interface SeatsProps {
  readonly language: Language
  readonly seats: readonly SeatCard[]
  readonly kinds: readonly SeatKind[]
  readonly onChange: (kinds: readonly SeatKind[]) => void
}

const KINDS: readonly SeatKind[] = ['human', 'random']

/** For each side: a person at this screen, or the computer. */
export function SeatChoices(props: SeatsProps): JSX.Element {
  const name = (kind: SeatKind): string => {
    const words = wordsOf(props.language).start
    return kind === 'human' ? words.seatHere : words.seatComputer
  }
  const choose = (seat: number, kind: SeatKind): void =>
    props.onChange(props.kinds.map((before, n) => (n === seat ? kind : before)))
  return (
    <ul class="seats">
      <For each={props.seats}>
        {({ title, nation }, seat) => (
          <li style={nationStyle(nation)}>
            <i class="swatch" />
            <b>{title[props.language]}</b>
            <div class="seg" role="group" aria-label={title[props.language]}>
              <For each={KINDS}>
                {(kind) => (
                  <button
                    type="button"
                    aria-pressed={props.kinds[seat()] === kind}
                    onClick={() => choose(seat(), kind)}
                  >
                    {name(kind)}
                  </button>
                )}
              </For>
            </div>
          </li>
        )}
      </For>
    </ul>
  )
}
