import type { CombatRole } from '../../data/card-types.ts'
import { JA_AP_CARDS } from './ja/ap.ts'
import { JA_CP_CARDS } from './ja/cp.ts'
import type { CardTexts, CardWords } from './shape.ts'

const ROLES: Readonly<Record<CombatRole, string>> = { attacker: '攻撃側', defender: '防御側' }

export const JA_CARD_WORDS: CardWords = {
  prerequisite: (needs) => `前提条件：${needs}。`,
  combat: (roles, needs) =>
    `戦闘カード（${roles.map((role) => ROLES[role]).join('または')}）。${needs === undefined ? '' : `条件：${needs}。`}`,
  eventAndOps: '続けてこのカードをOPSに使用する。',
  lastsTurn: 'ターン終了まで表向きに残す。',
  neutralEntry: '中立参戦イヴェント：両プレイヤー合わせてターンに1枚。',
  seaInvasion: '海上侵攻カード：ターンに1枚。',
  warStatus: (points) => `戦争状態+${points}。`,
  removed: 'イヴェントとしてプレイしたらゲームから取り去る。',
}

export const JA_CARDS: CardTexts = { ...JA_AP_CARDS, ...JA_CP_CARDS }
