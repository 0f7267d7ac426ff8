/**
 * A button never changes its meaning under the pointer: for a moment after another question has been put, presses are
 * taken to be meant for the old one, and dropped.
 */
import type { Button, Scene } from '@sandtable/presentation'
import { type Accessor, createSignal, onCleanup } from 'solid-js'

/**
 * How long: `short` is longer than between the two clicks of a double click, `long` is for hands that press twice without
 * wanting to.
 */
export const DEAF_MS = { short: 400, long: 1000, off: 0 } as const
export type Deafness = keyof typeof DEAF_MS
export const DEAFNESSES: readonly Deafness[] = ['short', 'long', 'off']

export interface Hearing {
  /** the question on the table is too new for this press */
  isDeafTo(button: Button): boolean
  /** for a while after another question has been put */
  readonly isDeaf: Accessor<boolean>
  /** looks whether another question is put; `shown` are the buttons of the one before */
  notice(shown: readonly Button[]): void
  /** the press that has just been heard: says of a later one whether it is the second half of it */
  secondHalf(): () => boolean
  /** what is done meanwhile is done by a press */
  byPress(act: () => void): void
}

interface HearingParts {
  scene(): Scene
  /** milliseconds */
  now(): number
  deafness(): Deafness
}

export function createHearing({ scene, now, deafness }: HearingParts): Hearing {
  const [isDeaf, setDeaf] = createSignal(false)
  let question = questionOf(scene())
  let since = -Infinity
  let isPressed = false
  /** buttons that stood there before, too: a click on the map takes nothing away from them */
  let known: ReadonlySet<string> = new Set()
  let waking: ReturnType<typeof setTimeout> | undefined
  onCleanup(() => clearTimeout(waking))

  return {
    isDeaf,
    isDeafTo: (button) => now() - since < DEAF_MS[deafness()] && !known.has(meaningOf(button)),
    notice: (shown) => {
      const next = questionOf(scene())
      if (next === question) return
      question = next
      since = now()
      known = new Set(isPressed ? [] : shown.map(meaningOf))
      const pause = DEAF_MS[deafness()]
      setDeaf(pause > 0)
      clearTimeout(waking)
      waking = setTimeout(() => setDeaf(false), pause)
    },
    secondHalf: () => {
      const pressed = now()
      return () => now() - pressed < DEAF_MS[deafness()]
    },
    byPress: (act) => {
      isPressed = true
      act()
      isPressed = false
    },
  }
}

const meaningOf = ({ answer, label }: Button): string => [answer.verb, answer.arg, label].join('/')

/** What the viewer is asked, with its particulars; the same question may be put again after each answer. */
function questionOf({ decisions, seat }: Scene): string {
  const own = decisions.find((each) => each.seat === seat)
  return own ? JSON.stringify([own.prompt, own.facts]) : ''
}
