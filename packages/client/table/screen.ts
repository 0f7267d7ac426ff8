/** Who sits before the screen. With several people and secrets it changes hands behind a curtain. */
import { type Accessor, createSignal } from 'solid-js'
import type { LocalGame } from '../session/local-game.ts'

export interface Screen {
  /** the seat the screen belongs to; undefined behind the curtain, or for an onlooker */
  seat(): number | undefined
  /** the seat that must take the screen before play goes on */
  curtain(): number | undefined
  lift(): void
}

/** `isKept`: the last act is still looked at by whoever did it, though somebody else decides next. */
export function createScreen(
  game: LocalGame,
  version: Accessor<number>,
  isKept: Accessor<boolean> = () => false,
): Screen {
  const { people, seating } = game
  const [holder, setHolder] = createSignal<number>()
  const deciding = (): number | undefined => {
    version()
    return game.toDecide
  }
  const isShared = people.length > 1 && !seating.solo

  const curtain = (): number | undefined => {
    const seat = deciding()
    const mustChange = isShared && seat !== undefined && game.isHuman(seat) && seat !== holder()
    return mustChange && !isKept() ? seat : undefined
  }

  const seat = (): number | undefined => {
    if (isShared) return curtain() === undefined ? holder() : undefined
    const next = deciding()
    return seating.solo && next !== undefined && game.isHuman(next) ? next : people[0]
  }

  return { seat, curtain, lift: () => setHolder(curtain()) }
}
