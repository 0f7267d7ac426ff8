/** The panel of a battle: before the dice every chance, after them what came of it. */
import type { Answer } from '@sandtable/kernel'
import type { BattleBoard, Chart, FightPanel, FightRow, FightSide, Line } from '@sandtable/presentation'
import {
  battleForecast,
  combatants,
  type Forecast,
  forecastWith,
  hitChances,
  strengthOf,
} from '../../inspect/index.ts'
import { GRID } from '../../map.ts'
import { enemyOf, type Side } from '../../sides.ts'
import { OFF_BOARD } from '../../state.ts'
import type { Verb } from '../../text/keys.ts'
import { counterOf, mintOf } from '../counters.ts'
import { bombardLines, lossLine } from '../preview-battle.ts'
import { armyOf, askedOf, NATIONS, optionsOf, placeName, type Scene, words } from '../scene.ts'
import { unitActions } from '../unit-buttons.ts'
import { seenPieces } from '../seen-pieces.ts'
import { boardOf } from './board.ts'
import { fortuneLines, markerLines, modifierTable, storyLines } from './lines.ts'
import { overPanel } from './over.ts'
import { type BattleFacts, factsOf, type Of } from './told.ts'

export function fight(scene: Scene, answer: Answer | undefined): FightPanel | undefined {
  const hex = battleHex(scene, answer)
  if (hex === undefined) return overPanel(scene)
  const s = scene.state
  const facts = s.battleHex === hex ? factsOf(scene.told) : undefined
  const filled = filledBy(scene, answer)
  const forecast = filled ? forecastWith(s, filled) : battleForecast(s, hex)
  const { attacker, attackers, defenders } = combatants(s, hex)
  const isFired = (facts?.fired.length ?? 0) > 0
  const w = words(scene).fight
  const board = boardOf(scene, forecast, facts, {
    markers: markerLines(scene, hex, attacker),
    isFilled: filled !== undefined,
  })
  const onBoard = shownOn(board)
  // After the dice some are lost and some turned over: a sum would say nothing.
  const unsummed = isFired ? { total: '' } : {}
  const modifiers = isFired ? undefined : modifierTable(scene, forecast)
  return {
    title: w.title(placeName(scene, hex)),
    id: GRID.idOf(hex),
    subtitle: stageOf(scene, facts, forecast),
    attacker: { ...sideOfFight(scene, attacker, attackers, 'attack', onBoard), ...unsummed },
    defender: { ...sideOfFight(scene, enemyOf(attacker), defenders, 'defence', onBoard), ...unsummed },
    lines: [...bombardLines(scene), ...fortuneLines(scene, facts), ...storyLines(scene, facts)],
    ...(modifiers ? { modifiers } : {}),
    charts: isFired ? [] : charts(scene, forecast),
    ...(board ? { board } : {}),
    sentence: sentenceOf(scene, forecast, isFired),
    ...(isFired ? {} : { assumed: assumption(scene, forecast) }),
  }
}

/** §9.2 The board as it would be filled by an answer after which the dice fall. */
function filledBy(scene: Scene, answer: Answer | undefined): Of<'board-set'>['columns'] | undefined {
  if (answer?.verb !== 'by-the-book') return undefined
  return scene.foretold(answer).find((event) => event.type === 'board-set')?.columns
}

/** Which battle the panel is about: the one under way, the one an answer would begin, or the only one that is due. */
function battleHex(scene: Scene, answer: Answer | undefined): number | undefined {
  const s = scene.state
  if (s.battleHex >= 0) return s.battleHex
  if (answer?.verb === 'battle') return answer.arg
  const asked = askedOf(scene)
  const due = asked?.prompt === 'choose-battle' ? optionsOf(asked.offer, 'battle') : []
  return due.length === 1 ? due[0] : undefined
}

/** §9.1.3.f how far it has come */
function stageOf(scene: Scene, facts: BattleFacts | undefined, forecast: Forecast): string {
  const { stages } = words(scene).fight
  if (facts === undefined) return stages.planned
  if (facts.fired.length > 0) return stages.resolved
  if (facts.fortune === undefined) return stages.before
  return forecast.isPlaced ? stages.placing : stages.fortune
}

/** Pieces the board shows already. */
const shownOn = (board: BattleBoard | undefined): ReadonlySet<number> =>
  new Set(
    board?.columns.flatMap(({ attackers, defenders, attackerReserve, defenderReserve }) =>
      [...attackers, ...defenders, ...attackerReserve, ...defenderReserve].map(({ unit }) => unit),
    ),
  )

/** Those who fight and are not on the board, or with whom something can be done now. */
function sideOfFight(
  scene: Scene,
  side: Side,
  pieces: readonly number[],
  role: 'attack' | 'defence',
  onBoard: ReadonlySet<number>,
): FightSide {
  const s = scene.state
  const w = words(scene)
  const mint = mintOf(scene)
  const seen = new Map(seenPieces(scene).map((each) => [each.piece, each]))
  const rows = pieces.flatMap((p): FightRow[] => {
    const each = seen.get(p)
    const action = actionFor(scene, p)
    if (!each || (onBoard.has(p) && !action.action)) return []
    return [
      {
        counter: counterOf(mint, each),
        at: placeOnBoard(scene, p),
        value: String(strengthOf(s, [p], role)),
        ...noteFor(scene, p),
        ...action,
      },
    ]
  })
  return {
    title: role === 'attack' ? w.fight.attack(armyOf(scene, side)) : w.fight.defence(armyOf(scene, side)),
    nation: NATIONS[side],
    total: String(strengthOf(s, pieces, role)),
    rows,
  }
}

function placeOnBoard(scene: Scene, piece: number): string {
  const space = scene.state.space.words[piece] ?? OFF_BOARD
  return words(scene).fight.place(space)
}

/** what a hit would do, where hits are given out */
function noteFor(scene: Scene, piece: number): Pick<FightRow, 'note'> {
  const offer = askedOf(scene)?.offer
  const isVictim = (['suffer', 'strike'] as const).some((verb: Verb) =>
    optionsOf(offer, verb).includes(piece),
  )
  return isVictim ? { note: lossLine(scene, piece) } : {}
}

function actionFor(scene: Scene, piece: number): Pick<FightRow, 'action'> {
  const [action] = unitActions(scene, undefined, piece)
  return action ? { action } : {}
}

/** How many hits either side may score. */
function charts(scene: Scene, forecast: Forecast): Chart[] {
  const w = words(scene).fight
  const chart = (title: string, side: Side): Chart => ({
    title,
    unit: w.hits,
    nation: NATIONS[side],
    bars: hitChances(forecast, side).map((p, hits) => ({ label: String(hits), p })),
  })
  const { attacker } = forecast
  if (forecast.columns.length === 0) return []
  return [
    chart(armyOf(scene, attacker), attacker),
    chart(armyOf(scene, enemyOf(attacker)), enemyOf(attacker)),
  ]
}

/** The chances of guns that may fire; then hits on the average; after the dice who decides what. */
function sentenceOf(scene: Scene, forecast: Forecast, isFired: boolean): Line {
  const w = words(scene)
  const [asked] = scene.decisions
  if (isFired && asked) {
    const seat = scene.scenario.seats[asked.seat]?.title[scene.language] ?? ''
    return { text: w.fight.decides(seat), rules: [asked.rule] }
  }
  const shots = bombardLines(scene).filter(({ value }) => value !== undefined)
  if (shots.length > 0)
    return { text: shots.map(({ text, value = '' }) => `${text} (${value})`).join(' · '), rules: ['9.5.4.c'] }
  const mean = (side: Side): string =>
    hitChances(forecast, side)
      .reduce((sum, p, hits) => sum + p * hits, 0)
      .toFixed(1)
  return {
    text: w.fight.expects(mean(forecast.attacker), mean(enemyOf(forecast.attacker))),
    rules: ['9.3.1.c', '9.3.2.a'],
  }
}

/** the board may still be filled otherwise, and fortune has its say */
function assumption(scene: Scene, { isPlaced }: Forecast): Line {
  const w = words(scene).fight
  return { text: isPlaced ? w.assumedPlaced : w.assumedBook, rules: ['9.1.4'] }
}
