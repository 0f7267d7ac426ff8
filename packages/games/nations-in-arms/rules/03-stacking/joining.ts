/** §3.2 §3.3 §3.5 Two forces become one: who commands it, which leaders have no place in it. */
import { NONE, isMajor } from '../../nations.ts'
import { capacityOf, nationOf, rankOf } from '../../pieces.ts'
import { OUT } from '../../codes.ts'
import { commanderOf, put, setCommander, type State } from '../../state.ts'
import { armiesIn, type Force, leadersIn, unitsIn } from '../02-units/force.ts'
import { assignBoxes } from './boxes.ts'
import { inOrder } from './command.ts'
import { type Breach, MOST_SUBORDINATES, stackBreach } from './limits.ts'

const MOST_STARS = 3

/** What becomes of the leaders of two forces that join. */
interface Command {
  /** §3.1.5(5) without a place: back into the pool */
  readonly pooled: readonly number[]
  /** the new commander of the only army, if it changes */
  readonly commander: number
}

/** §3.2.5.2(1) an arriving leader of the same rank takes over, unless §3.2.2(2) he is a minor's and the other a major's */
function corpsOrder(s: State, arriving: readonly number[], there: readonly number[]): number[] {
  const order = inOrder(s, [...arriving, ...there])
  const weight = (l: number): number =>
    rankOf(l) * 4 + Number(isMajor(nationOf(l))) * 2 + Number(arriving.includes(l))
  return nationsOf(order).length > 1 ? order : [...order].sort((a, b) => weight(b) - weight(a) || a - b)
}
const nationsOf = (leaders: readonly number[]): number[] => [...new Set(leaders.map(nationOf))]

/** §3.1.2(2)d one subordinate of lower rank, below a leader with three stars */
function corpsCommand(s: State, arriving: Force, there: Force): Command {
  const [commander = NONE, ...others] = corpsOrder(s, leadersIn(arriving), leadersIn(there))
  const hasRoom = commander !== NONE && rankOf(commander) >= MOST_STARS
  const subordinate = hasRoom ? others.find((l) => rankOf(l) < rankOf(commander)) : undefined
  return { pooled: others.filter((l) => l !== subordinate), commander: NONE }
}

/** §3.2.5.2(2) of an army: who outranks its commander takes over (§3.2.3(1) of its own nation only), and he leaves */
function armyCommand(s: State, army: number, all: Force): Command {
  const old = commanderOf(s, army)
  const rivals = inOrder(
    s,
    leadersIn(all).filter(
      (l) => rankOf(l) > rankOf(old) && nationOf(l) === nationOf(army) && capacityOf(l) > 0,
    ),
  )
  const commander = rivals[0] ?? old
  const others = inOrder(
    s,
    leadersIn(all).filter((l) => l !== commander && l !== old),
  )
  return {
    pooled: [...(commander === old ? [] : [old]), ...others.slice(MOST_SUBORDINATES)],
    commander: commander === old ? NONE : commander,
  }
}

function commandOf(s: State, arriving: Force, there: Force): Command {
  const all = [...arriving, ...there]
  const armies = armiesIn(all)
  const [army = NONE] = armies
  if (armies.length === 0) return corpsCommand(s, arriving, there)
  // §2.4.7(4) in a group each army keeps what it has
  return armies.length === 1 ? armyCommand(s, army, all) : { pooled: [], commander: NONE }
}

/** Joins two forces that stand in one space. Returns the leaders who went back to the pool. */
export function joinForces(s: State, arriving: Force, there: Force): readonly number[] {
  const { pooled, commander } = commandOf(s, arriving, there)
  const [army = NONE] = armiesIn([...arriving, ...there])
  if (commander !== NONE) {
    setCommander(s, army, commander)
    s.under.set(commander, army)
  }
  for (const l of pooled) put(s, l, OUT.pool)
  const left = [...arriving, ...there].filter((p) => !pooled.includes(p))
  assignBoxes(s, left)
  return pooled
}

/** The limit that two forces would break together, tried on a copy of what they belong to. */
export function joiningBreach(s: State, arriving: Force, there: Force): Breach | undefined {
  const all = [...arriving, ...there]
  const { pooled, commander } = commandOf(s, arriving, there)
  const before = all.map((p) => s.under.get(p))
  const [army = NONE] = armiesIn(all)
  const old = army === NONE ? NONE : commanderOf(s, army)
  if (commander !== NONE) setCommander(s, army, commander)
  const left = all.filter((p) => !pooled.includes(p))
  assignBoxes(s, left)
  const found = stackBreach(s, left)
  all.forEach((p, i) => {
    s.under.set(p, before[i] ?? NONE)
  })
  if (commander !== NONE) setCommander(s, army, old)
  return found
}

/** §3.3.1(3) leaders and support units join for nothing; forces with units pay */
export const hasTroops = (force: Force): boolean => unitsIn(force).length > 0 || armiesIn(force).length > 0

const JOINING = 1
const ARMY_JOINING = 2
/** §3.3.1(1) §3.3.1(2) MP for two forces that join, both with units */
export const joiningCost = (arriving: Force, there: Force): number =>
  armiesIn(arriving).length > 0 && armiesIn(there).length > 0 ? ARMY_JOINING : JOINING
