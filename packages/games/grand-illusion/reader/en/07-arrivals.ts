import type { ChapterTexts } from '../shape.ts'

export const arrivals: ChapterTexts<'7'> = {
  '7.0': {
    title: 'Reinforcements and replacements',
    text: ['How new units come to the map, and how destroyed ones come back.'],
  },
  '7.1': {
    title: 'Placing arrivals',
    text: [
      'The player without the initiative places all his arrivals first, then the other, who has seen where they stand.',
      'No unit arrives in an enemy-controlled hex. It may arrive in a friendly-controlled hex that can trace supply, even if enemies are there. Stacking limits apply {§8.4.6.a}.',
      'A reinforcement with a printed hex arrives there. If the enemy controls that hex, or there is no room, it comes on a later turn at a supply source of its nation under friendly control. You may hold back any arrival.',
      '{#50} This stands as printed, although an option of scenario 3 calls holding back an exception {§14.3.6.a.4}.',
    ],
  },
  '7.1.1': {
    title: 'Uncertain reinforcements',
    text: [
      'A unit with a question mark is placed in a supplied friendly-controlled hex with an HQ of its nation, or in a friendly-controlled supply source of its nation, within the stacking limit. An HQ placed this turn does not help {§7.1.2}.',
      'Before turn 7 British and French uncertain reinforcements may not be placed in SP hexes {§8.4.7.c}.',
      '{#14} That is on turns 1 to 6.',
    ],
  },
  '7.1.2': {
    title: 'Uncertain HQs',
    text: [
      'An HQ with a question mark is placed in a supplied friendly-controlled hex that has no other HQ of its nation. On that turn it does not yet draw other uncertain reinforcements to it.',
    ],
  },
  '7.1.3': {
    title: 'The fortified zone of Paris',
    text: [
      'French uncertain reinforcements, HQs too, may always be placed in Paris (19) if it is under Allied control and can trace supply. Paris counts as an HQ that does not move.',
    ],
  },
  '7.2.2cap': {
    title: 'Replacement at once',
    text: [
      'For 2 CAPs a French or German combat unit of any size comes back from the dead pile in this same phase.',
    ],
  },
  '7.2.1cap': {
    title: 'Replacement after two turns',
    text: [
      'For 1 CAP it comes back two turns later: bought on turn 2, it arrives in the Reinforcement Phase of turn 4. Until then it waits on the turn track.',
      'In scenarios 1 and 3 replacements come disrupted late in the war {§14.1.1.c.1}.',
    ],
  },
  '7.2.limits': {
    title: 'What cannot be replaced',
    text: [
      'HQs, HA and steps of forts never come back. Belgian and British combat units come back only where a scenario says so {§14.1.1.a.5} {§14.1.1.a.6}.',
    ],
  },
  '7.2.placement': {
    title: 'Where replacements arrive',
    text: [
      'At any friendly-controlled supply source of their nation, or with a supplied HQ of their nation that was not itself placed this turn, within the stacking limit. The French may always use Paris (19) if it is Allied and in supply.',
      '{#14} On turns 1 to 6 British and French replacements may not be placed in SP hexes.',
      '{#149} Paris stays open even if an HQ was placed there this turn.',
    ],
  },
  '7.2.german': {
    title: 'German replacements in France',
    text: [
      'Early in the game a German replacement may not join a German HQ that stands in France, unless the hex of the HQ includes German or Belgian border land. The limit ends when turn 5 begins.',
      '{#15} It holds on turns 1 to 4. Border hexes are those with German, Luxembourg or Belgian land in them: 23, 33, 45, 54, 55, 65, 75, 97 and 104.',
    ],
  },
  '7.3': {
    title: 'The Eastern Front',
    text: [
      'On turn 3, in his reinforcement segment, the German player chooses:',
      '- He removes for good at least 9 points of infantry attack strength and one cavalry division, all from units in or within 1 hex of the hexes of the 1st, 2nd and 3rd Army HQs. A CS in brackets is not attack strength.',
      '- Or he removes nothing and loses 2 VPs.',
      '{#32} Within 1 hex means the hex of the HQ and those next to it.',
    ],
  },
}
