import type { ChapterTexts } from '../shape.ts'

export const glossary: ChapterTexts<'glossary'> = {
  'glossary.action-phase': {
    title: 'Action phase/round',
    text: ['6 action rounds; each player plays one card (OPS, SR, RP, event) or takes 1 OPS without a card.'],
  },
  'glossary.activate': {
    title: 'Activate',
    text: [
      'Spaces (in regions: units) are activated for movement or attack, not both; a space with an LCU activated for movement may dig a trench instead.',
    ],
  },
  'glossary.advance': {
    title: 'Advance after combat',
    text: [
      'Up to 3 full-strength attackers may advance when all defenders are destroyed, eliminated, retreated or withdrew before combat.',
    ],
  },
  'glossary.allied-powers': {
    title: 'Allied Powers',
    text: ['At start FR, BR, MN, RU, SB; GR, IT, RO may join.'],
  },
  'glossary.asterisk': {
    title: 'Asterisk',
    text: ['Asterisk card played as event leaves the game; for OPS/SR/RP it is discarded.'],
  },
  'glossary.attack': {
    title: 'Attack',
    text: ['Attacker finds total CF column, shifts for trench, terrain, weather, rolls 1d6.'],
  },
  'glossary.balkans': {
    title: 'Balkans',
    text: ['Albania, Bulgaria, Greece, Montenegro, Romania, Serbia; Lemnos excluded.'],
  },
  'glossary.cc': {
    title: 'Combat card',
    text: ['Event named CC with red box: only in combat. Cannot be used to defend an unoccupied fort.'],
  },
  'glossary.central-powers': {
    title: 'Central Powers',
    text: ['At start AH, GE, TU; BU and GR may join.'],
  },
  'glossary.cf': {
    title: 'Combat factor',
    text: ["Lower-left number of a unit; a fort's CF is printed beside it on the map."],
  },
  'glossary.combat': {
    title: 'Combat',
    text: ['Starts by activating a space (or units in a region) for attack; two unit sizes LCU and SCU.'],
  },
  'glossary.combined-war-status': {
    title: 'Combined war status',
    text: ['Sum of AP and CP war status points.'],
  },
  'glossary.commitment': {
    title: 'Commitment level',
    text: ['Mobilization, Limited, Total War; checked each War Status Phase; new deck added on rise.'],
  },
  'glossary.control': {
    title: 'Control',
    text: [
      'A space is AP, CP, uprising or neutral; empty spaces without an undestroyed fort (and empty regions) change control when an enemy enters; control persists after AP/CP units leave; uprisings control only what they occupy.',
    ],
  },
  'glossary.defending': {
    title: 'Defending',
    text: ['Units under attack.'],
  },
  'glossary.discard-pile': {
    title: 'Discard pile',
    text: [
      'Played cards; text says it is shuffled back into the draw pile at end of turn (conflicts with 6.0.H.4: only when the pile runs out, or by option).',
    ],
  },
  'glossary.draw-pile': {
    title: 'Draw pile',
    text: ['Shuffled cards of current commitment levels; 7-card hands.'],
  },
  'glossary.drm': {
    title: 'DRM',
    text: ['Number added to or subtracted from a die roll.'],
  },
  'glossary.dual-nationality': {
    title: 'Dual nationality unit',
    text: ['Unit showing two nationalities.'],
  },
  'glossary.event': {
    title: 'Event',
    text: [
      'Card title; triggers the card text; may be prerequisite of others; number in parentheses in the text is a rule reference.',
    ],
  },
  'glossary.fire-tables': {
    title: 'Fire tables',
    text: [
      'Heavy if any own LCU; Light if all own units are SCUs; a lone fort uses Heavy; attacks on uprisings Light; Alpine-trail-only attack on mountain: both Light. OOS sides: Light (14.3.1).',
    ],
  },
  'glossary.flank': {
    title: 'Flank attack',
    text: [
      'Conditions, pinning space, +1 per unpinned extra space; 4+ succeeds (attacker fires first), 3 or less fails (defender fires first).',
    ],
  },
  'glossary.heavy-artillery': {
    title: 'Heavy artillery',
    text: ['GE heavy artillery, yellow symbol, combat unit.'],
  },
  'glossary.hq': {
    title: 'HQ units',
    text: [
      "RU Brusilov, FR Sarrail and d'Esperey, GE Mackensen and Falkenhayn; combat units with yellow symbol.",
    ],
  },
  'glossary.lcu': {
    title: 'LCU',
    text: ['5/8-inch counter, corps or army; normally uses the Heavy table.'],
  },
  'glossary.lf': {
    title: 'Loss factor',
    text: ["Ability to absorb damage; a fort's LF is its CF; LN must be >= LF to hurt."],
  },
  'glossary.ln': {
    title: 'Loss Number',
    text: ['Fire-table result inflicted on enemy units and forts.'],
  },
  'glossary.mf': {
    title: 'Movement factor',
    text: ['Maximum MPs per round; every space or region costs 1 MP.'],
  },
  'glossary.mo': {
    title: 'Mandatory Offensive',
    text: ['An attack a player may be obliged to make in a turn on pain of 1 VP (7.0).'],
  },
  'glossary.nation': {
    title: 'Nation',
    text: ['Country of the AP, of the CP, or neutral at start.'],
  },
  'glossary.national-will': {
    title: 'National Will',
    text: ['RU, GE, AH support for the war; changed by territory and events (23.2).'],
  },
  'glossary.nationality-colours': {
    title: 'Nation colours',
    text: [
      'RU white, IT light green, BR tan, FR blue, SB brown, MN purple, AH grey, GE grey-green, TU mustard, GR dark blue, BU red, RO dark green.',
    ],
  },
  'glossary.neutral-entry': {
    title: 'Neutral entry event',
    text: ['Event bringing IT, BU, RO or GR into the war.'],
  },
  'glossary.oos': {
    title: 'Out of supply',
    text: [
      'No chain of friendly spaces, besieged enemy forts, friendly-occupied regions to a source; OOS units may move and attack, not SR or get RPs; all OOS units lose a step in attrition; uprisings always supplied.',
    ],
  },
  'glossary.ops-sr': {
    title: 'OPS and SR',
    text: ['Upper-left number serves as OPS or SR points, never both in one play.'],
  },
  'glossary.rebellion': {
    title: 'Rebellion',
    text: ['Loss of home VP spaces and events lower NW and can lead to rebellion in RU, GE, AH.'],
  },
  'glossary.regions': {
    title: 'Regions',
    text: [
      'Anatolia, Brandenburg, Carniola, Kharkov, Moscow, Novgorod, Rodosto, Rostov, Southern Italy, Tyrol; entering or leaving costs 1 MP.',
    ],
  },
  'glossary.reinforcement-card': {
    title: 'Reinforcement card',
    text: ['Card with Reinforcements in title or in its event description.'],
  },
  'glossary.rp': {
    title: 'Replacement points',
    text: [
      'Repair units on the map and rebuild Replaceable-box units; recorded when played, spent in the Replacement Phase; some events give RPs for immediate use.',
    ],
  },
  'glossary.scu': {
    title: 'SCU',
    text: ['1/2-inch counter, usually a division; a side with only SCUs uses the Light table.'],
  },
  'glossary.space': {
    title: 'Space',
    text: ['Named square, or circle for sea invasion.'],
  },
  'glossary.special-unit': {
    title: 'Special unit',
    text: ['Yellow symbol LCU/SCU; gets no RPs.'],
  },
  'glossary.stack': {
    title: 'Stack',
    text: ['Up to 3 units in a space, region or on Lemnos.'],
  },
  'glossary.strategy-card': {
    title: 'Strategy card',
    text: ['Drives activation, RPs and events.'],
  },
  'glossary.supply-source': {
    title: 'Supply source',
    text: ['Half-moon symbol in a space or region.'],
  },
  'glossary.terrain': {
    title: 'Terrain',
    text: ['Mountain, swamp, forest, water features of a space or region.'],
  },
  'glossary.troop-quality': {
    title: 'Troop Quality',
    text: ['RU, IT, GE, AH manpower measure on the GRT (24.0).'],
  },
  'glossary.uprising': {
    title: 'Uprising unit',
    text: ['Red SCU that disrupts; never attacks or moves.'],
  },
  'glossary.vp': {
    title: 'Victory points',
    text: ['Gained by taking VP spaces or by events.'],
  },
  'glossary.vp-space': {
    title: 'VP space',
    text: [
      'Red-bordered. AP taking an enemy or neutral Greek VP space: VP -1; CP: +1. When a neutral joins, its ally scores 1 VP per friendly-controlled VP space there.',
    ],
  },
  'glossary.war-status-points': {
    title: 'War status points',
    text: [
      'Number in parentheses after the event name: own and combined war status rise by it when the card is played as an event.',
    ],
  },
}
