import type { ChapterTexts } from '../shape.ts'

export const losses: ChapterTexts<'12.6'> = {
  '12.6': {
    title: 'Taking Losses',
    text: ['How Loss Numbers become losses, and where lost units go.'],
  },
  '12.6.1': {
    title: 'Loss Number',
    text: [
      "The roll on the fire table gives a Loss Number (LN): the harm that may be done to the opponent's units.",
    ],
  },
  '12.6.2': {
    title: 'Loss Number Mechanics',
    text: ['Which units absorb an LN, and in what order.'],
  },
  '12.6.2.a': {
    title: 'Lowest LF first',
    text: [
      'If the LN is at least the lowest LF among the units fired upon, they must absorb all they can of it. The unit with the lowest LF comes first. After each step lost and each unit destroyed the lowest LF is looked for anew; the unit just reduced and the SCU that has just replaced an LCU are included. So it goes on until the LN is used up or all are destroyed.',
      'Among equal LFs the owner chooses.',
      '{#55} This order holds, and not the free choice of the example: lowest LF first, equals by the owner.',
    ],
  },
  '12.6.2.b': {
    title: 'Below the lowest LF',
    text: ['If the LN is less than the lowest LF among the units fired upon, they absorb nothing.'],
  },
  '12.6.3': {
    title: 'Damage to Combat Units',
    text: ['How units lose their steps.'],
  },
  '12.6.3.a': {
    title: 'Step loss',
    text: [
      'An LCU, SCU or uprising at full strength that is damaged is turned to its reduced side. This is a step loss.',
    ],
  },
  '12.6.3.b': {
    title: 'The whole LN',
    text: [
      'Each step lost uses up as much of the LN as the LF of the unit. The units fired upon must take enough losses to meet the whole LN, even if that destroys some of them.',
    ],
  },
  '12.6.3.c': {
    title: 'The second step',
    text: [
      'A unit at full strength whose LF the LN reaches loses a step and then absorbs what is left. If that reaches the LF of its reduced side, it is destroyed.',
    ],
  },
  '12.6.4': {
    title: 'Destruction of LCUs',
    text: ['What becomes of a destroyed LCU, and which SCU takes its place.'],
  },
  '12.6.4.a': {
    title: 'An LCU destroyed',
    text: ['A reduced LCU that loses another step is destroyed and goes to the Replaceable Units box.'],
  },
  '12.6.4.b': {
    title: 'SCU of the same type',
    text: ['A destroyed LCU is replaced by an SCU of the same type and nationality from the reserve box.'],
  },
  '12.6.4.c': {
    title: 'Another SCU',
    text: [
      'If the reserve box holds none of that type, any other SCU of that nationality there replaces the LCU.',
    ],
  },
  '12.6.4.d': {
    title: 'No SCU left',
    text: ['If there is no SCU to replace it, the destroyed LCU is permanently eliminated.'],
  },
  '12.6.4.e': {
    title: 'LCUs of two nations',
    text: [
      'An LCU of two nations may be replaced by an SCU of either. Being special units {§14.2.3.b}, such LCUs go to the Eliminated Units box themselves {§12.6.6.e}.',
      '{#56} An SCU of either nation replaces them if they were supplied, and the counter is eliminated. Only by disassembly do they come to the Replaceable Units box.',
    ],
  },
  '12.6.4.f': {
    title: 'The SCU absorbs the rest',
    text: [
      'The SCU that replaces an LCU must absorb what is left of the LN after the LFs of the LCU have been applied.',
    ],
  },
  '12.6.5': {
    title: 'Destruction of SCUs and Uprising Units',
    text: ['What becomes of SCUs and uprisings that are destroyed.'],
  },
  '12.6.5.a': {
    title: 'An SCU destroyed',
    text: ['A reduced SCU that is damaged again is destroyed and goes to the Replaceable Units box.'],
  },
  '12.6.5.b': {
    title: 'An uprising destroyed',
    text: ['A destroyed uprising is taken off the map, but it can be used again.'],
  },
  '12.6.5.c': {
    title: 'No way to retreat',
    text: [
      'An SCU is destroyed if it is forced to retreat into or through a space with enemy units, an unbesieged enemy fort or an uprising.',
    ],
  },
  '12.6.5.d': {
    title: 'Attrition',
    text: [
      'A reduced SCU that is out of supply in the Attrition Phase loses its last step and is destroyed. Uprisings are always in supply.',
    ],
  },
  '12.6.6': {
    title: 'Permanently Eliminating Units',
    text: ['When units are lost for good and go to the Eliminated Units box.'],
  },
  '12.6.6.a': {
    title: 'LCUs out of supply',
    text: [
      'An LCU destroyed in combat while out of supply is not replaced by an SCU. It is permanently eliminated.',
      '{#210} Supply is judged when the LCU is destroyed. If both sides fire at once the defender takes his losses first: besiegers of a port whose fort falls by that may have a line again.',
    ],
  },
  '12.6.6.b': {
    title: 'An LCU and its SCU',
    text: [
      'If an LCU and the SCU that replaced it are both destroyed in the same combat, by the LN applied to their LFs, the LCU is permanently eliminated. The SCU goes to the Replaceable Units box.',
      '{#150} If the SCU survives the fire and is lost in the retreat, or by a step paid to stand, its LCU stays in the Replaceable Units box. Only if the SCU too is destroyed by the fire, or by a card of that combat, is the LCU eliminated.',
    ],
  },
  '12.6.6.c': {
    title: 'Attrition',
    text: ['A reduced LCU that is out of supply in the Attrition Phase is permanently eliminated.'],
  },
  '12.6.6.d': {
    title: 'No way to retreat',
    text: [
      'An LCU is permanently eliminated if it is forced to retreat into or through a space with enemy units, an unbesieged enemy fort or an uprising.',
    ],
  },
  '12.6.6.e': {
    title: 'Special units and support',
    text: [
      'Special units (yellow symbols), HQs and heavy artillery that are destroyed are permanently eliminated.',
    ],
  },
  '12.6.6.f': {
    title: 'Support left alone',
    text: [
      'If all defending units stacked with an HQ or heavy artillery are destroyed or eliminated, the HQ or artillery is permanently eliminated too.',
      '{#209} It is not lost while units stand there that had retreated into the space this round, though they did not defend: it stays with them.',
    ],
  },
  '12.6.6.g': {
    title: 'SCUs always come back',
    text: [
      'Destroyed SCUs always go to the Replaceable Units box and are never eliminated for good. Special SCUs, HQs and heavy artillery are the exception {§12.6.6.e}.',
      '{#142} A unit that a card makes its owner give up is not destroyed: no replacement SCU, no loss of quality. Two SCUs are given instead of an LCU only if there are two; who has no LCU either gives what he has. A special SCU goes to the Eliminated Units box.',
    ],
  },
}
