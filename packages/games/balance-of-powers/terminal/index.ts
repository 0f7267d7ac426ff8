import type { Fact, Facts } from '@sandtable/kernel'
import type { TerminalMap } from '@sandtable/presentation/terminal'
import type { BalanceOfPowersTypes } from '../balance-of-powers.ts'
import { idOf } from '../places.ts'
import { whereIs } from '../state.ts'
import { describe, note, place } from './describe.ts'
import { excerpt } from './excerpt.ts'
import { overview } from './overview.ts'
import type { MapScene } from './scene.ts'

const numbers = (fact: Fact | undefined): number[] =>
  [fact ?? []].flat().filter((each): each is number => typeof each === 'number')

/** The places a question names and those where its units stand, places first. */
function focus({ state }: MapScene, { place: at, target, from, unit, units }: Facts): string[] {
  const named = [at, target, from].flatMap(numbers)
  const places = [unit, units].flatMap(numbers).map((u) => whereIs(state, u))
  return [...new Set([...named, ...places])].filter((p) => p >= 0).map(idOf)
}

export const balanceOfPowersTerminal: TerminalMap<BalanceOfPowersTypes> = {
  focus,
  place,
  excerpt,
  overview,
  describe,
  note,
}
