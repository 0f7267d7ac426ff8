import {
  type ArgumentKind,
  type Game,
  gameTexts,
  type Outcome,
  type Scenario,
  type Text,
} from '@sandtable/kernel'
import { COALITION, EMPIRE } from './codes.ts'
import { invariants } from './invariants.ts'
import { idOfMarker, markerNamed } from './markers.ts'
import { nationData, nationNamed } from './nations.ts'
import type { NationsInArmsTypes } from './nations-in-arms.ts'
import { idOfPiece, pieceNamed } from './pieces.ts'
import { POWER_IDS } from './powers.ts'
import { result } from './result.ts'
import { newGame } from './rules/20-scenarios/new-game.ts'
import { stage } from './rules/20-scenarios/sequence.ts'
import { firstTurn, scenarioData, seatsOf, tableNamed, TABLES, turnsOf } from './scenarios.ts'
import { assumption, mask, permuteSecrets } from './secrets.ts'
import { idOfSpace, spaceNamed } from './spaces.ts'
import { LAYOUT, type State } from './state.ts'
import { en } from './text/en.ts'
import { ja } from './text/ja.ts'
import { VERB_ARGUMENTS } from './text/keys.ts'
import type { ArgumentName } from './text/keys/shape.ts'
import { markerName, nationName, spaceName } from './text/names.ts'
import { pieceName } from './text/piece-names.ts'
import { view } from './view.ts'

const wholeNumber = (name: string): number | undefined => (/^\d{1,3}$/.test(name) ? Number(name) : undefined)
const known = (index: number): number | undefined => (index < 0 ? undefined : index)

const ARGUMENTS: Readonly<Record<ArgumentName, ArgumentKind>> = {
  space: { encode: idOfSpace, decode: (id) => known(spaceNamed(id)), title: spaceName },
  piece: { encode: idOfPiece, decode: (id) => known(pieceNamed(id)), title: pieceName },
  number: { encode: String, decode: wholeNumber, title: String },
  marker: { encode: idOfMarker, decode: (id) => known(markerNamed(id)), title: markerName },
  nation: {
    encode: (n) => nationData(n).id,
    decode: (id) => known(nationNamed(id)),
    title: nationName,
  },
}
const verbs = Object.fromEntries(
  Object.entries(VERB_ARGUMENTS).map(([verb, name]) => [verb, name === null ? null : ARGUMENTS[name]]),
)

/** A season has some fifteen impulses of a few dozen activations, each of a few dozen answers. */
const DECISIONS_PER_TURN = 20_000

const PLAYERS: Readonly<Record<number, Text>> = {
  2: { en: 'two players', ja: '2人' },
  3: { en: 'three players', ja: '3人' },
  4: { en: 'four players', ja: '4人' },
}

const scenarios: readonly Scenario[] = TABLES.map((table) => {
  const data = scenarioData(table.scenario)
  const players = table.seats.length
  const isChoice = data.seatings !== undefined
  return {
    id: table.id,
    title: data.title,
    summary: data.summary,
    seats: seatsOf(table),
    ...(isChoice
      ? { seating: { of: data.id, kind: String(players), title: PLAYERS[players] ?? data.title } }
      : {}),
    turns: turnsOf(data),
    longest: turnsOf(data) * DECISIONS_PER_TURN,
  }
})

function outcome(s: State): Outcome {
  const seats = TABLES.filter((table) => table.scenario === s.scenario)
  const players = new Set([...s.player].filter((major) => major >= 0)).size
  const table = seats.find((each) => each.seats.length === players) ?? tableNamed(scenarioData(s.scenario).id)
  const scores = table.seats.map((_, i) => Number(s.winner === (i === 0 ? EMPIRE : COALITION)))
  return { winners: scores.flatMap((score, i) => (score === 1 ? [i] : [])), scores }
}

export const nationsInArms: Game<NationsInArmsTypes> = {
  id: 'nations-in-arms',
  edition: 1,
  title: { en: 'Nations in Arms', ja: '武装せる諸国民' },
  powers: POWER_IDS,
  scenarios,
  options: [],
  layout: LAYOUT,
  firstStage: 'turn',
  verbs,
  rules: { sequence: '4', end: '16' },
  setUp: (s, scenario) => {
    newGame(s, scenario)
  },
  stage,
  outcome,
  turn: (s: State): number => s.turn - firstTurn(scenarioData(s.scenario)) + 1,
  view,
  text: gameTexts<NationsInArmsTypes>({ en, ja }),
  invariants,
  permuteSecrets,
  mask,
  assumption,
  result,
}
