import { LEVELS, type Level } from '@sandtable/bots'
import type { Scenario } from '@sandtable/kernel'
import { Problem } from './problem.ts'

/** Who decides for a seat. */
export type Player = 'human' | Level
export const PLAYERS: readonly Player[] = ['human', ...LEVELS]
export const isPlayer = (name: unknown): name is Player => (PLAYERS as readonly unknown[]).includes(name)

/** The players of "human,random", one for each seat of the scenario. */
export function readPlayers<P extends string>(text: string, scenario: Scenario, allowed: readonly P[]): P[] {
  const names = readNames(text, allowed)
  if (names.length !== scenario.seats.length)
    throw new Problem(`--seats needs ${scenario.seats.length} players, for ${seatNames(scenario)}`)
  return names
}

/** Players of these names, as many as there are. */
export function readNames<P extends string>(text: string, allowed: readonly P[]): P[] {
  const names = text.split(',').map((name) => name.trim())
  const wrong = names.find((name) => !(allowed as readonly string[]).includes(name))
  if (wrong !== undefined)
    throw new Problem(`--seats knows no player "${wrong}"; it knows ${allowed.join(', ')}`)
  return names as P[]
}

/** The number of the seat with this id. */
export function findSeat(scenario: Scenario, id: string): number {
  const seat = scenario.seats.findIndex((each) => each.id === id)
  if (seat < 0) throw new Problem(`there is no seat "${id}"; there are ${seatNames(scenario)}`)
  return seat
}

const seatNames = ({ seats }: Scenario): string => seats.map(({ id }) => id).join(', ')
