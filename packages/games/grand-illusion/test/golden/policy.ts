import type { Answer, Offer, Play } from '@sandtable/kernel'
import type { GrandIllusionTypes } from '../../grand-illusion.ts'
import { GERMAN_VP_HEXES, GRID, HEXES, PLAN_XVII_HEXES } from '../../map.ts'
import { AL, enemyOf, type Side } from '../../sides.ts'
import { isControlledBy, presenceOf, type State } from '../../state.ts'

type Pick = (n: number) => number

/**
 * A plain aggressive player: activates where enemies are or are near, marches at victory hexes and at the enemy, attacks
 * with all he has, and withdraws once in a while. Nobody's idea of good play, but it brings about nearly everything.
 */
export function aggressor(pick: Pick): (play: Play<GrandIllusionTypes>, seat: number) => Answer {
  return (play, seat) => {
    const offer = play.offered(seat) ?? {}
    const s = play.state
    const side = seat as Side
    switch (play.asked(seat)?.question.prompt) {
      case 'activity':
        return toAct(s, side, offer, pick)
      case 'activation':
        return toMove(s, side, offer, pick)
      case 'march':
        return toMarch(s, side, offer, pick)
      case 'withdrawal-window':
        return { verb: pick(6) === 0 ? 'withdraw' : 'not-this-turn' }
      default:
        return byOrder(offer, pick)
    }
  }
}

const list = (offer: Offer, verb: string): readonly number[] => {
  const options = offer[verb]
  return typeof options === 'object' ? options : []
}
const one = (args: readonly number[], pick: Pick): number => args[pick(args.length)] as number

/** victory hexes of the side in the enemy's hands, or the enemy's troops */
function goalsOf(s: State, side: Side, pick: Pick): number[] {
  const prizes = (side === AL ? PLAN_XVII_HEXES : GERMAN_VP_HEXES).filter((h) => !isControlledBy(s, side, h))
  if (prizes.length > 0 && pick(2) === 0) return prizes
  const enemies = presenceOf(s, enemyOf(side))
  return Array.from({ length: HEXES }, (_, h) => h).filter((h) => enemies.isHolding(h))
}

const nearestTo = (goals: readonly number[], hexes: readonly number[]): number => {
  const away = (h: number): number => Math.min(...goals.map((goal) => GRID.distance(h, goal)))
  return hexes.reduce((nearest, h) => (away(h) < away(nearest) ? h : nearest))
}

function toAct(s: State, side: Side, offer: Offer, pick: Pick): Answer {
  const hexes = list(offer, 'activate')
  if (hexes.length === 0 || pick(12) === 0) return byOrder(offer, pick)
  const near = [one(hexes, pick), one(hexes, pick), one(hexes, pick)]
  return { verb: 'activate', arg: nearestTo(goalsOf(s, side, pick), near) }
}

/** with enemies in the hex most often a battle there, else a march of everybody */
function toMove(s: State, side: Side, offer: Offer, pick: Pick): Answer {
  if (offer['attack-all'] === true && pick(3) > 0) return { verb: 'attack-all' }
  const attackers = list(offer, 'attack')
  if (attackers.length > 0 && pick(3) > 0) return { verb: 'attack', arg: one(attackers, pick) }
  const stacks = list(offer, 'stack')
  const isFacing = presenceOf(s, enemyOf(side)).isHolding(s.activeHex)
  if (stacks.length > 0 && !isFacing && pick(4) > 0) return { verb: 'stack', arg: one(stacks, pick) }
  const units = list(offer, 'unit')
  return units.length > 0 && pick(3) > 0 ? { verb: 'unit', arg: one(units, pick) } : { verb: 'done' }
}

function toMarch(s: State, side: Side, offer: Offer, pick: Pick): Answer {
  const hexes = list(offer, 'march')
  if (hexes.length === 0) return { verb: 'halt' }
  return { verb: 'march', arg: nearestTo(goalsOf(s, side, pick), hexes) }
}

/** elsewhere: do something rather than nothing */
const ORDER = [
  'battle',
  'massed',
  'bombard',
  'target',
  'strike',
  'engage',
  'arrive',
  'place-in',
  'place',
  'opposite',
  'behind',
  'retreat',
  'recover',
  'entrench',
  'rail-to',
  'order',
]

function byOrder(offer: Offer, pick: Pick): Answer {
  const bare = Object.keys(offer).filter((verb) => offer[verb] === true)
  if (bare.length > 1 && pick(2) === 0) return { verb: bare[pick(bare.length)] as string }
  const verbs = Object.keys(offer).filter((verb) => list(offer, verb).length > 0)
  const wanted = ORDER.find((verb) => verbs.includes(verb)) ?? verbs[0]
  if (wanted !== undefined && (bare.length === 0 || pick(4) > 0))
    return { verb: wanted, arg: one(list(offer, wanted), pick) }
  return { verb: bare[pick(bare.length)] as string }
}
