import type { CounterKey, Line } from '../models.ts'

/** All lines of a key to signs. */
const keyLines = ({ lines, kinds, marks, markers = [] }: CounterKey): Line[] => [
  ...lines,
  ...kinds.map(({ line }) => line),
  ...marks.flatMap(({ line }) => line ?? []),
  ...markers.map(({ line }) => line),
]

/** What a key says twice, or without naming the one rule that has it. */
export function astrayIn(key: CounterKey, rules: ReadonlySet<string>): readonly string[] {
  const said = keyLines(key)
  const texts = said.map(({ text }) => text)
  const twice = texts.filter((text, i) => texts.indexOf(text) !== i)
  const unfounded = said.filter((line) => line.rules?.length !== 1 || !rules.has(line.rules[0] ?? ''))
  return [...twice, ...unfounded.map(({ text }) => text)]
}
