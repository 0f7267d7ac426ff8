import type { ChapterTexts } from '../shape.ts'

export const withdrawal: ChapterTexts<'8.5'> = {
  '8.5': {
    title: 'Fighting in the active hex',
    text: [
      'In the active hex, combat units chosen to fight the battle there and HA chosen to bombard do not move. All others may, even into other battles, if they are done before any battle is resolved.',
    ],
  },
  '8.6': {
    title: 'Battles elsewhere',
    text: [
      'Units that do not fight in the active hex may move into other hexes before anything is resolved. Whether they must fight there or may choose is told in {§9.1.2.b} and {§9.1.2.c}.',
    ],
  },
  '8.7.1': {
    title: 'General Withdrawal',
    text: [
      'Once in the game each player may declare a General Withdrawal, at the start of a segment, his own or his opponent’s, before its first activation. It is not allowed on turns 1 and 2.',
      'The Germans may declare theirs only on a turn after the one in which the Allies withdrew. It costs no CAP, but afterwards the opponent has the initiative.',
      '{#18} Whoever’s segment it was, the opponent of the player who withdrew now has a segment with two activations.',
      '{#127} One who has said “not this turn” is asked again when Paris comes into danger {§8.4.9.b}.',
    ],
  },
  '8.7.2': {
    title: 'The Allied withdrawal',
    text: [
      '- From the next turn on the Allies roll in the second Joffre column {§5.1.3}.',
      '- Hex by hex, without CAPs, all French and British units (not the Belgians) may move once, with all their usual abilities, those of HQs too.',
      '- They may enter only friendly-controlled hexes without enemy units or unbesieged enemy forts.',
      '- Mandated battles not yet fought are cancelled, without penalty {§9.1.1.b}.',
      '- When all is done the Allies lose 3 Plan XVII VPs if it is turn 3, or 2 VPs if later, and the Germans begin a segment.',
      '{#68} With the withdrawal the scenario’s mandated battles end for the Allies: none is due on later turns either {§14.1.1.a.4}.',
    ],
  },
  '8.7.3': {
    title: 'The German withdrawal',
    text: [
      '- From the next turn on the Germans roll in the Falkenhayn column {§5.1.2}. Entrenching is allowed from now on {§9.7.1}.',
      '- Hex by hex, without CAPs, all German units may move once with all their usual abilities, HA 1 hex. They may enter only friendly-controlled hexes without enemy units or forts; besieged forts and those who guard them are ignored.',
      '- Then the German player may place trenches of level 1, each for 1 CAP, in as many hexes as he can pay for. A hex must hold supplied German infantry; enemies there do not matter.',
      '- When all is done the Germans lose 4 VPs if it is turn 4, or 3 VPs if later, and the Allies begin a segment. The total may fall below zero.',
    ],
  },
}
