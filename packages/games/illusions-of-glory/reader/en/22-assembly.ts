import type { ChapterTexts } from '../shape.ts'

export const assembly: ChapterTexts<'22'> = {
  '22.0': {
    title: 'Assembling & Disassembling LCUs',
    text: ['How SCUs are put together as an LCU, and how an LCU is taken apart.'],
  },
  '22.1': {
    title: 'Where LCUs Can Be Assembled',
    text: [
      'What it takes to assemble an LCU, and where.',
      '{#95} To be supplied for assembly any source will do.',
    ],
  },
  '22.1.a': {
    title: 'An LCU at full strength',
    text: [
      'An LCU at full strength may be assembled in a friendly, supplied space or region from three SCUs, or from a reduced LCU and one SCU. Where SCUs alone are used, the LCU counter must be in the Replaceable Units box {§22.3.b}.',
      '{#239} Friendly means that the side controls the place: not a fort one besieges, nor a region the enemy controls. LCUs may be taken apart there, if a siege holds afterwards.',
    ],
  },
  '22.1.a.1': {
    title: 'Three SCUs',
    text: ['Either three SCUs at full strength of the same nationality are used.'],
  },
  '22.1.a.2': {
    title: 'An LCU and an SCU',
    text: ['Or a reduced LCU and one SCU at full strength of the same nationality are used.'],
  },
  '22.1.b': {
    title: 'A reduced LCU',
    text: [
      'A reduced LCU may be assembled in a friendly, supplied space or region from two SCUs at full strength of the same nationality. For their types see {§22.2.c}.',
    ],
  },
  '22.1.c': {
    title: 'No special units',
    text: [
      'Special units (yellow symbols) cannot be used to assemble LCUs.',
      '{#96} A reduced LCU of two nations is not filled up by an SCU. After disassembly it can be assembled again from SCUs of both nations, of any type.',
    ],
  },
  '22.2': {
    title: 'Composition of Assembled LCUs',
    text: ['Of what nationality and type the units must be.'],
  },
  '22.2.a': {
    title: 'Three SCUs',
    text: [
      'For an LCU at full strength from three SCUs, the first two must be of its nationality and type. The third may be any infantry or cavalry of that nation.',
    ],
  },
  '22.2.b': {
    title: 'An LCU and an SCU',
    text: [
      'For an LCU at full strength from a reduced LCU and an SCU, the SCU may be any infantry or cavalry of its nation.',
    ],
  },
  '22.2.c': {
    title: 'Two SCUs',
    text: [
      'For a reduced LCU one SCU must be of its nationality and type. The other may be any infantry or cavalry of that nation.',
    ],
  },
  '22.2.d': {
    title: 'LCUs of two nations',
    text: [
      'An LCU of two nations must be assembled from SCUs of both: at full strength from two of one nation and one of the other, reduced from one of each.',
    ],
  },
  '22.2.e': {
    title: 'No uprisings',
    text: ['Uprisings cannot be used to assemble LCUs.'],
  },
  '22.3': {
    title: 'How to Assemble LCUs',
    text: ['The procedure of assembly.'],
  },
  '22.3.a': {
    title: 'Activation',
    text: [
      'The units used must have begun the action round in the same space or region. An LCU is assembled by activating the space for movement; in a region the units form a stack, at no cost in OPS, and the stack is activated. The usual cost of activation is paid. An LCU cannot be assembled and move in the same action round.',
      '{#94} A new LCU may not move; other units of the space may. SCUs of a disassembled LCU move normally, but are not used for an assembly in the same round.',
    ],
  },
  '22.3.b': {
    title: 'Three SCUs',
    text: [
      'For an LCU at full strength from three SCUs, take an LCU counter from the Replaceable Units box, move the SCUs to the reserve box, and place the LCU at full strength in the space or region.',
    ],
  },
  '22.3.c': {
    title: 'An LCU and an SCU',
    text: [
      'For an LCU at full strength from a reduced LCU and an SCU, turn the LCU to its full-strength side and put the SCU in the reserve box.',
    ],
  },
  '22.3.d': {
    title: 'Two SCUs',
    text: [
      'For a reduced LCU from two SCUs, take an LCU counter from the Replaceable Units box, move the SCUs to the reserve box, and place the LCU reduced in the space or region.',
    ],
  },
  '22.4': {
    title: 'How to Disassemble LCUs',
    text: ['The procedure of taking an LCU apart.'],
  },
  '22.4.a': {
    title: 'Activation',
    text: [
      'An LCU is disassembled by activating its space for movement, or, in a region, the LCU itself. It need not be supplied, and its SCUs may move {§22.3.a}.',
    ],
  },
  '22.4.b': {
    title: 'At full strength',
    text: [
      'For an LCU at full strength take three SCUs from the reserve box, move the LCU to the Replaceable Units box, and place the SCUs at full strength. Two must be of its nationality and type, the third may be any infantry or cavalry of that nation.',
      'If these SCUs are not in the reserve box, the LCU cannot be disassembled. Stacking limits apply at the end of the round: where there would be too many, as many units of the space must still be able to leave.',
    ],
  },
  '22.4.c': {
    title: 'Reduced',
    text: [
      'For a reduced LCU take two SCUs from the reserve box, move the LCU to the Replaceable Units box, and place the SCUs at full strength. One must be of its nationality and type, the other may be any infantry or cavalry of that nation.',
    ],
  },
  '22.4.d': {
    title: 'LCUs of two nations',
    text: [
      'An LCU of two nations must be disassembled into SCUs of both: at full strength into two of one nation and one of the other, reduced into one of each.',
    ],
  },
}
