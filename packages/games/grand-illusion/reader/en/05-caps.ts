import type { ChapterTexts } from '../shape.ts'

export const caps: ChapterTexts<'5'> = {
  '5.0': {
    title: 'CAPs Phase',
    text: ['How many CAPs a side has, and what they buy.'],
  },
  '5.1.1': {
    title: 'Rolling for CAPs',
    text: [
      'At the start of the turn each player rolls one die and reads his CAPs for the turn in his column of the table: Moltke or Falkenhayn for the Germans, the first or second Joffre column for the Allies. Fortunes of War may bring more during the Action Phase {§9.1.4}.',
    ],
  },
  '5.1.1.note1': {
    title: 'Nothing is saved',
    text: ['CAPs not used in a turn are lost at its end. None is carried over into the next.'],
  },
  '5.1.1.note2': {
    title: 'Never more than ten',
    text: ['No side can hold more than 10 CAPs. Any CAP that would take it beyond 10 is lost.'],
  },
  '5.1.2': {
    title: 'Moltke and Falkenhayn',
    text: [
      'The Germans use the Moltke column until they have carried out their General Withdrawal {§8.7.3}, and the Falkenhayn column from then on.',
      '{#4} The new column is used from the turn after the withdrawal.',
    ],
  },
  '5.1.3': {
    title: 'Joffre',
    text: [
      'The Allies use the first Joffre column until they have carried out their General Withdrawal {§8.7.2}, and the second from then on.',
      '{#4} The new column is used from the turn after the withdrawal.',
    ],
  },
  '5.1.4': {
    title: 'Turn 1',
    text: [
      'On turn 1 nobody rolls: the Allies have 4 CAPs, the Germans 6. In scenario 3 both roll as usual {§14.3.1.d.7}.',
    ],
  },
  '5.2': {
    title: 'What CAPs buy',
    text: [
      'The table below lists all uses. Activating a hex is the only way to make its units move and fight in the Action Phase.',
      'A recovery lets all supplied combat units of a hex recover {§9.8.3.a}. A segment can hold two of them, but then nothing else, and afterwards it is over {§9.8.3.b}. The hex must be free of enemy combat units and forts, even besieged ones.',
      'Supplied units also recover without CAPs in the Administrative Phase; HQs and HA turn their face up only then {§11.4}.',
    ],
  },
}

export const initiative: ChapterTexts<'6'> = {
  '6.0.t1': {
    title: 'Turn 1',
    text: [
      'The Allies have the initiative, but their first segment holds one activation only. It counts as their second: with the first they have taken Mulhouse.',
      'Two German activations also lie in the past: they took hex 73 with the fort of Liège, and hex 72.',
      '{#1} The rulebook places Liège in 73 here and in 72 elsewhere. We use 73; in scenarios 1 and 2 it makes no difference.',
    ],
  },
  '6.0.t2-3': {
    title: 'Turns 2 and 3',
    text: ['The Germans have the initiative without a roll on both turns.'],
  },
  '6.0.t4-15': {
    title: 'From turn 4 on',
    text: [
      'Each player rolls one die. The higher roll has the initiative for the turn; on a tie the Germans have it.',
    ],
  },
}
