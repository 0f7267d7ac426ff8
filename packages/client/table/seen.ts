/** Nothing happens unseen: results stay, deeds of others are marked on the map, and the game waits for those who look. */
import {
  type FightPanel,
  type FightSide,
  type Happening,
  hasChances,
  happeningOf,
  happeningsOf,
  isResult,
  type LogGroup,
  type LogLine,
  sceneOf,
  spacesIn,
} from '@sandtable/presentation'
import {
  type Accessor,
  batch,
  createEffect,
  createMemo,
  createSignal,
  on,
  onCleanup,
  untrack,
} from 'solid-js'
import { paceOf, type Speed } from '../bots/pace.ts'
import { isSame, type News, newsOf } from '../seen/news.ts'
import { createSince } from '../seen/since.ts'
import type { LocalGame } from '../session/local-game.ts'
import type { HandOver } from './hand-over.ts'
import type { Later } from './later.ts'
import type { Position } from './position.ts'
import type { Seen, SeenWishes, ShownResult } from './seen-model.ts'

interface SeenParts {
  readonly game: LocalGame
  readonly position: Position
  readonly later: Later
  readonly log: Accessor<readonly LogGroup[]>
  readonly handOver: HandOver
  readonly wishes: SeenWishes
  /** does a person decide there, and no staff? */
  isPerson(seat: number): boolean
  /** a lesson tells by itself what happens */
  isGuided(): boolean
  /** lets the bots go on */
  wake(): void
  /** the place the panels are about */
  readonly selected: Accessor<number | undefined>
  /** shows places on the map */
  flyTo(...spaces: readonly number[]): void
}

/** What the table needs besides. */
interface SeenInside {
  readonly seen: Seen
  /** who changed the game last */
  notice(who: 'person' | 'computer'): void
  isHeld(): boolean
  pace(seat: number): number
}

const WHILE_MS = 5000

/** It is shown until it has been seen. */
const isShown = ({ kind }: News): boolean => kind === 'roll' || kind === 'grave'

interface Shown {
  readonly of: Happening
  readonly isAgain: boolean
  /** the fight it is of, as long as that goes on */
  readonly fight: string | undefined
}

export function createSeen(parts: SeenParts): SeenInside {
  const { game, position, later, handOver, wishes } = parts
  const { match } = game
  const happenings = createMemo(() => happeningsOf(parts.log()))
  const [shown, setShown] = createSignal<Shown>()
  const [waits, setWaits] = createSignal<'result' | 'step'>()
  const [deed, setDeed] = createSignal<Happening>()
  const [isSkipping, setSkipping] = createSignal(false)
  const speed = (): Speed => (isSkipping() ? 'instant' : wishes.speed())
  let [known, read] = [happenings(), happenings()]
  let mover: 'person' | 'computer' | undefined
  /** its dice have fallen, and the game has not waited for those who read them */
  let owed: Happening | undefined

  /** only the computer can be kept waiting */
  const isComputers = (): boolean => {
    position.version()
    return game.toDecide !== undefined && !parts.isPerson(game.toDecide)
  }
  const isOff = (): boolean => wishes.stay() === 'off' || parts.isGuided()
  /** the fight that is being decided */
  const fightNow = (): string | undefined => {
    const panel = game.presentation.fight(position.scene(), undefined, undefined)
    return panel?.isOver === true ? undefined : panel?.id
  }
  const isUnderWay = (): boolean => fightNow() !== undefined
  /** somebody decides about a fight, which is shown a frame after the map */
  const isFightOn = (): boolean => {
    const panel = game.presentation.fight(position.late.scene(), undefined, undefined)
    return panel !== undefined && panel.isOver !== true
  }
  /** Another fight has not begun: its result would be looked for in the one that is shown. */
  const isStillUnderWay = (): boolean => isUnderWay() && fightNow() === shown()?.fight

  function look(): void {
    const now = happenings()
    const news = newsOf(known, now)
    const by = mover
    known = now
    mover = undefined
    if (!position.isLive() || by === undefined) return
    batch(() => {
      if (by === 'person') {
        read = now
        setDeed(undefined)
        setWaits(undefined)
        since.closeSince()
        owed = undefined
        if (isGone(now) || !(goesOn(news) || isStillUnderWay())) setShown(undefined)
      } else if (news.of) setDeed(news.of)
      if (isShown(news) && news.of && !isOff()) {
        setShown({ of: news.of, isAgain: false, fight: fightNow() })
        if (game.people.length > 0) owed = news.of
      }
      waitForReaders(news)
    })
    if (news.kind === 'grave' && news.of && !isOff()) parts.flyTo(...spacesIn(news.of))
  }
  /** News of the fight whose result is shown. */
  const goesOn = ({ of, kind }: News): boolean => {
    const was = shown()?.of
    return isShown({ kind }) || (of !== undefined && was !== undefined && isSame(of, was))
  }
  /** The game waits once a fight has ended: until then its losses and retreats are added to what is shown. */
  function waitForReaders({ of }: News): void {
    if (!owed || (isUnderWay() && (of === undefined || isSame(of, owed)))) return
    owed = undefined
    setWaits('result')
  }
  /** what was shown has been taken back */
  const isGone = (now: readonly Happening[]): boolean => {
    const was = shown()?.of
    return was !== undefined && !now.some((each) => isSame(each, was))
  }

  createEffect(on([happenings, position.late.scene], look, { defer: true }))
  createEffect(() => {
    if (waits() !== 'result' || wishes.stay() !== 'while') return
    const timer = setTimeout(dismissResult, WHILE_MS)
    onCleanup(() => clearTimeout(timer))
  })
  // Once a person is asked again there is something to be seen.
  createEffect(() => {
    position.version()
    if (game.toDecide === undefined || parts.isPerson(game.toDecide)) setSkipping(false)
  })

  function dismissResult(): void {
    batch(() => {
      setShown(undefined)
      setWaits(undefined)
    })
    read = happenings()
    parts.wake()
  }

  function goOn(): void {
    const isHandOver = handOver.to() !== undefined
    if (isHandOver) {
      handOver.goOn()
      parts.wake()
    } else dismissResult()
  }

  const result = createMemo((): ShownResult | undefined => {
    const asked = shown()
    if (!asked) return undefined
    const happening = happenings().find((each) => isSame(each, asked.of)) ?? asked.of
    return { happening, panel: panelOf(game, position, happening), isAgain: asked.isAgain }
  })
  const fightOf = (line: LogLine): Happening | undefined => {
    happenings()
    const found = happeningOf(line)
    return found && isResult(found) ? found : undefined
  }
  const since = createSince({ ...parts, happenings, isFightOn: createMemo(isFightOn) })

  return {
    seen: {
      ...since,
      result,
      hasResult: (line) => fightOf(line) !== undefined,
      showResult: (line) => {
        const of = fightOf(line)
        if (of) setShown({ of, isAgain: true, fight: undefined })
        return of !== undefined
      },
      showLast: () => {
        const of = happenings().findLast((each) => isResult(each) || each.isGrave === true)
        const now = shown()?.of
        // One that waits to be read stays as it is.
        if (of && !(now && isSame(now, of))) setShown({ of, isAgain: true, fight: undefined })
        return of
      },
      dismissResult,
      hold: () => (handOver.to() === undefined ? (isComputers() ? waits() : undefined) : 'hand-over'),
      goOn,
      handOverTo: handOver.to,
      skip: () => {
        setSkipping(true)
        goOn()
      },
      isSkipping: () => speed() === 'instant',
      marked: () => {
        const pointed = since.pointed()
        if (pointed) return pointed
        const one = result()?.happening ?? deed()
        return one && position.isLive() ? [one] : []
      },
    },
    notice: (who) => {
      mover = who
    },
    isHeld: () => {
      later.settle()
      const isStep = speed() === 'step' && waits() === undefined && isWorthAStep()
      if (isStep) setWaits('step')
      return waits() !== undefined || handOver.to() !== undefined
    },
    pace: (seat) => {
      const news = newsOf(read, happenings())
      const goesOn = news.kind === 'deed' && isInHand(game, seat)
      if (!goesOn) read = happenings()
      return paceOf(speed(), news.kind, goesOn)
    },
  }

  /** Something has happened since the last step, and no march is in the middle of its way. */
  function isWorthAStep(): boolean {
    const seat = game.toDecide
    if (seat === undefined || parts.isPerson(seat) || parts.isGuided()) return false
    const { kind } = newsOf(read, happenings())
    return kind !== 'nothing' && !(kind === 'deed' && isInHand(game, seat)) && match.length > 0
  }
}

/** Does a seat hold a stack in the hand that may still march? */
function isInHand({ match, presentation }: LocalGame, seat: number): boolean {
  return presentation.letGo(sceneOf(match.play, { eyes: 0, seat, language: 'en' })) !== undefined
}

/** The panel of a fight, as it stood when the last dice had fallen that it can show. */
function panelOf(
  game: LocalGame,
  position: Position,
  { kind, first, last }: Happening,
): FightPanel | undefined {
  if (kind !== 'fight') return undefined
  const { match, presentation } = game
  const { eyes, seat, language } = untrack(position.scene)
  for (let count = Math.min(last, match.length); count >= first; count--) {
    const viewer = { eyes, seat, told: game.told(eyes, count), language }
    const panel = presentation.fight(sceneOf(match.at(count), viewer), undefined, undefined)
    if (panel && !hasChances(panel)) return asItStood(panel)
  }
  return undefined
}

/** Without what could be decided in it then. */
const asItStood = (panel: FightPanel): FightPanel => ({
  ...panel,
  attacker: withoutChoices(panel.attacker),
  defender: withoutChoices(panel.defender),
})

const withoutChoices = ({ title, nation, total, rows }: FightSide): FightSide => ({
  title,
  nation,
  total,
  rows: rows.map(({ counter, at, value }) => ({ counter, at, value })),
})
