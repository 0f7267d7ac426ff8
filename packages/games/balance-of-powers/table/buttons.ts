/** Choices without a place on the map. Keys stay clear of those of overlays and zoom. */
import { type Button, looksOf, PLAIN } from '@sandtable/presentation'
import type { Verb } from '../text/keys.ts'
import { askedOf, gameText, type Scene } from './scene.ts'

const LOOKS = looksOf<Verb>({
  primary: { done: 'E', yes: 'Y', 'ready-made': 'Y', halt: 'H' },
  plain: { no: 'N', pass: 'X', 'dig-in': 'D', rise: 'U', 'call-off': 'K', 'hold-fire': 'X' },
  attack: { free: 'A' },
})

export function buttons(scene: Scene): Button[] {
  const asked = askedOf(scene)
  if (!asked) return []
  return Object.entries(asked.offer).flatMap(([verb, options]) =>
    options === true
      ? [{ answer: { verb }, ...(LOOKS.get(verb as Verb) ?? PLAIN), label: gameText(scene).verb(verb) }]
      : [],
  )
}
