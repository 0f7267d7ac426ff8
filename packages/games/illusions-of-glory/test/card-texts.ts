/** What the text of a card must mention, found from its data. For the tests. */
import { type NationId, nationNamed } from '../sides.ts'
import { nationName } from '../text/names.ts'
import type { CardData, CardId, CombatEffect, EventEffect, Prerequisite } from '../data/card-types.ts'

export type Language = 'en' | 'ja'
export type Titles = (id: CardId) => string

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

const WORDS = {
  en: { will: ' National Will ', quality: ' Troop Quality ', vp: 'VP ', rp: 'RPs', ahead: ' turn' },
  ja: { will: 'の国家戦意', quality: 'の部隊評価', vp: 'VP', rp: 'RP', ahead: 'ターン先' },
} as const

/** Japanese texts name nations, English ones have the codes of the cards. */
const named = (nation: string, language: Language): string =>
  language === 'en' ? nation : nationName(nationNamed(nation as NationId), 'ja')
const JA_POOLS: Readonly<Record<string, string>> = { 'CP-A': 'CP同盟国', 'AP-A': 'AP同盟国' }

function trackFacts(effect: EventEffect | CombatEffect, language: Language): readonly string[] {
  const { will, quality, vp } = WORDS[language]
  switch (effect.kind) {
    case 'national-will':
    case 'combat-will':
      return [`${named(effect.nation, language)}${will}${signed(effect.by)}`]
    case 'troop-quality':
    case 'combat-quality':
      return [`${named(effect.nation, language)}${quality}${signed(effect.by)}`]
    case 'reinforcements':
      return effect.troopQuality === 0
        ? []
        : [`${named(effect.nation, language)}${quality}${signed(effect.troopQuality)}`]
    case 'victory-points':
      return [`${vp}${signed(effect.by)}`]
    case 'armistice':
    case 'mo-modifier':
      return [signed(effect.by)]
    default:
      return []
  }
}

function fireFacts(effect: EventEffect | CombatEffect): readonly string[] {
  switch (effect.kind) {
    case 'drm':
      return [`${signed(effect.drm)} DRM`]
    case 'flank-drm':
      return [signed(effect.drm)]
    case 'fire':
      return [
        `${signed(effect.drm)} DRM`,
        ...(effect.flankDrm === undefined ? [] : [signed(effect.flankDrm)]),
      ]
    default:
      return []
  }
}

function amountFacts(effect: EventEffect | CombatEffect, language: Language): readonly string[] {
  const { rp, ahead } = WORDS[language]
  switch (effect.kind) {
    case 'activation-cost':
      return [`${effect.ops} OPS`]
    case 'repair':
      return language === 'en'
        ? [`${effect.rp} ${effect.nation} ${rp}`]
        : [`${named(effect.nation, 'ja')}${rp} ${effect.rp}ポイント`]
    case 'gain-rp':
      return [
        `${effect.rp} ${rp}`,
        ...effect.pools.map((pool) => (language === 'en' ? pool : (JA_POOLS[pool] ?? named(pool, 'ja')))),
      ]
    case 'give-up':
      return language === 'en'
        ? [`${effect.lcu} ${effect.nation} LCU`]
        : [`${named(effect.nation, 'ja')}軍LCU ${effect.lcu}つ`]
    case 'revolution':
    case 'treaty':
      return effect.turnsAhead === undefined ? [] : [`${effect.turnsAhead}${ahead}`]
    case 'withdraw':
      return [String(effect.distance)]
    default:
      return []
  }
}

function cardFacts(effect: EventEffect | CombatEffect, title: Titles): readonly string[] {
  if (effect.kind === 'cancel') return [title(effect.card)]
  if (effect.kind === 'neutral-entry' && effect.cancelledBy !== undefined) return [title(effect.cancelledBy)]
  return effect.kind === 'ban' && effect.what.kind === 'events' ? effect.what.cards.map(title) : []
}

/** Words the text must have because of its effects. */
export const effectFacts = (card: CardData, language: Language, title: Titles): readonly string[] =>
  [...card.effects].flatMap((effect) => [
    ...trackFacts(effect, language),
    ...fireFacts(effect),
    ...amountFacts(effect, language),
    ...cardFacts(effect, title),
  ])

/** Words the prerequisite must have. */
export function needFacts(need: Prerequisite, language: Language, title: Titles): readonly string[] {
  switch (need.kind) {
    case 'event-played':
    case 'event-not-played':
    case 'answers':
      return [title(need.card)]
    case 'turn':
      return [String(need.from ?? need.to)]
    case 'national-will':
    case 'troop-quality':
      return [String(need.atMost), named(need.nation, language)]
    case 'holds':
    case 'holds-vp':
      return need.atLeast === 'all' ? [] : [String(need.atLeast)]
    case 'any-of':
    case 'all-of':
      return need.of.flatMap((each) => needFacts(each, language, title))
    default:
      return []
  }
}
