/** The log as prose: grouped by turn and round; what belongs to a combat or a march is small print below it. */
import type { Language } from '@sandtable/kernel'
import { createLog, type LogLine } from '@sandtable/presentation'
import type { IllusionsOfGloryEvent } from '../../events.ts'
import { CAPITALS, HOMES, VP_HOMES } from '../../map.ts'
import { spaceName } from '../../text/names.ts'
import type { Nation } from '../../sides.ts'
import { SIDE_KEYS, nationKey } from '../scene.ts'
import { chapters } from './chapters.ts'
import { shownBy } from './deed.ts'
import { type Deed, deedsOf } from './deeds.ts'
import { historyOf, tell } from './prose.ts'
import { tellerOf } from './teller.ts'
import { nationOf } from '../../pieces.ts'

export const log = createLog({
  ...chapters,
  lines: ({ told, nation }, language) =>
    deedsOf(told).flatMap((deed) => linesOf(deed, language, nation ?? SIDE_KEYS[0])),
})

function linesOf(deed: Deed, language: Language, attacker: string): LogLine[] {
  const teller = tellerOf(language)
  const [event] = deed.events
  const dice = deed.events.flatMap((each) => diceOf(each, attacker))
  const shown = shownBy(deed)
  const line: LogLine = {
    at: deed.at,
    ...(deed.also.length > 0 ? { also: deed.also } : {}),
    text: tell(deed, teller),
    rule: event.rule,
    minor: MINOR.has(event.type),
    ...spaceOf(event, language),
    ...(dice.length > 0 ? { dice } : {}),
    ...(shown ? { deed: shown } : {}),
  }
  const history = historyOf(deed, teller)
  return history === undefined
    ? [line]
    : [line, { at: deed.at, text: history, rule: event.rule, minor: true }]
}

/** spaces have names, too long for the margin */
const SIGN = '◎'

/** where the map flies to */
function spaceOf(
  event: IllusionsOfGloryEvent,
  language: Language,
): Pick<LogLine, 'space' | 'spaceId' | 'spaceName'> {
  const space = placeOf(event)
  return space < 0 ? {} : { space, spaceId: SIGN, spaceName: spaceName(space, language) }
}

/** Where to look for a nation: its capital, or else what counts for victory in it. */
const heartOf = (nation: Nation): number =>
  [CAPITALS, VP_HOMES, HOMES].flatMap((places) => places[nation] ?? [])[0] ?? -1

function placeOf(event: IllusionsOfGloryEvent): number {
  switch (event.type) {
    case 'marched':
    case 'advanced':
      return event.to
    case 'nation-entered':
    case 'nation-collapsed':
      return heartOf(event.nation)
    default:
      return 'space' in event ? event.space : -1
  }
}

/** they belong to the line above */
const MINOR: ReadonlySet<IllusionsOfGloryEvent['type']> = new Set([
  'activated',
  'stack-formed',
  'control-taken',
  'control-returned',
  'besieged',
  'siege-lifted',
  'trench-lost',
  'displaced',
  'defenders-chosen',
  'flank-announced',
  'weather-rolled',
  'combat-card-played',
  'flank-rolled',
  'fired',
  'step-lost',
  'unit-destroyed',
  'unit-eliminated',
  'lcu-replaced',
  'hq-stepped',
  'artillery-spent',
  'retreat-ordered',
  'retreat-shortened',
  'retreated',
  'stayed-in-region',
  'withdrew',
  'marched-in',
  'card-left',
  'war-status-raised',
  'vp-changed',
  'will-changed',
  'quality-changed',
  'rp-recorded',
  'rp-gained',
  'rp-lost',
  'rp-converted',
  'offensive-made',
  'halt-broken',
  'arrived',
  'reserve-filled',
  'cards-drawn',
  'reshuffled',
  'combat-cards-discarded',
  'marker-laid',
  'offensive-modified',
] satisfies IllusionsOfGloryEvent['type'][])

/** The dice an event tells of, in the colours of those who rolled. */
type Dice = NonNullable<LogLine['dice']>

const one = (face: number, nation: string): Dice => (face > 0 ? [{ face, nation }] : [])

/** the attacker rolls for flank, weather and sieges: nobody else is named there */
function diceOf(event: IllusionsOfGloryEvent, attacker: string): Dice {
  switch (event.type) {
    case 'fired':
    case 'offensive-rolled':
    case 'greece-tested':
      return one(event.die, SIDE_KEYS[event.side])
    case 'weather-rolled':
    case 'flank-rolled':
    case 'surrender-rolled':
      return one(event.die, attacker)
    case 'desertion-rolled':
      return one(event.die, nationKey(nationOf(event.piece)))
    default:
      return []
  }
}
