import type { Answer, Offer, Play } from '@sandtable/kernel'
import type { BattleForGaliciaTypes } from '../../battle-for-galicia.ts'
import { GRID, TOWNS } from '../../map.ts'
import { isOnBoard } from '../../scenarios.ts'
import { enemyOf, type Side } from '../../sides.ts'
import { hexOf, isHeldBy, isOnMap, type State, spentOf } from '../../state.ts'
import { ARMY } from '../../units.ts'

type Pick = (n: number) => number

/** Marches in a movement phase; more would only make the file longer. */
const MARCHES = 14

/** What the policy has to remember between decisions. */
interface Memory {
  marches: number
  isMarching: boolean
}

/**
 * A plain aggressive player: rests who is tired, marches at towns and at the enemy, attacks wherever he can with all
 * he can, and follows up. Nobody's idea of good play, but it brings about nearly everything there is.
 */
export function aggressor(pick: Pick): (play: Play<BattleForGaliciaTypes>, seat: number) => Answer {
  const memory: Memory = { marches: 0, isMarching: false }
  return (play, seat) => {
    const offer = play.offered(seat) ?? {}
    const prompt = play.asked(seat)?.question.prompt
    if (prompt === 'move') return toMove(play.state, offer, pick, memory)
    if (prompt === 'march') return toMarch(play.state, seat as Side, offer, pick, memory)
    return byOrder(offer, pick)
  }
}

const list = (offer: Offer, verb: string): readonly number[] => {
  const options = offer[verb]
  return typeof options === 'object' ? options : []
}

const one = (args: readonly number[], pick: Pick): number => args[pick(args.length)] as number

function toMove(s: State, offer: Offer, pick: Pick, memory: Memory): Answer {
  memory.isMarching = false
  const tired = list(offer, 'recover')
  if (tired.length > 0 && pick(2) === 0) return { verb: 'recover', arg: one(tired, pick) }
  const stacks = list(offer, 'stack')
  const fresh = list(offer, 'unit').filter((u) => spentOf(s, u) === 0)
  if (fresh.length === 0 || memory.marches >= MARCHES) {
    memory.marches = 0
    return { verb: 'done' }
  }
  memory.marches++
  const stack = one(stacks, pick)
  const isFresh = stacks.length > 0 && fresh.filter((u) => hexOf(s, u) === stack).length > 1
  return isFresh && pick(2) === 0 ? { verb: 'stack', arg: stack } : { verb: 'unit', arg: one(fresh, pick) }
}

/** to the hex nearest to a town worth points, or to the enemy, then no further */
function toMarch(s: State, side: Side, offer: Offer, pick: Pick, memory: Memory): Answer {
  const hexes = list(offer, 'march')
  if (memory.isMarching || hexes.length === 0) return { verb: 'halt' }
  memory.isMarching = true
  const towns = openTowns(s, side)
  const goals = towns.length > 0 && pick(3) > 0 ? towns : enemyHexes(s, side)
  const away = (h: number): number => Math.min(...goals.map((goal) => GRID.distance(h, goal)))
  return { verb: 'march', arg: hexes.reduce((nearest, h) => (away(h) < away(nearest) ? h : nearest)) }
}

const openTowns = (s: State, side: Side): number[] =>
  TOWNS.flatMap((town) =>
    town.side === side && isOnBoard(s, town.hex) && !isHeldBy(s, side, town.hex) ? [town.hex] : [],
  )

const enemyHexes = (s: State, side: Side): number[] =>
  (ARMY[enemyOf(side)] as readonly number[]).flatMap((u) => (isOnMap(s, u) ? [hexOf(s, u)] : []))

/** elsewhere: do something rather than nothing, and everything rather than a part */
const ORDER = [
  'attack',
  'all',
  'join',
  'fight',
  'declare',
  'advance',
  'react',
  'accompany',
  'enter',
  'defend',
  'withdraw',
  'retreat',
  'run-on',
  'suffer',
  'remove',
  'from',
]

function byOrder(offer: Offer, pick: Pick): Answer {
  const shy = ['react', 'accompany', 'advance'].some((verb) => offer[verb]) && pick(3) === 0
  const bare = Object.keys(offer).find((verb) => offer[verb] === true)
  if (shy && bare !== undefined) return { verb: bare }
  for (const verb of ORDER) {
    if (offer[verb] === true) return { verb }
    const args = list(offer, verb)
    if (args.length > 0) return { verb, arg: one(args, pick) }
  }
  return { verb: bare ?? '' }
}
