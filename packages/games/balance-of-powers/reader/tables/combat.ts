/** Tables of land combat and of what is learned from it. */
import type { Language } from '@sandtable/kernel'
import { figure, type ReaderTable, signed } from '@sandtable/reader'
import { DATA } from '../../data/load.ts'
import type { CombatResultData, LossData } from '../../data/types.ts'
import { nation } from '../../nations.ts'
import { oddsModifier } from '../../rules/10-land-combat/modifiers.ts'
import { nationName } from '../../text/names.ts'
import type { TableWords } from './words/shape.ts'

const { results, innovation, strongTrenches, basis } = DATA.combat

const losses = ({ attacker, defender }: Pick<CombatResultData, 'attacker' | 'defender'>): string =>
  `${lossText(attacker)}/${lossText(defender)}`
const lossText = (loss: LossData): string => String(loss)

function effectOf({ ground, morale, roll }: CombatResultData, { combat: words }: TableWords): string {
  const breakthrough = roll === results.at(-1)?.roll ? words.breakthrough : words.ground
  return [
    ...(ground ? [breakthrough] : []),
    ...(morale ? [words.morale(words.sides[morale.of], morale.below)] : []),
  ].join(words.gap)
}

/** §10.62 */
export const combatTable = (words: TableWords): ReaderTable => ({
  title: words.combat.title,
  heads: words.combat.heads,
  rows: results.map((result) => [
    String(result.roll),
    losses(result),
    losses(result.minor ?? result),
    effectOf(result, words),
  ]),
  words: [3],
  basis,
})

/** §2.83 */
export const innovationTable = ({ innovation: { title, heads, below } }: TableWords): ReaderTable => ({
  title,
  heads,
  rows: innovation.map(({ level, below: number }, i) => [
    i === innovation.length - 1 ? `${level}+` : String(level),
    below(number),
  ]),
  words: [],
  basis,
})

const strong = (words: TableWords, language: Language): string =>
  strongTrenches
    .split(' ')
    .map((id) => nationName(nation(id), language))
    .join(words.comma)

/** §10.5 in the order in which they are added up */
export function modifiersTable(words: TableWords, language: Language): ReaderTable {
  const { title, heads, rows, odds, cap } = words.modifiers
  const row = (name: keyof typeof rows, value: string): string[] => [rows[name], value]
  return {
    title,
    heads,
    rows: [
      row('air', '±1'),
      row('artillery', '+1'),
      row('effectiveness', '±'),
      row('leaders', '±1'),
      [odds.half, signed(oddsModifier(1, 2))],
      [odds.even, signed(oddsModifier(1, 1))],
      [odds.treble, signed(oddsModifier(3, 1))],
      [odds.five, signed(oddsModifier(5, 1))],
      row('coast', figure(-2)),
      row('mountain', figure(-2)),
      row('marsh', figure(-1)),
      row('river', figure(-1)),
      [words.modifiers.strong(strong(words, language)), figure(-2)],
      row('trenches', figure(-1)),
      row('infrastructure', '+1'),
      row('reserves', figure(-1)),
      row('breach', '−1, −2'),
      row('counterattack', '+1, +2'),
      [cap, '±6'],
    ],
    words: [0],
    basis,
  }
}
