/** The place each card is about: a piece of the map is shown on it. Cards about a whole country show its capital. */
import {
  CARD_COUNT,
  enteringBy,
  idOfCard,
  reinforcedBy,
  sideOfCard,
} from '@sandtable/illusions-of-glory/cards'
import { CAPITALS, space } from '@sandtable/illusions-of-glory/map'
import { AP } from '@sandtable/illusions-of-glory/sides'

const PLACES: Partial<Record<ReturnType<typeof idOfCard>, string>> = {
  AP1: 'Gumbinnen',
  AP3: 'Lublin',
  AP4: 'Tarnopol',
  AP5: 'Kowel',
  AP6: 'Insterburg',
  AP7: 'Lemberg',
  AP8: 'Valjevo',
  AP9: 'Warsaw',
  AP13: 'Baranovichi',
  AP15: 'Teschen',
  AP16: 'BrestLitovsk',
  AP17: 'Przemysl',
  AP18: 'Salonika',
  AP19: 'Gallipoli',
  AP22: 'Salonika',
  AP24: 'BrestLitovsk',
  AP26: 'Gorizia',
  AP28: 'Monastir',
  AP29: 'Durres',
  AP30: 'Berlin',
  AP31: 'Czernowitz',
  AP32: 'Salonika',
  AP34: 'Athens',
  AP35: 'Lutsk',
  AP36: 'Sventsyany',
  AP38: 'Anatolia',
  AP41: 'Sandomierz',
  AP43: 'Prague',
  AP44: 'Lutsk',
  AP46: 'Doiran',
  AP47: 'Doiran',
  AP48: 'Prague',
  AP50: 'Mogilev',
  AP52: 'Cattaro',
  AP53: 'Anatolia',
  AP54: 'Tarnopol',
  AP55: 'BrestLitovsk',
  CP2: 'Tannenberg',
  CP5: 'Allenstein',
  CP6: 'Allenstein',
  CP7: 'Insterburg',
  CP8: 'Thorn',
  CP9: 'Tannenberg',
  CP10: 'Lotzen',
  CP11: 'Lotzen',
  CP13: 'Lodz',
  CP15: 'Gorlice',
  CP16: 'Allenstein',
  CP17: 'Lodz',
  CP19: 'Cattaro',
  CP20: 'Munkacs',
  CP21: 'Lublin',
  CP22: 'Belgrade',
  CP24: 'FtRupel',
  CP25: 'Petrograd',
  CP26: 'Gorizia',
  CP27: 'Mogilev',
  CP32: 'Sventsyany',
  CP33: 'Monastir',
  CP34: 'Petrograd',
  CP35: 'Athens',
  CP37: 'Constantinople',
  CP39: 'Hermannstadt',
  CP40: 'Constanta',
  CP42: 'Caporetto',
  CP44: 'Riga',
  CP46: 'Riga',
}

/** Otherwise the capital of the nation the card reinforces or brings in, or of the enemy or the owner. */
function placeOf(c: number): number {
  const named = PLACES[idOfCard(c)]
  if (named !== undefined) return space(named)
  const nation = reinforcedBy(c) >= 0 ? reinforcedBy(c) : enteringBy(c)
  return CAPITALS[nation]?.[0] ?? space(HOME[sideOfCard(c)])
}
const HOME = ['Petrograd', 'Berlin'] as const

const places: readonly number[] = Array.from({ length: CARD_COUNT }, (_, c) => placeOf(c))
export const placeOfCard = (c: number): number => places[c] ?? space(HOME[AP])
