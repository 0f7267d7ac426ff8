import type { ChapterTexts } from '../shape.ts'

export const attacks: ChapterTexts<'12'> = {
  '12.0': {
    title: 'Combat',
    text: ['How attacks are made, resolved and followed up.'],
  },
  '12.1': {
    title: 'General Rules',
    text: ['Who may attack whom, how often, and together with whom.'],
  },
  '12.1.1': {
    title: 'Defending in Spaces or Regions',
    text: ['How often units can be attacked, and which of them defend.'],
  },
  '12.1.1.a': {
    title: 'Spaces',
    text: [
      'Units in a space can be attacked only once in an action round.',
      '{#199} A space or region is attacked once a round, and its uprisings once: neither a fort whose garrison has been driven out nor those in a region who did not defend can be attacked again.',
    ],
  },
  '12.1.1.b': {
    title: 'Regions',
    text: [
      'Units in a region can be attacked by others in the region and from connected places, but only once in an action round. The defender chooses which of his units defend, at most three, as one stack {§18.3.1}. Afterwards no unit of his side in that region can be attacked again in the round.',
    ],
  },
  '12.1.2': {
    title: 'Multiple Unit Combat',
    text: ['Several units in one combat.'],
  },
  '12.1.2.a': {
    title: 'Adding up CFs',
    text: ['Each side adds up the CFs of all its units in the combat to find its combat strength.'],
  },
  '12.1.2.b': {
    title: 'Who may advance',
    text: ['Only attackers that took part in the combat may advance after it.'],
  },
  '12.1.2.c': {
    title: 'Units with CF 0',
    text: [
      'A combat unit with CF 0 may join an attack of units that have CF 1 or more. It adds nothing to the strength but may absorb losses. Uprisings join no attack.',
    ],
  },
  '12.1.3': {
    title: 'Multinational Attacks',
    text: ['Units of different nations in one attack.'],
  },
  '12.1.3.a': {
    title: 'Condition',
    text: [
      'Units of different nations may attack the same space together only if at least one attacking stack contains an LCU or SCU of every nation in the attack. A stack here is the units of one attacking space, or one stack in a region. A unit of two nations counts as either.',
      '{#212} Only LCUs and divisions count: an HQ or heavy artillery neither stands for its nation in a stack nor asks for others of it.',
    ],
  },
  '12.1.3.b': {
    title: 'Cost',
    text: [
      'Activating a space costs 1 OPS for each nation that has combat units in it {§9.4.1.a}. This is ignored if an HQ is there {§9.4.2.b}.',
    ],
  },
  '12.1.a': {
    title: 'Activated spaces',
    text: [
      'Attacks are made from spaces that have been activated for attack and whose units bear an Attack marker.',
    ],
  },
  '12.1.b': {
    title: 'Activated stacks in regions',
    text: ['Attacks are also made by units or stacks in a region that have been activated for attack.'],
  },
  '12.1.c': {
    title: 'No duty to attack',
    text: ['Combat is voluntary: all, some or none of the units in an activated space may attack.'],
  },
  '12.1.d': {
    title: 'Different targets',
    text: [
      'Units of one activated space need not attack together. They may attack several of the spaces and regions connected to theirs.',
    ],
  },
  '12.1.e': {
    title: 'Targets from a region',
    text: [
      'Units in a region that have been activated for attack may attack units in the same region, in a connected region or in a connected space.',
    ],
  },
  '12.1.f': {
    title: 'Once in a round',
    text: [
      'Each unit attacks at most once in an action round, and its CF cannot be split among several attacks.',
    ],
  },
  '12.1.g': {
    title: 'Joining in one attack',
    text: [
      'Units from any number of spaces and regions connected to the defended space may join in one attack on it.',
    ],
  },
  '12.1.h': {
    title: 'Retreated units',
    text: [
      'A space that holds only units which have retreated earlier in the same round cannot be attacked.',
      '{#44} Withdrawing before combat by a card is a retreat of one space by the usual priorities. There is no flank roll, fire, winner or HQ step; artillery is not used up; the units are marked as retreated, and attackers may advance into the emptied space only. Where there is not room for all the owner says who goes first, and an HQ may leave a region with its stack. If a unit finds no room when its turn comes it stays and fights. Who had retreated there earlier this round stays unharmed: nobody is forced to go.',
      '{#231} With CAVALRY SCREEN whoever finds no room counts among those who stay, and one of them is cavalry. Where there is room for all who go, nobody takes a place by which another would be left behind, unless the priorities leave no other. An HQ stays with a rearguard.',
      '{#45} A fort space in which there are only retreated units cannot be attacked either. In a region retreated units are not chosen to defend while others are there.',
    ],
  },
  '12.1.i': {
    title: 'Uprisings',
    text: ['Uprisings have CF 0. They cannot attack and do not take part in attacks of AP or CP units.'],
  },
}
