import { manifestOf } from '@sandtable/games'
import type { Language } from '@sandtable/kernel'
import { createResource, For, type JSX, Match, Switch } from 'solid-js'
import '../style/about.css'
import type { About, Credit } from '@sandtable/presentation/about'
import { closeOnEscape } from '../panels/close-on-escape.ts'
import { IconButton } from '../panels/IconButton.tsx'
import { Counts } from './Counts.tsx'
import { LookUp } from './LookUp.tsx'
import { aboutWords } from './words.ts'

export interface AboutPageProps {
  /** id of the game */
  readonly game: string
  readonly language: Language
  readonly onClose: () => void
}

/** Null if the game has no such page yet. */
const loadAbout = async (game: string): Promise<About | null> => (await manifestOf(game)?.about?.()) ?? null

/** About a game: the printed one, what is the rulebook's and what is ours, and whom to thank. */
export function AboutPage(props: AboutPageProps): JSX.Element {
  const [about] = createResource(() => props.game, loadAbout)
  const words = () => aboutWords(props.language)
  closeOnEscape(() => props.onClose())
  return (
    <main class="about-page" lang={props.language}>
      <Switch fallback={<p class="state">{words().loading}</p>}>
        <Match when={about.error !== undefined}>
          <p class="state">{words().failed}</p>
          <IconButton icon="close" title={words().close} onClick={() => props.onClose()} />
        </Match>
        <Match when={about.state === 'ready' && about() === null}>
          <p class="state">{words().none}</p>
          <IconButton icon="close" title={words().close} onClick={() => props.onClose()} />
        </Match>
        <Match when={about()}>
          {(loaded) => <Sheet about={loaded()} language={props.language} onClose={props.onClose} />}
        </Match>
      </Switch>
    </main>
  )
}

function Sheet(props: {
  readonly about: About
  readonly language: Language
  readonly onClose: () => void
}): JSX.Element {
  const words = () => aboutWords(props.language)
  const text = () => props.about.text(props.language)
  return (
    <>
      <header>
        <h1>{words().title(text().title)}</h1>
        <IconButton icon="close" title={words().close} onClick={() => props.onClose()} />
      </header>
      <section>
        <h2>{words().printed}</h2>
        <For each={text().printed}>{(paragraph) => <p>{paragraph}</p>}</For>
      </section>
      <section>
        <h2>{text().lawTitle}</h2>
        <For each={text().law}>{(paragraph) => <p>{paragraph}</p>}</For>
      </section>
      <section>
        <h2>{words().countsTitle}</h2>
        <p>{words().countsText}</p>
        <Counts counts={props.about.counts(props.language)} language={props.language} />
      </section>
      <section>
        <h2>{words().lookUpTitle}</h2>
        <p>{words().lookUpText}</p>
        <LookUp about={props.about} language={props.language} />
      </section>
      <section>
        <h2>{text().creditsTitle}</h2>
        <Credits credits={text().credits} language={props.language} />
      </section>
    </>
  )
}

function Credits(props: { readonly credits: readonly Credit[]; readonly language: Language }): JSX.Element {
  const words = () => aboutWords(props.language)
  return (
    <table class="credits">
      <thead>
        <tr>
          <th scope="col">{words().what}</th>
          <th scope="col">{words().use}</th>
          <th scope="col">{words().licence}</th>
        </tr>
      </thead>
      <tbody>
        <For each={props.credits}>
          {({ what, use, licence }) => (
            <tr>
              <th scope="row">{what}</th>
              <td>{use}</td>
              <td>{licence}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  )
}
