/** What is said of a place, in parts: after a change only what is new of it is said. */
import type { VoiceWords } from '../voice/words.ts'

export interface SpokenPart {
  readonly text: string
  /** the units of a side, by name */
  readonly items: readonly string[]
}

type Joins = Pick<VoiceWords, 'stop' | 'semicolon' | 'stack'>

export const spokenText = (parts: readonly SpokenPart[], words: Joins): string =>
  parts
    .map(({ text, items }) => (items.length > 0 ? words.stack(text, items.join(words.semicolon)) : text))
    .join(words.stop)

/** Of a force whose units have changed its name and number, and the units that are not as they were. */
export function changedParts(
  before: readonly SpokenPart[],
  now: readonly SpokenPart[],
): readonly SpokenPart[] {
  return now.flatMap(({ text, items }) => {
    const known = before.find((part) => part.text === text)
    const knownItems = known?.items ?? before.flatMap((part) => part.items)
    const fresh = items.filter((item) => !knownItems.includes(item))
    return known && fresh.length === 0 ? [] : [{ text, items: fresh }]
  })
}
