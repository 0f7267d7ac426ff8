/** The key to a game's signs, made of tables: what is shown, by which rule, and the game's words for it. */
import type { CounterFace, CounterKey, SpaceMark } from './models.ts'

interface KeyWords<Line extends string, Kind extends string, Marker extends string> {
  readonly lines: Readonly<Record<Line, string>>
  readonly kinds: Readonly<Record<Kind, string>>
  readonly markers: Readonly<Record<Marker, string>>
  /** where there is less room; without them the words of `markers` */
  readonly shortMarkers?: Readonly<Record<Marker, string>>
}

export type KeyLines<Line extends string> = readonly (readonly [line: Line, rule: string])[]
/** a unit of the kind, and which side of its counter is up */
export type KeyKinds<Kind extends string, Id extends string, Up> = readonly (readonly [
  kind: Kind,
  id: Id,
  up: Up,
  rule: string,
])[]
export type KeyMarkers<Marker extends string> = readonly (readonly [
  marker: Marker,
  rule: string,
  mark: Omit<SpaceMark, 'space' | 'title'>,
])[]

interface KeyParts<Line extends string, Kind extends string, Marker extends string, Id extends string, Up>
  extends Pick<CounterKey, 'face' | 'marks' | 'hidesStacks'> {
  readonly words: KeyWords<Line, Kind, Marker>
  readonly lines: KeyLines<Line>
  readonly kinds: KeyKinds<Kind, Id, Up>
  readonly markers: KeyMarkers<Marker>
  faceOf(id: Id, up: Up): CounterFace
}

export const counterKeyOf = <
  Line extends string,
  Kind extends string,
  Marker extends string,
  Id extends string,
  Up,
>({
  words: w,
  lines,
  kinds,
  markers,
  faceOf,
  ...rest
}: KeyParts<Line, Kind, Marker, Id, Up>): CounterKey => ({
  ...rest,
  lines: lines.map(([line, rule]) => ({ text: w.lines[line], rules: [rule] })),
  kinds: kinds.map(([kind, id, up, rule]) => ({
    face: faceOf(id, up),
    line: { text: w.kinds[kind], rules: [rule] },
  })),
  markers: markers.map(([marker, rule, mark]) => ({
    mark: { space: 0, title: w.markers[marker], ...mark },
    line: { text: w.markers[marker], rules: [rule] },
    ...(w.shortMarkers ? { short: w.shortMarkers[marker] } : {}),
  })),
})
