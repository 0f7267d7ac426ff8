/** Everything the table asks of this game but its map. */
import {
  type Presentation,
  type PrintedSign,
  type Begun,
  createGleaning,
  spansOf,
  type TimeSpan,
} from '@sandtable/presentation'
import type { IllusionsOfGloryTypes } from '../illusions-of-glory.ts'
import { illusionsOfGlory } from '../index.ts'
import { spaceName } from '../text/names.ts'
import { boxes } from './boxes.ts'
import { briefing } from './briefing.ts'
import { buttons } from './buttons.ts'
import { counterKey } from './counter-key.ts'
import { crumbs } from './crumbs.ts'
import { desk } from './desk.ts'
import { endsPart } from './endings.ts'
import { fight } from './fight/panel.ts'
import { hands } from './hands.ts'
import { log } from './log/log.ts'
import { marks } from './marks.ts'
import { orders } from './orders.ts'
import { overlay, overlays } from './overlays/overlays.ts'
import { preview } from './preview.ts'
import { aheadTogether } from './preview-attack-ahead.ts'
import { ahead, costs, gathering, held, isCombat, letGo, naturalVerbs, placeOf } from './question.ts'
import { refusal, sentenceOf } from './refusal.ts'
import { placeWords } from './place-words.ts'
import { powers } from './powers.ts'
import { report } from './report.ts'
import { SIDE_KEYS, seatNations, type Scene, words, askedOf, optionsOf, type Told } from './scene.ts'
import { series } from './series.ts'
import { settled, settledUnseen } from './settled.ts'
import { spoken } from './spoken.ts'
import { stacks } from './stacks.ts'
import { staffing } from './staffing.ts'
import { standing } from './standing.ts'
import { stillToDo } from './still-to-do.ts'
import { regather, unitActions } from './unit-buttons.ts'
import { isOpen } from '../inspect/index.ts'
import { isSeaSpace, SPACES } from '../map.ts'
import { GROUND, hasGround } from '../state.ts'
import type { Facts, Language } from '@sandtable/kernel'
import { AP } from '../sides.ts'
import { wordsOf } from './words/words.ts'

export const methods: Omit<Presentation<IllusionsOfGloryTypes>, 'sheet'> = {
  game: illusionsOfGlory,
  nations: SIDE_KEYS,
  seatNations,
  overlays,
  staffing,
  orders,
  placeOf,
  isCombat,
  letGo,
  gathering,
  regather,
  settled,
  settledUnseen,
  naturalVerbs,
  spaceName,
  placeWords,
  stacks,
  counterKey,
  marks,
  standing,
  powers,
  stillToDo,
  briefing,
  endsPart,
  handOver: { en: 'End round', ja: 'ラウンドを終える' },
  crumbs,
  promptFacts,
  buttons,
  unitActions,
  held,
  ahead,
  aheadTogether,
  costs,
  printedSigns,
  preview,
  refusal,
  report,
  spoken,
  overlay,
  fight,
  boxes,
  desk,
  hands,
  log,
  timeline,
  series,
}

/**
 * §26 Neutrals and the Italian Front, §25.2.1 sea-invasion spaces without a Landing marker: closed to both
 * sides.
 */
export function printedSigns(scene: Scene): PrintedSign[] {
  const s = scene.state
  const isClosed = (x: number): boolean =>
    !isOpen(s, x) || (isSeaSpace(x) && !hasGround(s, x, GROUND.landing))
  const spaces = Array.from({ length: SPACES }, (_, x) => x).filter(isClosed)
  return [{ sign: 'outside', spaces, text: words(scene).board.closed, isInForce: spaces.length > 0 }]
}

/** §10.3.b §20.3.1.d §27.0.b why the movement cannot end yet; §19.1 §22 what else can be done in it now */
function promptFacts(scene: Scene): Facts {
  const asked = askedOf(scene)
  if (asked?.prompt !== 'movement') return {}
  if (asked.offer.done === true)
    return {
      dig: optionsOf(asked.offer, 'dig').length > 0,
      assemble: optionsOf(asked.offer, 'assemble').length > 0,
    }
  const why = scene.whyNot({ verb: 'done' })
  return why ? { must: sentenceOf(scene, why) } : {}
}

/** Turns begin with offensives for both sides: drawn with the Allied Powers, who act first (§8.1). */
const begun = createGleaning(({ at, event }: Told) => {
  if (event.type === 'round-began') return { at, nation: SIDE_KEYS[event.side] }
  return event.type === 'turn-began' ? { at, nation: SIDE_KEYS[AP], turn: event.turn } : undefined
})
const combats = createGleaning(({ at, event }: Told) => (event.type === 'attack-declared' ? at : undefined))

export function timeline(told: readonly Told[], length: number, language: Language): TimeSpan[] {
  const { turnShort } = wordsOf(language).frame
  const stretches = begun(told).map(
    ({ at, nation, turn }): Begun => ({
      at,
      nation,
      ...(turn === undefined ? {} : { label: turnShort(turn) }),
    }),
  )
  return spansOf(stretches, combats(told), length)
}
