/** What the tellers of the log share: words, names, the making of lines. */
import type { GameText, Language } from '@sandtable/kernel'
import type { Deed, LogLine } from '@sandtable/presentation'
import type { BattleForGaliciaEvent } from '../../events.ts'
import type { BattleForGaliciaTypes } from '../../battle-for-galicia.ts'
import { GRID } from '../../map.ts'
import { hexName, unitName } from '../../text/shape.ts'
import type { Told } from '../scene.ts'
import { type Words, wordsOf } from '../words/words.ts'

export interface Teller {
  readonly w: Words
  readonly text: GameText<BattleForGaliciaTypes>
  hex(h: number): string
  units(units: readonly number[]): string
  /** the event in the game's own words */
  plain(told: Told): LogLine
  line(told: Told, text: string, more?: Partial<LogLine>): LogLine
}

export interface Tale {
  readonly lines: LogLine[]
  /** how many events it tells */
  readonly taken: number
}

export function tellerOf(text: GameText<BattleForGaliciaTypes>, language: Language): Teller {
  const w = wordsOf(language)
  const line = ({ at, event }: Told, said: string, more: Partial<LogLine> = {}): LogLine => {
    const deed = deedOf(event)
    return {
      at,
      text: said,
      rule: event.rule,
      minor: MINOR.has(event.type),
      ...spaceOf(event),
      ...(deed ? { deed } : {}),
      ...more,
    }
  }
  return {
    w,
    text,
    line,
    hex: (h) => hexName(h, language),
    units: (units) => w.and(units.map((unit) => unitName(unit, language))),
    plain: (told) => line(told, text.event(told.event)),
  }
}

/** they belong to the line above */
const MINOR: ReadonlySet<BattleForGaliciaEvent['type']> = new Set([
  'ce-lost',
  'step-lost',
  'losses-rolled',
  'ratio-found',
  'stacks-shown',
  'defenders-named',
  'points-scored',
  'priority-failed',
  'retreat-failed',
])

/** where the map flies to */
function spaceOf(event: BattleForGaliciaEvent): Pick<LogLine, 'space' | 'spaceId'> {
  const space =
    'target' in event ? event.target : 'to' in event ? event.to : 'hex' in event ? event.hex : undefined
  return space === undefined ? {} : { space, spaceId: GRID.idOf(space) }
}

/** What an event shows on the map. */
function deedOf(event: BattleForGaliciaEvent): Deed | undefined {
  switch (event.type) {
    case 'moved':
    case 'reacted':
    case 'retreated':
    case 'retreat-ran-on':
      return { kind: 'march', ways: [[event.from, event.to]] }
    case 'advanced':
      return { kind: 'outcome', ways: [[event.from, event.to]] }
    case 'attack-declared':
      return { kind: 'fight', target: event.target, from: event.from }
    case 'placed':
      return { kind: 'arrival' }
    case 'eliminated':
    case 'attrition':
      return { kind: 'loss' }
    case 'town-captured':
    case 'town-occupied':
      return { kind: 'taken' }
    default:
      return undefined
  }
}
