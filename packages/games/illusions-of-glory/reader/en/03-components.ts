import type { ChapterTexts } from '../shape.ts'

export const components: ChapterTexts<'3'> = {
  '3.0': {
    title: 'Components',
    text: [
      'The game is played with a mapboard, combat units, markers, 110 strategy cards and a six-sided die.',
    ],
  },
  '3.1': {
    title: 'Mapboard',
    text: [
      'The map consists of spaces (squares, circles, stars), regions (rectangles), connections between them (roads, railways, Alpine trails) and sea-invasion lanes. The colour of a space shows who controls it in 1914; some are neutral. A space with a red border is worth a victory point.',
    ],
  },
  '3.1.1': {
    title: 'What terrain affects',
    text: ['Terrain never affects movement. It affects combat, retreat and advance after combat only.'],
  },
  '3.1.1.1': {
    title: 'Terrain and combat',
    text: [
      'Combat is affected by mountains (brown spaces), swamps (light green) and water obstacles (blue lines of rivers and coasts) {§12.4}.',
    ],
  },
  '3.1.1.2': {
    title: 'Terrain and retreat',
    text: [
      'Defenders who lose a combat in mountain, swamp or forest (dark green) may take one more step loss on one unit and so retreat one space less {§12.7.4}.',
    ],
  },
  '3.1.1.3': {
    title: 'Terrain and advance',
    text: [
      'The terrain of the defended space does not keep anybody out: attackers at full strength who have won may advance into it. It may keep them from going on to a second space {§12.8.2}.',
    ],
  },
  '3.1.2': {
    title: 'Italian Front inset',
    text: [
      'All rules of stacking, movement, combat, strategic redeployment and supply hold on the inset map of the Italian Front too.',
    ],
  },
  '3.1.3': {
    title: 'Connections',
    text: [
      'There are five kinds of connection.',
      '- Single-gauge railway: black, hatched.',
      '- Mixed-gauge railway: olive, hatched.',
      '- Road: a solid brown line.',
      '- Alpine trail: a dotted brown line.',
      '- Sea-invasion lane: a dotted blue line.',
    ],
  },
  '3.2': {
    title: 'Playing pieces',
    text: [
      'The pieces are combat units and markers. The front of a combat unit shows it at full strength, the back, with a band, at reduced strength. The numbers at the bottom are, from the left, CF, LF and MF.',
    ],
  },
  '3.2.1': {
    title: 'Combat Units',
    text: ['What the counters of the combat units show, and which fire table they use.'],
  },
  '3.2.1.a': {
    title: 'Classes of units',
    text: [
      'The colour behind the symbol shows the class of a unit: white is regular infantry, dark blue elite infantry, brown reserve infantry and yellow a special unit.',
      '{#2} When LCUs are replaced, assembled or disassembled, mountain infantry is a type of its own, regional troops are not. A mountain or cavalry LCU asks for an SCU of its own type first, an ordinary LCU for ordinary infantry.',
    ],
  },
  '3.2.1.b': {
    title: 'Two sizes',
    text: ['Combat units come in two sizes: large (LCUs) and small (SCUs).'],
  },
  '3.2.1.b.1': {
    title: 'LCU',
    text: ['A large combat unit (LCU) is a corps or army with its artillery, staff and other support.'],
  },
  '3.2.1.b.2': {
    title: 'SCU',
    text: [
      'A small combat unit (SCU) is a division. HQs, the German heavy artillery and uprisings are small units too.',
    ],
  },
  '3.2.1.c': {
    title: 'Name of an LCU',
    text: ['Each LCU bears its unit name at the top and its nationality at the left side.'],
  },
  '3.2.1.d': {
    title: 'Three factors',
    text: [
      'Each LCU and SCU has three numbers at the bottom, from left to right its combat factor (CF), loss factor (LF) and movement factor (MF).',
    ],
  },
  '3.2.1.e': {
    title: 'Two steps',
    text: [
      'Each LCU and SCU has two steps. The front of the counter is full strength, the back is reduced strength.',
    ],
  },
  '3.2.1.f': {
    title: 'Heavy Fire Table',
    text: [
      'A side with at least one LCU in the combat uses the Heavy Fire Table, even if its other units are SCUs. There are two exceptions {§3.2.1.f.1} {§3.2.1.f.2}.',
      'A side that is out of supply uses the Light Fire Table in spite of its LCUs, in attack {§14.3.1.a.2.a} and in defence {§14.3.1.a.7}.',
    ],
  },
  '3.2.1.f.1': {
    title: 'Alpine trails',
    text: [
      'If a mountain space is attacked by Alpine trails only, both attacker and defender must use the Light Fire Table.',
    ],
  },
  '3.2.1.f.2': {
    title: 'Attacks on uprisings',
    text: [
      'Attacks on uprising units use the Light Fire Table, even if LCUs take part. The uprisings themselves do not fire.',
    ],
  },
  '3.2.1.g': {
    title: 'Light Fire Table',
    text: [
      'If all attacking units are SCUs, the attacker must use the Light Fire Table. If all defending units are SCUs, the defender must.',
    ],
  },
  '3.2.1.h': {
    title: 'Dual nationality',
    text: [
      'A unit of dual nationality has two colours. Its owner may treat it as belonging to either nation for movement, attack, Mandatory Offensives, RPs and SR.',
      '{#3} It counts as whichever is better for its owner: in the cost of activation as a nation that is there already, for MOs and cards as either.',
      '{#255} For conditions of the enemy’s cards, and where an event of the enemy modifies its fire, it is of the other nation; for cards of its own side it is as the card asks. It may take the step of BULGARIAN ARMY BREAKS in place of Bulgarians.',
      '{#189} For the cost of an activation each is of one nation, the one that makes it cheapest and is still in the war, for the number of nations and for cards alike. A card that forbids SR to one nation does not bind a dual unit.',
    ],
  },
  '3.2.2': {
    title: 'Uprising Units',
    text: ['Uprising units stand for unrest in one of the three empires.'],
  },
  '3.2.2.a': {
    title: 'Treated as SCUs',
    text: ['Uprising units are treated as SCUs unless a rule says otherwise.'],
  },
  '3.2.2.b': {
    title: 'Russian uprisings',
    text: ['Russian uprisings are marked RU and Uprising, with a yellow hammer and sickle.'],
  },
  '3.2.2.c': {
    title: 'German uprisings',
    text: ['German uprisings are marked GE and Uprising, with the German flag.'],
  },
  '3.2.2.d': {
    title: 'Austro-Hungarian uprisings',
    text: ['Austro-Hungarian uprisings are marked AH and Uprising, with the Austro-Hungarian flag.'],
  },
  '3.2.2.e': {
    title: 'Factors of uprisings',
    text: [
      'Uprising units have CF, LF and MF like other units, but their CF is 0 and they never attack {§12.1.i}.',
    ],
  },
  '3.2.3': {
    title: 'National Will Markers',
    text: ['Markers on the General Records Track show how long three nations will bear the war.'],
  },
  '3.2.3.a': {
    title: 'Three markers',
    text: [
      'Russia (RU), Germany (GE) and Austria-Hungary (AH) each have a National Will marker on the General Records Track. All three begin at 12.',
    ],
  },
  '3.2.3.b': {
    title: 'Down',
    text: [
      'Each time one of these nations loses control of a home VP space to the enemy, its National Will falls by 2 {§23.2}. It falls too when an uprising takes the space. At 2 it falls no further.',
    ],
  },
  '3.2.3.c': {
    title: 'Up',
    text: [
      'Each time the nation or one of its allies retakes a home VP space from the enemy, its National Will rises by 2 {§23.2}.',
    ],
  },
  '3.2.3.d': {
    title: 'Events',
    text: ['Events may move the National Will markers up or down as well.'],
  },
  '3.2.3.e': {
    title: 'National Demoralization',
    text: [
      'Box 2 of the track is National Demoralization. When the marker of a nation reaches it, rebellion can break out there. Rebellion in Russia is also a prerequisite of the Russian Revolution. National Will never falls below 2.',
    ],
  },
  '3.2.4': {
    title: 'Troop Quality Markers',
    text: ['Markers on the General Records Track show how worn out four armies are.'],
  },
  '3.2.4.a': {
    title: 'Four markers',
    text: [
      'Russia (RU), Italy (IT), Germany (GE) and Austria-Hungary (AH) each have a Troop Quality marker on the General Records Track. All four begin at 16.',
    ],
  },
  '3.2.4.b': {
    title: 'Down',
    text: [
      'The Troop Quality of one of these nations falls each time it loses an LCU or brings reinforcements onto the map {§24.1}.',
    ],
  },
  '3.2.4.c': {
    title: 'Poor',
    text: [
      'Troop Quality at 1 is poor and makes reinforcements and replacements of the nation worse {§24.2}. It never falls below 1.',
    ],
  },
  '3.3': {
    title: 'The Strategy Cards',
    text: ['The cards drive the game; each side has its own.'],
  },
  '3.3.a': {
    title: 'Number of cards',
    text: [
      'AP and CP have 55 strategy cards each: 14 Mobilization, 20 Limited War and 21 Total War cards.',
      '{#1} These are three decks: numbers 1–14 are Mobilization, 15–34 Limited War and 35–55 Total War.',
    ],
  },
  '3.3.b': {
    title: 'Mobilization first',
    text: [
      'Players begin with their Mobilization cards only. As their war status points raise their commitment level, they add the other decks {§17.2}.',
    ],
  },
  '3.3.c': {
    title: 'Coloured boxes',
    text: [
      'Some cards have a coloured box at the upper left. Yellow means that the card, played as an event, gives its OPS too in the same play. Red means a combat card (CC), which can be played as an event in combat only.',
    ],
  },
}
