/** What the button says that takes a place pointed at on the map: the verb with its place. */
import type { PlaceWords } from '@sandtable/presentation'

export const placeWords: PlaceWords = {
  'place-in': {
    en: (place) => `Place in ${place}`,
    ja: (place) => `${place}に置く`,
  },
  activate: {
    en: (place) => `Activate ${place}`,
    ja: (place) => `${place}を活性化`,
  },
  entrench: {
    en: (place) => `Entrench in ${place}`,
    ja: (place) => `${place}に塹壕を構築`,
  },
  recover: {
    en: (place) => `Recover in ${place}`,
    ja: (place) => `${place}で混乱回復`,
  },
  land: {
    en: (place) => `Land at ${place}`,
    ja: (place) => `${place}に上陸`,
  },
  'enter-north': {
    en: (place) => `Enter ${place} from Holland`,
    ja: (place) => `オランダから${place}へ進入`,
  },
  'rail-to': {
    en: (place) => `By rail to ${place}`,
    ja: (place) => `${place}へ鉄道移動`,
  },
  'sail-to': {
    en: (place) => `By sea to ${place}`,
    ja: (place) => `${place}へ海上移動`,
  },
  stack: {
    en: (place) => `Move all in ${place}`,
    ja: (place) => `${place}の全ユニットを移動`,
  },
  march: {
    en: (place) => `March to ${place}`,
    ja: (place) => `${place}へ移動`,
  },
  battle: {
    en: (place) => `Fight in ${place}`,
    ja: (place) => `${place}の戦闘を解決`,
  },
  retreat: {
    en: (place) => `Retreat to ${place}`,
    ja: (place) => `${place}へ退却`,
  },
  'redeploy-to': {
    en: (place) => `Place in ${place}`,
    ja: (place) => `${place}に置く`,
  },
}
