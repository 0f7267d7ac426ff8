/** A mind for the kernel's toy: hidden hands, secret bids, a seat with two powers. */
import { type Answer, type Eyes, type Json, sees } from '@sandtable/kernel'
import { toy } from '../../kernel/test/toy-game.ts'
import { CARDS, goldOf, POWERS, type ToyState } from '../../kernel/test/toy-state.ts'
import type { ToyTypes } from '../../kernel/test/toy-types.ts'
import type { Mind, Random, Sight } from '../index.ts'

/** for one round */
export interface ToyPlan {
  readonly round: number
  readonly bid: number
  readonly hire: number
  readonly raid: boolean
}

type ToySight = Sight<ToyTypes>

export const PASS: ToyPlan = { round: 1, bid: 0, hire: 0, raid: false }
export const RAID: ToyPlan = { round: 1, bid: 0, hire: 0, raid: true }
export const WASTE: ToyPlan = { round: 1, bid: 0, hire: 2, raid: false }

const listed = ({ offer }: ToySight, verb: string): readonly number[] => {
  const options = offer[verb]
  return typeof options === 'object' ? options : []
}

const isHidden = (s: ToyState, eyes: Eyes, place: number): boolean =>
  place >= POWERS.length || !(sees(eyes, place) || s.shown.get(place) === 1)

/** the cards these eyes have not seen, dealt anew */
function imagine(s: ToyState, eyes: Eyes, known: ToyState, random: Random): void {
  const places = Array.from({ length: CARDS }, (_, place) => place).filter((place) =>
    isHidden(known, eyes, place),
  )
  const cards = places.map((place) => known.deck.get(place)).sort((a, b) => a - b)
  for (const place of places) s.deck.set(place, cards.splice(random(cards.length), 1)[0] as number)
  s.hand.assign(s.deck.toArray().slice(0, POWERS.length))
}

function follow(sight: ToySight, { round, bid, hire, raid }: ToyPlan): Answer | undefined {
  const { state, prompt, offer } = sight
  if (round !== state.round) return undefined
  if (prompt === 'bid') return { verb: 'bid', arg: Math.min(bid, Math.max(...listed(sight, 'bid'))) }
  if (prompt === 'resist') return undefined
  if (state.hired < hire && offer.hire) return { verb: 'hire' }
  const [target] = listed(sight, 'raid')
  return raid && target !== undefined ? { verb: 'raid', arg: target } : { verb: 'pass' }
}

const RAIDS = [WASTE, PASS, RAID]
const BIDS = [RAID, { ...RAID, bid: 1 }, { ...RAID, bid: 2 }, { ...WASTE, bid: 3 }]

function propose({ prompt, state: { round } }: ToySight, breadth: number): ToyPlan[] {
  if (prompt === 'resist') return []
  return (prompt === 'raid' ? RAIDS : BIDS).slice(0, breadth).map((plan) => ({ ...plan, round }))
}

export const TOY_MIND: Mind<ToyTypes, ToyPlan> = {
  game: toy,
  budgets: {
    normal: { breadth: 2, samples: 2, variations: 0, horizon: 1 },
    hard: { breadth: 4, samples: 4, variations: 3, horizon: 1 },
  },
  remember: (told): Json => told.filter(({ type }) => type === 'round-closed').length,
  imagine: (s, eyes, known, _, random) => imagine(s, eyes, known, random),
  evaluate(s, seat) {
    const all = s.gold.toArray().reduce((sum, gold) => sum + gold, 0)
    const powers = toy.scenarios[0]?.seats[seat]?.powers ?? []
    return powers.reduce((sum, power) => sum + goldOf(s, power), 0) / Math.max(1, all)
  },
  tempo: ({ round }) => round,
  habit: ({ prompt }) =>
    prompt === 'bid' ? { verb: 'bid', arg: 0 } : { verb: prompt === 'raid' ? 'pass' : 'flee' },
  answer: ({ prompt }) =>
    prompt === 'bid' ? { verb: 'bid', arg: 0 } : { verb: prompt === 'raid' ? 'pass' : 'flee' },
  propose,
  vary: (_, plan, random) =>
    random(2) === 0 ? { ...plan, raid: !plan.raid } : { ...plan, hire: random(3), bid: random(3) },
  follow,
  explain: (_, { bid, raid }) => [
    {
      text: { en: `bid ${bid}`, ja: `入札${bid}` },
      rule: '2',
      units: [],
      kind: raid ? 'attack' : 'hold',
    },
  ],
}
