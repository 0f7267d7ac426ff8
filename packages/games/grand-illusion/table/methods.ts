/** Everything the table asks of this game but its map. */
import {
  type Presentation,
  type Begun,
  createGleaning,
  spansOf,
  type TimeSpan,
} from '@sandtable/presentation'
import type { GrandIllusionTypes } from '../grand-illusion.ts'
import { grandIllusion } from '../index.ts'
import { hexName } from '../text/shape.ts'
import { boxes } from './boxes.ts'
import { briefing } from './briefing.ts'
import { buttons } from './buttons.ts'
import { counterKey } from './counter-key.ts'
import { stacks } from './counters.ts'
import { crumbs } from './crumbs.ts'
import { fight } from './fight/panel.ts'
import { log } from './log/log.ts'
import { marks } from './marks.ts'
import { hands } from './options.ts'
import { orders } from './orders.ts'
import { overlay, overlays } from './overlays/overlays.ts'
import { placeWords } from './place-words.ts'
import { powers } from './powers.ts'
import { preview } from './preview.ts'
import { ahead, costs, gathering, held, isCombat, letGo, naturalVerbs, placeOf } from './question.ts'
import { refusal } from './refusal.ts'
import { report } from './report.ts'
import { NATIONS, type Told } from './scene.ts'
import { series } from './series.ts'
import { spoken } from './spoken.ts'
import { settled } from './settled.ts'
import { staffing } from './staffing.ts'
import { standing } from './standing.ts'
import { stillToDo } from './still-to-do.ts'
import { atOnce } from './strokes.ts'
import { regather, unitActions } from './unit-buttons.ts'
import type { Language } from '@sandtable/kernel'
import { AL } from '../sides.ts'
import { wordsOf } from './words/words.ts'

export const methods: Omit<Presentation<GrandIllusionTypes>, 'sheet'> = {
  game: grandIllusion,
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
  counterKey,
  marks,
  standing,
  powers,
  stillToDo,
  briefing,
  handOver: { en: 'End segment', ja: 'セグメントを終える' },
  crumbs,
  buttons,
  unitActions,
  held,
  ahead,
  atOnce,
  settled,
  costs,
  preview,
  refusal,
  report,
  spoken,
  overlay,
  fight,
  boxes,
  hands,
  log,
  timeline,
  series,
}

/** Turns begin with the command phase, which has no side: they are drawn with the first who acts. */
const begun = createGleaning(({ at, event }: Told) => {
  if (event.type === 'initiative-taken' || event.type === 'segment-began')
    return { at, nation: NATIONS[event.side] }
  return event.type === 'turn-began' ? { at, nation: NATIONS[AL], turn: event.turn } : undefined
})
const battles = createGleaning(({ at, event }: Told) => (event.type === 'battle-began' ? at : undefined))

function timeline(told: readonly Told[], length: number, language: Language): TimeSpan[] {
  const w = wordsOf(language)
  const stretches = begun(told).map(
    ({ at, nation, turn }): Begun => ({ at, nation, ...(turn === undefined ? {} : { label: w.turn(turn) }) }),
  )
  return spansOf(stretches, battles(told), length)
}
