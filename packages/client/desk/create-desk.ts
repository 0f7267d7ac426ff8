/** Filling in a desk costs nothing; signing it gives the rules one answer after the other, until they ask or refuse. */
import { type Answer, isOffered } from '@sandtable/kernel'
import type { DeskModel, DeskPick, DeskRow } from '@sandtable/presentation'
import { createSignal, untrack } from 'solid-js'
import type { LocalGame } from '../session/local-game.ts'
import type { Deciding } from '../table/deciding.ts'
import type { Later } from '../table/later.ts'
import type { Position } from '../table/position.ts'
import { amountOf, without } from './amounts.ts'
import type { Desk } from './desk.ts'

interface DeskParts {
  readonly game: LocalGame
  readonly position: Position
  readonly later: Later
  readonly deciding: Pick<Deciding, 'act' | 'undo' | 'redo' | 'canUndo' | 'canRedo'>
  /** a lesson tells what to do: the desk does not open by itself */
  isGuided(): boolean
  /** what lies on the desk has changed: it is to be stored */
  drafted(): void
  /** what is done meanwhile is done by a press */
  byPress(act: () => void): void
}

/** What the table needs besides. */
interface DeskInside {
  readonly desk: Desk
  /** the game has changed */
  notice(): void
  /** takes back or does again all that was signed together; false if that was not the last */
  undo(): boolean
  redo(): boolean
}

/** What was signed together: from one length of the match to the other. */
interface Signed {
  readonly picks: readonly DeskPick[]
  readonly from: number
  to: number
}

/** The rest of an order, while a question in between is open. */
interface Waiting {
  /** begun, and not answered yet */
  readonly begun: DeskPick
  readonly rest: readonly DeskPick[]
  /** how long the match was when the question was put */
  readonly at: number
}

export function createDesk(parts: DeskParts): DeskInside {
  const { game, position, later, deciding } = parts
  const { match, presentation } = game
  const [picks, setPicks] = createSignal<readonly DeskPick[]>([])
  const [isWanted, setWanted] = createSignal(false)
  const [waiting, setWaiting] = createSignal<Waiting>()
  const [warned, setWarned] = createSignal<string>()
  let signed: Signed | undefined
  let isRunning = false

  const modelOf = (picked: readonly DeskPick[]): DeskModel | undefined =>
    position.offer() && presentation.desk?.(position.scene(), picked)
  const { scene, offer } = position.late
  const model = later.memo(() => (offer() ? presentation.desk?.(scene(), picks()) : undefined))
  const change = (next: readonly DeskPick[]): void => {
    setWarned(undefined)
    setPicks(next)
    keepDraft(next)
  }
  function keepDraft(next: readonly DeskPick[]): void {
    const seat = position.scene().seat
    const was = game.draft
    game.draft = seat === undefined || next.length === 0 ? undefined : { seat, at: match.length, picks: next }
    if (was?.picks !== game.draft?.picks) parts.drafted()
  }
  /** what was on it when the page was left, if it is the same question */
  function drafted(seat: number | undefined): readonly DeskPick[] {
    const { draft } = game
    if (draft?.seat !== seat || draft?.at !== match.length) return []
    const fit = modelOf(draft.picks)
    return fit && fit.entries.length === draft.picks.length ? draft.picks : []
  }
  const mayAdd = (row: DeskRow): boolean => row.why === undefined && amountOf(picks(), row.id) < row.most
  const now = (id: string): DeskRow | undefined =>
    modelOf(picks())
      ?.groups.flatMap(({ rows }) => rows)
      .find((row) => row.id === id)

  function add(row: DeskRow): void {
    const open = now(row.id)
    if (!open || !mayAdd(open)) return
    const last = picks().findLast((pick) => pick.row === row.id)
    const way = open.ways.find(({ id }) => id === last?.way) ?? open.ways[0]
    change([...picks(), placed({ row: row.id, ...(way ? { way: way.id } : {}) })])
  }
  /** where others go already, or the first place there is */
  function placed(pick: DeskPick): DeskPick {
    const places = modelOf([...picks(), pick])?.entries.at(-1)?.places ?? []
    const used = picks().findLast(({ place }) => place !== undefined && places.includes(place))?.place
    const place = used ?? places[0]
    return place === undefined || places.length < 2 ? pick : { ...pick, place }
  }
  const take = (row: DeskRow): void => change(without(picks(), row.id))
  function set(row: DeskRow, amount: number): void {
    while (amountOf(picks(), row.id) > amount) take(row)
    for (let had = -1; had < amountOf(picks(), row.id) && amountOf(picks(), row.id) < amount; ) {
      had = amountOf(picks(), row.id)
      add(row)
    }
  }

  const isInOrder = (): boolean => model()?.entries.every(({ why }) => why === undefined) ?? false

  function sign(): void {
    const all = modelOf(picks())
    if (!all || all.entries.some(({ why }) => why)) return
    if (all.warning !== undefined && warned() !== all.warning) {
      setWarned(all.warning)
      return
    }
    setWarned(undefined)
    signed = { picks: picks(), from: match.length, to: match.length }
    parts.byPress(() => carryOut(picks()))
  }

  /** Stops at the first thing that asks or refuses. What was not done stays on the desk. */
  function carryOut(order: readonly DeskPick[]): void {
    setWaiting(undefined)
    isRunning = true
    const stop = untrack(() => stopOf(order))
    isRunning = false
    if (signed) signed.to = match.length
    if (stop === undefined) finish()
    else if (stop.begun) setWaiting({ begun: stop.begun, rest: stop.rest, at: match.length })
    else change(stop.rest)
    if (stop?.begun) setWanted(false)
  }
  /** where it stops, and what was begun there; undefined when all is done */
  function stopOf(order: readonly DeskPick[]): (Partial<Waiting> & Pick<Waiting, 'rest'>) | undefined {
    for (const [at, pick] of order.entries()) {
      const entry = modelOf([pick])?.entries[0]
      if (!entry || entry.why || !entry.answers.every(give)) return { rest: order.slice(at) }
      if (pick.place === undefined && entry.places.length > 1)
        return { begun: pick, rest: order.slice(at + 1) }
    }
    return undefined
  }
  /** through the same door as a click */
  function give(answer: Answer): boolean {
    const before = match.length
    if (isGiven(answer)) return true
    deciding.act(answer)
    return match.length > before
  }
  /** the table has answered by itself what leaves no choice */
  function isGiven({ verb, arg }: Answer): boolean {
    const last = match.last
    const name = arg === undefined ? undefined : presentation.game.verbs[verb]?.encode(arg)
    const isOpen = isOffered(position.offer() ?? {}, arg === undefined ? { verb } : { verb, arg })
    return !isOpen && last?.verb === verb && last.arg === name
  }
  /** All lines are done: what the question ends with is said, if it is still asked. */
  function finish(): void {
    const end = modelOf([])?.end
    isRunning = true
    if (end && isOffered(position.offer() ?? {}, end)) deciding.act(end)
    isRunning = false
    if (signed) signed.to = match.length
    change([])
    look()
  }

  /** whose desk lies on the table */
  let owner: number | undefined
  function look(): void {
    const isThere = modelOf([]) !== undefined
    const next = isThere ? position.scene().seat : undefined
    if (next === owner) return
    owner = next
    change(isThere ? drafted(next) : [])
    setWanted(isThere && !parts.isGuided())
  }

  function notice(): void {
    if (isRunning) return
    const rest = waiting()
    if (!rest) {
      look()
      return
    }
    const isBack = modelOf([]) !== undefined
    if (isBack && match.length > rest.at) queueMicrotask(() => carryOut(rest.rest))
    else if (isBack) {
      // the line that asked was taken back: it is on the desk again
      setWaiting(undefined)
      setWanted(true)
      change([rest.begun, ...rest.rest])
    } else if (!position.offer()) setWaiting(undefined)
  }

  /** All that was signed together is taken back together, as far as the rules let it. */
  function undo(): boolean {
    const last = signed
    if (last?.to !== match.length || last.from === last.to || !deciding.canUndo()) return false
    isRunning = true
    while (match.length > last.from && deciding.canUndo()) deciding.undo()
    isRunning = false
    setWaiting(undefined)
    look()
    if (match.length === last.from) {
      change(last.picks)
      setWanted(true)
    }
    return true
  }
  function redo(): boolean {
    const last = signed
    if (last?.from !== match.length || last.from === last.to || !deciding.canRedo()) return false
    isRunning = true
    while (match.length < last.to && deciding.canRedo()) deciding.redo()
    isRunning = false
    last.to = match.length
    look()
    return true
  }

  untrack(look)
  return {
    notice: () => untrack(notice),
    undo: () => untrack(undo),
    redo: () => untrack(redo),
    desk: {
      model,
      isOpen: () => isWanted() && model() !== undefined,
      setOpen: setWanted,
      amount: (row) => amountOf(picks(), row),
      mayAdd,
      add,
      take,
      set,
      change: (at, other) =>
        change(picks().map((pick, index) => (index === at ? { ...pick, ...other } : pick))),
      clear: () => change([]),
      warning: warned,
      isInOrder,
      sign,
      waiting: () => (waiting() ? (waiting()?.rest.length ?? 0) + 1 : 0),
    },
  }
}
