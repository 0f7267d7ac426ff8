import { nationsOf, type SeatKind } from '@sandtable/presentation'
import { createSignal, type JSX, Show } from 'solid-js'
import { hasMind } from '../bots/load-mind.ts'
import { SeatChoices } from '../lobby/SeatChoices.tsx'
import type { SeatCard } from '../lobby/types.ts'
import { Dialog } from '../panels/Dialog.tsx'
import type { LocalGame, Seating } from '../session/local-game.ts'
import type { Table } from '../table/table.ts'
import { wordsOf } from '../words/words.ts'
import { reveals } from '../session/local-game.ts'
import { seatsWords } from './words.ts'

interface SeatsSheetProps {
  readonly game: LocalGame
  readonly table: Pick<Table, 'language'>
  readonly onClose: () => void
  readonly onReseat: (seating: Seating) => void
}

/** Who plays from now on: each side by a person or the computer, or all of it by one person alone. */
export function SeatsSheet(props: SeatsSheetProps): JSX.Element {
  const { seating, match } = props.game
  const [seats, setSeats] = createSignal<readonly SeatKind[]>(seating.seats)
  const [isSolo, setSolo] = createSignal(seating.solo)
  const [isAsking, setAsking] = createSignal(false)
  const words = () => seatsWords(props.table.language())
  const change = (): void => {
    const wanted = { ...seating, seats: seats(), solo: isSolo() }
    if (!isAsking() && !match.play.isOver && reveals(seating, wanted)) {
      setAsking(true)
      return
    }
    props.onClose()
    props.onReseat(wanted)
  }
  return (
    <Dialog
      title={isAsking() ? words().revealTitle : words().title}
      close={wordsOf(props.table.language()).common.close}
      width={560}
      onClose={props.onClose}
      footer={
        <Show
          when={isAsking()}
          fallback={
            <>
              <button type="button" class="btn" onClick={() => props.onClose()}>
                {wordsOf(props.table.language()).common.cancel}
              </button>
              <button type="button" class="btn primary" onClick={change}>
                {words().change}
              </button>
            </>
          }
        >
          <button type="button" class="btn danger" onClick={change}>
            {words().reveal}
          </button>
          <button type="button" class="btn primary" onClick={() => setAsking(false)}>
            {words().back}
          </button>
        </Show>
      }
    >
      <Show when={!isAsking()} fallback={<p>{words().revealText}</p>}>
        <div class="new-game">
          <SeatChoices
            language={props.table.language()}
            seats={seatCards(props.game)}
            kinds={seats()}
            hasComputer={hasMind(match.setup.game.id)}
            onChange={setSeats}
          />
          <Alone {...props} isSolo={isSolo()} onChange={setSolo} />
        </div>
      </Show>
    </Dialog>
  )
}

const seatCards = ({ match, presentation }: LocalGame): readonly SeatCard[] => {
  const nations = nationsOf(presentation, match.setup.scenario)
  return match.setup.scenario.seats.map(({ title }, seat) => ({ title, nation: nations[seat] ?? '' }))
}

interface AloneProps extends SeatsSheetProps {
  readonly isSolo: boolean
  readonly onChange: (isSolo: boolean) => void
}

function Alone(props: AloneProps): JSX.Element {
  const words = () => wordsOf(props.table.language()).start
  return (
    <label class="choice">
      <input
        type="checkbox"
        checked={props.isSolo}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <span>
        <b>{words().solo}</b>
        <small>{words().soloText}</small>
      </span>
    </label>
  )
}
