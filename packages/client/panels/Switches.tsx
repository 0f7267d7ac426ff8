import type { Language } from '@sandtable/kernel'
import type { Theme } from '@sandtable/presentation'
import { For, type JSX } from 'solid-js'
import { SPEEDS, type Speed } from '../bots/pace.ts'
import { STAYS, type Stay } from '../seen/stay.ts'
import { seenWords } from '../seen/words.ts'
import { type Words, wordsOf } from '../words/words.ts'
import { Icon } from './Icon.tsx'

interface LanguageProps {
  readonly language: Language
  readonly onChange: (language: Language) => void
}

const NAMES: readonly (readonly [Language, string, string])[] = [
  ['en', 'EN', 'English'],
  ['ja', '日本語', '日本語'],
]

/** Both languages always in sight. */
export function LanguageSwitch(props: LanguageProps): JSX.Element {
  return (
    <div class="seg" role="group" aria-label={wordsOf(props.language).common.language}>
      <For each={NAMES}>
        {([language, text, title]) => (
          <button
            type="button"
            lang={language}
            title={title}
            aria-pressed={props.language === language}
            onClick={() => props.onChange(language)}
          >
            {text}
          </button>
        )}
      </For>
    </div>
  )
}

interface SpeedProps {
  readonly words: Words
  readonly speed: Speed
  readonly onChange: (speed: Speed) => void
}

/** How fast the computer plays. */
export function SpeedSwitch(props: SpeedProps): JSX.Element {
  return (
    <div class="seg even" role="group" aria-label={props.words.menu.speed}>
      <For each={SPEEDS}>
        {(speed) => (
          <button type="button" aria-pressed={props.speed === speed} onClick={() => props.onChange(speed)}>
            {props.words.menu.speeds[speed]}
          </button>
        )}
      </For>
    </div>
  )
}

interface StayProps {
  readonly language: Language
  readonly stay: Stay
  readonly onChange: (stay: Stay) => void
}

/** How long the result of a fight stays. */
export function StaySwitch(props: StayProps): JSX.Element {
  const words = () => seenWords(props.language)
  return (
    <div class="seg even" role="group" aria-label={words().stay}>
      <For each={STAYS}>
        {(stay) => (
          <button type="button" aria-pressed={props.stay === stay} onClick={() => props.onChange(stay)}>
            {words().stays[stay]}
          </button>
        )}
      </For>
    </div>
  )
}

interface ThemeProps {
  readonly language: Language
  readonly theme: Theme
  readonly onChange: (theme: Theme) => void
}

export function ThemeSwitch(props: ThemeProps): JSX.Element {
  const other = (): Theme => (props.theme === 'dark' ? 'light' : 'dark')
  const name = (): string => {
    const { common } = wordsOf(props.language)
    return other() === 'dark' ? common.toDark : common.toLight
  }
  return (
    <button
      type="button"
      class="btn quiet icon theme-switch"
      aria-label={name()}
      title={name()}
      onClick={() => props.onChange(other())}
    >
      <Icon name={other() === 'dark' ? 'moon' : 'sun'} />
    </button>
  )
}
