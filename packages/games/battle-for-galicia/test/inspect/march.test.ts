import { describe, expect, it } from 'vitest'
import type { BattleForGaliciaEvent } from '../../events.ts'
import { cheapestWay, entryPrice, marchTo, reachCosts, stackWeight } from '../../inspect/index.ts'
import { GRID, hex } from '../../map.ts'
import { unit } from '../../units.ts'
import { AH } from '../../sides.ts'
import { StagedScene } from '../scene.ts'
import { positions } from './positions.ts'

type Moved = Extract<BattleForGaliciaEvent, { type: 'moved' }>
const isMoved = (event: BattleForGaliciaEvent): event is Moved => event.type === 'moved'

const ids = (hexes: readonly number[]): string[] => hexes.map((h) => GRID.idOf(h))

describe('a march before it is made', () => {
  it('§4.2 takes the way, and costs the MPs, that the rules then charge', () => {
    let seen = 0
    for (const { play, asked } of positions(3, 5, ['march'])) {
      const units = asked.question.facts?.units as readonly number[]
      const costs = reachCosts(play.state, units)
      const offered = (play.offered(asked.seat)?.march ?? []) as readonly number[]
      expect([...costs.keys()]).toEqual(offered)
      const target = offered[seen % offered.length] as number
      const march = marchTo(play.state, units, target)
      const copy = play.fork()
      const moved: Moved[] = []
      copy.umpire.emit = (event) => {
        if (isMoved(event)) moved.push(event)
      }
      copy.answer(asked.seat, { verb: 'march', arg: target })
      const made = march.steps.slice(0, moved.length)
      expect(made.map(({ from, to, cost }) => ({ from, to, cost }))).toEqual(
        moved.map(({ from, to, cost }) => ({ from, to, cost })),
      )
      expect(march.cost).toBe(costs.get(target))
      expect(march.isMinimum).toBe(moved.some(({ minimum }) => minimum))
      for (const { items, cost } of march.steps) expect(items.reduce((sum, { mp }) => sum + mp, 0)).toBe(cost)
      seen++
    }
    expect(seen).toBeGreaterThan(100)
  })

  it('§12.1 warns of cavalry exactly where it is asked to react', () => {
    let asks = 0
    for (const { play, asked } of positions(6, 1, ['march'])) {
      const units = asked.question.facts?.units as readonly number[]
      const offered = (play.offered(asked.seat)?.march ?? []) as readonly number[]
      const target = offered[offered.length - 1] as number
      const { steps } = marchTo(play.state, units, target)
      const copy = play.fork()
      copy.answer(asked.seat, { verb: 'march', arg: target })
      const question = copy.pending[0]?.question
      const reacting = steps.find((step) => step.reacting.length > 0)?.reacting[0]
      expect(question?.prompt === 'react' ? question.facts?.unit : undefined).toBe(reacting)
      if (reacting !== undefined) asks++
    }
    expect(asks).toBeGreaterThan(5)
  })

  it('§6.3 takes a step between two enemy zones apart', () => {
    const scene = new StagedScene({ units: { 'AH-4': '12.14', 'RU-17': '13.15', 'RU-7': '13.13' } })
    scene.act('unit', 'AH-4')
    const { steps } = marchTo(scene.state, [unit('AH-4')], hex('13.14'))
    expect(steps[0]?.items.map(({ what, mp, rule }) => [what, mp, rule])).toEqual([
      ['clear', 1, 'aid.tec'],
      ['zone-to-zone', 2, '6.3'],
    ])
  })

  it('§4.2 says how far a unit gets on the way to a hex out of reach', () => {
    const scene = new StagedScene({ units: { 'AH-4': '12.14' } })
    const way = cheapestWay(scene.state, [unit('AH-4')], hex('18.17'))
    expect(way?.cost).toBeGreaterThan(4)
    const reached = way?.steps[way.affordable - 1]
    expect(reached?.total).toBeLessThanOrEqual(4)
    expect(scene.act('unit', 'AH-4').offers('march')).toContain(ids([reached?.to as number])[0])
  })

  it('§5.1 §5.2 weighs the stack at the end of the march', () => {
    const scene = new StagedScene({
      units: { 'AH-4': '12.14', 'AH-25': '12.15', 'AH-13': '12.15', 'AH-27': '12.15' },
    })
    expect(stackWeight(scene.state, AH, hex('12.15'), [unit('AH-4')])).toEqual({
      steps: 8,
      limit: 6,
      over: 2,
    })
    expect(stackWeight(scene.state, AH, hex('12.15'))).toEqual({ steps: 6, limit: 6, over: 0 })
  })
})

describe('a reinforcement before it comes in', () => {
  it('§14.0 §14.0.a costs what placing it then costs', () => {
    let seen = 0
    for (const { play, asked } of positions(9, 1, ['enter', 'enter-or-wait'])) {
      const u = asked.question.facts?.unit as number
      for (const h of (play.offered(asked.seat)?.enter ?? []) as readonly number[]) {
        const copy = play.fork()
        let cost: number | undefined
        copy.umpire.emit = (event) => {
          if (event.type === 'placed') cost ??= event.cost
        }
        const price = entryPrice(play.state, u, h)
        copy.answer(asked.seat, { verb: 'enter', arg: h })
        expect(price).toBe(cost)
        seen++
      }
    }
    expect(seen).toBeGreaterThan(20)
  })
})
