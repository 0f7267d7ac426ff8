/** The position on the screen: now or in the past, through whose eyes, and what is offered in it. */
import type { Language, Offer, Play } from '@sandtable/kernel'
import { type Scene, sceneOf, type Stack, type Told } from '@sandtable/presentation'
import { type Accessor, batch, createMemo, createSignal } from 'solid-js'
import type { LocalGame } from '../session/local-game.ts'
import { glowOf } from './glow.ts'
import type { Later } from './later.ts'
import { keepStacks, sameStory } from './same.ts'
import { createScreen, type Screen } from './screen.ts'
import type { Glow } from './table.ts'

/** What the board shows at once and the panels a frame later. */
export interface Sight {
  readonly scene: Accessor<Scene>
  /** what the person at the screen may answer now */
  readonly offer: Accessor<Offer | undefined>
  readonly stacks: Accessor<readonly Stack[]>
  readonly glow: Accessor<Glow>
}

export interface Position extends Sight {
  readonly screen: Screen
  /** the same a frame later */
  readonly late: Sight
  /** what has been told up to the position shown, and altogether; a frame later */
  readonly told: Accessor<readonly Told[]>
  readonly toldAll: Accessor<readonly Told[]>
  /** counts changes: read it to depend on the match */
  readonly version: Accessor<number>
  readonly length: Accessor<number>
  readonly cursor: Accessor<number>
  readonly isLive: Accessor<boolean>
  /** the verb clicks on the map are meant for, if a button has said so; as long as the same is asked */
  readonly purpose: Accessor<string | undefined>
  /** `among`: of its places only these, as long as one of them is offered */
  setPurpose(verb: string | undefined, among?: readonly number[]): void
  /** only some places are meant, of which each may be chosen in turn */
  readonly isAmong: Accessor<boolean>
  seek(at: number): void
  /** stacks and light as they would be in another scene */
  imagine(scene: Scene | undefined): void
  /** the match has changed */
  renew(): void
}

interface PositionParts {
  /** the game is played elsewhere: here it can be looked at */
  readonly isFollowing?: Accessor<boolean>
  /** the screen stays with who has it, though somebody else decides next */
  readonly isKept?: Accessor<boolean>
  /** the staff decides for the person who is asked */
  readonly isStaffs?: Accessor<boolean>
}

export function createPosition(
  game: LocalGame,
  language: Accessor<Language>,
  later: Later,
  { isFollowing = () => false, isKept, isStaffs = () => false }: PositionParts = {},
): Position {
  const { match, presentation } = game
  const [version, setVersion] = createSignal(0)
  const [past, setPast] = createSignal<number>()
  const [purpose, setPurpose] = createSignal<string>()
  const [among, setAmong] = createSignal<readonly number[]>()
  let meantFor: Meant | undefined
  const isHandOver = (): boolean => isKept?.() === true
  const screen = createScreen(game, version, () => isHandOver() || isStaffs(), isHandOver)
  const isLive = (): boolean => past() === undefined
  const length = (): number => {
    version()
    return match.length
  }
  const cursor = (): number => past() ?? length()
  const scene = createMemo((): Scene => {
    version()
    const at = past()
    const play = at === undefined ? match.play : match.at(at)
    const seat = screen.seat()
    const eyes = game.eyes(seat)
    return sceneOf(play, { eyes, seat, told: game.told(eyes, cursor()), language: language() })
  })
  const offer = createMemo((): Offer | undefined => {
    return isLive() && !isFollowing() && !isStaffs() ? narrowed(scene().offer, purpose(), among()) : undefined
  })
  const [imagined, imagine] = createSignal<Scene>()
  const shown = (): Scene => imagined() ?? scene()
  const shownOffer = (): Offer | undefined => imagined()?.offer ?? offer()
  const stacks = createMemo(
    (before: readonly Stack[]) => keepStacks(before, presentation.stacks(shown())),
    [],
  )
  const glow = createMemo(() => glowOf(presentation, shown(), shownOffer(), stacks(), among() !== undefined))
  const late: Sight = {
    scene: later.follow(scene),
    offer: later.follow(offer),
    stacks: later.follow(stacks),
    glow: later.follow(glow),
  }
  const mean = (verb: string | undefined, places?: readonly number[]): void =>
    batch(() => {
      setPurpose(verb)
      setAmong(places)
    })
  return {
    screen,
    scene,
    offer,
    stacks,
    glow,
    late,
    told: createMemo(() => late.scene().told ?? [], [], { equals: sameStory }),
    toldAll: createMemo(() => game.told(late.scene().eyes, match.length), [], { equals: sameStory }),
    version,
    length,
    cursor,
    isLive,
    purpose,
    setPurpose: (verb, places) => {
      later.wait()
      meantFor = askedOf(match.play, screen.seat())
      mean(verb, places)
    },
    isAmong: () => among() !== undefined,
    seek: (at) => {
      later.wait()
      mean(undefined)
      setPast(at >= match.length ? undefined : Math.max(0, Math.round(at)))
    },
    imagine,
    renew: () => {
      later.wait()
      const now = askedOf(match.play, screen.seat())
      if (!isStillMeant(purpose() ?? '', meantFor, now, among())) mean(undefined)
      setPast(undefined)
      setVersion((n) => n + 1)
    },
  }
}

/** Only this verb of what is offered, and perhaps only these of its arguments; everything if it is not among it. */
export function narrowed(
  offer: Offer | undefined,
  verb: string | undefined,
  among?: readonly number[],
): Offer | undefined {
  const options = verb === undefined ? undefined : offer?.[verb]
  if (verb === undefined || typeof options !== 'object') return offer
  return { [verb]: among ? options.filter((arg) => among.includes(arg)) : options }
}

/** The question a seat is asked, and how it may be answered. */
interface Meant {
  readonly seat: number
  readonly prompt: string
  readonly offer: Offer
}

function askedOf(play: Pick<Play, 'asked' | 'offered'>, seat: number | undefined): Meant | undefined {
  const prompt = seat === undefined ? undefined : play.asked(seat)?.question.prompt
  return seat === undefined || prompt === undefined
    ? undefined
    : { seat, prompt, offer: play.offered(seat) ?? {} }
}

/** The same seat is asked the same again, and may answer so again: one press of the button is for several places. */
export function isStillMeant(
  verb: string,
  before: Meant | undefined,
  now: Meant | undefined,
  among?: readonly number[],
): boolean {
  const options = now?.offer[verb]
  if (before?.seat !== now?.seat || before?.prompt !== now?.prompt || typeof options !== 'object')
    return false
  return !among || options.some((arg) => among.includes(arg))
}
