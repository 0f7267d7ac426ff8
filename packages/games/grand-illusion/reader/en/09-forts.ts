import type { ChapterTexts } from '../shape.ts'

export const forts: ChapterTexts<'9.5'> = {
  '9.5.1': {
    title: 'Forts in battle',
    text: [
      '- A fort fires only in defence, with its CS. It is never on the board as an attacker, and leaves it when its side counterattacks {§9.2.4.a}.',
      '- Cavalry cannot attack it. Infantry costs it a step only with a 1 on the die.',
      '- HA that bombards it with success costs it a step; the fort cannot fire at HA {§9.5.4.c}.',
      '- It is never disrupted.',
      '- It helps all defending combat units in its hex, except in a skirmish {§9.3.2.d}.',
    ],
  },
  '9.5.2': {
    title: 'Large garrisons',
    text: [
      'Allied forts with +2 or +3 on any of their steps, and both forts of Metz, have large garrisons {§aid.large-garrisons}. They surrender only on a 1 {§9.5.3.c}, and only an undisrupted infantry corps can besiege them {§9.5.3.a}.',
    ],
  },
  '9.5.3.a': {
    title: 'Siege',
    text: [
      'A fort comes under siege at the end of a battle if the enemy has at least one undisrupted infantry unit in the hex and its own side has nothing there but forts. Against a large garrison the infantry must be a corps; a division or brigade is not enough.',
      'Antwerp (52) cannot be besieged {§12.5.1}.',
      '{#62} This is tested after all retreats.',
      '{#71} Each fort is judged for itself. A division may besiege one fort of the hex while another, with a large garrison, stays open.',
      '{#95} If nobody of the attacker reaches the board, there was no battle and no siege follows.',
      '{#114} A fort that is left alone because the others retired on a 7 is besieged.',
    ],
  },
  '9.5.3.b': {
    title: 'How long a siege lasts',
    text: [
      'A siege lasts until the forts are eliminated, or no undisrupted enemy infantry (a corps for large garrisons) is left to keep it up, or all enemy infantry has left or retreated.',
      '{#86} When the siege is lifted and no besieger is left in the hex, the fort’s side controls it again {§8.3.3}.',
    ],
  },
  '9.5.3.c': {
    title: 'Surrender',
    text: [
      'In the attrition segment a die is rolled for each besieged fort. On 1 or 2 it surrenders and is eliminated; with a large garrison only on 1.',
      '{#25} One roll a turn, after attrition {§11.3.fort}.',
    ],
  },
  '9.5.4.a': {
    title: 'Heavy siege artillery',
    text: [
      'The Germans have two HA units, with guns of 305 and 420 mm; scenario 3 can add more {§14.3.6.b.2}, and a French one {§14.3.6.a.2}.',
      '- HA does not count for stacking and never fights combat units.',
      '- It is eliminated for good as soon as it is alone in a hex, forts not counted, with enemy infantry or cavalry.',
      '- It retreats like other units.',
      '- It moves 1 hex, HQ or not, cannot use strategic movement, but may move in the German withdrawal {§8.7.3}.',
    ],
  },
  '9.5.4.b': {
    title: 'When it bombards',
    text: [
      'Only as part of an ordinary battle of its side, never alone, and in one battle a turn. Then it is turned to its fired side and recovers in the recovery segment, if supplied {§11.4}.',
    ],
  },
  '9.5.4.c': {
    title: 'Bombardment',
    text: [
      'Before Fortunes of War each HA in the hex that has not fired may bombard, one after the other. It names a fort and rolls a die. The fort’s own plus, if it has one, is added, nothing else. If the result is not higher than the value of the HA, the fort loses a step and the HA rolls again at once, until it misses or no fort is left. It must finish one fort before it turns to another.',
      '{#59} Only HA that belongs to the activation can bombard: it started in the active hex, or moved in with it.',
      '{#109} Each gun picks its own fort; when that is gone it goes on to another.',
    ],
  },
  '9.5.4.d': {
    title: 'Massed bombardment',
    text: [
      'If two unfired HA are in the hex, the German player may commit both before the first roll. If forts are left when the second has missed, the fort that was bombarded takes one more hit. If the first destroys all forts, the second counts as fired too.',
      '{#80} With more than two, all HA that have not fired are committed, and the extra hit falls on the fort fired at last.',
    ],
  },
}
