/** Everything the table asks of this game but its map. */
import {
  type Begun,
  createGleaning,
  type Presentation,
  type PrintedSign,
  spansOf,
  type TimeSpan,
} from '@sandtable/presentation'
import type { BattleForGaliciaTypes } from '../battle-for-galicia.ts'
import { battleForGalicia } from '../index.ts'
import { hexName } from '../text/shape.ts'
import { boxes } from './boxes.ts'
import { briefing } from './briefing.ts'
import { buttons } from './buttons.ts'
import { caution } from './preview.ts'
import { stacks } from './counters.ts'
import { crumbs } from './crumbs.ts'
import { fight } from './fight/panel.ts'
import { log } from './log/log.ts'
import { overlay, overlays } from './overlays/overlays.ts'
import { picked } from './question.ts'
import { orders } from './orders.ts'
import { placeWords } from './place-words.ts'
import { powers } from './powers.ts'
import { preview } from './preview.ts'
import { promptFacts } from './prompt-facts.ts'
import { costs, crowded, gathering, held, isCombat, letGo, naturalVerbs, placeOf } from './question.ts'
import { refusal } from './refusal.ts'
import { report } from './report.ts'
import { NATIONS, type Scene, words, type Told } from './scene.ts'
import { series } from './series.ts'
import { spoken } from './spoken.ts'
import { staffing } from './staffing.ts'
import { standing } from './standing.ts'
import { stillToDo } from './still-to-do.ts'
import { atOnce } from './strokes.ts'
import { regather, unitActions } from './unit-buttons.ts'
import { isOnBoard, LAST_BARRED_TURN } from '../inspect/index.ts'
import { HEXES } from '../map.ts'
import type { Language } from '@sandtable/kernel'
import { wordsOf } from './words/words.ts'

export const methods: Omit<Presentation<BattleForGaliciaTypes>, 'sheet'> = {
  game: battleForGalicia,
  nations: NATIONS,
  overlays,
  staffing,
  orders,
  placeOf,
  isCombat,
  letGo,
  gathering,
  regather,
  naturalVerbs,
  spaceName: hexName,
  placeWords,
  stacks,
  standing,
  powers,
  stillToDo,
  briefing,
  crumbs,
  promptFacts,
  buttons,
  unitActions,
  held,
  atOnce,
  picked,
  caution,
  costs,
  crowded,
  printedSigns,
  preview,
  refusal,
  report,
  spoken,
  overlay,
  fight,
  boxes,
  log,
  timeline,
  series,
}

/** §4.5 the shaded hexes at the eastern edge, and the part of the map a short scenario leaves out */
function printedSigns(scene: Scene): PrintedSign[] {
  const { hatched, outside: text } = words(scene)
  const { state } = scene
  const isInForce = state.turn <= LAST_BARRED_TURN
  const outside = Array.from({ length: HEXES }, (_, h) => h).filter((h) => !isOnBoard(state, h))
  return [
    { sign: 'closed', text: (isInForce ? hatched.closed : hatched.open)(LAST_BARRED_TURN), isInForce },
    ...(outside.length > 0 ? [{ sign: 'outside' as const, spaces: outside, text, isInForce: true }] : []),
  ]
}

const turns = createGleaning(({ at, event }: Told) =>
  event.type === 'turn-began' ? { at, ...event } : undefined,
)
const attacks = createGleaning(({ at, event }: Told) => (event.type === 'attack-declared' ? at : undefined))

/** The whole game as a line: one stretch a player turn, a dot for each attack. */
function timeline(told: readonly Told[], length: number, language: Language): TimeSpan[] {
  const w = wordsOf(language)
  const begun = turns(told).map(({ at, turn, side }, i, all): Begun => {
    const isFirst = all[i - 1]?.turn !== turn
    return { at, nation: NATIONS[side], ...(isFirst ? { label: w.turn(turn) } : {}) }
  })
  return spansOf(begun, attacks(told), length)
}
