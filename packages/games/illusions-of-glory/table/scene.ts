/** What the other files of this presentation ask a scene. */
import type { GameText, Language, Offer, Scenario } from '@sandtable/kernel'
import {
  type Scene as AnyScene,
  type Told as AnyTold,
  type OwnDecision as AnyOwnDecision,
  askedIn,
  optionsOf as anyOptionsOf,
} from '@sandtable/presentation'
import { COMMANDS, type Command, sideOfCommand } from '../commands.ts'
import type { IllusionsOfGloryTypes } from '../illusions-of-glory.ts'
import { nameOf } from '../pieces.ts'
import { ALL_POOLS } from '../pools.ts'
import { GR, NATIONS, type Nation, type NationId, type Side } from '../sides.ts'
import { type Camp, GREEKS, REBELS } from '../state.ts'
import type { PromptKey, Verb } from '../text/keys.ts'
import { cardName, spaceName as nameOfSpace, nationName, pieceName } from '../text/names.ts'
import { type Words, wordsOf } from './words/words.ts'

export type Scene = AnyScene<IllusionsOfGloryTypes>
export type Told = AnyTold<IllusionsOfGloryTypes>

export const words = ({ language }: Scene): Words => wordsOf(language)
export const gameText = ({ game, language }: Scene): GameText<IllusionsOfGloryTypes> => game.text(language)

/** Palette keys by side. */
export const SIDE_KEYS = ['russia', 'germany'] as const
const COMMAND_KEYS: Readonly<Record<Command, string>> = {
  0: 'russia',
  1: 'france',
  2: 'austria-hungary',
  3: 'germany',
}
const NATION_KEYS: Readonly<Record<NationId, string>> = {
  RU: 'russia',
  SB: 'serbia',
  MN: 'montenegro',
  BR: 'britain',
  FR: 'france',
  IT: 'italy',
  RO: 'romania',
  GE: 'germany',
  AH: 'austria-hungary',
  TU: 'ottoman-empire',
  BU: 'bulgaria',
  GR: 'greece',
  AL: 'albania',
}
/** Palette key of a nation. */
export const nationKey = (nation: Nation): string => NATION_KEYS[NATIONS[nation]]

/** the nation whose colours a pool has */
const POOL_COLOURS: Readonly<Record<(typeof ALL_POOLS)[number], NationId>> = {
  RU: 'RU',
  IT: 'IT',
  'AP-A': 'FR',
  GE: 'GE',
  AH: 'AH',
  'CP-A': 'BU',
  TU: 'TU',
}
/** Palette key of a pool of RPs. */
export const poolKey = (pool: number): string => NATION_KEYS[POOL_COLOURS[ALL_POOLS[pool] ?? 'RU']]

/** §4.4 a seat has both commands of its side, or one of them */
export const seatNations = ({ seats }: Scenario): string[] =>
  seats.map(({ powers }) => {
    const [first = 0] = powers as readonly Command[]
    return powers.length > 1 ? SIDE_KEYS[sideOfCommand(first)] : COMMAND_KEYS[first]
  })

/** The question the viewer has to answer, if it is theirs. */
export type OwnDecision = AnyOwnDecision<PromptKey>
export const askedOf = (scene: Scene): OwnDecision | undefined => askedIn(scene)

/** The commands of the viewer's seat; none for an onlooker. */
export const viewerCommands = ({ scenario, seat }: Scene): readonly Command[] => {
  const powers = seat === undefined ? [] : (scenario.seats[seat]?.powers ?? [])
  return COMMANDS.filter((command) => powers.includes(command))
}

/** The side the viewer plays; an onlooker looks with the one that acts. */
export function viewerSide(scene: Scene): Side {
  const [first] = viewerCommands(scene)
  return first === undefined ? scene.state.active : sideOfCommand(first)
}

export const optionsOf: (offer: Offer | undefined, verb: Verb) => readonly number[] = anyOptionsOf

/** "Brest-Litovsk" */
export const placeName = ({ language }: Scene, space: number): string => nameOfSpace(space, language)
export const placesOf = (scene: Scene, spaces: readonly number[]): string =>
  words(scene).frame.and(spaces.map((space) => placeName(scene, space)))

/** "XX Infantry Corps" */
export const titleOf = (piece: number, language: Language): string => nameOf(piece)[language]
/** "Russian XX Infantry Corps" */
export const fullName = (piece: number, language: Language): string => pieceName(piece, language)
const namesOf = (scene: Scene, pieces: readonly number[]): string =>
  words(scene).frame.and(pieces.map((piece) => titleOf(piece, scene.language)))
/** the names of a few, or how many there are */
export const fewNames = (scene: Scene, pieces: readonly number[]): string =>
  pieces.length > FEW ? words(scene).frame.manyUnits(pieces.length) : namesOf(scene, pieces)
const FEW = 3

export const nationTitle = ({ language }: Scene, nation: Nation): string => nationName(nation, language)
export const cardTitle = ({ language }: Scene, card: number): string => cardName(card, language)
/** "Allied Powers" */
export const sideTitle = (scene: Scene, side: Side): string => words(scene).frame.sides[side]
/** the side a camp belongs to; neutral Greeks and uprisings go by themselves */
export const campTitle = (scene: Scene, camp: Camp): string =>
  camp === GREEKS
    ? nationTitle(scene, GR)
    : camp === REBELS
      ? words(scene).report.risen
      : sideTitle(scene, camp)
/** "Western Allies" */
export const commandTitle = (scene: Scene, command: Command): string => words(scene).frame.commands[command]
