import {
  type ArgumentKind,
  type Game,
  gameTexts,
  type Outcome,
  type Scenario,
  type Seat,
} from '@sandtable/kernel'
import type { BalanceOfPowersTypes } from './balance-of-powers.ts'
import { invariants } from './invariants.ts'
import { CP, EP, nation, NATION_IDS, POWER_IDS, powerOfMajor, powerOfSide } from './nations.ts'
import { idOf, placeNamed } from './places.ts'
import { LIMITS, OPTIONS } from './options.ts'
import { result } from './result.ts'
import { stage } from './rules/04-sequence/sequence.ts'
import { newGame } from './rules/11-set-up/new-game.ts'
import { scoresOf } from './rules/12-scenarios/end.ts'
import { PLAYABLE, turnsOf } from './scenarios.ts'
import { assumption, mask, permuteSecrets } from './secrets.ts'
import { LAYOUT, type State } from './state.ts'
import { en } from './text/en.ts'
import { ja } from './text/ja.ts'
import { VERB_ARGUMENTS } from './text/keys.ts'
import type { ArgumentName } from './text/keys/shape.ts'
import { nationName, placeName, unitName } from './text/names.ts'
import { idOfUnit, unitNamed } from './units.ts'
import { view } from './view.ts'

const known = (index: number): number | undefined => (index < 0 ? undefined : index)

const ARGUMENTS: Readonly<Record<ArgumentName, ArgumentKind>> = {
  place: { encode: idOf, decode: (id) => known(placeNamed(id)), title: placeName },
  unit: { encode: idOfUnit, decode: (id) => known(unitNamed(id)), title: unitName },
  nation: {
    encode: (n) => NATION_IDS[n] ?? '',
    decode: (id) => known(NATION_IDS.indexOf(id)),
    title: nationName,
  },
}

const verbs = Object.fromEntries(
  Object.entries(VERB_ARGUMENTS).map(([verb, name]) => [verb, name === null ? null : ARGUMENTS[name]]),
)

const powersOf = (...majors: readonly string[]): number[] => majors.map((id) => powerOfMajor(nation(id)))
/** Italy sits with EP; if it joins CP, CP decides for it (`decider`). */
const seats: readonly Seat[] = [
  {
    id: 'CP',
    title: { en: 'Central Powers', ja: '中央同盟国' },
    powers: [powerOfSide(CP), ...powersOf('AH', 'DE', 'OT')],
  },
  {
    id: 'EP',
    title: { en: 'Entente Powers', ja: '協商国' },
    powers: [powerOfSide(EP), ...powersOf('GB', 'FR', 'IT', 'RU', 'US')],
  },
]

/** A month has at most a few decisions for each unit in each half. */
const DECISIONS_PER_TURN = 5000

const scenarios: readonly Scenario[] = PLAYABLE.map((data) => ({
  id: data.id,
  title: data.title,
  summary: data.summary,
  seats,
  options: LIMITS[data.id] ?? {},
  turns: turnsOf(data),
  longest: turnsOf(data) * DECISIONS_PER_TURN,
}))

const outcome = (s: State): Outcome => ({
  winners: s.winner === CP || s.winner === EP ? [s.winner] : [],
  scores: scoresOf(s),
})

export const balanceOfPowers: Game<BalanceOfPowersTypes> = {
  id: 'balance-of-powers',
  edition: 1,
  title: { en: 'Balance of Powers', ja: '列強の均衡' },
  powers: POWER_IDS,
  scenarios,
  options: OPTIONS,
  layout: LAYOUT,
  firstStage: 'set-up',
  verbs,
  rules: { sequence: '4.0', end: '12.0' },
  setUp: newGame,
  stage,
  outcome,
  turn: (s: State): number => s.turn,
  view,
  text: gameTexts<BalanceOfPowersTypes>({ en, ja }),
  invariants,
  permuteSecrets,
  mask,
  assumption,
  result,
}
