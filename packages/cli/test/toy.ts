import {
  amount,
  amounts,
  defineLayout,
  type Game,
  type GameTypes,
  type Procedure,
  type Umpire,
} from '@sandtable/kernel'

const LAYOUT = defineLayout({
  fields: { count: amount(), turn: amount(), side: amount(), spare: amounts(1) },
  derive: () => ({}),
  refresh: () => undefined,
})

type State = ReturnType<typeof LAYOUT.create>

interface Toy extends GameTypes {
  state: State
  stage: 'count'
}

/** What may be wrong with the toy. */
export type Fault = 'none' | 'invariant' | 'words' | 'throws' | 'stuck'

const seat = (id: string, power: number) => ({ id, title: { en: id, ja: id }, powers: [power] })

function* count(table: Umpire<Toy>, fault: Fault): Procedure<'count' | 'end'> {
  const { state } = table
  const pick = yield* table.ask(state.side, {
    rule: '1.1',
    prompt: 'count',
    choose: () => (fault === 'stuck' && state.count > 5 ? { add: [] } : { add: [1, 2], idle: true }),
  })
  if ('arg' in pick) state.count += pick.arg
  if (fault === 'throws' && state.count > 9) throw new Error('out of paper')
  table.emit?.({ type: 'counted', rule: '1.2' })
  state.turn += 1
  state.side = 1 - state.side
  return state.turn > 30 ? 'end' : 'count'
}

/** A game so small that its faults can be counted: two players add ones and twos for thirty turns. */
export function toyGame(fault: Fault): Game<Toy> {
  const words = (): string => (fault === 'words' ? 'undefined' : 'words')
  return {
    id: 'toy',
    edition: 1,
    title: { en: 'Toy', ja: '玩具' },
    powers: ['A', 'B'],
    scenarios: [
      {
        id: 'only',
        title: { en: 'Only', ja: '一つ' },
        summary: { en: '', ja: '' },
        seats: [seat('A', 0), seat('B', 1)],
        turns: 10,
        longest: 100,
      },
    ],
    options: [],
    layout: LAYOUT,
    firstStage: 'count',
    verbs: {
      add: {
        encode: (n) => `+${n}`,
        decode: (name) => ({ '+1': 1, '+2': 2 })[name],
        title: (n) => `plus ${n}`,
      },
      idle: null,
    },
    rules: { sequence: '1.1', end: '1.3' },
    setUp: () => undefined,
    stage: (_, table) => count(table, fault),
    outcome: () => ({ winners: [], scores: [0, 0] }),
    turn: ({ turn }) => turn,
    view: ({ count: total }) => ({ total }),
    text: () => ({
      prompt: words,
      event: words,
      refusal: words,
      verb: (verb) => verb,
      procedure: (name) => name,
    }),
    invariants: ({ count: total }) => (fault === 'invariant' && total > 7 ? [`the count is ${total}`] : []),
    permuteSecrets: () => undefined,
    mask: () => undefined,
    assumption: () => undefined,
    result: (events) => events.length,
  }
}

export const TOY_RULES: ReadonlySet<string> = new Set(['1.1', '1.2', '1.3'])
