import { quickRandom, randomAnswer } from '@sandtable/kernel'
import { type NumberWords, playthrough, setupOf } from '@sandtable/kernel/testing'
import { idOfCard } from '../../cards.ts'
import { illusionsOfGlory } from '../../game.ts'
import { idOfSpace, SPACES } from '../../map.ts'
import { idOf } from '../../pieces.ts'
import { SIDE_IDS, type Side } from '../../sides.ts'

const SPACE_NAMES = new Set(['space', 'spaces', 'pin', 'path', 'from', 'to', 'at', 'entered'])
const PIECE_NAMES = new Set(['piece', 'pieces', 'by', 'attackers', 'defenders', 'parts', 'lcu'])
const CARD_NAMES = new Set(['card', 'cards'])

const named = (value: number, name: (value: number) => string): string => (value < 0 ? '-' : name(value))
/** numbers beyond the map stand for themselves */
const placeName = (value: number): string => (value < SPACES ? idOfSpace(value) : String(value))

const numbers: NumberWords = (name, value) => {
  if (SPACE_NAMES.has(name)) return named(value, placeName)
  if (PIECE_NAMES.has(name)) return named(value, idOf)
  if (CARD_NAMES.has(name)) return named(value, idOfCard)
  return name === 'side' ? named(value, (side) => SIDE_IDS[side as Side]) : undefined
}

/** The game of a scenario between random players: they meet more rules than good ones. */
export function golden(scenario: string, seed: string): string {
  const pick = quickRandom(Number(seed))
  return playthrough({
    setup: setupOf(illusionsOfGlory, scenario, { consecutive: 'no', reshuffle: 'when-empty' }, seed),
    decide: (play, seat) => randomAnswer(play.offered(seat) ?? {}, pick),
    numbers,
  })
}
