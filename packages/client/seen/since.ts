/** What the others did since one's own last turn. */
import { type Happening, isResult, nationsOf, type TimeSpan } from '@sandtable/presentation'
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js'
import type { LocalGame } from '../session/local-game.ts'
import type { Position } from '../table/position.ts'
import type { Since, SinceItem } from './since-model.ts'

interface SinceParts {
  readonly game: LocalGame
  readonly position: Position
  readonly happenings: Accessor<readonly Happening[]>
  readonly wishes: { tellsSince(): boolean }
  isGuided(): boolean
}

/** fewer things one has seen */
const LONG = 3

export function createSince(parts: SinceParts): Since {
  const { game, position, happenings, wishes } = parts
  const [isOpen, setOpen] = createSignal(false)
  const [pointed, setPointed] = createSignal<SinceItem>()
  const spans = createMemo((): readonly TimeSpan[] => {
    position.late.scene()
    return game.presentation.timeline(position.toldAll(), game.match.length + 1, 'en')
  })
  const viewer = (): number | undefined => position.screen.seat()
  const stretch = createMemo(() => {
    const seat = viewer()
    return seat === undefined ? undefined : stretchOf(game, spans(), seat)
  })
  const since = createMemo((): readonly SinceItem[] => {
    const part = stretch()
    return part ? itemsOf(happenings().filter(({ last }) => last > part.from && last <= part.to)) : []
  })
  const weight = (): number => since().reduce((sum, { happenings: all }) => sum + all.length, 0)
  let told = -1
  createEffect(
    on([stretch, position.late.offer], ([part, offer]) => {
      if (!part || !offer || part.to === told || !part.isFresh) return
      told = part.to
      if (wishes.tellsSince() && !parts.isGuided() && position.isLive() && weight() >= LONG) setOpen(true)
    }),
  )
  return {
    since,
    isSinceOpen: isOpen,
    openSince: () => void setOpen(true),
    closeSince: () => {
      setPointed(undefined)
      setOpen(false)
    },
    pointed: () => pointed()?.happenings,
    pointAt: (item) => void setPointed(() => item),
  }
}

/** Actions after `from` up to `to`. */
interface Stretch {
  readonly from: number
  readonly to: number
  /** the seat has not acted since */
  readonly isFresh: boolean
}

/** From the end of the seat's last part of a turn to the beginning of the one it is in, or to now. */
function stretchOf(game: LocalGame, spans: readonly TimeSpan[], seat: number): Stretch {
  const { match } = game
  const { length } = match
  const own = ownSpans(game, spans, seat)
  const last = own.at(-1)
  const isOwnNow = last !== undefined && last === spans.at(-1)
  const before = isOwnNow ? own.at(-2) : last
  // The stretch a turn began with belongs to what came before it.
  const to = isOwnNow ? last.from : length
  const acted = match.moves.findLastIndex((move, at) => move.seat === seat && at >= to)
  return { from: Math.min(before?.to ?? 0, to), to, isFresh: acted < 0 && (isOwnNow || last === undefined) }
}

function ownSpans(game: LocalGame, spans: readonly TimeSpan[], seat: number): readonly TimeSpan[] {
  const { setup, moves } = game.match
  const nation = nationsOf(game.presentation, setup.scenario)[seat]
  if (spans.some((span) => span.nation === nation)) return spans.filter((span) => span.nation === nation)
  // Where several play a side, a stretch belongs to whoever acted in it.
  return spans.filter(({ from, to }) => moves.slice(from, to).some((move) => move.seat === seat))
}

const isLight = ({ kind }: Happening): boolean => kind === 'march' || kind === 'arrival'

/** Marches that follow on one another make one item; a fight always makes its own. */
export function itemsOf(happenings: readonly Happening[]): readonly SinceItem[] {
  const items: [Happening, ...Happening[]][] = []
  for (const each of happenings) {
    const last = items.at(-1)
    const goesOn = last && isLight(each) && last[0].kind === each.kind && last[0].nation === each.nation
    if (goesOn) last.push(each)
    else items.push([each])
  }
  return items.map((all) => ({ happenings: all }))
}

/** The next fight with a result after the item pointed at; then again the first. */
export function nextBattle(items: readonly SinceItem[], now: SinceItem | undefined): SinceItem | undefined {
  const at = now ? items.indexOf(now) : -1
  const isBattle = ({ happenings: [first] }: SinceItem): boolean => isResult(first)
  return items.slice(at + 1).find(isBattle) ?? items.find(isBattle)
}
