import type { ChapterTexts } from '../shape.ts'

export const retreat: ChapterTexts<'12.7'> = {
  '12.7': {
    title: 'Retreats',
    text: ['When beaten defenders must go, how far and where, and how they can stand.'],
  },
  '12.7.1': {
    title: 'Who Must Retreat',
    text: ['Who retreats after a lost combat, and who does not.'],
  },
  '12.7.1.a': {
    title: 'Defenders of a space',
    text: [
      'Defenders of a space, those out of supply included, must retreat if the attacker wins and at least one attacking unit is at full strength after the defensive fire. They must go even if no attacker can or wants to advance. SCUs count as such attackers; HQs and heavy artillery do not.',
      '{#213} An SCU that has just replaced a destroyed LCU of the attacker, and is at full strength, counts as well, and it may advance.',
    ],
  },
  '12.7.1.b': {
    title: 'No attacker at full strength',
    text: [
      'Defenders of a space do not retreat if no attacking unit is left at full strength after the defensive fire.',
    ],
  },
  '12.7.1.c': {
    title: 'Uprisings',
    text: ['Uprisings do not retreat after a lost combat.'],
  },
  '12.7.1.d': {
    title: 'Attackers',
    text: ['Attackers do not retreat, even if they have lost the combat.'],
  },
  '12.7.1.e': {
    title: 'Defenders of a region',
    text: ['Defenders of a region who have lost the combat need not retreat.'],
  },
  '12.7.2': {
    title: 'Length of Retreat',
    text: ['How many spaces the defenders must go.'],
  },
  '12.7.2.a': {
    title: 'One space',
    text: ["If the attacker's LN is greater than the defender's by 1, the defenders retreat one space."],
  },
  '12.7.2.b': {
    title: 'Two spaces',
    text: ["If the attacker's LN is greater than the defender's by 2 or more, they retreat two spaces."],
  },
  '12.7.3': {
    title: 'How to Retreat',
    text: [
      'Ways, obstacles and priorities of a retreat.',
      '{#57} A first space that leads nowhere is not offered if another leads on; nor is one from which the unit could neither end its retreat with room nor press on by {§12.7.3.d}. Without a complete route the unit perishes, after {§12.7.3.d} and {§12.7.7.b} have been tried.',
    ],
  },
  '12.7.3.a': {
    title: 'Ways',
    text: [
      'Units may retreat by different ways and to different spaces. They may retreat into a region but must stop there, which completes the retreat even as the first of two spaces {§18.5.a}. Only AP units may retreat into a sea-invasion space, if it has a Landing marker, and must stop there.',
      '{#226} Units retreat one after the other, and the priorities are judged for each when it goes: what the first has taken is friendly to the next, and a region he has come to may feed others. Where that, or want of room, makes a difference the owner says who goes first. Those who have still to go, or will perish by {§12.7.6.b}, keep no siege up meanwhile.',
    ],
  },
  '12.7.3.b': {
    title: 'Barred spaces',
    text: [
      'Units cannot retreat into or through spaces with enemy units, unbesieged enemy forts or uprisings. They may retreat into regions that hold enemy units or uprisings.',
      '{#59} A besieged enemy fort does not bar the way.',
    ],
  },
  '12.7.3.c': {
    title: 'Stacking',
    text: [
      'A retreat may not end in a space that would be overstacked. In the first space of a retreat of two, stacking does not matter.',
    ],
  },
  '12.7.3.d': {
    title: 'Full spaces',
    text: [
      'A unit that is forced to stop in a friendly space that would be overstacked loses a step and goes on to the nearest friendly space or region that has room. A reduced LCU is destroyed and replaced by an SCU at full strength, or eliminated if there is none {§12.6.4}; a reduced SCU is destroyed {§12.6.5}.',
      '{#58} Nearest means by fewest connections through friendly spaces, even if that is farther than the retreat; among equals the owner chooses. It costs one step.',
    ],
  },
  '12.7.3.e': {
    title: 'Priorities',
    text: [
      'If a unit has a choice of spaces into which it can retreat without overstacking, it must choose in this order:',
      '{#60} A neutral space in Greece or Albania is friendly if the side controls it, otherwise it ranks as an empty enemy space. "In supply" means from any source.',
    ],
  },
  '12.7.3.e.1': {
    title: 'First',
    text: ['The first choice is a friendly space that is in supply.'],
  },
  '12.7.3.e.2': {
    title: 'Second',
    text: ['The second choice is a friendly space that is out of supply.'],
  },
  '12.7.3.e.3': {
    title: 'Third',
    text: [
      'The third choice is an empty enemy space where the unit stays in supply.',
      '{#271} The line may run through the space it is driven from: it is judged before anybody advances.',
    ],
  },
  '12.7.3.e.4': {
    title: 'Fourth',
    text: ['The last choice is an empty enemy space where the unit is out of supply.'],
  },
  '12.7.3.f': {
    title: 'Space by space',
    text: [
      'In a retreat of two spaces the priorities are followed for the first space, and again from there for the second.',
    ],
  },
  '12.7.3.g': {
    title: 'Not back again',
    text: [
      'A retreat of two spaces may end in a space connected to the one defended, but never in the defended space itself. AP units whose first space is a sea-invasion space stop there without any penalty.',
    ],
  },
  '12.7.3.h': {
    title: 'Control',
    text: [
      'Retreating units take control of the space where their retreat ends, but not of the first of two spaces.',
    ],
  },
  '12.7.4': {
    title: 'Halting Retreats',
    text: [
      'How defenders can shorten a retreat or stand.',
      '{#61} One step in terrain or trench, one HQ, and cards, each once; together they may bring two spaces to none. In a port all pay a step and somebody must be left: a unit at full strength or, of several units, the SCU of a reduced LCU.',
    ],
  },
  '12.7.4.a': {
    title: 'Standing by step losses',
    text: [
      'Units that defend in forest, mountain, swamp or a trench may shorten their retreat by one space if any one of them loses a step. That makes one space out of two, and none out of one.',
      'Defenders of a port or a sea-invasion space may halt the retreat if each of them loses a step.',
      '{#63} In a sea-invasion space AP units must do so: each loses a step and stays. In ports, where no way is left, each such unit pays and stays while the others go; friendly spaces that are full, with no friendly room behind them, are no way.',
    ],
  },
  '12.7.4.b': {
    title: 'A single unit',
    text: [
      'If only one unit is in the space, or only one has survived, it may not take a step loss that would destroy it in order to stand. It must retreat.',
    ],
  },
  '12.7.4.c': {
    title: 'Not on the way',
    text: [
      'Units that retreat from a clear space into forest, mountain, swamp or a trench as the first of two spaces cannot stop there by a step loss.',
    ],
  },
  '12.7.4.d': {
    title: 'Brusilov HQ',
    text: [
      'If the Brusilov HQ is stacked with RU and/or RO units that must retreat, it may cancel one space of the retreat.',
      '{#62} A reduced HQ that has lost may still do so. HQs of beaten defenders lose their step when the retreat is over; without a retreat at once. The HQs of the attacker and of a victorious defender are settled when the winner is known.',
    ],
  },
  '12.7.4.e': {
    title: 'Mackensen HQ',
    text: [
      'If the Mackensen HQ is stacked with CP units that must retreat, it may cancel one space of the retreat.',
    ],
  },
  '12.7.5': {
    title: 'Defending Units Unable to Retreat',
    text: ['What becomes of units that have nowhere to go.'],
  },
  '12.7.5.a': {
    title: 'LCUs',
    text: [
      'An LCU that could retreat only into or through a space with enemy units, an enemy fort or an uprising is permanently eliminated. Besieged forts do not count {§12.7.3.b}.',
    ],
  },
  '12.7.5.b': {
    title: 'SCUs',
    text: ['An SCU in the same situation is destroyed and goes to the Replaceable Units box.'],
  },
  '12.7.6': {
    title: 'Retreated Units and Further Attacks',
    text: ['What happens if the space to which units have retreated is attacked.'],
  },
  '12.7.6.a': {
    title: 'They take no part',
    text: [
      'Units that end their retreat in a space which is attacked later in the same round take no part in that combat: they add no CF, and their LFs absorb nothing.',
    ],
  },
  '12.7.6.b': {
    title: 'A second retreat',
    text: [
      'If the defenders of that space are forced to retreat, the LCUs that had retreated to it are permanently eliminated, and the SCUs are destroyed.',
      '{#64} They perish only when the defenders, or some of them, really go, not if the retreat is brought to nothing. An HQ or artillery that had come with them goes along with the defenders.',
    ],
  },
  '12.7.7': {
    title: 'Retreat By Sea',
    text: ['Ports and sea-invasion spaces.'],
  },
  '12.7.7.a': {
    title: 'Not by sea',
    text: ['Units cannot retreat by sea, not even from a port.'],
  },
  '12.7.7.b': {
    title: 'Ports',
    text: [
      'If defenders of a port must retreat and have no space or region to go to, each of them loses one more step and stays in the port.',
    ],
  },
  '12.7.7.c': {
    title: 'Sea-invasion spaces',
    text: [
      'If AP defenders of a sea-invasion space must retreat, each of them loses one more step and stays in the space.',
    ],
  },
  '12.7.8': {
    title: 'Retreats and Controlling Spaces',
    text: ['Whether control changes when defenders leave.'],
  },
  '12.7.8.a': {
    title: 'By the retreat: no',
    text: ['Retreating from a space does not by itself change the control of it.'],
  },
  '12.7.8.b': {
    title: 'By the advance: yes',
    text: ['Control of the space changes when attacking units advance into it.'],
  },
}
