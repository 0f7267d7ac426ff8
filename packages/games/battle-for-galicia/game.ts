import {
  type ArgumentKind,
  type Eyes,
  type Game,
  type GameOption,
  gameTexts,
  type Json,
  type Outcome,
  type Scenario,
  type Seat,
  type Text,
} from '@sandtable/kernel'
import type { BattleForGaliciaEvent } from './events.ts'
import type { BattleForGaliciaTypes } from './battle-for-galicia.ts'
import { GRID, HEXES } from './map.ts'
import { invariants } from './invariants.ts'
import { result } from './result.ts'
import { setUp } from './rules/01-preparation.ts'
import { stage } from './rules/03-sequence.ts'
import { winnerOf } from './rules/15-victory.ts'
import { SCENARIOS } from './scenarios.ts'
import { assumption, mask, permuteSecrets } from './secrets.ts'
import { AH, RU, SIDE_IDS } from './sides.ts'
import { LAYOUT, pointsOf, type State } from './state.ts'
import { en } from './text/en.ts'
import { ja } from './text/ja.ts'
import type { Verb } from './text/keys.ts'
import { hexName, unitName } from './text/shape.ts'
import { UNITS } from './units.ts'
import { view } from './view.ts'

const hexArgument: ArgumentKind = {
  encode: (h) => GRID.idOf(h),
  decode: (name) => within(GRID.indexOf(name), HEXES),
  title: (h, language) => hexName(h, language),
}

const unitArgument: ArgumentKind = {
  encode: (u) => UNITS[u]?.id ?? '',
  decode: (name) =>
    within(
      UNITS.findIndex(({ id }) => id === name),
      UNITS.length,
    ),
  title: (u, language) => unitName(u, language),
}

const within = (index: number, size: number): number | undefined =>
  index >= 0 && index < size ? index : undefined

const verbs: Readonly<Record<Verb, ArgumentKind | null>> = {
  unit: unitArgument,
  stack: hexArgument,
  recover: unitArgument,
  march: hexArgument,
  leave: unitArgument,
  halt: null,
  done: null,
  react: hexArgument,
  stay: null,
  remove: unitArgument,
  enter: hexArgument,
  wait: null,
  attack: hexArgument,
  from: hexArgument,
  declare: null,
  all: null,
  join: unitArgument,
  fight: null,
  defend: unitArgument,
  withdraw: hexArgument,
  accompany: unitArgument,
  go: null,
  retreat: hexArgument,
  'run-on': unitArgument,
  advance: unitArgument,
  suffer: unitArgument,
}

const seats: readonly Seat[] = [
  { id: 'AH', title: { en: 'Austria-Hungary', ja: 'オーストリア－ハンガリー軍' }, powers: [AH] },
  { id: 'RU', title: { en: 'Russia', ja: 'ロシア軍' }, powers: [RU] },
]

/** A player turn has at most a few decisions for each unit in each phase. */
const DECISIONS_PER_TURN = 4000

const scenarios: readonly Scenario[] = SCENARIOS.map(({ id, title, summary, firstTurn, lastTurn }) => ({
  id,
  title,
  summary,
  seats,
  turns: lastTurn - firstTurn + 1,
  longest: (lastTurn - firstTurn + 1) * DECISIONS_PER_TURN,
}))

const option = (id: string, title: Text, values: readonly (readonly [string, Text])[]): GameOption => ({
  id,
  title,
  values: values.map(([value, valueTitle]) => ({ id: value, title: valueTitle })),
})

const options: readonly GameOption[] = [
  option('arrivals', { en: 'Russian arrivals', ja: 'ロシア軍の増援到着' }, [
    ['split', { en: 'GT2 to GT7, by the dates of history', ja: '史実の日付に従いGT2～GT7' }],
    ['grouped', { en: 'GT2 to GT6, one group of the list a turn', ja: 'リストの1群を1ターンとしてGT2～GT6' }],
  ]),
  option('towns', { en: 'Occupation of towns', ja: '町の支配' }, [
    ['occupied', { en: 'A unit must stand in the town', ja: '町にユニットがいること' }],
    ['held', { en: 'A town stays taken until the enemy enters it', ja: '敵が進入するまで支配が続く' }],
  ]),
  option('ratios', { en: 'Loss modifier above 4:1', ja: '4対1を超える戦闘比の損失修正' }, [
    ['final', { en: 'By the ratio after shifts', ja: 'シフト後の戦闘比による' }],
    ['unshifted', { en: 'By the ratio before shifts', ja: 'シフト前の戦闘比による' }],
  ]),
]

function outcome(s: State): Outcome {
  const winner = winnerOf(s)
  return { winners: winner === undefined ? [] : [winner], scores: [pointsOf(s, AH), pointsOf(s, RU)] }
}

export const battleForGalicia: Game<BattleForGaliciaTypes> = {
  id: 'battle-for-galicia',
  edition: 2,
  title: { en: 'Battle for Galicia 1914', ja: 'ガリシアの戦い 1914' },
  powers: SIDE_IDS,
  scenarios,
  options,
  layout: LAYOUT,
  firstStage: 'supply',
  verbs,
  rules: { sequence: '3.2', end: '15.0' },
  setUp,
  stage,
  outcome,
  turn: (s: State): number => s.turn,
  view: (s: State, eyes: Eyes): Json => view(s, eyes),
  text: gameTexts<BattleForGaliciaTypes>({ en, ja }),
  invariants,
  permuteSecrets,
  mask,
  assumption,
  result: (events: readonly BattleForGaliciaEvent[]): Json => result(events),
}
