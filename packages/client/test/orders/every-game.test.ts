/** Orders given in random games of every game that has them. */
import { GAMES } from '@sandtable/games'
import { answersOf, eyesOf, Match, quickRandom, type Refusal, whyNot } from '@sandtable/kernel'
import {
  endOf,
  isWay,
  type Orders,
  type Presentation,
  type Scene,
  sceneOf,
  stopOf,
} from '@sandtable/presentation'
import { describe, expect, test } from 'vitest'
import { carryOut } from '../../orders/carry-out.ts'
import { partsOf } from '../../orders/drawing.ts'
import { plainOptions } from '../real-table.ts'

interface Tried {
  readonly sent: number
  readonly arrived: number
  readonly asked: number
  readonly onTheWay: number
}

/** since units could first be sent */
const ACTIONS = 160
/** a long set-up comes before that */
const MOST = 3000

function tried(presentation: Presentation, orders: Orders, seed: number): Tried {
  const { game } = presentation
  const [scenario] = game.scenarios
  if (!scenario) throw new Error(`${game.id} has no scenario`)
  const options = plainOptions(game)
  const match = new Match({ game, scenario, options, seed: String(seed).repeat(64).slice(0, 64) })
  const random = quickRandom(seed)
  const found = { sent: 0, arrived: 0, asked: 0, onTheWay: 0 }
  let since = 0
  for (let n = 0; n < MOST && since < ACTIONS && !match.play.isOver; n++) {
    const seat = match.play.pending.find((each) => match.play.asked(each.seat) === each)?.seat ?? 0
    const viewer = { eyes: eyesOf(scenario.seats[seat]?.powers ?? []), seat, language: 'en' as const }
    const scene = sceneOf(match.play, viewer)
    const able = orders.ready(scene)
    if (able || since > 0) since++
    if (n % 2 === 0) sendSome(scene, able ?? [])
    const answers = answersOf(match.play.offered(seat) ?? {})
    const answer = answers[random(answers.length)]
    if (answer) match.take({ seat, answer })

    function sendSome(now: Scene, ready: readonly number[]): void {
      if (ready.length === 0) return
      const [part] = partsOf(ready, (unit) => orders.spaceOf(now, unit)).slice(random(3))
      const to = random(presentation.sheet.spaces.length)
      if (part) send(now, part.units, to)
    }

    function send(now: Scene, units: readonly number[], to: number): void {
      const way = orders.way(now, units, to)
      if (!isWay(way)) {
        expect(presentation.refusal(now, way).title, way.code).not.toBe('')
        return
      }
      const play = match.play.fork()
      const give = (given: (typeof answers)[number]): Refusal | undefined => {
        const refusal = whyNot(play, { seat, answer: given })
        if (!refusal) play.answer(seat, given)
        return refusal
      }
      const halt = carryOut({ scene: () => sceneOf(play, viewer), give }, orders, [{ units, to }])
      found.sent++
      expect(halt?.kind === 'refused' ? halt.refusal : undefined).toBeUndefined()
      if (halt) found.asked++
      else {
        // Where nothing was asked, they stand where the slip said they would stop.
        const after = sceneOf(play, viewer)
        for (const unit of units) expect(orders.spaceOf(after, unit)).toBe(stopOf(way))
        if (stopOf(way) === to) found.arrived++
        else found.onTheWay++
      }
      expect(presentation.spaceName(endOf(way), 'ja')).not.toBe('')
    }
  }
  return found
}

describe.each(GAMES.map(({ id, presentation }) => ({ id, presentation })))('$id', ({ presentation }) => {
  test('orders are carried out as the slip says, or stop where something is asked', async () => {
    const known = await presentation()
    expect(known.orders).toBeDefined()
    if (!known.orders) return
    const { orders } = known
    const all = [3, 8].map((seed) => tried(known, orders, seed))
    const sum = (of: keyof Tried): number => all.reduce((total, each) => total + each[of], 0)
    expect(sum('sent')).toBeGreaterThan(10)
    expect(sum('arrived') + sum('onTheWay')).toBeGreaterThan(5)
  })
})
