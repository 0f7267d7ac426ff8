/** What the other files of this presentation ask a scene. */
import type { GameText, Language, Offer } from '@sandtable/kernel'
import {
  type Scene as AnyScene,
  type Told as AnyTold,
  type OwnDecision as AnyOwnDecision,
  askedIn,
  optionsOf as anyOptionsOf,
} from '@sandtable/presentation'
import type { GrandIllusionTypes } from '../grand-illusion.ts'
import { hexData } from '../map.ts'
import { isFort, nameOf } from '../pieces.ts'
import type { Side } from '../sides.ts'
import { phasing } from '../state.ts'
import type { PromptKey, Verb } from '../text/keys.ts'
import { hexName, pieceName } from '../text/shape.ts'
import { type Words, wordsOf } from './words/words.ts'

export type Scene = AnyScene<GrandIllusionTypes>
export type Told = AnyTold<GrandIllusionTypes>

/** Palette keys by side. */
export const NATIONS = ['france', 'germany'] as const

export const words = ({ language }: Scene): Words => wordsOf(language)
export const gameText = ({ game, language }: Scene): GameText<GrandIllusionTypes> => game.text(language)

/** The question the viewer has to answer, if it is theirs. */
export type OwnDecision = AnyOwnDecision<PromptKey>
export const askedOf = (scene: Scene): OwnDecision | undefined => askedIn(scene)

/** The side the viewer plays; an onlooker looks with the one whose segment it is. */
export function viewerSide({ scenario, state, seat }: Scene): Side {
  const power = seat === undefined ? undefined : scenario.seats[seat]?.powers[0]
  return (power as Side | undefined) ?? phasing(state)
}

export const optionsOf: (offer: Offer | undefined, verb: Verb) => readonly number[] = anyOptionsOf

/** "Verdun (76)" */
export const spaceName = ({ language }: Scene, space: number): string => hexName(space, language)
/** "Verdun" */
export const placeName = ({ language }: Scene, space: number): string => hexData(space).name[language]

/** "II Corps", "Fort of Namur" */
export function titleOf(piece: number, language: Language): string {
  const name = nameOf(piece)[language]
  return isFort(piece) ? wordsOf(language).fort(name) : name
}
/** "German II Corps", "Fort of Namur" */
export const fullName = (piece: number, language: Language): string =>
  isFort(piece) ? titleOf(piece, language) : pieceName(piece, language)
/** the names of a few, or how many there are */
export const fewNames = (scene: Scene, pieces: readonly number[]): string =>
  pieces.length > FEW ? words(scene).manyUnits(pieces.length) : namesOf(scene, pieces)
const FEW = 3
export const namesOf = (scene: Scene, pieces: readonly number[]): string =>
  words(scene).and(pieces.map((piece) => titleOf(piece, scene.language)))

/** "Allies", "Germany" */
export const armyOf = (scene: Scene, side: Side): string => words(scene).armies[side]
