/** What the button says that takes a place pointed at on the map: the verb with its place. */
import type { PlaceWords } from '@sandtable/presentation'

export const placeWords: PlaceWords = {
  'place-at': {
    en: (place) => `Begin at ${place}`,
    ja: (place) => `${place}に配置`,
  },
  stack: {
    en: (place) => `Move the stack at ${place}`,
    ja: (place) => `${place}のスタックを動かす`,
  },
  march: {
    en: (place) => `March to ${place}`,
    ja: (place) => `${place}へ行軍`,
  },
  rail: {
    en: (place) => `By rail to ${place}`,
    ja: (place) => `${place}へ鉄道移動`,
  },
  attack: {
    en: (place) => `Attack ${place}`,
    ja: (place) => `${place}を攻撃`,
  },
  'fill-breach': {
    en: (place) => `Remove the breach towards ${place}`,
    ja: (place) => `${place}への破口を除去`,
  },
  retreat: {
    en: (place) => `Retreat to ${place}`,
    ja: (place) => `${place}へ退却`,
  },
  raze: {
    en: (place) => `Reduce the fortress at ${place}`,
    ja: (place) => `${place}の要塞を減らす`,
  },
  'muster-at': {
    en: (place) => `Muster at ${place}`,
    ja: (place) => `${place}で召集`,
  },
  'build-at': {
    en: (place) => `Build at ${place}`,
    ja: (place) => `${place}に施設を置く`,
  },
  restore: {
    en: (place) => `Repair the fortress at ${place}`,
    ja: (place) => `${place}の要塞を修理`,
  },
  raid: {
    en: (place) => `Raid ${place}`,
    ja: (place) => `${place}を空襲`,
  },
  'patrol-at': {
    en: (place) => `Patrol at ${place}`,
    ja: (place) => `${place}でパトロール`,
  },
  dogfight: {
    en: (place) => `Dogfight at ${place}`,
    ja: (place) => `${place}で格闘戦`,
  },
  'land-at': {
    en: (place) => `Land at ${place}`,
    ja: (place) => `${place}に着陸`,
  },
  dismantle: {
    en: (place) => `Give up the infrastructure at ${place}`,
    ja: (place) => `${place}の施設を除去`,
  },
  'sail-to': {
    en: (place) => `Sail to ${place}`,
    ja: (place) => `${place}へ航行`,
  },
  landing: {
    en: (place) => `Place the landing at ${place}`,
    ja: (place) => `${place}に上陸カウンターを置く`,
  },
  'point-at': {
    en: (place) => `Land at ${place}`,
    ja: (place) => `${place}に上陸`,
  },
}
