/** Orders: units are picked, a place is said, and the table gives the answers; what is not reached is remembered. */
import type { Answer, Refusal } from '@sandtable/kernel'
import { isWay, type Orders, type Scene, sceneOf } from '@sandtable/presentation'
import { type Accessor, batch, createMemo, createSignal, untrack } from 'solid-js'
import type { LocalGame } from '../session/local-game.ts'
import type { Later } from '../table/later.ts'
import type { Position } from '../table/position.ts'
import { carryOut, type Sending } from './carry-out.ts'
import { canGoAbreast, drawnWays, isReachedNow, partsOf, toggled } from './drawing.ts'
import { type Goal, type Goals, isOpen, settledAt, stillOfUse, without } from './goals.ts'
import type { Drawing, GoalRow, Manner, OrdersModel, Sent } from './orders.ts'

interface OrdersParts {
  readonly game: LocalGame
  readonly position: Position
  readonly later: Later
  readonly kept: Goals
  /** the space under the pointer or the keyboard's cursor */
  readonly hovered: Accessor<number | undefined>
  /** one of several answers; nothing is shown before `changed` */
  give(seat: number, answer: Answer): Refusal | undefined
  /** puts back what has only been taken up */
  putBackHand(): void
  refuse(space: number | undefined, refusal: Refusal): void
  dismiss(): void
  changed(): void
  /** a lesson, or a game that is played elsewhere */
  isOff(): boolean
  /** what is done in here was not said by a button */
  byHand<T>(act: () => T): T
}

/** What the table needs besides. */
export interface OrdersInside {
  readonly orders: OrdersModel
  /** the match has changed */
  notice(): void
  /** offers to send what is in the hand beyond its reach */
  beyond(space: number): { readonly when: string; take(): void } | undefined
}

interface Picked {
  readonly seat: number
  readonly units: readonly number[]
}

interface SentBy extends Sent {
  readonly seat: number
  readonly before: readonly Goal[]
  readonly start: number
  readonly end: number
}

export function createOrders(parts: OrdersParts): OrdersInside {
  const { game, position } = parts
  const { match, presentation } = game
  const { orders } = presentation
  const { sheet } = presentation
  const [goals, setGoals] = createSignal<readonly Goal[]>(parts.kept.read())
  const [picked, setPicked] = createSignal<Picked>()
  const [goal, setGoal] = createSignal<number>()
  const [manner, setManner] = createSignal<Manner>('together')
  const [held, setHeld] = createSignal<number>()
  const [sent, setSent] = createSignal<SentBy>()
  const [isListOpen, setListOpen] = createSignal(false)
  /** the order that was taken back last, with the goals there were */
  let undone:
    | { readonly seat: number; readonly start: number; readonly end: number; readonly goals: readonly Goal[] }
    | undefined

  const mySeat = (): number | undefined => position.scene().seat
  const readyIn = (scene: Scene): readonly number[] | undefined =>
    orders && scene.offer && !parts.isOff() ? orders.ready(scene) : undefined
  let known: { readonly scene: Scene; readonly units: readonly number[] } | undefined
  const ready = (): readonly number[] => {
    const scene = position.scene()
    if (!position.offer()) return []
    if (known?.scene !== scene) known = { scene, units: readyIn(scene) ?? [] }
    return known.units
  }
  const mayDraw = parts.later.memo(() => {
    position.late.scene()
    return ready().length > 0
  })
  const spaceOf = (unit: number): number => orders?.spaceOf(position.scene(), unit) ?? -1
  const write = (next: readonly Goal[]): void => {
    setGoals(next)
    parts.kept.write(next)
  }
  const turn = (): number => match.setup.game.turn(match.play.state)

  const drawing = createMemo((): Drawing | undefined => {
    const chosen = picked()
    const scene = position.scene()
    if (!orders || !chosen || chosen.seat !== scene.seat || ready().length === 0) return undefined
    const units = chosen.units.filter((unit) => ready().includes(unit))
    const among = partsOf(units, spaceOf)
    const place = goal() ?? parts.hovered()
    const [first] = among
    const isAimed = place !== undefined && first !== undefined
    return {
      parts: among,
      goal: isAimed ? place : undefined,
      isFixed: goal() !== undefined && isAimed,
      manner: manner(),
      mayChooseManner: canGoAbreast(sheet, among),
      ways: isAimed
        ? drawnWays(presentation, orders, scene, among, {
            goal: place,
            manner: manner(),
            held: held() ?? first.space,
          })
        : [],
    }
  })

  function start(units: readonly number[]): void {
    const seat = mySeat()
    if (seat === undefined) return
    parts.dismiss()
    setSent(undefined)
    setPicked({ seat, units })
  }
  function putBack(): void {
    batch(() => {
      setPicked(undefined)
      setGoal(undefined)
      setHeld(undefined)
      setManner('together')
    })
  }

  /** What is in the hand is the first to be sent. */
  function takeHand(): readonly number[] {
    const inHand = [...untrack(position.glow).heldUnits]
    parts.putBackHand()
    return inHand.filter((unit) => untrack(ready).includes(unit))
  }
  const pickedNow = (): readonly number[] =>
    untrack(() => drawing()?.parts.flatMap(({ units }) => units)) ?? []
  const isDrawing = (): boolean => untrack(drawing) !== undefined
  const readyAt = (space: number, among?: readonly number[]): number[] => {
    const here = untrack(ready).filter((unit) => untrack(() => spaceOf(unit)) === space)
    const pointed = here.filter((unit) => among?.includes(unit))
    return pointed.length > 0 ? pointed : here
  }

  function toggle(space: number, among?: readonly number[]): boolean {
    const first = isDrawing() ? pickedNow() : untrack(ready).length > 0 ? takeHand() : []
    const here = readyAt(space, among)
    if (here.length === 0) return false
    batch(() => {
      setGoal(undefined)
      start(toggled(first, here))
    })
    return true
  }

  function grab(space: number, among?: readonly number[]): boolean {
    const isPicked = isDrawing() && pickedNow().some((unit) => untrack(() => spaceOf(unit)) === space)
    if (!isPicked) {
      if (readyAt(space, among).length === 0) return false
      const inHand = takeHand().filter((unit) => untrack(() => spaceOf(unit)) === space)
      putBack()
      start(inHand.length > 0 ? inHand : readyAt(space, among))
    }
    batch(() => {
      setGoal(undefined)
      setHeld(space)
      setManner('abreast')
    })
    return true
  }

  function aim(space: number, isLookedAt = false): void {
    const before = untrack(drawing)
    if (!before || before.parts.length === 0) return
    const isAgain = before.isFixed && before.goal === space
    setGoal(space)
    const ways = untrack(drawing)?.ways ?? []
    if (ways.length === 0) {
      setGoal(undefined)
      return
    }
    const refused = ways.every(({ way }) => way === undefined)
    if (refused) refuseAll(space)
    else if (isAgain || (!isLookedAt && isReachedNow(ways))) sendDrawn()
  }

  /** Nobody can go there: why is said where the hand pointed. */
  function refuseAll(space: number): void {
    const scene = untrack(position.scene)
    const [first] = untrack(drawing)?.ways ?? []
    setGoal(undefined)
    const why = first && orders?.way(scene, first.part.units, first.to)
    if (why && 'code' in why) parts.refuse(space, why)
  }

  function sendDrawn(): void {
    const drawn = untrack(drawing)
    if (!drawn) return
    const sendings = drawn.ways
      .filter(({ way }) => way !== undefined)
      .map(({ part, to }) => ({ units: part.units, to }))
    putBack()
    if (sendings.length > 0) perform(sendings)
  }

  /** Carries out what can be done now, and remembers the rest. */
  function perform(sendings: readonly Sending[]): void {
    const seat = untrack(mySeat)
    if (!orders || seat === undefined) return
    const before = untrack(goals)
    const from = match.length
    const scene = (): Scene => sceneOf(match.play, { eyes: game.eyes(seat), seat, language: 'en' })
    const give = (answer: Answer): Refusal | undefined => parts.give(seat, answer)
    const halt = carryOut({ scene, give }, orders, sendings)
    const now = scene()
    const since = match.length > from ? from + 1 : from
    const all = sendings.flatMap(({ units }) => units)
    const left = sendings
      .map(({ units, to }) => ({
        to,
        units: units.filter((unit) => ![to, -1].includes(orders.spaceOf(now, unit))),
      }))
      .filter(({ units }) => units.length > 0)
      .map((each): Goal => ({ ...each, seat, since, turn: turn() }))
    const known = settledAt(
      stillOfUse(before, match.length, turn()),
      { length: match.length, turn: turn() },
      (unit) => orders.spaceOf(now, unit),
    )
    write([...without(known, seat, all), ...left])
    const places = new Set(sendings.map(({ to }) => to))
    setSent({
      seat,
      before,
      start: from,
      end: match.length,
      halt,
      why: halt?.kind === 'refused' ? presentation.refusal(untrack(position.scene), halt.refusal) : undefined,
      asks: game.toDecide,
      isToGoOn: left.length > 0,
      stacks: partsOf(all, (unit) => orders.spaceOf(now, unit)).length,
      to: places.size === 1 ? [...places][0] : undefined,
    })
    setListOpen(false)
    if (match.length > from) parts.byHand(parts.changed)
  }

  function undoSent(): void {
    const last = untrack(sent)
    if (!last || !untrack(canUndoSent)) return
    setSent(undefined)
    const { length: end } = match
    undone = { seat: last.seat, start: last.start, end, goals: untrack(goals) }
    while (match.length > last.start && match.undo(last.seat));
    write(stillOfUse(last.before, match.length, turn()))
    if (match.length < end) parts.changed()
  }
  /** Redo brings back the whole of an order that was taken back as a whole. */
  function redoSent(): boolean {
    const last = undone
    undone = undefined
    if (!last || parts.isOff() || last.seat !== untrack(mySeat)) return false
    if (match.length !== last.start || !match.canRedo(last.seat)) return false
    while (match.length < last.end && match.redo(last.seat));
    write(last.goals)
    parts.changed()
    return true
  }
  /** Nothing has been done since, and no die, and no answer of another, stands in the way. */
  const canUndoSent = (): boolean => {
    position.version()
    const last = sent()
    if (!last || last.seat !== mySeat() || match.length !== last.end || parts.isOff()) return false
    return last.end === last.start || match.canUndo(last.seat)
  }

  const rows = createMemo((): readonly GoalRow[] => {
    const seat = mySeat()
    const scene = position.scene()
    const own = goals().filter((each) => each.seat === seat && isOpen(each, position.length()))
    if (!orders || own.length === 0 || !position.isLive()) return []
    return own.map((each): GoalRow => rowOf(orders, scene, each)).filter(({ from }) => from.length > 0)
  })
  function rowOf(how: Orders, scene: Scene, each: Goal): GoalRow {
    const there = each.units.filter((unit) => how.spaceOf(scene, unit) >= 0)
    const apart = partsOf(there, (unit) => how.spaceOf(scene, unit))
    const [first] = apart
    const found = first && first.space !== each.to ? how.way(scene, first.units, each.to) : undefined
    const way = found && isWay(found) ? found : undefined
    const isFree = first?.units.some((unit) => ready().includes(unit)) ?? false
    return {
      goal: each,
      names: namesOf(there),
      from: apart.map(({ space }) => space),
      way,
      isReady: isFree && (way?.legs[0]?.steps.length ?? 0) > 0,
    }
  }
  function namesOf(units: readonly number[]): string[] {
    const counters = position.stacks().flatMap((stack) => stack.counters)
    return units.flatMap((unit) => {
      const counter = counters.find((each) => each.unit === unit)
      return counter ? [counter.title ?? counter.name] : []
    })
  }
  const lateRows = parts.later.memo(() => rows())

  function goOn(only?: Goal): void {
    const able = untrack(rows).filter((row) => row.isReady && (only === undefined || row.goal === only))
    const sendings = able.map(({ goal: { units, to } }) => ({
      units: units.filter((unit) => untrack(ready).includes(unit)),
      to,
    }))
    if (sendings.length === 0) return
    putBack()
    parts.putBackHand()
    perform(sendings)
  }

  return {
    notice: () => {
      const seat = untrack(mySeat)
      const last = untrack(sent)
      putBack()
      if (undone && match.length > undone.start) undone = undefined
      if (last && match.length !== last.end && match.moveAt(match.length)?.seat === last.seat)
        setSent(undefined)
      const scene = untrack(position.scene)
      if (!orders || seat === undefined) return
      if (parts.kept.read() !== untrack(goals)) setGoals(parts.kept.read())
      const next = settledAt(untrack(goals), { length: match.length, turn: turn() }, (unit) =>
        orders.spaceOf(scene, unit),
      )
      if (next !== untrack(goals)) write(next)
    },
    beyond: (space) => {
      const scene = untrack(position.scene)
      const able = untrack(ready)
      const inHand = [...untrack(position.glow).heldUnits].filter((unit) => able.includes(unit))
      // With an empty hand a click means those of the one place that may move.
      const [first, ...others] = partsOf(able, (unit) => untrack(() => spaceOf(unit)))
      const hand = inHand.length > 0 || others.length > 0 ? inHand : (first?.units ?? [])
      const found = orders && hand.length > 0 ? orders.way(scene, hand, space) : undefined
      if (!found || !isWay(found)) return undefined
      return {
        when: found.legs.at(-1)?.when ?? '',
        take: () => {
          parts.putBackHand()
          start(hand)
          setGoal(space)
        },
      }
    },
    orders: {
      mayDraw: () => mayDraw() ?? false,
      drawing,
      begin: () => start(takeHand()),
      isReadyAt: (space, among) => readyAt(space, among).length > 0,
      toggle,
      pick: (spaces) => {
        const first = isDrawing() ? pickedNow() : takeHand()
        const here = spaces.flatMap((space) => readyAt(space))
        if (here.length > 0) start([...new Set([...first, ...here])])
      },
      grab,
      aim,
      setManner,
      send: sendDrawn,
      putBack,
      stepBack: () => {
        const drawn = untrack(drawing)
        if (!drawn) return false
        if (drawn.isFixed) setGoal(undefined)
        else putBack()
        return true
      },
      sent,
      canUndoSent,
      undoSent,
      redoSent,
      dismissSent: () => {
        setSent(undefined)
      },
      goals: () => lateRows() ?? [],
      readyGoals: () => (lateRows() ?? []).filter(({ isReady }) => isReady).length,
      goOn,
      drop: (which) => write(untrack(goals).filter((each) => each !== which)),
      isListOpen,
      setListOpen: (isOpened) => {
        putBack()
        setSent(undefined)
        setListOpen(isOpened)
      },
    },
  }
}
