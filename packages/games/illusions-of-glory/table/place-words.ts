/** What the button says that takes a place pointed at on the map: the verb with its place. */
import type { PlaceWords } from '@sandtable/presentation'

export const placeWords: PlaceWords = {
  move: {
    en: (place) => `Activate ${place} for movement`,
    ja: (place) => `${place}を移動のために活性化`,
  },
  attack: {
    en: (place) => `Activate ${place} for attack`,
    ja: (place) => `${place}を攻撃のために活性化`,
  },
  'attack-without': {
    en: (place) => `Activate ${place} for attack without British and French`,
    ja: (place) => `BR・FR抜きで${place}を攻撃のために活性化`,
  },
  'move-stack': {
    en: (place) => `Activate units in ${place} for movement`,
    ja: (place) => `${place}のユニットを移動のために活性化`,
  },
  'attack-stack': {
    en: (place) => `Activate units in ${place} for attack`,
    ja: (place) => `${place}のユニットを攻撃のために活性化`,
  },
  'free-move': {
    en: (place) => `Activate ${place} free of charge`,
    ja: (place) => `${place}を無料で活性化`,
  },
  stack: {
    en: (place) => `Move together from ${place}`,
    ja: (place) => `${place}からまとめて移動`,
  },
  amphibious: {
    en: (place) => `Amphibious assault from ${place}`,
    ja: (place) => `${place}から強襲上陸`,
  },
  march: {
    en: (place) => `March to ${place}`,
    ja: (place) => `${place}へ移動`,
  },
  'displace-to': {
    en: (place) => `Send to ${place}`,
    ja: (place) => `${place}へ移す`,
  },
  'leave-to': {
    en: (place) => `Leave for ${place}`,
    ja: (place) => `${place}へ離れる`,
  },
  target: {
    en: (place) => `Attack ${place}`,
    ja: (place) => `${place}を攻撃`,
  },
  'target-uprising': {
    en: (place) => `Put down the uprising in ${place}`,
    ja: (place) => `${place}の蜂起を鎮圧`,
  },
  pin: {
    en: (place) => `Flank attack, pinned from ${place}`,
    ja: (place) => `側面攻撃（${place}で拘束）`,
  },
  'march-in-at': {
    en: (place) => `March to ${place}`,
    ja: (place) => `${place}へ駆けつける`,
  },
  'retreat-to': {
    en: (place) => `Retreat to ${place}`,
    ja: (place) => `${place}へ退却`,
  },
  'follow-to': {
    en: (place) => `Follow to ${place}`,
    ja: (place) => `${place}へ付いていく`,
  },
  'advance-to': {
    en: (place) => `Advance on to ${place}`,
    ja: (place) => `さらに${place}へ前進`,
  },
  'redeploy-to': {
    en: (place) => `Redeploy to ${place}`,
    ja: (place) => `${place}へ再配備`,
  },
  'place-in': {
    en: (place) => `Place in ${place}`,
    ja: (place) => `${place}に配置`,
  },
  'rise-in': {
    en: (place) => `Rise in ${place}`,
    ja: (place) => `${place}で蜂起させる`,
  },
}
