import type { ChapterTexts } from '../shape.ts'

export const trenches: ChapterTexts<'19'> = {
  '19.0': {
    title: 'Trenches',
    text: ['How trenches are built, what they do in combat, and when they are lost.'],
  },
  '19.1': {
    title: 'General Rules',
    text: ['Where and when trenches may be built, and by whom.'],
  },
  '19.1.a': {
    title: 'Where',
    text: [
      'Trenches may be built in the Action Phase of any turn but the first {§4.3.b}, only in clear and mountain spaces. They are never built in swamps and forests, sea-invasion spaces, regions or on Lemnos.',
    ],
  },
  '19.1.b': {
    title: 'An LCU is needed',
    text: ['A trench can be built only in a space with an LCU of the player.'],
  },
  '19.1.c': {
    title: 'How',
    text: [
      'A player builds a trench by activating its space for movement. He may not build more than two in a turn.',
      '{#238} With three or four players it is two for a side, not for each partner.',
    ],
  },
  '19.1.d': {
    title: 'Who digs does not move',
    text: [
      'Units in the space cannot move in the action round in which a trench is built there.',
      '{#85} A trench costs the activation of its space, by nations. It is not built where movement, assembly or disassembly has begun this round. Others may have come there before.',
    ],
  },
  '19.1.e': {
    title: 'One in a round',
    text: [
      'A player may build only one trench in his action round. AP uses blue trench markers, CP grey ones.',
    ],
  },
  '19.1.f': {
    title: 'Fort spaces',
    text: [
      'Trenches may be built in clear or mountain spaces with a fort, by units that defend the space or by those that besiege the fort.',
    ],
  },
  '19.1.g': {
    title: 'Uprisings',
    text: ['Uprisings cannot build trenches anywhere.'],
  },
  '19.2': {
    title: 'Trench Construction',
    text: ['What a trench costs, and who benefits.'],
  },
  '19.2.a': {
    title: 'Cost',
    text: ['A trench costs 1 OPS, from a card played for OPS or from the 1 OPS of an action without a card.'],
  },
  '19.2.b': {
    title: 'Any strength, no die',
    text: ['The LCU that builds the trench may be at full strength or reduced. No die is rolled.'],
  },
  '19.2.c': {
    title: 'For all friendly units',
    text: ['Once a trench is built, any friendly LCUs and SCUs may use it.'],
  },
  '19.3': {
    title: 'Trench Levels',
    text: ['The two levels of trenches.'],
  },
  '19.3.a': {
    title: 'Level 1',
    text: [
      "A trench that is built is marked by a level-1 trench marker in its player's colour. There may be only one trench marker in a space.",
    ],
  },
  '19.3.b': {
    title: 'Level 2 at Doiran',
    text: [
      'The trench at Doiran is the only one of level 2 in the game.',
      "{#87} While Greece is neutral it is Greece's, and then of the side Greece joins, at level 2. Who enters first without SURRENDER OF FT. RUPEL gets level 1; that card gives CP level 2.",
    ],
  },
  '19.4': {
    title: 'Removing Trench Markers',
    text: ['How long trenches last.'],
  },
  '19.4.a': {
    title: 'Trenches last',
    text: ['A trench marker stays in its space even if no friendly units are there.'],
  },
  '19.4.b': {
    title: 'Entered by the enemy',
    text: [
      'When an enemy combat unit enters the space of a level-1 trench, the marker is removed.',
      '{#86} The trench of a fort does not outlast a siege: it goes when besiegers enter.',
      '{#154} A unit that retreats two spaces removes an enemy trench in the first as well, though it does not take control there.',
      '{#198} A change of control alone does not remove a trench. Troops of the other side do, also if they come by rail or from a box: at the latest when the round ends, or before the next turn for rebuilt units.',
    ],
  },
  '19.4.c': {
    title: 'Uprisings',
    text: ['When an uprising is placed in the space of a level-1 trench, the marker is removed.'],
  },
  '19.4.d': {
    title: 'Doiran',
    text: [
      'When enemy units enter Doiran, its level-2 trench is replaced by a level-1 trench in their colour. SURRENDER OF FT. RUPEL is the exception: by it CP takes the level-2 trench intact.',
    ],
  },
  '19.5': {
    title: 'Trench Effects on Combat',
    text: ['How trenches shift the columns of the fire tables.'],
  },
  '19.5.a': {
    title: 'Level 1',
    text: [
      "A level-1 trench in the defended space shifts the attacker's column one to the left and the defender's one to the right.",
    ],
  },
  '19.5.b': {
    title: 'Level 2',
    text: [
      "A level-2 trench in the defended space shifts the attacker's column two to the left, but the defender's only one to the right.",
    ],
  },
  '19.5.c': {
    title: 'Fort without units',
    text: ['A fort gets nothing from a trench in its space if there are no friendly units.'],
  },
  '19.5.d': {
    title: "The attacker's trench",
    text: ['Trenches in the spaces of the attackers have no effect on combat.'],
  },
}
