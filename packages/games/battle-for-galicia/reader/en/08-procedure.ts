import type { ChapterTexts } from '../shape.ts'

export const procedure: ChapterTexts<'8'> = {
  '8.0': {
    title: 'How a combat runs',
    text: [
      'Every combat has five stages:',
      '- 1. find the ratio {§8.1}',
      '- 2. shift the column {§8.2}',
      '- 3. roll for the result {§8.3}',
      '- 4. find the magnitude {§8.4}',
      '- 5. roll for losses {§8.5}',
    ],
  },
  '8.1': {
    title: 'Stage 1: the ratio',
    text: [
      'The attacker names the target and the hexes he attacks from. Names and types of all units in these hexes are shown to both players, but not their CE or supply. Then withheld units are named, first by the attacker, then by the defender.',
      'Add up the attack strengths of the attackers and the defence strengths of the defenders, after CE, supply and halving {§7.7}. Compare them as attacker to defender and round down, in the defender’s favour, to the next ratio on the CRT. 13 against 8, for example, is 1.5:1.',
      '{#48} At least one unit must fight. A named hex whose units are all withheld takes no part, and a hex without any unit able to attack cannot be named.',
    ],
  },
  '8.2': {
    title: 'Stage 2: column shifts',
    text: [
      'A flank attack shifts the ratio 2 columns to the right {§7.8}; a fight next to Przemysl 2 columns in favour of A-H {§13.0.c}. Both may apply.',
      'The limits hold for the final ratio: below 1:3 no attack is allowed, and above 4:1 the 4:1 column is used.',
      '{#7} Shifts run along a track that goes on in whole ratios at both ends: 1:5, 1:4, the printed columns, 5:1, 6:1. What lies above 4:1 in the end worsens the defender’s loss roll {§9.4.1}. As an option agreed before the game the ratio before shifts decides about that.',
      '{#8} Strengths are hidden until now, so an attack may turn out to be below 1:3. It then ends without a roll: the attackers have attacked, nobody scores, and the target does not count as attacked. A 1:4 with a flank attack is fought at 1:2.',
    ],
  },
  '8.3': {
    title: 'Stage 3: the roll',
    text: [
      'The attacker rolls 2d6 on the CRT in the column of the final ratio {§9.1}. The result takes effect at once: first a retreat {§9.2}, then an advance {§9.3.2}. Modifiers for the loss rolls are kept for stage 5.',
      '{#20} Losses come after retreat and advance, and units take them wherever they then are.',
    ],
  },
  '8.4': {
    title: 'Stage 4: magnitude',
    text: [
      'Count the steps of both sides that took part. Fewer than 7 make a small combat, 7 or more a large one. Withheld units do not count.',
      '{#43} Steps and AV count as they were when the combat was joined, before any loss in retreat.',
    ],
  },
  '8.5': {
    title: 'Stage 5: losses',
    text: [
      'Each side rolls 1d6 on the LRT, adds its own modifiers {§9.4.1}, reads the column of the magnitude and takes that many CE reductions {§9.4.2}.',
      '{#49} A side with nobody left to take losses does not roll. The other side rolls as usual.',
      '{#64} Both roll, the attacker first. Then the attacker shares out his losses, then the defender.',
    ],
  },
}
