/** Keys and tones of buttons. */
import type { Button } from './models.ts'

export type Look = Pick<Button, 'key' | 'tone'>

type Keys<Name extends string> = Readonly<Partial<Record<Name, string>>>

/** Without a key. */
export const PLAIN: Look = { key: '', tone: 'plain' }

/** Keys by the tone of their buttons. */
export function looksOf<Name extends string>(
  keys: Readonly<Partial<Record<Button['tone'], Keys<Name>>>>,
): ReadonlyMap<string, Look> {
  const tones = Object.entries(keys) as [Button['tone'], Keys<string>][]
  return new Map(
    tones.flatMap(([tone, names]) =>
      Object.entries(names).map(([name, key = '']): [string, Look] => [name, { key, tone }]),
    ),
  )
}
