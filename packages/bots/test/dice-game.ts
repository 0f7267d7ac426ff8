/**
 * A game of dice alone, so small that luck can be worked out: the weather die falls as a turn begins, a march
 * adds a die to the score, and after a good one its player may march once more in worse going. The dice fall
 * between the questions of one phase.
 */
import {
  amount,
  amounts,
  D6,
  defineLayout,
  type Game,
  type Setup,
  type Procedure,
  seedFrom,
  type Umpire,
} from '@sandtable/kernel'

const LAYOUT = defineLayout({
  fields: { turn: amount(), side: amount(), weather: amount(), score: amounts(2) },
  derive: () => ({}),
  refresh: () => undefined,
})

export type DiceState = ReturnType<typeof LAYOUT.create>

export interface DiceTypes {
  state: DiceState
  event: { readonly type: 'rolled'; readonly rule: string; readonly die: number; readonly by: number }
  prompt: 'march' | 'again'
  refusal: string
  stage: 'turn'
}

const TURNS = 12
/** from this die on one may march again */
const GOOD = 4

export const scoreOf = (s: DiceState, side: number): number => s.score.get(side)

function* turn(g: Umpire<DiceTypes>): Procedure<'turn' | 'end'> {
  const { state: s } = g
  s.weather = g.roll(D6, (die) => die).total
  const { verb } = yield* g.ask(s.side, {
    rule: '1',
    prompt: 'march',
    choose: () => ({ march: true, rest: true }),
  })
  if (verb === 'march' && march(g) >= GOOD) {
    const answer = yield* g.ask(s.side, {
      rule: '2',
      prompt: 'again',
      choose: () => ({ again: true, stop: true }),
    })
    if (answer.verb === 'again') s.score.set(s.side, scoreOf(s, s.side) + march(g) - s.weather)
  }
  s.side = 1 - s.side
  s.turn++
  return s.turn === TURNS ? 'end' : 'turn'
}

function march(g: Umpire<DiceTypes>): number {
  const { state: s } = g
  const die = g.roll(D6, (face) => face).total
  s.score.set(s.side, scoreOf(s, s.side) + die)
  g.emit?.({ type: 'rolled', rule: '1', die, by: s.side })
  return die
}

const same = (word: string) => ({ en: word, ja: word })
const seat = (id: string, power: number) => ({ id, title: same(id), powers: [power] })

export const diceGame: Game<DiceTypes> = {
  id: 'dice',
  edition: 1,
  title: same('dice'),
  powers: ['A', 'B'],
  scenarios: [
    {
      id: 'only',
      title: same('only'),
      summary: same(''),
      seats: [seat('A', 0), seat('B', 1)],
      turns: TURNS,
      longest: 2 * TURNS,
    },
  ],
  options: [],
  layout: LAYOUT,
  firstStage: 'turn',
  verbs: { march: null, rest: null, again: null, stop: null },
  rules: { sequence: '1', end: '3' },
  setUp: () => undefined,
  stage: (_, table) => turn(table),
  outcome: (s) => {
    const lead = scoreOf(s, 0) - scoreOf(s, 1)
    return { winners: lead === 0 ? [] : [lead > 0 ? 0 : 1], scores: [...s.score] }
  },
  turn: (s) => s.turn,
  view: (s) => [...s.words],
  text: () => ({
    prompt: (key) => key,
    event: ({ type }) => type,
    refusal: (code) => code,
    verb: (verb) => verb,
    procedure: (name) => name,
  }),
  invariants: () => [],
  permuteSecrets: () => undefined,
  mask: () => undefined,
  assumption: () => undefined,
  result: (events) => events.map(({ die }) => die),
}

export const diceSetup = (seed: string): Setup<DiceTypes> => {
  const [scenario] = diceGame.scenarios
  if (!scenario) throw new Error('no scenario')
  return { game: diceGame, scenario, options: {}, seed: seedFrom(seed) }
}
