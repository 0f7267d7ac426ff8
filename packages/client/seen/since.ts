/** What the others did since one's own last turn. */
import { type Happening, isResult, nationsOf, type TimeSpan } from '@sandtable/presentation'
import { type Accessor, createEffect, createMemo, createSignal, on, untrack } from 'solid-js'
import type { LocalGame } from '../session/local-game.ts'
import type { Position } from '../table/position.ts'
import type { SeenWishes } from '../table/seen-model.ts'
import type { Since, SinceItem } from './since-model.ts'
import type { Stay } from './stay.ts'
import type { SeenWords } from './words.ts'

interface SinceParts {
  readonly game: LocalGame
  readonly position: Position
  readonly happenings: Accessor<readonly Happening[]>
  readonly wishes: Pick<SeenWishes, 'tellsSince' | 'stay'>
  isGuided(): boolean
  /** a fight is being decided */
  readonly isFightOn: Accessor<boolean>
  /** the place the player looks at */
  readonly selected: Accessor<number | undefined>
}

export function createSince(parts: SinceParts): Since {
  const { game, position, happenings, wishes } = parts
  const [isOpen, setOpen] = createSignal(false)
  const [pointed, setPointed] = createSignal<SinceItem>()
  const spans = createMemo((): readonly TimeSpan[] => {
    position.late.scene()
    return game.presentation.timeline(position.toldAll(), game.match.length + 1, 'en')
  })
  function close(): void {
    setPointed(undefined)
    setOpen(false)
  }
  const viewer = (): number | undefined => position.screen.seat()
  const stretch = createMemo(() => {
    const seat = viewer()
    return seat === undefined ? undefined : stretchOf(game, spans(), seat)
  })
  const since = createMemo((): readonly SinceItem[] => {
    const part = stretch()
    return part ? itemsOf(within(happenings(), part)) : []
  })
  let told = -1
  createEffect(
    on([stretch, position.late.offer], ([part, offer]) => {
      if (!part || !offer || part.to === told || !part.isFresh) return
      told = part.to
      const isBusy = parts.isGuided() || untrack(parts.isFightOn)
      if (wishes.tellsSince() && !isBusy && position.isLive() && hasGoneBy(since(), wishes.stay()))
        setOpen(true)
    }),
  )
  // What is asked about a fight is shown where the list lies.
  createEffect(on(parts.isFightOn, (isOn) => isOn && close(), { defer: true }))
  // Nor does it hide the units of a place that is looked at.
  createEffect(on(parts.selected, () => close(), { defer: true }))
  return {
    since,
    isSinceOpen: isOpen,
    openSince: () => void setOpen(true),
    closeSince: close,
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

/** They come in the order they ended in: what is long past need not be looked at. */
export function within(happenings: readonly Happening[], { from, to }: Stretch): readonly Happening[] {
  const first = happenings.findLastIndex((each) => each.last <= from && !endsTurn(each, from)) + 1
  return happenings.slice(first).filter(({ last }) => last <= to)
}

/** What the last answer of a turn brought on belongs to nobody's turn. */
const endsTurn = ({ kind, last }: Happening, from: number): boolean => kind === 'starving' && last === from

/** From the end of the seat's last part of a turn to the beginning of the one it is in, or to now. */
export function stretchOf(game: LocalGame, spans: readonly TimeSpan[], seat: number): Stretch {
  const { length } = game.match
  const [last, earlier] = lastOwnSpans(game, spans, seat)
  const isOwnNow = last !== undefined && last.to === spans.at(-1)?.to && last.nation === spans.at(-1)?.nation
  const before = isOwnNow ? earlier : last
  // The stretch a turn began with belongs to what came before it.
  const to = isOwnNow ? last.from : length
  const hasActed = actsWithin(game, seat, to, length)
  return { from: Math.min(before?.to ?? 0, to), to, isFresh: !hasActed && (isOwnNow || last === undefined) }
}

/** The last of a seat's own stretches and the one before it. */
function lastOwnSpans(game: LocalGame, spans: readonly TimeSpan[], seat: number): readonly TimeSpan[] {
  const nation = nationsOf(game.presentation, game.match.setup.scenario)[seat]
  const isNamed = spans.some((span) => span.nation === nation)
  // Where several play a side, a stretch belongs to whoever acted in it.
  const isOwn = (span: TimeSpan): boolean =>
    isNamed ? span.nation === nation : actsWithin(game, seat, span.from, span.to)
  const found: TimeSpan[] = []
  for (let i = spans.length - 1; i >= 0; i--) {
    const span = spans[i] as TimeSpan
    const later = found.at(-1)
    if (!isOwn(span)) {
      if (found.length === 2) break
    } else if (later?.from === span.to && later.nation === span.nation) {
      // Nobody else came between: the head of a turn, and what its first player does.
      found[found.length - 1] = { ...later, from: span.from }
    } else if (found.length === 2) break
    else found.push(span)
  }
  return found
}

/** Is one of the actions after `from` up to `to` this seat's? */
function actsWithin({ match }: LocalGame, seat: number, from: number, to: number): boolean {
  for (let count = Math.min(to, match.length); count > from; count--)
    if (match.moveAt(count)?.seat === seat) return true
  return false
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

/** Has anything happened at which the game did not wait for its reader? */
export const hasGoneBy = (items: readonly SinceItem[], stay: Stay): boolean =>
  items.some(({ happenings }) =>
    happenings.some((each) => stay === 'off' || !(isResult(each) || each.isGrave === true)),
  )

/** What there was, counted. */
export function sumOf(items: readonly SinceItem[], words: SeenWords): string {
  const all = items.flatMap(({ happenings }) => happenings)
  const count = (...kinds: readonly Happening['kind'][]): number =>
    all.filter(({ kind }) => kinds.includes(kind)).length
  const losses = all.reduce((sum, each) => sum + each.losses, 0)
  const said = words.sinceSum({
    fight: count('fight'),
    losses,
    march: count('march'),
    card: count('card'),
    arrival: count('arrival'),
    note: count('note', 'taken'),
  })
  return said === '' && all.length === 0 ? words.sinceNothing : said
}

/** The next fight with a result after the item pointed at; then again the first. */
export function nextBattle(items: readonly SinceItem[], now: SinceItem | undefined): SinceItem | undefined {
  const at = now ? items.indexOf(now) : -1
  const isBattle = ({ happenings: [first] }: SinceItem): boolean => first.kind === 'fight' && isResult(first)
  return items.slice(at + 1).find(isBattle) ?? items.find(isBattle)
}
