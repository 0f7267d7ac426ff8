/** Who sits before the screen. Where something is hidden from the next person it changes hands behind a curtain. */
import { type Accessor, createComputed, createSignal } from 'solid-js'
import { isHiddenBetween } from '../session/hidden-between.ts'
import type { LocalGame } from '../session/local-game.ts'

export interface Screen {
  /** the seat the screen belongs to; undefined behind the curtain, or for an onlooker */
  seat(): number | undefined
  /** the seat that must take the screen before play goes on */
  curtain(): number | undefined
  lift(): void
}

/** `isKept`: it stays with who has it, though somebody else decides next; `isHandOver`: because the last act is still looked at by whoever did it. */
export function createScreen(
  game: LocalGame,
  version: Accessor<number>,
  isKept: Accessor<boolean> = () => false,
  isHandOver: Accessor<boolean> = () => false,
): Screen {
  const { people, seating } = game
  const [holder, setHolder] = createSignal<number>()
  const deciding = (): number | undefined => {
    version()
    return game.toDecide
  }
  const lastToAct = (): number | undefined => {
    version()
    return game.match.moveAt(game.match.length)?.seat
  }
  const isShared = people.length > 1 && !seating.solo

  /** who should take the screen next */
  const successor = (): number | undefined => {
    if (isKept() && !isHandOver()) return undefined
    const seat = isHandOver() ? lastToAct() : deciding()
    return isShared && seat !== undefined && game.isHuman(seat) && seat !== holder() ? seat : undefined
  }
  const isHidden = keptBy((_version: number, before: number | undefined, next: number) =>
    isHiddenBetween(game.match, before, next),
  )
  const curtain = (): number | undefined => {
    const next = successor()
    return next !== undefined && isHidden(version(), holder(), next) ? next : undefined
  }
  createComputed(() => {
    const next = successor()
    if (next !== undefined && curtain() === undefined) setHolder(next)
  })

  const seat = (): number | undefined => {
    if (isShared) return curtain() === undefined ? (successor() ?? holder()) : undefined
    const next = deciding()
    return seating.solo && next !== undefined && game.isHuman(next) ? next : people[0]
  }

  return { seat, curtain, lift: () => setHolder(curtain()) }
}

/** Found once for the same arguments: the screen is asked for whenever anything is drawn. */
function keptBy<A extends readonly unknown[], R>(find: (...args: A) => R): (...args: A) => R {
  let known: { readonly args: A; readonly found: R } | undefined
  return (...args) => {
    if (!known?.args.every((each, i) => each === args[i])) known = { args, found: find(...args) }
    return known.found
  }
}
