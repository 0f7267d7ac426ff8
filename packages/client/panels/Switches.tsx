import type { Language } from '@sandtable/kernel'
import type { Theme } from '@sandtable/presentation'
import { For, type JSX } from 'solid-js'
import { wordsOf } from '../words/words.ts'
import { IconButton } from './IconButton.tsx'

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

interface OneOfProps<T extends string> {
  readonly label: string
  readonly among: readonly T[]
  readonly names: Readonly<Record<T, string>>
  readonly chosen: T
  readonly onChange: (chosen: T) => void
}

/** One of a few, side by side. */
export function OneOf<T extends string>(props: OneOfProps<T>): JSX.Element {
  return (
    <div class="seg even" role="group" aria-label={props.label}>
      <For each={props.among}>
        {(each) => (
          <button type="button" aria-pressed={props.chosen === each} onClick={() => props.onChange(each)}>
            {props.names[each]}
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
    <IconButton
      icon={other() === 'dark' ? 'moon' : 'sun'}
      class="theme-switch"
      title={name()}
      onClick={() => props.onChange(other())}
    />
  )
}
