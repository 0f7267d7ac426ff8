import type { Language } from '@sandtable/kernel'
import { type JSX, Show } from 'solid-js'
import { createMediaQuery } from '../app/media-query.ts'
import { wordsOf } from '../words/words.ts'
import { MINE_ID } from './Saves.tsx'
import type { SaveRow } from './types.ts'

interface GoOnProps {
  /** the last played first */
  readonly saves: readonly SaveRow[]
  readonly language: Language
  readonly onResume: (saveId: string) => void
}

/** Where the list of games lies far down the page, the one to go on with is at its top. */
export function GoOn(props: GoOnProps): JSX.Element {
  const words = () => wordsOf(props.language).lobby
  const isNarrow = createMediaQuery('(max-width: 899px)')
  const latest = (): SaveRow | undefined => props.saves.find(({ yours }) => yours)
  const toAll = (): void => document.getElementById(MINE_ID)?.scrollIntoView()
  return (
    <Show when={isNarrow() && latest()}>
      {(save) => (
        <section class="go-on-game" aria-labelledby="go-on-game">
          <div>
            <h2 id="go-on-game">{words().goOn}</h2>
            <p>
              <b>{save().title}</b> <span class="muted">{save().scenario}</span>
              <small>
                {save().where} · {save().when}
              </small>
            </p>
          </div>
          <button
            type="button"
            class="btn primary"
            aria-label={`${words().resume}: ${save().title}, ${save().where}`}
            onClick={() => props.onResume(save().id)}
          >
            {words().resume}
          </button>
          <Show when={props.saves.length > 1}>
            <button type="button" class="btn quiet all-games" onClick={toAll}>
              {words().allGames(props.saves.length)}
            </button>
          </Show>
        </section>
      )}
    </Show>
  )
}
