/** What the other files of this presentation ask a scene. */
import type { GameText, Language, Offer } from '@sandtable/kernel'
import {
  askedIn,
  type OwnDecision as AnyOwnDecision,
  type Scene as AnyScene,
  type Told as AnyTold,
  optionsOf as anyOptionsOf,
} from '@sandtable/presentation'
import type { BalanceOfPowersTypes } from '../balance-of-powers.ts'
import { CP, EP, NATION_IDS, type Side } from '../nations.ts'
import { townName } from '../places.ts'
import { nationName, placeName, unitName, unitsName } from '../text/names.ts'
import type { PromptKey, Verb } from '../text/keys.ts'
import { nationOf } from '../units.ts'
import { type Words, wordsOf } from './words/words.ts'

export type Scene = AnyScene<BalanceOfPowersTypes>
export type Told = AnyTold<BalanceOfPowersTypes>

/** Palette keys by side. */
export const SIDE_COLOURS = ['germany', 'france'] as const

const COLOURS: Readonly<Record<string, string>> = {
  AH: 'austria-hungary',
  DE: 'germany',
  OT: 'ottoman-empire',
  GB: 'britain',
  FR: 'france',
  IT: 'italy',
  RU: 'russia',
  US: 'united-states',
  BE: 'belgium',
  BG: 'bulgaria',
  GR: 'greece',
  ME: 'montenegro',
  RO: 'romania',
  RS: 'serbia',
}
/** palette key of a nation; neutrals that never fight are plain */
export const colourOf = (n: number): string => COLOURS[NATION_IDS[n] ?? ''] ?? 'neutral'
export const colourOfUnit = (u: number): string => colourOf(nationOf(u))

export const words = ({ language }: Scene): Words => wordsOf(language)
export const gameText = ({ game, language }: Scene): GameText<BalanceOfPowersTypes> => game.text(language)

/** The question the viewer has to answer, if it is theirs. */
export type OwnDecision = AnyOwnDecision<PromptKey>
export const askedOf = (scene: Scene): OwnDecision | undefined => askedIn(scene)

/** The side the viewer plays; an onlooker looks with the one whose half it is. */
export function viewerSide({ scenario, state, seat }: Scene): Side {
  const power = seat === undefined ? undefined : scenario.seats[seat]?.powers[0]
  return power === CP || power === EP ? power : state.phasing
}

export const optionsOf: (offer: Offer | undefined, verb: Verb) => readonly number[] = anyOptionsOf

/** "Verdun (0922)", "0923" */
export const fullPlace = ({ language }: Scene, p: number): string => placeName(p, language)
/** "Verdun"; "0923" where nothing stands */
export const shortPlace = (language: Language, p: number): string =>
  townName(p)?.[language] ?? placeName(p, language)
export const placeIn = ({ language }: Scene, p: number): string => shortPlace(language, p)
/** "German III Corps" */
export const nameOf = ({ language }: Scene, u: number): string => unitName(u, language)
export const nationIn = ({ language }: Scene, n: number): string => nationName(n, language)

const FEW = 3
/** the names of a few, or how many there are */
export const fewNames = (scene: Scene, units: readonly number[]): string =>
  units.length > FEW
    ? words(scene).manyUnits(units.length)
    : unitsName(units, scene.language, words(scene).and)
