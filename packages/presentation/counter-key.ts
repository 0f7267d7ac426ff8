/** The key to a game's signs, made of tables: what is shown, by which rule, and the game's words for it. */
import type { CounterFace, CounterKey, Line, SpaceMark } from './models.ts'

interface KeyWords {
  readonly lines: Readonly<Record<string, string>>
  readonly kinds: Readonly<Record<string, string>>
  readonly markers: Readonly<Record<string, string>>
  /** where there is less room; without them the words of `markers` */
  readonly shortMarkers?: Readonly<Record<string, string>>
}

/** What the key of a game shows, by its words; `Up` says which side of a counter is up. */
export interface KeyTables<W extends KeyWords, Up> {
  readonly lines: readonly (readonly [line: keyof W['lines'] & string, rule: string])[]
  /** each with a unit of the kind */
  readonly kinds: readonly (readonly [kind: keyof W['kinds'] & string, id: string, up: Up, rule: string])[]
  readonly markers: readonly (readonly [
    marker: keyof W['markers'] & string,
    rule: string,
    mark: Omit<SpaceMark, 'space' | 'title'>,
  ])[]
}

type KeyParts<W extends KeyWords, Up> = KeyTables<W, Up> &
  Pick<CounterKey, 'face' | 'marks' | 'hidesStacks'> & {
    readonly words: W
    faceOf(id: string, up: Up): CounterFace
  }

export function counterKeyOf<W extends KeyWords, Up>({
  words,
  lines,
  kinds,
  markers,
  faceOf,
  ...rest
}: KeyParts<W, Up>): CounterKey {
  const { shortMarkers } = words
  const said = (text: string | undefined, rule: string): Line => ({ text: text ?? '', rules: [rule] })
  return {
    ...rest,
    lines: lines.map(([line, rule]) => said(words.lines[line], rule)),
    kinds: kinds.map(([kind, id, up, rule]) => ({
      face: faceOf(id, up),
      line: said(words.kinds[kind], rule),
    })),
    markers: markers.map(([marker, rule, mark]) => ({
      mark: { space: 0, title: words.markers[marker] ?? '', ...mark },
      line: said(words.markers[marker], rule),
      ...(shortMarkers ? { short: shortMarkers[marker] ?? '' } : {}),
    })),
  }
}
