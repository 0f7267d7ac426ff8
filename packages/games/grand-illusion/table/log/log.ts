/** The log as prose: grouped by phase and segment; what belongs to a battle or an activation is small print below it. */
import type { GameText } from '@sandtable/kernel'
import { createLog, type Deed, type LogLine } from '@sandtable/presentation'
import type { GrandIllusionEvent } from '../../events.ts'
import type { GrandIllusionTypes } from '../../grand-illusion.ts'
import { grandIllusion } from '../../index.ts'
import { GRID } from '../../map.ts'
import type { Told } from '../scene.ts'
import { chapters } from './chapters.ts'
import { deedTeller } from './deed.ts'
import { diceOf } from './dice.ts'

export const log = createLog({
  ...chapters,
  lines: ({ told }, language) => {
    const text = grandIllusion.text(language)
    const deedOf = deedTeller(told)
    return told.map((each, at) => lineOf(each, text, deedOf(each, at)))
  },
})

function lineOf({ at, event }: Told, text: GameText<GrandIllusionTypes>, deed: Deed | undefined): LogLine {
  const dice = diceOf(event)
  return {
    at,
    text: text.event(event),
    rule: event.rule,
    minor: MINOR.has(event.type),
    ...spaceOf(event),
    ...(dice.length > 0 ? { dice } : {}),
    ...(deed ? { deed } : {}),
  }
}

/** where the map flies to */
function spaceOf(event: GrandIllusionEvent): Pick<LogLine, 'space' | 'spaceId'> {
  const space = 'to' in event ? event.to : 'hex' in event ? event.hex : -1
  return space < 0 ? {} : { space, spaceId: GRID.idOf(space) }
}

/** they belong to the line above */
const MINOR: ReadonlySet<GrandIllusionEvent['type']> = new Set([
  'attackers-chosen',
  'battle-due',
  'control-changed',
  'control-confirmed',
  'hexside-blocked',
  'hexside-reopened',
  'mandated-declared',
  'mandate-missed',
  'massed-bombardment',
  'bombarded',
  'massed-hit',
  'fortune-rolled',
  'landing-rolled',
  'battle-imposed',
  'battle-not-imposed',
  'advantage-used',
  'nobody-to-fight',
  'no-counterattack',
  'board-set',
  'cavalry-withdrew',
  'moved-up',
  'fired',
  'unit-disrupted',
  'fort-reduced',
  'flipped',
  'caps-gained',
  'caps-spent',
  'points-changed',
  'mandated-fought',
  'retreat-forced',
  'retreat-chosen',
  'retreated',
  'no-room-to-retreat',
  'hq-displaced',
  'besieged',
  'siege-lifted',
])
