import { nationsOf } from '@sandtable/presentation'
import { For, type JSX } from 'solid-js'
import type { Language } from '@sandtable/kernel'
import { Dialog } from '../panels/Dialog.tsx'
import { nationStyle } from '../panels/nation.ts'
import type { LocalGame, Seating } from '../session/local-game.ts'
import { wordsOf } from '../words/words.ts'
import { seatsWords } from './words.ts'

interface OpenFileProps {
  readonly game: LocalGame
  /** who played when it was saved */
  readonly asPlayed: Seating
  readonly language: Language
  readonly onGoOn: () => void
  readonly onAlone: () => void
  readonly onClose: () => void
}

/** A file with players in it: do they go on, or does one person look at it alone? */
export function OpenFile(props: OpenFileProps): JSX.Element {
  const words = () => seatsWords(props.language)
  return (
    <Dialog
      title={words().fileTitle}
      close={wordsOf(props.language).common.close}
      onClose={props.onClose}
      footer={
        <>
          <button type="button" class="btn" onClick={() => props.onAlone()}>
            {words().alone}
          </button>
          <button type="button" class="btn primary" autofocus onClick={() => props.onGoOn()}>
            {words().goOn}
          </button>
        </>
      }
    >
      <p>{words().fileText}</p>
      <Players {...props} />
      <p class="muted">{words().aloneText}</p>
    </Dialog>
  )
}

function Players(props: OpenFileProps): JSX.Element {
  const { match, presentation } = props.game
  const nation = (seat: number): string => nationsOf(presentation, match.setup.scenario)[seat] ?? ''
  const player = (seat: number): string => {
    const kind = props.asPlayed.seats[seat] ?? 'human'
    const words = seatsWords(props.language)
    return kind === 'human' ? words.here : words.computer(wordsOf(props.language).start.levels[kind].title)
  }
  return (
    <ul class="file-players">
      <For each={match.setup.scenario.seats}>
        {({ title }, seat) => (
          <li style={nationStyle(nation(seat()))}>
            <i class="swatch" />
            <b>{title[props.language]}</b>
            <span>{player(seat())}</span>
          </li>
        )}
      </For>
    </ul>
  )
}
