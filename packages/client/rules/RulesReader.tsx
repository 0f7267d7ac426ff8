import { type Language, LANGUAGES } from '@sandtable/kernel'
import type { Reader } from '@sandtable/reader'
import { createResource, type JSX, Match, Switch } from 'solid-js'
import '../style/reader.css'
import { closeOnEscape } from '../panels/close-on-escape.ts'
import { Book } from './Book.tsx'
import { loadReader } from './load-reader.ts'
import { readerWords } from './words.ts'

export interface RulesReaderProps {
  /** id of the game */
  readonly game: string
  readonly rule?: string | undefined
  readonly language: Language
  readonly onRule: (rule: string) => void
  readonly onClose?: (() => void) | undefined
  /** a sheet beside the map; otherwise a page of its own */
  readonly embedded: boolean
}

/** The rules of a game to read, as a sheet beside the map or as a page. */
export function RulesReader(props: RulesReaderProps): JSX.Element {
  const [reader, { refetch }] = createResource(
    () => ({ game: props.game, language: props.language }),
    ({ game, language }) => loadReader(game, language),
  )
  const words = () => readerWords(props.language)
  closeOnEscape(() => props.onClose?.())
  /** the language shown stays until the other has been fetched */
  const loaded = (): Reader | null | undefined => (reader.error === undefined ? reader.latest : undefined)
  const loadOther = async (): Promise<Reader | null> => {
    const other = LANGUAGES.find((language) => language !== props.language)
    return other === undefined ? null : loadReader(props.game, other)
  }
  return (
    <section
      class="reader"
      classList={{ embedded: props.embedded }}
      lang={props.language}
      aria-label={words().title}
    >
      <Switch
        fallback={
          <p class="state" role="status">
            {words().loading}
          </p>
        }
      >
        <Match when={reader.error !== undefined}>
          <div class="state" role="alert">
            <b>{words().failed}</b>
            <button type="button" class="btn" onClick={() => void refetch()}>
              {words().again}
            </button>
          </div>
        </Match>
        <Match when={loaded() === null}>
          <p class="state">{words().none}</p>
        </Match>
        <Match when={loaded()}>
          {(shown) => (
            <Book
              reader={shown()}
              loadOther={loadOther}
              rule={props.rule}
              embedded={props.embedded}
              onRule={props.onRule}
              onClose={props.onClose}
            />
          )}
        </Match>
      </Switch>
    </section>
  )
}
