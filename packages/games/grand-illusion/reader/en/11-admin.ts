import type { ChapterTexts } from '../shape.ts'

export const admin: ChapterTexts<'11'> = {
  '11.0': {
    title: 'Administrative Phase',
    text: ['The steps are done in the order given in {§4.0}.'],
  },
  '11.1': {
    title: 'Immediate German victory',
    text: [
      'If the Germans have taken Paris this turn and the Plan XVII total is less than half the German total, they win at once {§14.1.3.a}. The last turn of the scenario brings the normal decision {§14.1.3.c}, turn 9 the interim VPs {§14.1.3.d}.',
    ],
  },
  '11.2.1': {
    title: 'Supply check',
    text: [
      'Now the supply of all combat units, HQs and HA is checked {§8.4.3.a}. Those who can trace supply lose their out of supply marker.',
    ],
  },
  '11.2.2': {
    title: 'Out of supply',
    text: [
      'Units that cannot trace supply get an out of supply marker, or keep it, and suffer attrition {§11.3.units}.',
      '{#115} What the check has found holds for attrition, recovery and trenches, whatever opens or closes afterwards.',
    ],
  },
  '11.2.3': {
    title: 'Forts',
    text: ['Forts need no supply and are not checked, but besieged forts may surrender {§9.5.3.c}.'],
  },
  '11.2.4': {
    title: 'Allied sources',
    text: [
      'As on the move {§8.4.3.b}: French 1, 4, 13, 61, 80, 89; British 1, 4, 14; Belgian 1, 14; and Antwerp for the Belgians and the Royal Naval Division in it.',
    ],
  },
  '11.2.5': {
    title: 'German sources',
    text: ['As on the move {§8.4.3.c}: hexes 91, 94, 100, 105 and 107.'],
  },
  '11.3.units': {
    title: 'Attrition',
    text: [
      'Out of supply, a disrupted combat unit is eliminated and an undisrupted one is disrupted.',
      'If all surviving infantry in a hex is disrupted by this, it can no longer besiege: the siege marker is removed at once, before any surrender is rolled.',
    ],
  },
  '11.3.hq': {
    title: 'HQs and HA',
    text: ['HQs and HA out of supply are turned to their backs. They are not eliminated.'],
  },
  '11.3.fort': {
    title: 'Surrender of forts',
    text: [
      'Forts suffer no attrition. When it is over, a die is rolled for each fort still besieged: on 1 or 2 it surrenders, with a large garrison only on 1.',
      '{#25} This is the one roll that {§9.5.3.c} speaks of.',
    ],
  },
  '11.4': {
    title: 'Recovery',
    text: [
      'All supplied disrupted units of both sides recover, and supplied HQs and HA turn their faces up. It costs nothing. Exceptions:',
      '- Units out of supply do not recover.',
      '- In a hex with enemy combat units or forts only 1 disrupted unit recovers if you have 1 or 2 supplied combat units there, and only 2 if you have 3 or more. The owner chooses.',
      '- Supplied HQs and HA recover everywhere, except HQs on emergency supply {§8.4.3.g.2}.',
      '- From turn 12 on exhaustion limits recovery {§14.1.1.c.2}.',
    ],
  },
  '11.5': {
    title: 'Trenches',
    text: [
      'A +1 trench becomes +2 where both sides have fully supplied infantry in the hex.',
      '{#7} Infantry, here as in {§9.7.3}.',
    ],
  },
  '11.6': {
    title: 'Next turn',
    text: ['Unless the scenario is over, the turn marker moves on and a new turn begins {§4.0}.'],
  },
}
