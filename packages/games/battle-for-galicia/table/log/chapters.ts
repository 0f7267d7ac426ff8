/** Cuts what was told into phases of player turns. */
import type { LogPlan } from '@sandtable/presentation'
import type { BattleForGaliciaTypes } from '../../battle-for-galicia.ts'
import type { Side } from '../../sides.ts'
import { NATIONS, type Told } from '../scene.ts'
import { type Words, wordsOf } from '../words/words.ts'

type Stage = keyof Words['phases']

interface Place {
  readonly turn: number
  readonly side: Side
  readonly stage: Stage | 'end'
}

/** §3.2 the place in the sequence an event opens; undefined if it goes on where we are */
function opens({ event }: Told, now: Place): Place | undefined {
  switch (event.type) {
    case 'turn-began':
      return { turn: event.turn, side: event.side, stage: 'supply' }
    case 'phase-began':
      return { ...now, stage: event.phase }
    case 'town-captured':
    case 'town-occupied':
      return now.stage === 'victory-points' ? undefined : { ...now, stage: 'victory-points' }
    case 'game-ended':
      return { ...now, stage: 'end' }
    default:
      return undefined
  }
}

/** events that only open a chapter and say nothing themselves */
const isHeading = ({ event }: Told): boolean => event.type === 'turn-began' || event.type === 'phase-began'

export const chapters: Omit<LogPlan<BattleForGaliciaTypes, Place>, 'lines'> = {
  start: { turn: 1, side: 0, stage: 'supply' },
  opens,
  isHeading,
  title: (place, language) => titleOf(place, wordsOf(language)),
  nation: ({ side }) => NATIONS[side],
  // An attack is told from its declaration to the next one.
  mayPart: ({ event }) => event.type === 'attack-declared',
}

const titleOf = ({ turn, side, stage }: Place, w: Words): string =>
  stage === 'end' ? w.end : w.logHead(turn, side, w.phases[stage])
