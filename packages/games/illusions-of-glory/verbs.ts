/** Every verb and the kind of its argument, from the catalogue of questions. */
import type { ArgumentKind } from '@sandtable/kernel'
import { cardNamed, idOfCard } from './cards.ts'
import { GRAPH } from './map.ts'
import { idOf, PIECES } from './pieces.ts'
import { ALL_POOLS } from './pools.ts'
import { NATIONS } from './sides.ts'
import { PROMPTS, type Verb } from './text/keys.ts'
import type { ArgumentName, Prompts } from './text/keys/shape.ts'
import { cardName, nationName, pieceName, poolName, spaceName } from './text/names.ts'

const found = (index: number): number | undefined => (index < 0 ? undefined : index)
const pieces = new Map(Array.from({ length: PIECES }, (_, p) => [idOf(p), p]))

/** Names from a list, by their index in it. */
const listed = (ids: readonly string[], title: ArgumentKind['title']): ArgumentKind => ({
  encode: (index) => ids[index] as string,
  decode: (id) => found(ids.indexOf(id)),
  title,
})

/** What the arguments of verbs name. */
export const ARGUMENTS: Readonly<Record<ArgumentName, ArgumentKind>> = {
  space: { encode: (x) => GRAPH.idOf(x), decode: (id) => found(GRAPH.indexOf(id)), title: spaceName },
  piece: { encode: idOf, decode: (id) => pieces.get(id), title: pieceName },
  card: { encode: idOfCard, decode: cardNamed, title: cardName },
  nation: listed(NATIONS, nationName),
  pool: listed(ALL_POOLS, poolName),
}

const catalogue: Prompts = PROMPTS
const offers = Object.values(catalogue).flatMap((prompt) => Object.entries(prompt.offers))

export const VERBS = Object.fromEntries(
  offers.map(([verb, argument]) => [verb, argument === null ? null : ARGUMENTS[argument]]),
) as Readonly<Record<Verb, ArgumentKind | null>>
