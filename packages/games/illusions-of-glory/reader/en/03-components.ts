import type { ChapterTexts } from '../shape.ts'

export const components: ChapterTexts<'3'> = {
  '3.0': {
    title: 'Components',
    text: ['TODO heading'],
  },
  '3.1': {
    title: 'Mapboard',
    text: [
      'Map consists of spaces (squares, circles, stars), regions (rectangles), connections (solid, hatched, dotted lines = roads, railways, Alpine trails) and sea-invasion lanes. Spaces are coloured by 1914 controller (some neutral). A red border marks a VP space.',
    ],
  },
  '3.1.1': {
    title: 'Terrain scope',
    text: ['Terrain never affects movement; only combat, retreat and advance after combat.'],
  },
  '3.1.1.1': {
    title: 'Terrain and combat',
    text: [
      'Combat is affected by mountain (brown), swamp (light green) and water obstacles (blue river/coastal lines); details 12.4.',
    ],
  },
  '3.1.1.2': {
    title: 'Terrain and retreat',
    text: [
      'Defenders that lose in mountain, swamp or forest (dark green) may take one extra step loss on one unit to shorten the required retreat by one space (12.7.4).',
    ],
  },
  '3.1.1.3': {
    title: 'Terrain and advance',
    text: [
      'Terrain of the defended space does not prevent advance; full-strength victorious attackers may enter it (stop rules for the second space: 12.8.2).',
    ],
  },
  '3.1.2': {
    title: 'Italian inset',
    text: ['All stacking, movement, combat, SR and supply rules apply on the Italian Front inset map.'],
  },
  '3.1.3': {
    title: 'Connection types',
    text: [
      'Black hatched = single-gauge railway; olive hatched = mixed-gauge railway; solid brown = road; dotted brown = Alpine trail; dotted blue = sea-invasion lane.',
    ],
  },
  '3.2': {
    title: 'Playing pieces',
    text: [
      'Pieces are combat units or markers. Unit faces: full-strength front, reduced back (band). Bottom numbers left to right: CF, LF, MF.',
    ],
  },
  '3.2.1': {
    title: 'Combat Units',
    text: ['TODO heading'],
  },
  '3.2.1.a': {
    title: 'Unit classes',
    text: [
      'Symbol box colour: white regular infantry, dark blue elite infantry, brown reserve infantry, yellow special unit.',
      '{#2} No, they are regular infantry with a trait. A cavalry LCU asks for a cavalry SCU first.',
    ],
  },
  '3.2.1.b': {
    title: 'Two unit sizes',
    text: ['Combat units are LCU (5/8 inch counters) or SCU (1/2 inch counters).'],
  },
  '3.2.1.b.1': {
    title: 'LCU',
    text: ['LCU = corps or army with its support.'],
  },
  '3.2.1.b.2': {
    title: 'SCU',
    text: ['SCU = division, HQ, German heavy artillery or uprising unit.'],
  },
  '3.2.1.c': {
    title: 'LCU identity',
    text: ['Each LCU has a unit id and nationality.'],
  },
  '3.2.1.d': {
    title: 'Factors',
    text: ['Every LCU/SCU prints CF - LF - MF.'],
  },
  '3.2.1.e': {
    title: 'Two steps',
    text: ['Every LCU and SCU has two steps: full strength (front) and reduced (back).'],
  },
  '3.2.1.f': {
    title: 'Heavy table',
    text: [
      'A side with at least one LCU in the combat fires on the Heavy Fire Table even if its other units are SCUs, except 3.2.1.f.1-2. A side that is OOS uses the Light table even with LCUs (14.3.1.a.2.a, 14.3.1.a.7).',
    ],
  },
  '3.2.1.f.1': {
    title: 'Alpine exception',
    text: [
      'If a mountain space is attacked only via Alpine trails, attacker and defender both use the Light Fire Table.',
    ],
  },
  '3.2.1.f.2': {
    title: 'Uprising exception',
    text: [
      'Attacks against uprising units use the Light Fire Table. (LCU attackers included; only the attacker is affected, uprisings have CF 0 and do not fire.)',
    ],
  },
  '3.2.1.g': {
    title: 'Light table',
    text: [
      'If all attacking units are SCUs the attacker uses the Light table; if all defending units are SCUs the defender uses the Light table.',
    ],
  },
  '3.2.1.h': {
    title: 'Dual nationality',
    text: [
      'A dual-nationality unit may be treated by its owner as either nation for movement, attack, Mandatory Offensives, RPs and SR.',
      '{#3} As whichever is better for their owner: in the cost of activation as a nation that is there already, for MOs and cards as either.',
    ],
  },
  '3.2.2': {
    title: 'Uprising Units',
    text: ['TODO heading'],
  },
  '3.2.2.a': {
    title: 'Uprising = SCU',
    text: ['Uprising units are treated as SCUs.'],
  },
  '3.2.2.b': {
    title: 'RU uprising marking',
    text: ['Red counter, RU + Uprising, hammer and sickle.'],
  },
  '3.2.2.c': {
    title: 'GE uprising marking',
    text: ['Red counter, GE + Uprising, German flag.'],
  },
  '3.2.2.d': {
    title: 'AH uprising marking',
    text: ['Red counter, AH + Uprising, Austro-Hungarian flag.'],
  },
  '3.2.2.e': {
    title: 'Uprising factors',
    text: [
      'Uprising counters print CF-LF-MF (CF is 0, see 12.1.i; the example gives LF 2 full / 1 reduced).',
    ],
  },
  '3.2.3': {
    title: 'National Will Markers',
    text: ['TODO heading'],
  },
  '3.2.3.a': {
    title: 'National Will markers',
    text: [
      'RU, GE and AH each have a National Will (NW) marker on the General Records Track (GRT); all start at 12.',
    ],
  },
  '3.2.3.b': {
    title: 'NW down',
    text: [
      'When such a nation loses control of a home VP space to the enemy its NW marker moves down (amount 23.2: -2). NW also falls by 2 when an uprising takes a home VP space (23.2.a names no captor); at the floor of 2 nothing more is lost.',
    ],
  },
  '3.2.3.c': {
    title: 'NW up',
    text: [
      'When the nation or an ally retakes a home VP space from the enemy its NW marker moves up (23.2: +2).',
    ],
  },
  '3.2.3.d': {
    title: 'NW events',
    text: ['Events can also move NW markers.'],
  },
  '3.2.3.e': {
    title: 'National Demoralization',
    text: [
      'NW reaching National Demoralization (box 2) lets rebellion break out in that nation; rebellion in Russia is also a prerequisite of the Russian Revolution. NW cannot go below 2.',
    ],
  },
  '3.2.4': {
    title: 'Troop Quality Markers',
    text: ['TODO heading'],
  },
  '3.2.4.a': {
    title: 'Troop Quality markers',
    text: ['RU, IT, GE and AH each have a Troop Quality (TQ) marker on the GRT; all start at 16.'],
  },
  '3.2.4.b': {
    title: 'TQ down',
    text: ['TQ moves down when the nation loses an LCU or brings reinforcements onto the map (24.1).'],
  },
  '3.2.4.c': {
    title: 'Poor TQ',
    text: ['TQ at box 1 (Poor) penalises reinforcements and replacements (24.2). TQ cannot go below 1.'],
  },
  '3.3': {
    title: 'The Strategy Cards',
    text: ['TODO heading'],
  },
  '3.3.a': {
    title: 'Card counts',
    text: [
      'AP and CP have 55 strategy cards each: 14 Mobilization, 20 Limited War, 21 Total War (text says four groups but lists three). AP#/CP# 1-14 Mobilization, 15-34 Limited War, 35-55 Total War (by order).',
      '{#1} Three decks of 14, 20 and 21: numbers 1-14 Mobilization, 15-34 Limited War, 35-55 Total War.',
    ],
  },
  '3.3.b': {
    title: 'Start with Mobilization',
    text: [
      'Players start with Mobilization cards only and add the next deck as their War Commitment Level rises.',
    ],
  },
  '3.3.c': {
    title: 'Coloured boxes',
    text: [
      'Yellow box at upper left: if played as event the card may also be used for its OPS in the same play. Red box: Combat Card (CC), playable as event only during combat.',
    ],
  },
}
