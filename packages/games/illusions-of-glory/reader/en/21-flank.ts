import type { ChapterTexts } from '../shape.ts'

export const flank: ChapterTexts<'21'> = {
  '21.0': {
    title: 'Flank Attacks',
    text: [
      'An attacker who meets two conditions may announce that he attempts a flank attack on the defended space.',
      '{#93} Each space or region is one attacking place, however many stacks. It is held by enemy troops in it or next to it, other than those attacked; lone forts, uprisings and neutral Greeks do not pin. Under the treaty Russians still do.',
    ],
  },
  '21.0.a': {
    title: 'From several spaces',
    text: [
      'First condition: the attacking units are in two or more spaces connected with the defended space. Any number of units in one space is not enough.',
    ],
  },
  '21.0.b': {
    title: 'With an LCU',
    text: ['Second condition: at least one of the attacking units is an LCU.'],
  },
  '21.1': {
    title: 'Restrictions on Flank Attacks',
    text: ['Where no flank attack is possible.'],
  },
  '21.1.a': {
    title: 'Water obstacles',
    text: [
      'No flank attack is possible if all attacking units attack across water obstacles of the defended space. If only some of them do, it is allowed.',
    ],
  },
  '21.1.b': {
    title: 'Swamp and mountain',
    text: [
      'No flank attack may be made on a swamp or mountain space.',
      '{#92} Both are barred, though one passage of the rules names swamps only.',
    ],
  },
  '21.1.c': {
    title: 'Trenches',
    text: ['No flank attack may be made on a space with a trench marker.'],
  },
  '21.1.d': {
    title: 'Regions',
    text: ['No flank attack may be made on units in a region.'],
  },
  '21.1.e': {
    title: 'Units out of supply',
    text: [
      'No flank attack may be made with units out of supply.',
      '{#274} Supply is judged anew at every step of a combat; a flank attack that was announced is still rolled for if the line is lost after that.',
    ],
  },
  '21.1.f': {
    title: 'Uprisings',
    text: ['No flank attack may be made on a space occupied by uprisings.'],
  },
  '21.2': {
    title: 'Forts and Flank Attacks',
    text: ['Flank attacks on the spaces of forts.'],
  },
  '21.2.a': {
    title: 'Forts without units',
    text: ['No flank attack may be made on a fort space without combat units.'],
  },
  '21.2.b': {
    title: 'Forts with units',
    text: ['A flank attack may be made on combat units in a fort space if they have no trench.'],
  },
  '21.3': {
    title: 'Pinning Spaces and Flank Attack DRMs',
    text: ['What makes a flank attack more likely to succeed.'],
  },
  '21.3.a': {
    title: 'Pinning space',
    text: ['The attacker must name one of the attacking spaces as the pinning space.'],
  },
  '21.3.b': {
    title: 'DRM',
    text: [
      'Every attacking space other than the pinning space gives the attempt a DRM of +1 if it is not connected with any enemy-occupied space besides the defended one. The pinning space never gives a DRM.',
    ],
  },
  '21.3.c': {
    title: 'Cards',
    text: ['Some cards may be played for DRMs to flank attacks as well.'],
  },
  '21.4': {
    title: 'Resolving Flank Attacks',
    text: ['The die roll, and who fires first.'],
  },
  '21.4.a': {
    title: 'Die roll',
    text: ['The attacker first rolls one die for the attempt and adds the DRMs.'],
  },
  '21.4.b': {
    title: 'Success: 4 or more',
    text: [
      'With a modified 4 or more the attempt succeeds. The attacker fires first, and the defender takes his losses before he fires; they reduce the strength of his fire.',
    ],
  },
  '21.4.c': {
    title: 'Failure: 3 or less',
    text: [
      'With a modified 3 or less the attempt fails. The defender fires first, and the attacker takes his losses before he fires; they reduce the strength of his fire.',
    ],
  },
  '21.4.d': {
    title: 'Combat cards still count',
    text: ['After a failed attempt CCs still apply when the attacker rolls for his fire.'],
  },
}
