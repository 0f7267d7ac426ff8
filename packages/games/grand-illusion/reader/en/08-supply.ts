import type { ChapterTexts } from '../shape.ts'

export const supply: ChapterTexts<'8.4.3'> = {
  '8.4.3.a': {
    title: 'Supply lines',
    text: [
      'A combat unit, HQ or HA is supplied if it can trace a line from its hex to a friendly-controlled rail hex next to it, and from there along the railway, through friendly-controlled rail hexes only, to a supply source of its nation.',
      'A friendly-controlled hex with an enemy fort in it, besieged or not, is no part of the railway {§8.4.3.g}.',
      '{#47} A unit that stands on a friendly rail hex needs no first step. That step may not cross an impassable side.',
      '{#94} An enemy fort that is not besieged closes the railway, too.',
      '{#130} A besieged fort closes the railway to both sides.',
    ],
  },
  '8.4.3.b': {
    title: 'Allied supply sources',
    text: [
      'Each nation uses its own: the French 1, 4, 13, 61, 80 and 89; the British 1, 4 and 14; the Belgians 1 and 14.',
      'Belgian units and the British Royal Naval Division are supplied in Antwerp (52) itself until it is German-controlled.',
    ],
  },
  '8.4.3.c': {
    title: 'German supply sources',
    text: ['The German supply sources are hexes 91, 94, 100, 105 and 107.'],
  },
  '8.4.3.note': {
    title: 'Dead ends',
    text: [
      'Study the railways: many hexes lead nowhere. The Allies gain no further way by taking 102, and none by taking 107 until 103 is theirs as well. On turn 1 the Belgians in 62 keep the Germans out of Antwerp, unless these eliminate Namur and control 64, 63 and 53.',
    ],
  },
  '8.4.3.d': {
    title: 'No move out of supply',
    text: [
      'A supplied unit may not enter a hex from which it could not trace supply. Every hex of its way is tested. For the Germans emergency supply may help {§8.4.3.g}.',
      '{#145} Journeys by rail and sea are bound by this, too; units already out of supply may still be taken off by sea.',
    ],
  },
  '8.4.3.d.cav': {
    title: 'Through cavalry control',
    text: [
      'A hex under an enemy cavalry control marker does not stop supply, even if the cavalry is still there {§8.3.4}.',
      '{#34} In the Action Phase and in the Administrative Phase.',
      '{#98} A source held by enemy cavalry alone still feeds its own side.',
    ],
  },
  '8.4.3.e': {
    title: 'Retreat out of supply',
    text: [
      'A unit may retreat into a hex from which it cannot trace supply.',
      '{#5} Always, even if another way is open. Only movement is bound to supply.',
    ],
  },
  '8.4.3.f': {
    title: 'Moving out of supply',
    text: [
      'A unit that is out of supply may move only so that it comes closer to a hex where it would be supplied, until it has reached one.',
    ],
  },
  '8.4.3.g': {
    title: 'German emergency supply',
    text: [
      'While Maubeuge (54) is German-controlled but its fort, besieged, still holds out, the railway there is closed. On turns 3 to 5 the Germans can all the same supply units to the south and west of it, by the means that follow.',
    ],
  },
  '8.4.3.g.1': {
    title: 'The emergency marker',
    text: [
      'With 54 and 44 German-controlled and the fort of Maubeuge still on the map, a marker is placed in 44. Hexes 54 and 44 are still no part of the railway, but 44 is now a source: German units may trace their lines to it.',
      '{#46} The marker is placed as soon as this holds on turn 3, 4 or 5.',
      '{#88} 44 is a source only while both hexes are German-controlled and the fort of Maubeuge is besieged.',
    ],
  },
  '8.4.3.g.2': {
    title: 'Effects of emergency supply',
    text: [
      '- Units and HQs move as usual, and may enter Allied hexes if they can trace to 44.',
      '- An HQ that traces to 44 is turned to its back in the attrition segment and does not turn face up in the recovery segment.',
      '- Disrupted units that trace to 44 stay disrupted in the recovery segment, except one in each hex with a German HQ on emergency supply; the German player chooses it.',
      '- CAPs may be spent on recovery in such hexes as usual {§9.8.3.a}.',
    ],
  },
  '8.4.3.g.3': {
    title: 'Maubeuge falls',
    text: [
      'If the fort is eliminated on turn 3, 4 or 5, the marker goes at once. From the next supply check on, lines are traced in the normal way.',
    ],
  },
  '8.4.3.g.4': {
    title: 'Maubeuge holds',
    text: [
      'If the fort still stands when the Action Phase of turn 5 is over, the marker is removed as the Administrative Phase begins. Many German units may then starve.',
    ],
  },
  '8.4.3.h': {
    title: 'Railhead at Mézières',
    text: [
      'A railhead marker starts in hex 56. It takes effect when the fort of Namur is eliminated: German rail lines may then run into 56 but not beyond.',
      'It is removed when the supply check of turn 5 is done, if Namur fell before turn 5. If not, when the supply check after its fall is done.',
    ],
  },
}
