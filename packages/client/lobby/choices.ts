import type { SeatKind } from '@sandtable/presentation'
import type { GameCard, ScenarioCard } from './types.ts'

/** The computer as it is met first. */
export const OPPONENT: SeatKind = 'normal'

/** What "Play now" starts. */
export function shortestScenario({ scenarios }: Pick<GameCard, 'scenarios'>): ScenarioCard | undefined {
  return scenarios.reduce<ScenarioCard | undefined>(
    (shortest, scenario) => (shortest && shortest.turns <= scenario.turns ? shortest : scenario),
    undefined,
  )
}

/** What the scenario is called by, however many play it. */
export const baseOf = ({ id, seating }: Pick<ScenarioCard, 'id' | 'seating'>): string => seating?.of ?? id

/** Each scenario once: as the fewest play it. */
export const basicScenarios = ({ scenarios }: Pick<GameCard, 'scenarios'>): ScenarioCard[] =>
  scenarios.filter((each, i) => scenarios.findIndex((other) => baseOf(other) === baseOf(each)) === i)

/** The ways to sit down to the scenario; one if there is no choice. */
export const seatingsOf = (
  { scenarios }: Pick<GameCard, 'scenarios'>,
  chosen: ScenarioCard,
): ScenarioCard[] => scenarios.filter((each) => baseOf(each) === baseOf(chosen))

/** Another scenario for the same players, if it can be played by them. */
export const withSameSeating = (
  card: Pick<GameCard, 'scenarios'>,
  chosen: ScenarioCard,
  before: ScenarioCard | undefined,
): ScenarioCard =>
  seatingsOf(card, chosen).find(({ seating }) => seating && seating.kind === before?.seating?.kind) ?? chosen

/** The first seat is yours, the computer has the others; where it cannot play, people at this screen have them. */
export const firstSeating = (
  { hasComputer }: Pick<GameCard, 'hasComputer'>,
  { seats }: Pick<ScenarioCard, 'seats'>,
): readonly SeatKind[] => seats.map((_, seat) => (seat === 0 || !hasComputer ? 'human' : OPPONENT))

/** Who will sit at this screen. */
export function company(seats: readonly SeatKind[]): 'nobody' | 'one' | 'several' {
  const humans = seats.filter((kind) => kind === 'human').length
  return humans === 0 ? 'nobody' : humans === 1 ? 'one' : 'several'
}
