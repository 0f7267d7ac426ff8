/** The rules of the toy: deal, bid in secret, the highest bidder raids. Numbers in comments are its rulebook. */
import { D6, type Next, type Question, type Procedure, TWO_D6 } from '../index.ts'
import { CARDS, cardOf, earn, goldOf, POWERS, type ToyState } from './toy-state.ts'
import type { Fight, Toy, ToyTypes } from './toy-types.ts'

type Stage = ToyTypes['stage']

const everyone = POWERS.map((_, power) => power)

export function stage(name: Stage, g: Toy): Procedure<Next<Stage>> {
  const stages = { deal, bid, raid: raids, close }
  return stages[name](g)
}

/** 1: everybody gets a card only he may look at */
function* deal(g: Toy): Procedure<Next<Stage>> {
  const { state: s } = g
  const deck = Array.from({ length: CARDS }, (_, card) => card)
  g.shuffle(deck)
  s.deck.assign(deck)
  s.shown.fill(0)
  for (const power of everyone) {
    s.hand.set(power, deck[power] as number)
    const event = { type: 'dealt', rule: '1', power } as const
    g.emit?.({ ...event, card: cardOf(s, power) }, { to: power, others: { ...event, card: -1 } })
  }
  return 'bid'
}

/** 2: all bid at once; the highest pays, and the lower number wins a tie */
function* bid(g: Toy): Procedure<Next<Stage>> {
  const { state: s } = g
  const answers = yield* g.askAll(everyone.map((power) => ({ power, question: bidding(s, power) })))
  const bids = answers.map(({ arg }) => arg ?? 0)
  const winner = bids.indexOf(Math.max(...bids))
  s.bid.assign(bids)
  g.reveal()
  g.emit?.({ type: 'bids-shown', rule: '2', bids, winner })
  earn(s, winner, -Math.max(...bids))
  Object.assign(s, { active: winner, hired: 0, raids: 0 })
  return 'raid'
}

function bidding(s: ToyState, power: number): Question<{ bid: number[] }, 'bid', 'too-poor'> {
  return {
    rule: '2',
    prompt: 'bid',
    facts: { power },
    choose: () => ({ bid: Array.from({ length: goldOf(s, power) + 1 }, (_, gold) => gold) }),
    refuse: { bid: (gold) => ({ code: 'too-poor', rule: '2', facts: { gold, has: goldOf(s, power) } }) },
  }
}

/** 3: the winner hires men and raids, twice at most */
function* raids(g: Toy): Procedure<Next<Stage>> {
  const { state: s } = g
  for (;;) {
    const pick = yield* g.ask(s.active, {
      rule: '3',
      prompt: 'raid',
      facts: { power: s.active, hired: s.hired },
      choose: () => ({ raid: targets(s), hire: s.hired < 2 && goldOf(s, s.active) > 0, pass: true }),
      refuse: { raid: (target) => ({ code: 'nothing-there', rule: '3', facts: { target } }) },
    })
    if (pick.verb === 'pass') return 'close'
    if (pick.verb === 'raid') {
      yield* g.within('raid-on', raidOn(g, pick.arg))
      return 'raid'
    }
    hire(g)
  }
}

const targets = (s: ToyState): number[] =>
  s.raids < 2 ? everyone.filter((power) => power !== s.active && s.derived.rich[power]) : []

function hire(g: Toy): void {
  earn(g.state, g.state.active, -1)
  g.state.hired++
  g.emit?.({ type: 'hired', rule: '3', power: g.state.active })
}

/** 4: the victim pays one gold, or fights */
function* raidOn(g: Toy, target: number): Procedure {
  const { state: s } = g
  s.raids++
  const pick = yield* g.ask(target, {
    rule: '4',
    prompt: 'resist',
    facts: { power: target },
    choose: () => ({ resist: true, flee: true }),
  })
  if (pick.verb === 'resist') {
    yield* g.within('fight', fight(g, target))
    return
  }
  earn(s, target, -1)
  earn(s, s.active, 1)
  g.emit?.({ type: 'fled', rule: '4', power: target })
}

/** 5: two dice, the men hired and a strong card; one die for each side's losses; a winning raider is paid the card */
function* fight(g: Toy, target: number): Procedure {
  const { state: s } = g
  const { reading, faces } = g.roll(TWO_D6, (total) => readFight(total + s.hired + strength(s)))
  g.emit?.({ type: 'fought', rule: '5', faces, result: reading })
  lose(g, s.active, 5)
  lose(g, target, 4)
  if (reading !== 'won') return
  s.shown.set(target, 1)
  earn(s, s.active, cardOf(s, target))
  g.emit?.({ type: 'looted', rule: '5', power: s.active, card: cardOf(s, target) })
}

/** a card from 3 up helps the raider, who need not show it */
const strength = (s: ToyState): number => (cardOf(s, s.active) >= 3 ? 1 : 0)

function readFight(total: number): Fight {
  if (total >= 8) return 'won'
  return total >= 6 ? 'drawn' : 'lost'
}

function lose(g: Toy, power: number, from: number): void {
  const { reading } = g.roll(D6, (die) => (die >= from ? 1 : 0))
  const gold = Math.min(reading, goldOf(g.state, power))
  earn(g.state, power, -gold)
  g.emit?.({ type: 'lost', rule: '5', power, gold })
}

/** 6: the next round, or the end */
function* close(g: Toy): Procedure<Next<Stage>> {
  const { state: s } = g
  g.emit?.({ type: 'round-closed', rule: '6', round: s.round })
  if (s.round === s.last) return 'end'
  s.round++
  return 'deal'
}
