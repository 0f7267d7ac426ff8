/** What the other files of this presentation ask a scene. */
import {
  type Scene as AnyScene,
  type Told as AnyTold,
  type OwnDecision as AnyOwnDecision,
  askedIn,
} from '@sandtable/presentation'
import type { BattleForGaliciaTypes } from '../battle-for-galicia.ts'
import { hexData } from '../map.ts'
import type { Side } from '../sides.ts'
import { activeSide } from '../state.ts'
import type { PromptKey } from '../text/keys.ts'
import { hexName, unitName } from '../text/shape.ts'
import { type Words, wordsOf } from './words/words.ts'

export type Scene = AnyScene<BattleForGaliciaTypes>
export type Told = AnyTold<BattleForGaliciaTypes>

/** Palette keys by side. */
export const NATIONS = ['austria-hungary', 'russia'] as const

export const words = ({ language }: Scene): Words => wordsOf(language)

/** The question the viewer has to answer, if it is theirs. */
export type OwnDecision = AnyOwnDecision<PromptKey>
export const askedOf = (scene: Scene): OwnDecision | undefined => askedIn(scene)

/** The side the viewer plays; an onlooker looks with the one whose turn it is. */
export function viewerSide({ scenario, state, seat }: Scene): Side {
  const power = seat === undefined ? undefined : scenario.seats[seat]?.powers[0]
  return (power as Side | undefined) ?? activeSide(state)
}

/** "Lublin (16.22)", or the number alone */
export const spaceName = ({ language }: Scene, space: number): string => hexName(space, language)
/** "Lublin", if it has a name */
export const townName = ({ language }: Scene, space: number): string | undefined =>
  hexData(space).town?.[language]
export const nameOf = ({ language }: Scene, unit: number): string => unitName(unit, language)
export const namesOf = (scene: Scene, units: readonly number[]): string =>
  words(scene).and(units.map((unit) => nameOf(scene, unit)))
