import type { ChapterTexts } from '../shape.ts'

export const glossary: ChapterTexts<'glossary'> = {
  'glossary.action-phase': {
    title: 'アクション・フェイズとラウンド',
    text: [
      'TODO 6 action rounds; each player plays one card (OPS, SR, RP, event) or takes 1 OPS without a card.',
    ],
  },
  'glossary.activate': {
    title: '活性化',
    text: [
      'TODO Spaces (in regions: units) are activated for movement or attack, not both; a space with an LCU activated for movement may dig a trench instead.',
    ],
  },
  'glossary.advance': {
    title: '戦闘後前進',
    text: [
      'TODO Up to 3 full-strength attackers may advance when all defenders are destroyed, eliminated, retreated or withdrew before combat.',
    ],
  },
  'glossary.allied-powers': {
    title: '連合国勢力',
    text: ['TODO At start FR, BR, MN, RU, SB; GR, IT, RO may join.'],
  },
  'glossary.asterisk': {
    title: 'アスタリスク',
    text: ['TODO Asterisk card played as event leaves the game; for OPS/SR/RP it is discarded.'],
  },
  'glossary.attack': {
    title: '攻撃',
    text: ['TODO Attacker finds total CF column, shifts for trench, terrain, weather, rolls 1d6.'],
  },
  'glossary.balkans': {
    title: 'バルカン諸国',
    text: ['TODO Albania, Bulgaria, Greece, Montenegro, Romania, Serbia; Lemnos excluded.'],
  },
  'glossary.cc': {
    title: '戦闘カード',
    text: ['TODO Event named CC with red box: only in combat. Cannot be used to defend an unoccupied fort.'],
  },
  'glossary.central-powers': {
    title: '中欧列強',
    text: ['TODO At start AH, GE, TU; BU and GR may join.'],
  },
  'glossary.cf': {
    title: '戦闘値',
    text: ["TODO Lower-left number of a unit; a fort's CF is printed beside it on the map."],
  },
  'glossary.combat': {
    title: '戦闘',
    text: [
      'TODO Starts by activating a space (or units in a region) for attack; two unit sizes LCU and SCU.',
    ],
  },
  'glossary.combined-war-status': {
    title: '統合戦争状態',
    text: ['TODO Sum of AP and CP war status points.'],
  },
  'glossary.commitment': {
    title: '参戦段階',
    text: ['TODO Mobilization, Limited, Total War; checked each War Status Phase; new deck added on rise.'],
  },
  'glossary.control': {
    title: '支配',
    text: [
      'TODO A space is AP, CP, uprising or neutral; empty spaces without an undestroyed fort (and empty regions) change control when an enemy enters; control persists after AP/CP units leave; uprisings control only what they occupy.',
    ],
  },
  'glossary.defending': {
    title: '防御',
    text: ['TODO Units under attack.'],
  },
  'glossary.discard-pile': {
    title: '捨て札パイル',
    text: [
      'TODO Played cards; text says it is shuffled back into the draw pile at end of turn (conflicts with 6.0.H.4: only when the pile runs out, or by option).',
    ],
  },
  'glossary.draw-pile': {
    title: '引きパイル',
    text: ['TODO Shuffled cards of current commitment levels; 7-card hands.'],
  },
  'glossary.drm': {
    title: 'サイの目修正',
    text: ['TODO Number added to or subtracted from a die roll.'],
  },
  'glossary.dual-nationality': {
    title: '二重国籍ユニット',
    text: ['TODO Unit showing two nationalities.'],
  },
  'glossary.event': {
    title: 'イヴェント',
    text: [
      'TODO Card title; triggers the card text; may be prerequisite of others; number in parentheses in the text is a rule reference.',
    ],
  },
  'glossary.fire-tables': {
    title: '射撃表',
    text: [
      'TODO Heavy if any own LCU; Light if all own units are SCUs; a lone fort uses Heavy; attacks on uprisings Light; Alpine-trail-only attack on mountain: both Light. OOS sides: Light (14.3.1).',
    ],
  },
  'glossary.flank': {
    title: '側面攻撃',
    text: [
      'TODO Conditions, pinning space, +1 per unpinned extra space; 4+ succeeds (attacker fires first), 3 or less fails (defender fires first).',
    ],
  },
  'glossary.heavy-artillery': {
    title: '重砲兵',
    text: ['TODO GE heavy artillery, yellow symbol, combat unit.'],
  },
  'glossary.hq': {
    title: '司令部ユニット',
    text: [
      "TODO RU Brusilov, FR Sarrail and d'Esperey, GE Mackensen and Falkenhayn; combat units with yellow symbol.",
    ],
  },
  'glossary.lcu': {
    title: 'ラージ戦闘ユニット',
    text: ['TODO 5/8-inch counter, corps or army; normally uses the Heavy table.'],
  },
  'glossary.lf': {
    title: '損失値',
    text: ["TODO Ability to absorb damage; a fort's LF is its CF; LN must be >= LF to hurt."],
  },
  'glossary.ln': {
    title: '損失ナンバー',
    text: ['TODO Fire-table result inflicted on enemy units and forts.'],
  },
  'glossary.mf': {
    title: '移動値',
    text: ['TODO Maximum MPs per round; every space or region costs 1 MP.'],
  },
  'glossary.mo': {
    title: '強制的攻勢',
    text: ['TODO An attack a player may be obliged to make in a turn on pain of 1 VP (7.0).'],
  },
  'glossary.nation': {
    title: '国家',
    text: ['TODO Country of the AP, of the CP, or neutral at start.'],
  },
  'glossary.national-will': {
    title: '国家戦意',
    text: ['TODO RU, GE, AH support for the war; changed by territory and events (23.2).'],
  },
  'glossary.nationality-colours': {
    title: '国家色',
    text: [
      'TODO RU white, IT light green, BR tan, FR blue, SB brown, MN purple, AH grey, GE grey-green, TU mustard, GR dark blue, BU red, RO dark green.',
    ],
  },
  'glossary.neutral-entry': {
    title: '中立参戦イヴェント',
    text: ['TODO Event bringing IT, BU, RO or GR into the war.'],
  },
  'glossary.oos': {
    title: '非補給下',
    text: [
      'TODO No chain of friendly spaces, besieged enemy forts, friendly-occupied regions to a source; OOS units may move and attack, not SR or get RPs; all OOS units lose a step in attrition; uprisings always supplied.',
    ],
  },
  'glossary.ops-sr': {
    title: 'OPSとSR（ポイント）',
    text: ['TODO Upper-left number serves as OPS or SR points, never both in one play.'],
  },
  'glossary.rebellion': {
    title: '叛乱',
    text: ['TODO Loss of home VP spaces and events lower NW and can lead to rebellion in RU, GE, AH.'],
  },
  'glossary.regions': {
    title: '地方',
    text: [
      'TODO Anatolia, Brandenburg, Carniola, Kharkov, Moscow, Novgorod, Rodosto, Rostov, Southern Italy, Tyrol; entering or leaving costs 1 MP.',
    ],
  },
  'glossary.reinforcement-card': {
    title: '増援カード',
    text: ['TODO Card with Reinforcements in title or in its event description.'],
  },
  'glossary.rp': {
    title: '補充ポイント',
    text: [
      'TODO Repair units on the map and rebuild Replaceable-box units; recorded when played, spent in the Replacement Phase; some events give RPs for immediate use.',
    ],
  },
  'glossary.scu': {
    title: 'スモール戦闘ユニット',
    text: ['TODO 1/2-inch counter, usually a division; a side with only SCUs uses the Light table.'],
  },
  'glossary.space': {
    title: 'スペース',
    text: ['TODO Named square, or circle for sea invasion.'],
  },
  'glossary.special-unit': {
    title: '特殊ユニット',
    text: ['TODO Yellow symbol LCU/SCU; gets no RPs.'],
  },
  'glossary.stack': {
    title: 'スタック',
    text: ['TODO Up to 3 units in a space, region or on Lemnos.'],
  },
  'glossary.strategy-card': {
    title: '戦略カード',
    text: ['TODO Drives activation, RPs and events.'],
  },
  'glossary.supply-source': {
    title: '補給源',
    text: ['TODO Half-moon symbol in a space or region.'],
  },
  'glossary.terrain': {
    title: '地形',
    text: ['TODO Mountain, swamp, forest, water features of a space or region.'],
  },
  'glossary.troop-quality': {
    title: '部隊評価',
    text: ['TODO RU, IT, GE, AH manpower measure on the GRT (24.0).'],
  },
  'glossary.uprising': {
    title: '蜂起ユニット',
    text: ['TODO Red SCU that disrupts; never attacks or moves.'],
  },
  'glossary.vp': {
    title: '勝利ポイント',
    text: ['TODO Gained by taking VP spaces or by events.'],
  },
  'glossary.vp-space': {
    title: 'VPスペース',
    text: [
      'TODO Red-bordered. AP taking an enemy or neutral Greek VP space: VP -1; CP: +1. When a neutral joins, its ally scores 1 VP per friendly-controlled VP space there.',
    ],
  },
  'glossary.war-status-points': {
    title: '戦争状態ポイント',
    text: [
      'TODO Number in parentheses after the event name: own and combined war status rise by it when the card is played as an event.',
    ],
  },
}
