import type { ChapterTexts } from '../shape.ts'

export const pieces: ChapterTexts<'2'> = {
  '2.0': {
    title: 'Map and pieces',
    text: ['What lies on the table, and how to read it.'],
  },
  '2.1': {
    title: 'In the box',
    text: [
      'The printed game has a map of 22 by 34 inches, three sheets of counters, three player aid cards and two dice.',
    ],
  },
  '2.2.hexes': {
    title: 'Hexes',
    text: [
      'The map has 107 large hexes, numbered 1 to 107. A black box behind the number means that the hex is German at the start; all others are Allied.',
      'What is printed never changes, even when control does {§8.3.3}. Hexes 72 and 73 are printed as Allied but begin under German control {§13.1.3.g}.',
    ],
  },
  '2.2.tem': {
    title: 'Terrain effect modifier',
    text: [
      'Some hexes carry a yellow box with +1 or +2, the terrain effect modifier (TEM). It is added to the dice of whoever attacks there {§9.3.1.b}.',
    ],
  },
  '2.2.vp': {
    title: 'Victory hexes',
    text: [
      'A red VP box marks a hex that counts for the German player {§14.1.2.b}, a blue one a Plan XVII hex that counts for the Allies {§14.1.2.a.1}. Antwerp (52) is a German VP hex too; its red box was forgotten in print.',
    ],
  },
  '2.2.paris': {
    title: 'Around Paris',
    text: [
      'The six hexes around Paris (19), outlined with blue dots, are the Paris in Danger hexes, PD for short {§8.4.9.a}.',
    ],
  },
  '2.2.sp': {
    title: 'Schlieffen Plan hexes',
    text: [
      'Twelve hexes on the coast of northern France and Belgium, or just behind it, are outlined with black dots: the Schlieffen Plan hexes, SP for short {§8.4.8}.',
    ],
  },
  '2.2.diamond1': {
    title: 'Hexsides with one diamond',
    text: ['To enter a hex across a side with one red diamond costs 1 movement point more {§8.4.2}.'],
  },
  '2.2.diamond3': {
    title: 'Hexsides with three diamonds',
    text: ['A side with three diamonds is impassable. No unit crosses it in any way during the whole game.'],
  },
  '2.2.supply': {
    title: 'Supply sources',
    text: [
      'Supply sources are marked in red for the British, green for the Belgians, blue for the French and grey for the Germans {§8.4.3.b} {§8.4.3.c}.',
    ],
  },
  '2.2.vosges': {
    title: 'The Vosges',
    text: [
      'Hexes 102 and 103 are the high Vosges. Nobody is forced to retreat from there {§9.4.1.exc}, and fewer units find room {§8.4.6.a.vosges}.',
    ],
  },
  '2.2.decor': {
    title: 'Only decoration',
    text: [
      'Apart from these symbols only the railways matter. Woods, towns, hills, marshes and rivers are drawn for the eye.',
    ],
  },
  '2.3': {
    title: 'Counters',
    text: [
      'There are 406 counters. Infantry and cavalry are called combat units. Beside them there are forts, heavy artillery (HA), headquarters (HQs) and markers.',
    ],
  },
  '2.4.unit': {
    title: 'A combat unit',
    text: [
      'On the left stands the name, in the middle type and size. Below left is the combat strength (CS), for attack and defence alike; below right the movement allowance (MA).',
    ],
  },
  '2.4.setup': {
    title: 'Where it begins',
    text: [
      'The number above right is the hex where the unit starts, at full strength. A white box with two entries is a reinforcement: first the turn, then the hex. A question mark instead of the hex makes it an uncertain reinforcement {§7.1.1}. HQs and HA are marked in the same way.',
    ],
  },
  '2.4.pd': {
    title: 'Units of the Paris in Danger event',
    text: [
      'Four French units are marked for this event {§8.4.9.b}. Two leave the game with it (R): the HQ of the Army of Alsace and the weak IX(−) Corps. Two come with it (PD): the full IX Corps and the 71st Reserve Division.',
    ],
  },
  '2.4.disrupted': {
    title: 'Disrupted side',
    text: [
      'Only infantry and cavalry have a disrupted back. Their MA is then 1 hex, and other restrictions apply {§9.8.2}. A unit can be disrupted and recover any number of times.',
    ],
  },
  '2.4.paren': {
    title: 'Strength in brackets',
    text: [
      'A CS in brackets counts only in defence. Such a unit never attacks, unless Fortunes of War brings the Offensive to the Limit, a roll of 6 or 11 {§9.1.4}.',
      '{#58} It may enter an enemy hex together with units that can attack, or join a battle they have declared; otherwise it stays off the board.',
    ],
  },
  '2.4.redcircle': {
    title: 'Strength in a red circle',
    text: [
      'All British and some Belgian units have a red circle around their CS: it is 1 higher when they defend {§12.2}.',
    ],
  },
  '2.4.mountain': {
    title: 'Mountain troops',
    text: [
      'Two French units, the XIV Corps and the brigade of Alpine chasseurs, have a yellow triangle behind their CS. They attack better in the Vosges {§9.3.1.b}.',
    ],
  },
  '2.4.hq': {
    title: 'Headquarters',
    text: [
      'An HQ has no CS, only an MA, and is never disrupted. It is turned to its back, with a smaller MA, when',
      '- a disrupted unit moves with the HQ’s MA instead of its own;',
      '- any unit is given an MA of 3 or 4 by it;',
      '- it has to retreat {§9.4.4.flip};',
      '- it meets another friendly HQ: then both are turned {§8.4.1.twohq}.',
      '{#33} Lending counts only if a unit really moves farther than its own MA would take it. Two HQs are turned where a move ends, not in passing; in a retreat, wherever one enters the hex of another.',
    ],
  },
  '2.4.fort': {
    title: 'Forts',
    text: [
      'A fort has a CS and never moves. Some have a second figure, +1 to +3, which is added to the dice of artillery that bombards them {§9.5.4.c}.',
      'A fort has 2 to 4 steps; a second counter, marked R, shows the last of them. It is never disrupted. Steps lost are lost for good.',
    ],
  },
  '2.4.ha': {
    title: 'Heavy siege artillery',
    text: [
      'HA is never disrupted and moves 1 hex on either side of the counter. The front has a bombardment value, used against forts only {§9.5.4.b}; the back says that it has fired this turn.',
    ],
  },
  '2.5': {
    title: 'Armies and colours',
    text: [
      'Tan is British, brown Indian; green is Belgian; blue is French and light blue the French from overseas; grey is German, dark grey Bavarian. Indians are British in every rule, troops from overseas French and Bavarians German.',
      'Nationality decides which HQ helps {§8.4.1.bonus}, where supply comes from {§8.4.3.b}, who shares a space on the board {§9.2.2.b} and where units arrive {§7.1.1}. It also matters for the Belgians in Belgium {§8.4.7.a} and the British in Paris {§8.4.7.b}.',
    ],
  },
  '2.6': {
    title: 'Types of unit',
    text: [
      'Five types: infantry, cavalry (yellow box), heavy siege artillery, headquarters (red box) and forts. Counters with an orange band belong to the options of scenario 3 {§14.3.6}.',
    ],
  },
  '2.7': {
    title: 'Sizes and letters',
    text: [
      'One cross is a brigade, two a division, three a corps. Corps have Roman numbers, divisions and brigades Arabic ones.',
      '- B Bavarian, BE Belgian, BEF British Expeditionary Force, C cavalry, COL colonial, E Ersatz',
      '- F, FR fortress or fortress reserve; Gd, GdR Guard or Guard Reserve; HA heavy siege artillery; LW Landwehr',
      '- M Moroccan, N or RN naval, OR garrison of the Upper Rhine, R reserve, T territorial',
    ],
  },
  '2.8': {
    title: 'Markers',
    text: [
      'Markers record CAPs, victory points, mandated battles, the turn, control (with a separate one for cavalry {§8.3.4}), battles, hits, sieges, trenches and lack of supply. Victory point markers are drawn unseen {§13.1.2.a}, only the 10 points of Paris lie open.',
    ],
  },
  '2.9': {
    title: 'Terms',
    text: [
      '- CAP: Command Administration Point {§5.1.1}.',
      '- Action Phase and segments: players take turns in segments of up to two CAPs {§8.1.1}.',
      '- Combat unit: infantry or cavalry.',
      '- Control: whose hex it is {§8.3.1}.',
      '- DRM: a number added to a die. A plus makes it harder to hit {§9.3.1.c}.',
      '- FoW: Fortunes of War, rolled before each battle {§9.1.4}.',
      '- OoS: out of supply {§11.2.2}. TEM: terrain effect modifier {§2.2.tem}. VP: victory point.',
    ],
  },
}
