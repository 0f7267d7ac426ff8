/** A plain player with few words: marches at the enemy, attacks a little, and does what is asked. */
import type { BattleForGaliciaTypes } from '@sandtable/battle-for-galicia/types'
import { GRID } from '@sandtable/battle-for-galicia/map'
import { enemyOf, type Side } from '@sandtable/battle-for-galicia/sides'
import { hexOf, isOnMap, spentOf, type State } from '@sandtable/battle-for-galicia/state'
import { ARMY } from '@sandtable/battle-for-galicia/units'
import { type Answer, type GameTypes, type Offer, type Play, quickRandom } from '@sandtable/kernel'

export type Decide<T extends GameTypes = BattleForGaliciaTypes> = (play: Play<T>, seat: number) => Answer

type Pick = (n: number) => number

/** How much is done in a phase: whole games must stay short. */
interface Diligence {
  readonly marches: number
  readonly attacks: number
}

interface Memory {
  done: number
  isMarching: boolean
}

export function plainPlayer(seed: number, { marches, attacks }: Diligence): Decide {
  const pick = quickRandom(seed)
  const memory: Memory = { done: 0, isMarching: false }
  return (play, seat) => {
    const offer = play.offered(seat) ?? {}
    switch (play.asked(seat)?.question.prompt) {
      case 'move':
        return counted(memory, marches, () => toMove(play.state, offer, pick, memory))
      case 'march':
        return toMarch(play.state, seat as Side, offer, memory)
      case 'attack':
        return counted(memory, attacks, () => one(offer, 'attack', pick))
      default:
        return byOrder(offer, pick)
    }
  }
}

/** Something, so many times; then the phase is over. */
function counted(memory: Memory, most: number, choose: () => Answer | undefined): Answer {
  const answer = memory.done < most ? choose() : undefined
  memory.done = answer ? memory.done + 1 : 0
  return answer ?? { verb: 'done' }
}

const list = (offer: Offer, verb: string): readonly number[] => {
  const options = offer[verb]
  return typeof options === 'object' ? options : []
}

function one(offer: Offer, verb: string, pick: Pick): Answer | undefined {
  const args = list(offer, verb)
  return args.length > 0 ? { verb, arg: args[pick(args.length)] as number } : undefined
}

/** Rests now and then; takes up whole stacks, and every fourth time one unit. */
function toMove(s: State, offer: Offer, pick: Pick, memory: Memory): Answer | undefined {
  memory.isMarching = false
  const rest = pick(3) === 0 ? one(offer, 'recover', pick) : undefined
  if (rest) return rest
  const fresh = { unit: list(offer, 'unit').filter((u) => spentOf(s, u) === 0) }
  return (pick(4) > 0 ? one(offer, 'stack', pick) : undefined) ?? one(fresh, 'unit', pick)
}

/** To the hex nearest to an enemy, then no further. */
function toMarch(s: State, side: Side, offer: Offer, memory: Memory): Answer {
  const hexes = list(offer, 'march')
  if (memory.isMarching || hexes.length === 0) return { verb: 'halt' }
  memory.isMarching = true
  const goals = (ARMY[enemyOf(side)] as readonly number[]).flatMap((u) =>
    isOnMap(s, u) ? [hexOf(s, u)] : [],
  )
  const away = (h: number): number => Math.min(...goals.map((goal) => GRID.distance(h, goal)))
  return { verb: 'march', arg: hexes.reduce((nearest, h) => (away(h) < away(nearest) ? h : nearest)) }
}

/** Elsewhere: everything rather than a part, something rather than nothing. */
const ORDER = ['all', 'fight', 'join', 'declare', 'advance', 'react', 'accompany', 'enter']

function byOrder(offer: Offer, pick: Pick): Answer {
  const isShy = pick(3) === 0
  const bare = ['stay', 'go', 'halt'].find((verb) => offer[verb] === true)
  if (isShy && bare !== undefined) return { verb: bare }
  for (const verb of [...ORDER, ...Object.keys(offer)]) {
    if (offer[verb] === true) return { verb }
    const answer = one(offer, verb, pick)
    if (answer) return answer
  }
  throw new Error('nothing is offered')
}
