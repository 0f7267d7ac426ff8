import { repeated } from '@sandtable/kernel/data'
import { SIDE_IDS, type SideId } from '../sides.ts'
import { problem, unless } from './problem.ts'
import type { GameData, ScenarioData, Season, TurnData } from './types.ts'

const CARDS = 55

function checkDeck(entry: string, deck: readonly number[]): readonly string[] {
  return [
    ...unless(
      deck.every((number) => number <= CARDS),
      'scenarios',
      entry,
      'a card with no such number',
    ),
    ...unless(repeated(deck).length === 0, 'scenarios', entry, 'a card twice'),
  ]
}

/** §4.2 §30.2.2 one card is taken, by number or by its OPS value */
function checkOpening({ id, cards, decksForMore }: ScenarioData, side: SideId): readonly string[] {
  const { deck = [], take = [], takeOps } = cards[side]
  const entry = `${id} ${side}`
  return [
    ...checkDeck(entry, deck),
    ...checkDeck(entry, decksForMore?.[side] ?? []),
    ...unless(take.length > 0 !== (takeOps !== undefined), 'scenarios', entry, 'takes a card in one way'),
    ...unless(
      deck.length === 0 || take.every((number) => deck.includes(number)),
      'scenarios',
      entry,
      'takes a card that is not in the deck',
    ),
  ]
}

function checkScenario(scenario: ScenarioData, { setups, tables, turns }: GameData): readonly string[] {
  const { id, firstTurn, lastTurn } = scenario
  const setup = setups.find((each) => each.id === scenario.setup)
  if (setup === undefined) return [problem('scenarios', id, `no set-up ${scenario.setup}`)]
  return [
    ...unless(setup.tracks.turn === firstTurn, 'scenarios', id, 'begins on another turn than its set-up'),
    ...unless(firstTurn <= lastTurn && lastTurn <= turns.length, 'scenarios', id, 'leaves the turn track'),
    ...SIDE_IDS.flatMap((side) => [
      ...checkOpening(scenario, side),
      ...unless(
        scenario.cards[side].draw + 1 === tables.hand.size,
        'scenarios',
        `${id} ${side}`,
        'does not begin with a full hand',
      ),
    ]),
  ]
}

const SEASONS: readonly Season[] = ['summer', 'fall', 'winter', 'spring']

/** four seasons a year; winter opens the new one */
function checkTurn({ turn, season, year }: TurnData, n: number): readonly string[] {
  const isRight =
    turn === n + 1 &&
    season === SEASONS[n % SEASONS.length] &&
    year === 1914 + Math.floor((n + 2) / SEASONS.length)
  return unless(isRight, 'turns', `turn ${turn}`, 'out of order')
}

export const checkScenarios = (data: GameData): readonly string[] => [
  ...repeated(data.scenarios.map(({ id }) => id)).map((id) => problem('scenarios', id, 'listed twice')),
  ...data.scenarios.flatMap((scenario) => checkScenario(scenario, data)),
  ...data.turns.flatMap(checkTurn),
]
