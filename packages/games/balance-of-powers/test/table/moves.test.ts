/** Marches, orders, what lies on the map and what is told of it. */
import type { Answer } from '@sandtable/kernel'
import { isWay, type LogLine, optionsOf } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { balanceOfPowers } from '../../game.ts'
import { reachOf, stepsTo } from '../../inspect/march.ts'
import { idOf, place } from '../../places.ts'
import { badges } from '../../table/badges.ts'
import { buttons } from '../../table/buttons.ts'
import { counterOf } from '../../table/counters.ts'
import { log } from '../../table/log/log.ts'
import { marks } from '../../table/marks.ts'
import { orders } from '../../table/orders.ts'
import { preview } from '../../table/preview.ts'
import { ahead, costs } from '../../table/question.ts'
import { refusal } from '../../table/refusal.ts'
import { report } from '../../table/report.ts'
import type { Scene } from '../../table/scene.ts'
import { stacks } from '../../table/stacks.ts'
import { unitActions } from '../../table/unit-buttons.ts'
import { unit, unitsIn } from '../../units.ts'
import { facing, stack } from '../combat-scene.ts'
import { type SceneSpec, StagedScene } from '../scene.ts'
import { CP_SEAT, seenBy } from './staged.ts'

/** In Germany, far from everybody. */
const FORCE = 'DE-inf-2 DE-inf-3 DE-cav-1'
const SPEC: SceneSpec = { month: '1914-09', fortnight: 2, units: { '1722': FORCE } }
const taken = (spec: SceneSpec = SPEC, id = '1722'): StagedScene => {
  const board = new StagedScene(spec)
  board.act('stack', id)
  return board
}

/** unit or place, as a record names them */
function give(board: StagedScene, { verb, arg }: Answer): void {
  const named = arg === undefined ? undefined : balanceOfPowers.verbs[verb]?.encode(arg)
  board.act(verb, named)
}

const strokesOf = (scene: Scene): (readonly [number, readonly Answer[]])[] => [
  ...(ahead(scene)?.strokes ?? []),
]

describe('marches', () => {
  it('§9.13 are as far as the slowest corps gets, each place by its cheapest way', () => {
    const { state } = taken()
    const reach = reachOf(state, unitsIn(FORCE))
    for (const [space, reached] of reach) {
      const steps = stepsTo(reached)
      expect(steps.at(-1)?.space).toBe(space)
      expect(steps.reduce((sum, { cost }) => sum + cost, 0)).toBe(reached.spent)
      expect(reached.spent).toBeLessThanOrEqual(3)
    }
    expect(reach.size).toBeGreaterThan(15)
    expect(reach.has(place('1722'))).toBe(false)
  })

  it('§9.11 of several hexes are one click, and every step of it is allowed', () => {
    const board = taken()
    const scene = seenBy(board, CP_SEAT)
    const strokes = strokesOf(scene)
    expect(strokes.length).toBeGreaterThan(5)
    const [to, answers = []] = strokes.find(([, steps]) => steps.length === 3) ?? []
    expect(costs(scene).get(to ?? -1)).toBe(3)
    for (const answer of answers) give(board, answer)
    expect(board.state.where.get(unit('DE-inf-2'))).toBe(to)
  })

  it('show the way with its cost, supply, room and what is left', () => {
    const scene = seenBy(taken(), CP_SEAT)
    const shown = preview(scene, { verb: 'march', arg: place('1724') })
    expect(shown?.path?.map(({ cost }) => cost)).toEqual([undefined, 1, 2])
    expect(shown?.lines.map(({ rules }) => rules?.[0])).toEqual(expect.arrayContaining(['3.1', '2.62']))
    expect(shown?.note).toContain('1')
  })

  it('§9.12 who stays behind before the force has moved may still go: the others are taken up anew', () => {
    const board = taken()
    const before = new StagedScene(SPEC)
    const [leave] = unitActions(seenBy(board, CP_SEAT), seenBy(before, CP_SEAT), unit('DE-cav-1'))
    expect(leave?.answer).toEqual({ verb: 'unit', arg: unit('DE-inf-2') })
    expect(leave?.then).toEqual([{ verb: 'take', arg: unit('DE-inf-3') }])
  })

  it('say why not, with the rule, and how near the force can come', () => {
    const scene = seenBy(taken(), CP_SEAT)
    const why = scene.whyNot({ verb: 'march', arg: place('1729') })
    expect(why).toBeDefined()
    const { title, lines } = refusal(scene, {
      code: 'not-adjacent',
      rule: '9.11',
      facts: { place: place('1729') },
    })
    expect(why?.code).toBe('not-adjacent')
    expect(title).not.toBe('')
    expect(lines[0]?.rules).toEqual(['9.11'])
    expect(lines[1]?.tone).toBe('good')
  })
})

describe('orders', () => {
  it('§3.1 know that a force takes its path along: in supply at the end of a march into enemy land', () => {
    const board = new StagedScene({ ...SPEC, joined: { BE: 'EP' }, units: { '1219': FORCE } })
    const found = orders.way(seenBy(board, CP_SEAT), unitsIn(FORCE), place('0918'))
    if (!isWay(found)) throw new Error(found.code)
    expect(found.legs).toHaveLength(1)
    expect(found.lines.filter(({ rules }) => rules?.includes('3.1'))).toHaveLength(1)
    const riders = orders.way(seenBy(board, CP_SEAT), unitsIn('DE-cav-1'), place('0918'))
    expect(isWay(riders) && riders.lines.some(({ rules }) => rules?.includes('3.2'))).toBe(true)
  })

  it('§6.53 send a whole force over several halves, one answer at a time', () => {
    const board = new StagedScene(SPEC)
    const units = unitsIn(FORCE)
    const goal = place('1729')
    const found = orders.way(seenBy(board, CP_SEAT), units, goal)
    if (!isWay(found)) throw new Error(found.code)
    expect(found.legs.length).toBeGreaterThan(1)
    expect(found.legs.flatMap(({ steps }) => steps).at(-1)?.space).toBe(goal)
    const stop = found.legs[0]?.steps.at(-1)?.space ?? -1
    const verbs: string[] = []
    for (let n = 0; n < 20; n++) {
      const answer = orders.next(seenBy(board, CP_SEAT), units, stop)
      if (!answer) break
      verbs.push(answer.verb)
      give(board, answer)
    }
    // the cavalry has a point left when the others have none
    expect(verbs).toEqual(['unit', 'take', 'take', 'march', 'march', 'march', 'halt'])
    expect(units.map((u) => board.state.where.get(u))).toEqual([stop, stop, stop])
  })

  it('§9.14 end beside the enemy, and never at a neutral border', () => {
    const board = new StagedScene({ ...SPEC, units: { '1722': FORCE, '1725': 'FR-inf-1' } })
    const scene = seenBy(board, CP_SEAT)
    const found = orders.way(scene, unitsIn(FORCE), place('1725'))
    if (!isWay(found)) throw new Error(found.code)
    const end = found.legs.flatMap(({ steps }) => steps).at(-1)?.space ?? -1
    expect(end).not.toBe(place('1725'))
    expect(found.lines.some(({ rules, tone }) => rules?.includes('9.14') && tone === 'warn')).toBe(true)
    expect(isWay(orders.way(scene, unitsIn(FORCE), place('1229')))).toBe(false)
    const beside = seenBy(facing('DE-inf-2', 'FR-inf-1'), CP_SEAT)
    expect(orders.way(beside, unitsIn('DE-inf-2'), place('1025'))).toMatchObject({
      code: 'order-at-enemy',
      rule: '9.14',
    })
  })
})

describe('the map', () => {
  it('§1.33 has fortresses with their steps, ruins, and chips in the tint of who holds them', () => {
    const scene = seenBy(new StagedScene({ ...SPEC, fortresses: { '1119': 2, '0423': 1 } }), CP_SEAT)
    const at = (id: string) => marks(scene).filter(({ space }) => idOf(space) === id)
    expect(at('1119').map(({ kind }) => kind)).toContain('destroyed')
    expect(at('0423').find(({ kind }) => kind.startsWith('fortress'))?.text).toBe('1')
    const chips = marks(scene).filter(({ kind }) => kind === 'chip')
    expect(new Set(chips.map(({ nation }) => nation))).toEqual(new Set(['germany', 'france', undefined]))
  })

  it('§10.59 has breaches as arrows from one hex to another', () => {
    const scene = seenBy(new StagedScene({ ...SPEC, breaches: { '0921/0922': 2 } }), CP_SEAT)
    const [breach] = marks(scene).filter(({ kind }) => kind === 'breach')
    expect([breach?.space, breach?.towards, breach?.text]).toEqual([place('0921'), place('0922'), '2'])
  })

  it('§1.321 §10.532 §3.2 counters show the side that is up, yellow values and want of supply', () => {
    const units = { '1722': 'DE-inf-2', '0423': 'DE-inf-3' }
    const scene = seenBy(new StagedScene({ ...SPEC, units, trench: 'DE-inf-2' }), CP_SEAT)
    const dug = counterOf(scene, unit('DE-inf-2'))
    expect(dug.face.figures).toEqual([3, 1])
    expect(dug.face.entrenched).toBe(true)
    expect(dug.face.yellow).toBe(true)
    expect(counterOf(scene, unit('DE-inf-3')).face.marks.supply).toBe('out')
    expect(stacks(scene).every(({ own, isNeutral }) => own || isNeutral === true)).toBe(true)
  })

  it('from afar has a badge for each sector, with its corps and how they do', () => {
    const scene = seenBy(new StagedScene({ ...SPEC, trench: 'DE-inf-2 DE-inf-3' }), CP_SEAT)
    const [badge, ...others] = badges(scene).filter(({ nation }) => nation === 'germany')
    expect(others).toEqual([])
    expect(badge).toMatchObject({ count: 3, mode: 'entrenched', own: true, isFresh: true })
  })

  it('§2.62 a place tells how full it is, and which unit is in the hand', () => {
    const shown = report(seenBy(taken(), CP_SEAT), place('1722'))
    expect(shown.facts.find(({ line }) => line.rules?.includes('2.62'))?.line.text).toContain('3 of 6')
    expect(shown.units).toHaveLength(3)
    expect(shown.sums.map(({ value }) => value)).toEqual(['3', '3', '3'])
  })
})

describe('what is told', () => {
  it('§9.11 a march of several hexes is one line', () => {
    const board = taken()
    const [, answers = []] = strokesOf(seenBy(board, CP_SEAT)).find(([, each]) => each.length === 3) ?? []
    for (const answer of answers) give(board, answer)
    const told = board.events.map((event, at) => ({ at, event }))
    const lines = log(told, 'en').flatMap((group): readonly LogLine[] => group.lines)
    const [march, ...more] = lines.filter(({ deed }) => deed?.kind === 'march')
    expect(more).toEqual([])
    expect(march?.deed?.ways?.[0]).toHaveLength(4)
    expect(march?.text).toMatch(/^German I Cavalry Corps and German II and III Corps marched from 1722 by/)
  })

  it('§10.61 an attack and its roll are one fight, also where something was asked between them', () => {
    const board = stack('DE-inf-2 DE-inf-3', 'FR-inf-1', { trench: 'FR-inf-1' })
    const deeds = (): LogLine['deed'][] => {
      const told = board.events.map((event, at) => ({ at, event }))
      const lines = log(told, 'en').flatMap((group): readonly LogLine[] => group.lines)
      return lines.flatMap(({ deed }) => (deed?.kind === 'fight' ? [deed] : []))
    }
    const [declared, ...none] = deeds()
    expect(none).toEqual([])
    expect(declared?.from).toHaveLength(1)
    board.act('nation', 'DE')
    board.dice(3, 4).act('point', 'DE-inf-2')
    expect(board.seen('combat-rolled')).toHaveLength(1)
    expect(deeds()).toEqual([declared])
  })

  it('§9.2 railways are a button that wants a place', () => {
    const scene = seenBy(taken(), CP_SEAT)
    expect(buttons(scene).find(({ answer }) => answer.verb === 'rail')).toMatchObject({ aims: true })
    const [to = -1] = optionsOf(scene.offer, 'rail')
    expect(preview(scene, { verb: 'rail', arg: to })?.lines[0]?.rules).toEqual(['9.21'])
  })

  it('§9.23 it says who gets off and stays', () => {
    const rails = (trench: string): (readonly string[] | undefined)[] => {
      const board = new StagedScene({ units: { '2517': 'DE-inf-2 DE-inf-3' }, trench }).act('stack', '2517')
      const lines = preview(seenBy(board, CP_SEAT), { verb: 'rail', arg: place('3017') })?.lines ?? []
      return lines.map(({ rules }) => rules)
    }
    expect(rails('DE-inf-2')).toContainEqual(['9.23'])
    expect(rails('')).not.toContainEqual(['9.23'])
  })
})
