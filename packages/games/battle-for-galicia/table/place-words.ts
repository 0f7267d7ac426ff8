/** What the button says that takes a place pointed at on the map: the verb with its place. */
import type { PlaceWords } from '@sandtable/presentation'

export const placeWords: PlaceWords = {
  stack: {
    en: (place) => `Move the stack at ${place}`,
    ja: (place) => `${place}のスタックを移動`,
  },
  march: {
    en: (place) => `March to ${place}`,
    ja: (place) => `${place}へ移動`,
  },
  react: {
    en: (place) => `React to ${place}`,
    ja: (place) => `${place}へ対応移動`,
  },
  enter: {
    en: (place) => `Enter at ${place}`,
    ja: (place) => `${place}に登場`,
  },
  attack: {
    en: (place) => `Attack ${place}`,
    ja: (place) => `${place}を攻撃`,
  },
  from: {
    en: (place) => `Attack from ${place}`,
    ja: (place) => `${place}から攻撃`,
  },
  withdraw: {
    en: (place) => `Retreat first from ${place}`,
    ja: (place) => `先に${place}から退却`,
  },
  retreat: {
    en: (place) => `Retreat to ${place}`,
    ja: (place) => `${place}へ退却`,
  },
}
