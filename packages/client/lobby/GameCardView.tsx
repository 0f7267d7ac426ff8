import type { Language } from '@sandtable/kernel'
import type { Theme } from '@sandtable/presentation'
import { createSignal, createUniqueId, For, type JSX, Show } from 'solid-js'
import { Icon } from '../panels/Icon.tsx'
import { wordsOf } from '../words/words.ts'
import { shortestScenario } from './choices.ts'
import type { GameCard } from './types.ts'

interface CardProps {
  readonly card: GameCard
  readonly language: Language
  readonly theme: Theme
  readonly onPlayNow: () => void
  readonly onMore: () => void
  readonly onAbout: (gameId: string) => void
  readonly onLearn: (gameId: string) => void
  readonly onRules: (gameId: string) => void
}

const other = (language: Language): Language => (language === 'en' ? 'ja' : 'en')

export function GameCardView(props: CardProps): JSX.Element {
  const words = () => wordsOf(props.language).lobby
  return (
    <article
      class="game"
      classList={{ soon: !props.card.playable }}
      aria-labelledby={`game-${props.card.id}`}
    >
      <Picture {...props} />
      <div class="game-body">
        <h2 id={`game-${props.card.id}`}>{props.card.title[props.language]}</h2>
        <div class="other" lang={other(props.language)}>
          {props.card.title[other(props.language)]}
        </div>
        <p>{props.card.blurb[props.language]}</p>
        <Particulars {...props} />
        <Badges {...props} />
        <Show
          when={props.card.playable}
          fallback={<Announced title={words().soon} hint={words().soonHint} />}
        >
          <Ways {...props} />
        </Show>
      </div>
    </article>
  )
}

function Picture(props: CardProps): JSX.Element {
  const [isMissing, setMissing] = createSignal(false)
  const address = (): string | undefined => (isMissing() ? undefined : props.card.picture?.[props.theme])
  return (
    <div class="pic">
      <Show when={address()} fallback={<Paper />}>
        {(src) => (
          <img src={src()} alt="" width="480" height="444" loading="lazy" onError={() => setMissing(true)} />
        )}
      </Show>
    </div>
  )
}

/** Blank map paper with its hexes, until there is a map. */
function Paper(): JSX.Element {
  const id = createUniqueId()
  return (
    <svg width="100%" height="100%" aria-hidden="true">
      <pattern id={id} width="36" height="62.35" patternUnits="userSpaceOnUse">
        <path
          d="M18 0V10.4L0 20.8V41.6L18 52V62.35M18 10.4 36 20.8V41.6L18 52"
          fill="none"
          stroke="var(--grid)"
        />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

function Particulars(props: CardProps): JSX.Element {
  const words = () => wordsOf(props.language).lobby
  const level = (): number => Math.min(5, Math.max(1, props.card.complexity))
  return (
    <dl>
      <dt>{words().players}</dt>
      <dd>{props.card.players[props.language]}</dd>
      <dt>{words().length}</dt>
      <dd>{props.card.length[props.language]}</dd>
      <dt>{words().complexity}</dt>
      <dd>
        <span class="bars" role="img" aria-label={words().levelOf(level())}>
          <For each={[1, 2, 3, 4, 5]}>{(step) => <i classList={{ on: step <= level() }} />}</For>
        </span>
        {words().levels[level() - 1]}
      </dd>
    </dl>
  )
}

function Badges(props: CardProps): JSX.Element {
  return (
    <ul class="ed">
      <For each={props.card.badges}>
        {({ kind, text }) => (
          <li class="chip">
            <Show when={kind === 'rulebook'}>
              <Icon name="check" />
            </Show>
            {text[props.language]}
          </li>
        )}
      </For>
    </ul>
  )
}

function Announced(props: { readonly title: string; readonly hint: string }): JSX.Element {
  return (
    <div class="go">
      <p class="announced">
        <Icon name="clock" />
        {props.title}
      </p>
      <small>{props.hint}</small>
    </div>
  )
}

function Ways(props: CardProps): JSX.Element {
  const words = () => wordsOf(props.language)
  const scenario = (): string => shortestScenario(props.card)?.title[props.language] ?? ''
  return (
    <div class="go">
      <button type="button" class="btn primary" onClick={() => props.onPlayNow()}>
        <Icon name="play" />
        {words().lobby.playNow}
      </button>
      <small>
        {props.card.hasComputer ? words().lobby.against(scenario()) : words().lobby.hotseat(scenario())}
      </small>
      <button type="button" class="btn" aria-haspopup="dialog" onClick={() => props.onMore()}>
        {words().lobby.more}
      </button>
      <div class="links">
        <Show when={props.card.hasLesson}>
          <button type="button" class="btn quiet small" onClick={() => props.onLearn(props.card.id)}>
            {words().lobby.learn}
          </button>
        </Show>
        <button type="button" class="btn quiet small" onClick={() => props.onRules(props.card.id)}>
          {words().common.rules}
        </button>
        <Show when={props.card.hasAbout}>
          <button type="button" class="btn quiet small" onClick={() => props.onAbout(props.card.id)}>
            {words().lobby.about}
          </button>
        </Show>
      </div>
    </div>
  )
}
