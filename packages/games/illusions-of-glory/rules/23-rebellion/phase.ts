/** §23.3.1.a §23.3.1.b §23.3.1.c The Rebellion/Revolution Phase: uprisings, then the revolution. */
import { at, call } from '@sandtable/kernel'
import type { IllusionsOfGlory, Next, Procedure } from '../../illusions-of-glory.ts'
import { AH, GE, type Nation, RU } from '../../sides.ts'
import { placerOf } from '../04-setup/commands.ts'
import { isDemoralized } from './national-will.ts'
import { placeUprising, risingSpaces, whyNotRise } from './uprisings.ts'

/** §6.0.F.1.a AP checks Austria-Hungary and Germany, §6.0.F.1.b then CP checks Russia. */
const ORDER_OF_CHECKS: readonly Nation[] = [AH, GE, RU]

/** §6.0.F.1 Uprisings of each nation, §6.0.F.2 then the revolution. */
export function* rebellionPhase(): Procedure<Next> {
  yield* []
  return call(
    ORDER_OF_CHECKS.map((nation) => at('rebellion/uprising', nation)),
    'rebellion/revolution',
  )
}

/** §23.3.1.e Uprisings are placed only while the nation is demoralized. */
export function* uprisingStage(g: IllusionsOfGlory, arg: number): Procedure<Next> {
  const nation = arg as Nation
  if (isDemoralized(g.state, nation)) yield* askUprising(g, nation, true)
  return 'done'
}

const RULES: Partial<Readonly<Record<Nation, string>>> = {
  [AH]: '23.3.1.a',
  [GE]: '23.3.1.b',
  [RU]: '23.3.1.c',
}

/** Places one uprising of the nation, if a space is open to it. */
export function* askUprising(g: IllusionsOfGlory, nation: Nation, optional: boolean): Procedure {
  const { state: s } = g
  const spaces = risingSpaces(s, nation)
  if (spaces.length === 0) return
  const pick = yield* g.ask(placerOf(nation), {
    rule: RULES[nation] ?? '23.3.2.a',
    prompt: 'uprising',
    facts: { nation, optional },
    choose: () => ({ 'rise-in': spaces, 'not-now': optional }),
    refuse: { 'rise-in': (x) => whyNotRise(s, nation, x) },
  })
  if (pick.verb === 'rise-in') placeUprising(g, nation, pick.arg)
}
