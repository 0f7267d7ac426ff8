import { Match, recordOf, replay } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { toy, toySetup } from '../../kernel/test/toy-game.ts'
import { randomMatch } from '../../kernel/test/toy-play.ts'
import { type Analysis, type AnalysisOptions, analyse, Bot, type Progress } from '../index.ts'
import { play } from './bench.ts'
import { diceGame, diceSetup, type DiceTypes } from './dice-game.ts'
import { DICE_MIND } from './dice-mind.ts'
import { TOY_MIND } from './toy-mind.ts'

function analysed(match: Match<DiceTypes>, options: AnalysisOptions = {}): Analysis {
  const analysis = analyse(DICE_MIND, match, options)
  let step = analysis.next()
  while (!step.done) step = analysis.next()
  return step.value
}

const diceMatch = (seed: string): Match<DiceTypes> =>
  play(DICE_MIND, diceSetup(seed), [new Bot(DICE_MIND, 'normal', 1), new Bot(DICE_MIND, 'normal', 2)]).match

/** what each march threw, by the number of its action */
const dieAt = (match: Match<DiceTypes>, at: number): number | undefined =>
  match.log.find((logged) => logged.at === at)?.event.die

describe('an analysis', () => {
  const match = diceMatch('one')
  const analysis = analysed(match)

  it('tells the chances of each seat after each action', () => {
    expect(analysis.moments.map(({ at }) => at)).toEqual([...Array(match.length + 1).keys()])
    expect(analysis.moments[0]?.chances).toEqual([0.5, 0.5])
    for (const { at, chances } of analysis.moments.slice(0, -1)) {
      const { state } = match.at(at)
      expect(chances).toEqual([DICE_MIND.evaluate(state, 0), DICE_MIND.evaluate(state, 1)])
    }
  })

  it('ends with the result', () => {
    const [winner] = diceGame.outcome(match.play.state).winners
    expect(analysis.moments.at(-1)?.chances).toEqual([0, 1].map((seat) => Number(seat === winner)))
  })

  it('names the largest changes, the largest first, once for each action', () => {
    const { turningPoints, moments } = analysis
    const sizes = turningPoints.map(({ change }) => Math.abs(change[0] ?? 0))
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
    expect(new Set(turningPoints.map(({ at }) => at)).size).toBe(turningPoints.length)
    const byDice = moments
      .slice(1)
      .map(({ chances, hadChance }, i) =>
        hadChance ? Math.abs((chances[0] ?? 0) - (moments[i]?.chances[0] ?? 0)) : 0,
      )
    expect(sizes[0]).toBeCloseTo(Math.max(...byDice), 10)
    // the last action only ends the game: it is no turn, however far the judgement was from the result
    expect(turningPoints.map(({ at }) => at)).not.toContain(
      moments.at(-1)?.hadChance === true ? -1 : match.length,
    )
    expect(analysed(match, { points: 2, rerolls: 1 }).turningPoints).toHaveLength(2)
  })

  it('tells how far it is', () => {
    const steps: Progress[] = []
    const running = analyse(DICE_MIND, match, { rerolls: 1 })
    for (let step = running.next(); !step.done; step = running.next()) steps.push(step.value)
    expect(steps).toEqual(match.moves.map((_, i) => ({ done: i + 1, of: match.length })))
  })

  it('is the same for the game replayed from its record', () => {
    const again = replay(diceGame, recordOf(match))
    if ('mismatch' in again) throw new Error(again.mismatch.problem)
    expect(analysed(again.match)).toEqual(analysis)
  })

  it('leaves the game as it was', () => {
    const before = match.play.hash()
    analysed(match, { rerolls: 2 })
    expect(match.play.hash()).toBe(before)
  })
})

describe('luck', () => {
  it('is told for the actions that used chance, and for the deal', () => {
    const match = diceMatch('which')
    const { luck, moments } = analysed(match)
    expect(luck.map(({ at }) => at)).toEqual(moments.filter(({ hadChance }) => hadChance).map(({ at }) => at))
    expect(luck[0]?.at).toBe(0)
  })

  it('is good for a six and bad for a one', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const match = diceMatch(seed)
      for (const { at, bySeat } of analysed(match, { rerolls: 60 }).luck) {
        const seat = match.moves[at - 1]?.seat ?? 0
        const die = dieAt(match, at)
        // The last throw decides the game, and may decide it either way.
        if (at === match.length || (die !== 1 && die !== 6)) continue
        expect(Math.sign(bySeat[seat] ?? 0)).toBe(die === 6 ? 1 : -1)
        expect(bySeat[0]).toBeCloseTo(-(bySeat[1] ?? 0), 10)
      }
    }
  })

  it('of a march is the die less three and a half', () => {
    const match = new Match(diceSetup('first'))
    match.take({ seat: 0, answer: { verb: 'march' } })
    const die = dieAt(match, 1) ?? 0
    const expected = [1, 2, 3, 4, 5, 6].reduce((sum, face) => sum + chance(face), 0) / 6
    const { luck } = analysed(match, { rerolls: 3000 })
    expect(luck[1]?.bySeat[0]).toBeCloseTo(chance(die) - expected, 1.7)
  })

  /** with so many points more */
  const chance = (lead: number): number => 1 / (1 + Math.exp(-lead / 8))

  it('adds up by seat', () => {
    const { luck, luckBySeat } = analysed(diceMatch('sum'))
    const sum = luck.reduce((total, { bySeat }) => total + (bySeat[1] ?? 0), 0)
    expect(luckBySeat[1]).toBeCloseTo(sum, 10)
  })

  it('is near nothing in the mean over many honest games', () => {
    const games = 150
    let sum = 0
    let squares = 0
    for (let game = 0; game < games; game++) {
      const [luck = 0] = analysed(diceMatch(`honest ${game}`), { rerolls: 12 }).luckBySeat
      sum += luck
      squares += luck * luck
    }
    const deviation = Math.sqrt(squares / games)
    expect(deviation).toBeGreaterThan(0.05)
    expect(Math.abs(sum / games)).toBeLessThan((3 * deviation) / Math.sqrt(games))
  })

  it('shows whose dice were loaded', () => {
    // Of many games the one in which A threw best.
    const thrown = (match: Match<DiceTypes>): number =>
      match.log.reduce((sum, { event: { by, die } }) => sum + (by === 0 ? die - 3.5 : 3.5 - die), 0)
    const matches = Array.from({ length: 60 }, (_, game) => diceMatch(`loaded ${game}`))
    const loaded = matches.reduce((a, b) => (thrown(b) > thrown(a) ? b : a))
    const [a = 0, b = 0] = analysed(loaded).luckBySeat
    expect(a).toBeGreaterThan(0.2)
    expect(b).toBeLessThan(-0.2)
  })

  it('does not come from decisions', () => {
    const match = randomMatch(toySetup('toy', toy, { rounds: 'ten' }))
    const analysis = analyse(TOY_MIND, match, { rerolls: 4 })
    let step = analysis.next()
    while (!step.done) step = analysis.next()
    const { luck, moments } = step.value
    // A bid costs gold but no luck; a fight is luck, and so is the next deal, which is worth the same to all.
    const bids = match.actions.flatMap(({ verb }, i) => (verb === 'bid' || verb === 'hire' ? [i + 1] : []))
    expect(luck.some(({ at }) => bids.includes(at))).toBe(false)
    expect(luck.some(({ bySeat }) => bySeat.some((each) => each !== 0))).toBe(true)
    expect(moments).toHaveLength(match.length + 1)
  })
})
