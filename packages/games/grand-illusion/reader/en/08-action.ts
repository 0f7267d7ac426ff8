import type { ChapterTexts } from '../shape.ts'

export const action: ChapterTexts<'8'> = {
  '8.0': {
    title: 'Action Phase',
    text: ['How the players take turns, what an activation is, and whose hex is whose.'],
  },
  '8.1.1': {
    title: 'Taking turns',
    text: [
      'The player with the initiative gets the first segment: he may spend no CAP, one, or two, one at a time. Then his opponent gets the same chance, and so on.',
      '{#44} You may stop after one CAP. That yields the turn to your opponent; it is not a pass.',
    ],
  },
  '8.1.1.a': {
    title: 'Passing',
    text: [
      'You can pass only before you have spent a CAP in the segment. If your opponent then passes too, without spending anything, the Action Phase ends at once, however many CAPs are left.',
      '{#45} It also ends if one player passes and the other has no CAPs.',
    ],
  },
  '8.1.1.b': {
    title: 'When the turn must be given up',
    text: [
      'Your segment ends, and it is no pass,',
      '- after two activations in a row, unless your opponent has no CAPs left;',
      '- when you have no CAPs left;',
      '- after a recovery, unless a second recovery follows {§9.8.3.b};',
      '- when Fortunes of War says so; the battle in question is then cancelled {§9.1.3.d};',
      '- when a General Withdrawal has been carried out {§8.7.1}.',
      '{#90} A recovery for a CAP is an activation: it counts on the northern front of turn 1 {§14.1.1.a.2} and is barred in masked Antwerp {§12.5.2}.',
    ],
  },
  '8.1.2': {
    title: 'End of the phase',
    text: ['Segments go on until both players pass one after the other, or neither has any CAPs.'],
  },
  '8.2.1': {
    title: 'One hex at a time',
    text: ['You activate one hex at a time, for 1 CAP. At least one of your units must be in it.'],
  },
  '8.2.2': {
    title: 'Units of the active hex',
    text: [
      'Not all of them need do something, nor the same thing. But once the first battle of the activation is being resolved, no unit of it moves any more, apart from retreats.',
    ],
  },
  '8.2.2.ex': {
    title: 'Example',
    text: [
      'Three units are in the active hex. Two move into two different hexes with enemies. As soon as one of those battles is resolved, the third can move only by another activation, for another CAP.',
    ],
  },
  '8.2.3': {
    title: 'Again and again',
    text: [
      'The same hex and the same units can be activated any number of times in a phase. A unit may move, or attack in a declared battle, or move and then attack.',
    ],
  },
  '8.3.1': {
    title: 'What control means',
    text: [
      'The side that controls a hex traces supply into and through it, and moves and retreats into it freely. The other side',
      '- may trace supply into it but not through it;',
      '- must stop on entering if an enemy combat unit or a fort not besieged is there {§8.4.4.table};',
      '- cannot retreat into or through it.',
      'Control also brings victory points.',
      '{#43} For retreats the list of priorities decides; it lets units into enemy-controlled hexes when nothing better is left {§9.4.3.a}.',
    ],
  },
  '8.3.2': {
    title: 'Contested hexes',
    text: [
      'A hex with combat units or forts of both sides is contested. It stays with the side that controls it while that side has a combat unit there, or a fort that is not besieged.',
      'A friendly-controlled hex in which the only enemies are besieged forts counts as uncontested.',
      '{#12} Antwerp (52) becomes German only when its fort is eliminated and no Belgian combat unit is left there {§12.5.1}.',
    ],
  },
  '8.3.3': {
    title: 'Change of control',
    text: [
      'Control changes at the moment when the other side has a supplied combat unit in the hex and its owner has neither a combat unit nor an unbesieged fort there. This may happen during movement. HQs and HA do not count.',
      '{#84} So a hex where only an enemy HQ or HA stands stops nobody. But a group needs an undisrupted combat unit to enter it {§9.4.4.overrun}.',
      '{#131} A unit alone in an enemy hex that comes into supply without moving takes the hex at once.',
    ],
  },
  '8.3.4': {
    title: 'Cavalry and control',
    text: [
      'Cavalry alone changes control like infantry, with one exception: the enemy may still trace supply through the hex. A cavalry control marker shows it. When friendly infantry enters later, control becomes complete.',
      '{#34} The enemy traces through it in the Action Phase as well as in the Administrative Phase {§8.4.3.d.cav}.',
      '{#97} Cavalry that takes back what enemy cavalry took leaves no marker.',
      '{#152} Infantry that passes by train replaces no marker.',
    ],
  },
}
