import type { ChapterTexts } from '../shape.ts'

export const attrition: ChapterTexts<'14.3'> = {
  '14.3': {
    title: 'Out-Of-Supply Effects',
    text: ['What units out of supply (OOS) cannot do, and what they suffer.'],
  },
  '14.3.1': {
    title: 'Limitations on OOS Units',
    text: ['What OOS units may still do in the Action Phase.'],
  },
  '14.3.1.a.1': {
    title: 'Movement',
    text: [
      'OOS units may be activated for movement, but their MF is 1.',
      '{#160} It is judged when a unit sets out, for its whole march: one that opens the line by its first step does not go on, one that loses its line on the way does. Units that set out later in the same round, after the line has been opened, have their full MF.',
    ],
  },
  '14.3.1.a.2': {
    title: 'Attack',
    text: ['OOS units may be activated for attack, with the following restrictions.'],
  },
  '14.3.1.a.2.a': {
    title: 'Light fire table',
    text: [
      'OOS units that attack must use the Light fire table.',
      '{#46} A side uses it for this reason only if all its troops in this combat are out of supply.',
    ],
  },
  '14.3.1.a.2.b': {
    title: 'No combined attack',
    text: ['OOS units cannot take part in the same attack as units in supply.'],
  },
  '14.3.1.a.2.c': {
    title: 'No combat cards',
    text: ['OOS units that attack cannot be helped by combat cards.'],
  },
  '14.3.1.a.3': {
    title: 'No SR',
    text: ['OOS units cannot use strategic redeployment.'],
  },
  '14.3.1.a.4': {
    title: 'No RPs',
    text: ['OOS units cannot receive replacement points.'],
  },
  '14.3.1.a.5': {
    title: 'No digging',
    text: ['OOS units cannot build trenches, but they may use trenches that are there.'],
  },
  '14.3.1.a.6': {
    title: 'No flank attack',
    text: ['OOS units cannot be used to make flank attacks.'],
  },
  '14.3.1.a.7': {
    title: 'Defence',
    text: ['OOS units that defend must use the Light fire table.'],
  },
  '14.3.2': {
    title: 'Supply and the Attrition Phase',
    text: [
      'What OOS units lose in the Attrition Phase.',
      '{#75} HQs and heavy artillery out of supply lose a step like SCUs; reduced ones are eliminated.',
    ],
  },
  '14.3.2.a': {
    title: 'LCUs',
    text: [
      'Each OOS LCU loses a step in the Attrition Phase. One that was reduced before the phase is permanently eliminated, and no SCU takes its place.',
    ],
  },
  '14.3.2.b': {
    title: 'SCUs',
    text: [
      'Each OOS SCU loses a step in the Attrition Phase. One that was reduced before the phase is destroyed and goes to the Replaceable Units box.',
    ],
  },
  '14.3.2.c': {
    title: 'Their space is lost',
    text: [
      'If all OOS units in a space are destroyed or eliminated in the Attrition Phase, the space comes under enemy control, unless an undestroyed friendly fort is in it. For empty spaces see {§11.2.k}.',
      '{#220} In neutral Greece it is nobody’s again instead; Athens and Salonika, and Ft. Rupel and Doiran after their surrender, stay with the side that has them.',
    ],
  },
  '14.3.2.d': {
    title: 'At the same time',
    text: [
      'The lost OOS units of both players are removed at the same time. So the loss of enemy OOS units cannot open a line of supply to friendly ones.',
    ],
  },
  '14.3.3': {
    title: 'Combat Effects on OOS Defending Units',
    text: ['What happens in combat to defenders out of supply.'],
  },
  '14.3.3.a': {
    title: 'LCUs destroyed',
    text: [
      'An LCU destroyed in combat while out of supply is not replaced by an SCU. It is permanently eliminated and goes to the Eliminated Units box.',
    ],
  },
  '14.3.3.b': {
    title: 'Retreat',
    text: ['OOS units that have lost a combat must retreat if this is required {§12.7.1}.'],
  },
}
