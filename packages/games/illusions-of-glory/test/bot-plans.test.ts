import { Bot, finish, knowledgeOf, type Order, type PlanLine, sightIn } from '@sandtable/bots'
import { isOffered, Play } from '@sandtable/kernel'
import { setupOf } from '@sandtable/kernel/testing'
import { describe, expect, it } from 'vitest'
import { remark } from '../bot/advice/remark.ts'
import { attacksOf } from '../bot/attacks.ts'
import { evaluate, isQuiet } from '../bot/evaluate.ts'
import { follow } from '../bot/follow.ts'
import { Front } from '../bot/front.ts'
import { habit } from '../bot/habit.ts'
import { MIND } from '../bot/index.ts'
import { explain } from '../bot/explain.ts'
import { gainOf, isMadeBy, operationsOf } from '../bot/operations.ts'
import { orderOf } from '../bot/other-orders.ts'
import { propose } from '../bot/propose.ts'
import { statusWorth, willCost } from '../bot/tracks.ts'
import { illusionsOfGlory } from '../game.ts'
import { space } from '../map.ts'
import { scenarioOf } from '../seatings.ts'
import { AP, CP } from '../sides.ts'
import { stateFor } from './stage.ts'

/** the first question of this kind in a war of habits */
function firstQuestion(prompt: string) {
  const play = Play.start(setupOf(illusionsOfGlory, 'mobilization', {}, 'plans'))
  for (let sight = sightIn(play, play.pending[0]?.seat ?? -1); sight; ) {
    if (sight.prompt === prompt) return { play, sight }
    play.answer(sight.seat, habit(sight))
    sight = sightIn(play, play.pending[0]?.seat ?? -1)
  }
  throw new Error(`nobody is asked ${prompt}`)
}
const firstAction = () => firstQuestion('action')
const MANY = 99

describe('advice', () => {
  it('§9.4.4 tells marches before the attacks they go before, of several units in the plural', () => {
    const { sight } = firstQuestion('activate')
    for (const plan of propose(sight, MANY)) {
      const lines = explain(sight, plan)
      const kinds = lines.map(({ kind }) => kind)
      const first = kinds.indexOf('attack')
      expect(first < 0 ? [] : kinds.slice(first).filter((kind) => kind !== 'attack')).toEqual([])
      for (const { text, units } of lines)
        if (units.length > 1) expect(text.en).not.toMatch(/: (it|there it) /)
    }
  })
})

describe('a garrison', () => {
  /** an Austrian corps in Budapest, with Russians nearby */
  const budapest = (others: Readonly<Record<string, string>>) =>
    new Front(stateFor({ pieces: { AH_II: 'Budapest', RU_XX: 'Debrecen', RU_I: 'Debrecen', ...others } }), CP)
  it('§5.1.1 is missed in a VP space that would be empty without it', () => {
    const alone = budapest({})
    expect(alone.desertion(space('Budapest'), alone.ours(space('Budapest')))).toBeGreaterThan(0)
    const two = budapest({ AH_III: 'Budapest' })
    expect(two.desertion(space('Budapest'), two.ours(space('Budapest')) / 2)).toBe(0)
  })
})

describe('plans', () => {
  it.each(['activate', 'movement', 'march', 'advance', 'retreat-where'])(
    'for %s are different, and the first leaves everything to habit',
    (prompt) => {
      const { sight } = firstQuestion(prompt)
      const plans = propose(sight, MANY)
      const usual = orderOf(sight, habit(sight))
      expect(plans.length).toBeGreaterThan(1)
      expect(plans[0]?.orders).toEqual([])
      expect(new Set(plans.map(({ orders }) => JSON.stringify(orders))).size).toBe(plans.length)
      for (const { orders } of plans) expect(orders).not.toEqual([usual])
      expect(propose(sight, 3)).toHaveLength(Math.min(3, plans.length))
      expect(propose(sight, 1)).toEqual([])
    },
  )

  it('order what can be answered, restraint too', () => {
    const { sight } = firstQuestion('activate')
    const answers = propose(sight, MANY)
      .slice(1)
      .map((plan) => follow(sight, plan))
    expect(answers.every((answer) => answer && isOffered(sight.offer, answer))).toBe(true)
    expect(answers).toContainEqual({ verb: 'done' })
  })

  it('are carried out order by order, and last as long as their action', () => {
    const { play, sight } = firstQuestion('movement')
    const plan = propose(sight, MANY).find(({ orders }) => orders.length === 2)
    if (!plan) throw new Error('no march is proposed')
    play.answer(sight.seat, follow(sight, plan) ?? habit(sight))
    const next = sightIn(play, sight.seat)
    if (!next) throw new Error('nobody is asked')
    expect(next.prompt).toBe('march')
    expect(follow(next, plan)).toEqual(plan.orders[1]?.answer)
    expect(follow(next, { ...plan, round: plan.round + 1 })).toBeUndefined()
    expect(follow(next, { ...plan, orders: [{ ...(plan.orders[1] as Order), about: -1 }] })).toBeUndefined()
  })

  it('are told in both languages, with rules of the book', () => {
    const { sight } = firstQuestion('activate')
    for (const plan of propose(sight, MANY)) {
      for (const { text, rule } of explain(sight, plan)) {
        expect(text.en).toMatch(/^[A-Z].*\.$/)
        expect(text.ja).toMatch(/。$/)
        expect(rule).toMatch(/^\d+\.\d/)
      }
    }
  })

  it('§8.2 the use of a card is told first', () => {
    const { sight } = firstAction()
    const [plan] = propose(sight, MANY)
    const [line] = plan ? explain(sight, plan) : []
    expect(line?.rule).toMatch(/^8\.2\./)
  })

  it('a bot says what it would do', () => {
    const { play, sight } = firstAction()
    const known = knowledgeOf(MIND, play, sight.seat, [])
    if (!known) throw new Error('nobody is asked')
    const lines = finish(new Bot(MIND, 'normal', 1).advise(known))
    expect(lines.length).toBeGreaterThan(0)
  }, 60_000)
})

/** every question of a game of habits, with what is advised there */
function advisedGame(id: string, every: number) {
  const play = Play.start(setupOf(illusionsOfGlory, id, {}, 'advice'))
  const found: { prompt: string; lines: readonly PlanLine[] }[] = []
  for (let n = 0; !play.isOver; n++) {
    const sight = sightIn(play, play.pending[0]?.seat ?? -1)
    if (!sight) throw new Error('nobody is asked')
    const isFirst = !found.some(({ prompt }) => prompt === sight.prompt)
    if (sight.prompt !== 'action' && (isFirst || n % every === 0))
      found.push({ prompt: sight.prompt, lines: remark(sight) })
    play.answer(sight.seat, habit(sight))
  }
  return found
}

describe('a position to be judged', () => {
  it('§8.1 is one in which the seat is about to act', () => {
    const { sight } = firstAction()
    expect(isQuiet(sight.state, sight.seat)).toBe(true)
    expect(isQuiet(sight.state, 1 - sight.seat)).toBe(false)
    const under = firstQuestion('activate').sight
    expect(isQuiet(under.state, under.seat)).toBe(false)
  })
})

describe('advice where there is nothing to compare', () => {
  const advised = advisedGame('mobilization', 9)
  const lines = advised.flatMap((each) => each.lines)

  it('every question has an answer, in both languages and with a rule', () => {
    expect(advised.filter((each) => each.lines.length === 0)).toEqual([])
    expect(new Set(advised.map(({ prompt }) => prompt)).size).toBeGreaterThan(15)
    for (const { text, rule } of lines) {
      expect(text.en).toMatch(/^[A-Z].*\.$/)
      expect(text.en).not.toMatch(/\?|undefined|NaN/)
      expect(text.ja).toMatch(/。$/)
      expect(text.ja).not.toMatch(/\?|undefined|NaN/)
      expect(rule).not.toBe('')
    }
  })

  it('activations and movements are told as marches and attacks with their places', () => {
    const { lines: first } = advised.find(({ prompt }) => prompt === 'activate') ?? { lines: [] }
    const meant = first.filter(({ kind }) => kind === 'attack' || kind === 'march')
    expect(meant.length).toBeGreaterThan(0)
    for (const { from, to } of meant) expect([from, to]).not.toContain(undefined)
  })

  it('a worth that rounds to nothing is not told', () => {
    expect(lines.filter(({ text }) => text.en.includes('0.0 VP') || text.ja.includes('約0.0VP'))).toEqual([])
  })

  it('where only one answer is possible, that is said', () => {
    const { sight } = firstAction()
    const [only] = remark({
      ...sight,
      prompt: 'discard-cards',
      facts: {},
      offer: { done: true },
      play: undefined,
    })
    expect(only?.text.en).toContain('nothing to choose')
  })
})

const strong = { GE_I: 'Kalisz', GE_XVII: 'Kalisz', GE_XX: 'Kalisz' } as const

describe('what is thought of a position', () => {
  it('§12 an attack with the upper hand is worth something, one against odds is none', () => {
    const s = stateFor({ pieces: { ...strong, 'RU_inf_SCU.1': 'Lodz' } })
    const gains = attacksOf(s, new Front(s, CP)).filter(({ target }) => target === space('Lodz'))
    expect(Math.max(...gains.map(({ gain }) => gain))).toBeGreaterThan(0)
    expect(attacksOf(s, new Front(s, AP)).filter(({ gain }) => gain > 0)).toEqual([])
  })

  it('§7.1.2.a an offensive that is demanded makes an attack better', () => {
    const pieces = { ...strong, RU_XX: 'Lodz' }
    const gain = (offensive: 'GE' | 'none'): number => {
      const s = stateFor({ pieces, tracks: { offensive: { CP: offensive } }, round: 6 })
      return Math.max(...attacksOf(s, new Front(s, CP)).map((attack) => attack.gain))
    }
    expect(gain('GE') - gain('none')).toBeCloseTo(1)
  })

  it('§5.1 VP of the Central Powers are their chances', () => {
    const ahead = stateFor({ pieces: {}, tracks: { vp: 20 } })
    const behind = stateFor({ pieces: {}, tracks: { vp: 10 } })
    expect(evaluate(ahead, 1)).toBeGreaterThan(evaluate(behind, 1))
    expect(evaluate(ahead, 0) + evaluate(ahead, 1)).toBeCloseTo(1)
  })

  it('an empty VP space near the enemy wants troops', () => {
    const front = new Front(stateFor({ pieces: strong }), AP)
    expect(front.wanted[space('Warsaw')]).toBeGreaterThan(front.wanted[space('Moscow')] as number)
  })
})

describe('what the staff keeps in mind', () => {
  it('§7.1.2.b an offensive is made once: the second attack is judged without it', () => {
    const pieces = { GE_I: 'Kalisz', GE_XVII: 'Posen', RU_XX: 'Lodz', RU_XXI: 'Wloclawek' } as const
    const s = stateFor({ pieces, tracks: { offensive: { CP: 'GE' } }, round: 6 })
    const attacks = operationsOf(s, CP).filter(isMadeBy)
    expect(attacks.length).toBeGreaterThan(0)
    for (const attack of attacks) expect(gainOf(attack) - gainOf(attack, true)).toBeCloseTo(1)
  })

  it('§17.2 war status is worth most on the way to better cards, and nothing when they would come too late', () => {
    const early = stateFor({ pieces: {} })
    expect(statusWorth(early, 4) - statusWorth(early, 3)).toBeGreaterThan(
      statusWorth(early, 6) - statusWorth(early, 5),
    )
    const late = stateFor({ pieces: {}, round: 6 })
    late.turn = scenarioOf(late).lastTurn
    expect(statusWorth(late, 4)).toBe(0)
  })

  it('§23.2.d the last points of National Will are the dearest', () => {
    const s = stateFor({ pieces: {} })
    expect(willCost(s, 2) - willCost(s, 4)).toBeGreaterThan(willCost(s, 10) - willCost(s, 12))
  })

  it('§23.4 a revolution is good for the Central Powers, the treaty for the Allies', () => {
    const s = stateFor({ pieces: {} })
    const quiet = evaluate(s, 1)
    s.revolutionStage = 1
    expect(evaluate(s, 1)).toBeGreaterThan(quiet)
    s.treatyTurn = s.turn + 2
    expect(evaluate(s, 1)).toBeLessThan(quiet)
  })

  it('§11.1 a VP space three steps from the enemy is not left open for nothing', () => {
    const front = new Front(stateFor({ pieces: strong }), AP)
    expect(front.peril[space('Warsaw')]).toBeGreaterThan(0.3)
  })
})
