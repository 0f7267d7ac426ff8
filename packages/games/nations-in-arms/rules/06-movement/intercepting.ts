/** §6.3.3 §6.3.5 §6.6 Whoever has succeeded in intercepting moves: one hex, all of it or a part. */
import { blocOfPiece, powerOfPiece } from '../../allegiance.ts'
import { MARK } from '../../codes.ts'
import type { NationsInArms, Procedure, Refusal } from '../../nations-in-arms.ts'
import { NONE } from '../../nations.ts'
import { isArmy, isLeader, isUnit, nationOf } from '../../pieces.ts'
import { areAdjacent, neighboursOf } from '../../spaces.ts'
import { has, piecesAt, put, type State, whereIs } from '../../state.ts'
import {
  canMove,
  enemiesAt,
  type Force,
  forceOf,
  movingStack,
  standingAt,
  unitsIn,
} from '../02-units/force.ts'
import { assignBoxes } from '../03-stacking/boxes.ts'
import { inOrder } from '../03-stacking/command.ts'
import { joinForces, joiningBreach } from '../03-stacking/joining.ts'
import { commandedBy, stackBreach } from '../03-stacking/limits.ts'
import { isOpenEnemyFortress } from './fortresses.ts'
import { canStep } from './reaction.ts'
import { contactArea } from './zones.ts'

const listOfIntercepted = (s: State, from: number): number[] =>
  piecesAt(s, from).filter((p) => has(s, p, MARK.intercepted))

/** Moves pieces one hex as interceptors; §8.7.1(2) where they came from is kept, §3.5 they join friends who are there. */
function advance(g: NationsInArms, pieces: Force, to: number): void {
  const { state: s } = g
  const [first = NONE] = pieces
  const [from, bloc] = [whereIs(s, first), blocOfPiece(s, first)]
  const there = standingAt(s, to, bloc)
  for (const p of pieces) {
    put(s, p, to)
    s.cameFrom.set(p, from + 1)
    s.marks.add(p, MARK.intercepted)
    if (to === whereIs(s, s.mover)) s.marks.remove(p, MARK.flank)
  }
  g.emit?.({ type: 'intercepted', rule: '6.3.3', units: pieces, from, to })
  if (there.length > 0) joinForces(s, pieces, there)
  else assignBoxes(s, pieces)
  assignBoxes(s, standingAt(s, from, bloc))
}

/** §6.3.3(1) whoever stays behind has to be legal, and so has whoever goes */
function splitBreach(s: State, force: Force, to: number): Refusal | undefined {
  const [first = NONE] = force
  const sent = force.filter((p) => has(s, p, MARK.intercepted))
  const there = standingAt(s, to, blocOfPiece(s, first))
  const found =
    joiningBreach(s, sent, there) ??
    stackBreach(
      s,
      force.filter((p) => !sent.includes(p)),
    )
  if (unitsIn(sent).length === 0) return { code: 'nobody-sent', rule: '6.3.3(1)', facts: { space: to } }
  return found && { code: found.code, rule: found.rule, facts: {} }
}

/** §6.3.3(1) a corps-level force: all of it, or a part */
export function* advanceForce(g: NationsInArms, leader: number): Procedure {
  const { state: s } = g
  const to = whereIs(s, s.mover)
  const force = forceOf(s, leader)
  for (const p of force.filter((q) => canMove(s, q))) s.marks.add(p, MARK.intercepted)
  yield* choosePart(g, force, to)
  advance(
    g,
    force.filter((p) => has(s, p, MARK.intercepted)),
    to,
  )
}

/** those of a force who are marked go; its player may change who that is */
function* choosePart(g: NationsInArms, force: Force, to: number): Procedure {
  const { state: s } = g
  for (;;) {
    const pick = yield* g.ask(powerOfPiece(s, force[0] ?? 0), {
      rule: '6.3.3(1)',
      prompt: 'intercept-with',
      facts: { space: to, units: force.filter((p) => has(s, p, MARK.intercepted)) },
      choose: () => ({
        take: force.filter((p) => canMove(s, p) && !has(s, p, MARK.intercepted)),
        leave: force.filter((p) => has(s, p, MARK.intercepted)),
        go: splitBreach(s, force, to) === undefined,
      }),
      refuse: { go: () => splitBreach(s, force, to) },
    })
    if (pick.verb === 'go') return
    s.marks.put(pick.arg, MARK.intercepted, pick.verb === 'take')
  }
}

/** §6.3.5(4) flank units and marker keep out of the contact area of an army */
function mayStepTo(s: State, force: Force, from: number, to: number): boolean {
  const target = whereIs(s, s.mover)
  const n = nationOf(force[0] ?? 0)
  if (!canStep(s, force, from, to)) return false
  if (to === target) return true
  const isBarred = movingStack(s).some(isArmy) && contactArea(s.contact, target).includes(to)
  return !isBarred && enemiesAt(s, to, n).length === 0 && !isOpenEnemyFortress(s, to, n)
}

/** a group that can still move: the marker with its box, or the flank units of a space */
interface Group {
  /** its leader, its only unit, or the army marker */
  readonly head: number
  readonly pieces: Force
}
function groupsOf(s: State, army: number, moved: ReadonlySet<number>): Group[] {
  const flanks = commandedBy(s, army).filter((p) => has(s, p, MARK.flank))
  const groups = [...new Set(flanks.map((p) => whereIs(s, p)))].flatMap((at) => {
    const pieces = flanks.filter((p) => whereIs(s, p) === at)
    const [head = pieces.find(isUnit) ?? NONE] = inOrder(s, pieces.filter(isLeader))
    return head === NONE ? [] : [{ head, pieces }]
  })
  const box = forceOf(s, army).filter((p) => canMove(s, p))
  return [{ head: army, pieces: box }, ...groups].filter(({ head }) => !moved.has(head))
}

const isTogether = (s: State, army: number, at: number): boolean =>
  at === whereIs(s, army) || areAdjacent(at, whereIs(s, army))
/** §6.6(4) §6.3.5(3) every flank unit is beside the marker or with it, those who have intercepted too */
function areTogether(s: State, army: number, heads: readonly number[]): boolean {
  return heads.every((p) => whereIs(s, p) < 0 || isTogether(s, army, whereIs(s, p)))
}

/** §6.3.5(3) one hex each, at least one of them into the space; afterwards all are together again */
export function* advanceArmy(g: NationsInArms, army: number): Procedure {
  const { state: s } = g
  const target = whereIs(s, s.mover)
  const moved = new Set<number>()
  const heads = groupsOf(s, army, moved).map(({ head }) => head)
  const hasBarred = (): boolean => listOfIntercepted(s, target).length > 0
  for (;;) {
    const left = groupsOf(s, army, moved).filter((group) => goalsOf(s, group).length > 0)
    const isDone = (): boolean => hasBarred() && areTogether(s, army, heads)
    if (left.length === 0) return
    const pick = yield* g.ask(powerOfPiece(s, army), {
      rule: '6.3.5(3)',
      prompt: 'intercept-move',
      facts: { army, space: target },
      choose: () => ({ send: left.map(({ head }) => head).sort((a, b) => a - b), done: isDone() }),
      refuse: {
        done: () => ({
          code: hasBarred() ? 'flank-away' : 'nobody-sent',
          rule: '6.3.5(3)',
          facts: { space: target },
        }),
      },
    })
    if (pick.verb === 'done') return
    const group = left.find(({ head }) => head === pick.arg)
    if (!group) continue
    moved.add(group.head)
    yield* sendGroup(g, group)
  }
}

const goalsOf = (s: State, { head, pieces }: Group): number[] =>
  neighboursOf(whereIs(s, head)).filter(
    (to) =>
      mayStepTo(s, pieces, whereIs(s, head), to) &&
      joiningBreach(s, pieces, standingAt(s, to, blocOfPiece(s, head))) === undefined,
  )

function* sendGroup(g: NationsInArms, group: Group): Procedure {
  const { state: s } = g
  const pick = yield* g.ask(powerOfPiece(s, group.head), {
    rule: '6.3.5(3)',
    prompt: 'send-where',
    facts: { piece: group.head },
    choose: () => ({ step: goalsOf(s, group) }),
  })
  const isBarring = pick.arg === whereIs(s, s.mover)
  advance(g, group.pieces, pick.arg)
  if (!isBarring) for (const p of group.pieces) s.marks.remove(p, MARK.intercepted)
  if (!isBarring) for (const p of group.pieces) s.cameFrom.set(p, 0)
}
