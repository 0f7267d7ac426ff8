import type { ChapterTexts } from '../shape.ts'

export const board: ChapterTexts<'9.2'> = {
  '9.2.1': {
    title: 'The board',
    text: [
      'Each side has a row of 4 front spaces, facing those of the enemy, and behind them 4 reserve spaces. Markers beside the board show what applies to the battle:',
      '- the TEM of the hex, +1 or +2 {§2.2.tem};',
      '- a trench, +1 or +2, which helps all defenders except forts {§9.7.3};',
      '- a concentric attack, −1 or −2 {§9.2.3.b};',
      '- a defending fort in the hex, even if it is not on the board {§9.3.2.d};',
      '- a Plan XVII mandated battle {§9.3.5.a};',
      '- a skirmish, counterattack, rout or attacker surprise from Fortunes of War {§9.1.4}.',
    ],
  },
  '9.2.1.max4': {
    title: 'Four spaces a side',
    text: [
      'However many units are in the hex, a side brings at most four spaces of them into a battle. A space holds 1 corps, or 2 divisions or brigades, or 1 fort.',
      '{#39} The reserve spaces do not add to the four: only units among them that face nobody may go into reserve. So a defender who fills four spaces denies the attacker any reserve.',
    ],
  },
  '9.2.2.a': {
    title: 'The defender’s units',
    text: [
      'After bombardment and Fortunes of War all defending combat units and forts of the hex go to the front spaces of the defender, disrupted ones too, until four spaces are full. They come in the order of {§9.2.2.c}; among equals their owner chooses.',
      '{#8} Everybody must take part while there is room. But whether divisions share a space is up to their owner, and so is how many spaces are filled.',
    ],
  },
  '9.2.2.b': {
    title: 'What fits into a space',
    text: [
      'One corps, or two divisions or brigades, or one fort. Divisions and brigades stand alone or in pairs, as their owner likes; a pair must be of one nation, and both infantry or both cavalry. It does not matter which space is used.',
      'HQs and HA stay in the hex.',
      '{#41} Only undisrupted units form pairs.',
      '{#75} Nobody is obliged to form pairs, even if a division or brigade stays out of the battle for it.',
    ],
  },
  '9.2.2.c': {
    title: 'Order of the defender',
    text: [
      'The defender places his units in this order:',
      '- 1. undisrupted corps, and pairs of undisrupted divisions or brigades;',
      '- 2. single undisrupted infantry divisions;',
      '- 3. single undisrupted infantry brigades;',
      '- 4. undisrupted cavalry;',
      '- 5. disrupted combat units;',
      '- 6. forts.',
      '{#40} Pairs of cavalry rank with the cavalry, not with the corps.',
    ],
  },
  '9.2.3.a': {
    title: 'The attacker’s units',
    text: [
      'Then the attacker places combat units in spaces opposite those of the defender. All spaces opposite undisrupted combat units must be filled before any opposite disrupted units or forts. Forts never attack.',
      'His order is: 1. undisrupted corps or pairs of infantry divisions or brigades; 2. infantry divisions; 3. infantry brigades; 4. cavalry; 5. disrupted units, if he wants {§9.2.3.a.n3}.',
      'Units beyond the number of defending spaces, up to four spaces in all, may go into reserve {§9.2.5.b}.',
      '{#40} Pairs of cavalry rank with the cavalry here too.',
    ],
  },
  '9.2.3.a.n1': {
    title: 'Cavalry and forts',
    text: ['Cavalry cannot attack forts, so it is never placed opposite one.'],
  },
  '9.2.3.a.n2': {
    title: 'Cavalry against cavalry',
    text: ['Undisrupted cavalry may be placed opposite defending cavalry whatever the order says.'],
  },
  '9.2.3.a.n3': {
    title: 'Disrupted attackers',
    text: [
      'The attacker may leave disrupted units in the hex. They take no part and no losses, but may have to retreat afterwards {§9.4.1.a}.',
      'Exceptions: a declared mandated battle must bring its four corps {§9.1.1.c}. And on turns 1 to 4, if Fortunes of War is the Offensive to the Limit, the Allied player must put disrupted French units into empty spaces opposite defenders: first corps, then infantry divisions, then cavalry divisions.',
    ],
  },
  '9.2.3.a.ex1': {
    title: 'Example: a fort and three corps',
    text: [
      'A fort and three corps, one of them disrupted, defend against three undisrupted corps and a cavalry division. The defender fills his four spaces. Two of the attacking corps must face the two undisrupted ones.',
      'The third may face the fort, which it will hardly hurt but keeps out of the reserve, and the cavalry then faces the disrupted corps. Or it faces the disrupted corps, with a good chance to destroy it. The attacker does that; the cavalry must not face the fort and stays in the hex, and the fort goes into reserve behind one of its corps.',
    ],
  },
  '9.2.3.a.ex2': {
    title: 'Example: divisions and cavalry',
    text: [
      'Two infantry divisions, an infantry brigade and two cavalry divisions defend against four corps and three cavalry divisions. To keep the attacker from having a reserve, the defender fills four spaces: a division; a division with the brigade; and each cavalry division alone.',
      'The attacker would have to use his four corps, but may put cavalry opposite cavalry. He places three corps and a pair of cavalry divisions; the fourth corps and the third cavalry division stay out. Now the defending cavalry may withdraw {§9.2.6}, and those who faced it do not fight at all.',
      '{#9} The rulebook speaks of a corps in the first space; it means a division.',
    ],
  },
  '9.2.3.b': {
    title: 'Concentric attack',
    text: [
      'Count the hexes around the battle that the attacker controls and that hold at least one of his combat units. With 3 or 4 of them each of his dice gets −1, with 5 or 6 it gets −2.',
      'A neighbouring hex that he controls and from which the side is blocked in his favour counts even if it is empty {§8.4.5.a}. Hexes across impassable sides do not count.',
    ],
  },
  '9.2.3.b.ex': {
    title: 'Example',
    text: [
      'The hex has a TEM of +1 and a trench of +2. Three neighbouring hexes are controlled and occupied by the attacker, a fourth is empty but its side is blocked: four hexes, −1. Altogether the attacker rolls at +2.',
    ],
  },
  '9.2.4.a': {
    title: 'Counterattack',
    text: [
      'If Fortunes of War makes the defender the attacker, by a Counterattack or by his Tactical Advantage,',
      '- his forts go back to the hex;',
      '- he may send disrupted units back to the hex or keep them on the board. If he has no others and sends all back, there is no counterattack, but the initiative changes hands all the same;',
      '- the only DRM is +1 on each die of the counterattacking units.',
      '{#22} A counterattack is one of the choices that Tactical Advantage, a roll of 7, gives the defender.',
      '{#78} If Counterattack is rolled and the defender has nobody who can attack, no battle is fought. The initiative passes to him all the same, and a battle declared mandated counts as fought.',
    ],
  },
  '9.2.4.b': {
    title: 'The former attacker',
    text: [
      'The player who was the attacker now places his units as a defender {§9.2.2.a}: disrupted units and any fort of his in the hex too.',
      '{#77} Everybody of his in the hex defends, those too who were not to attack.',
    ],
  },
  '9.2.4.ex': {
    title: 'Example',
    text: [
      'The defender has two undisrupted corps and a disrupted one. The attacker has the same, and a fort in the hex. The result is a counterattack. The defender leaves his disrupted corps out and attacks with two. The former attacker must now place all three corps and the fort. His disrupted corps faces nobody and returns to the hex; his fort goes into reserve. The two counterattacking corps roll at +1, and nothing else modifies a die.',
      '{#42} The rulebook tells it as if Fortunes of War came after the placement. It comes first, so units are placed only once; the result is the same.',
    ],
  },
  '9.2.5.a': {
    title: 'Reserves of the defender',
    text: [
      'If there are too few attackers to face all defenders, disrupted defenders without an opponent go back to the hex. Undisrupted ones and forts may go to reserve spaces behind any of their front spaces. At the end of the battle they fire once at the surviving attacker in front of them, without an answer {§9.3.4}.',
      '{#74} A reserve space holds as much as a front space, on both sides: one corps, two divisions or brigades, or one fort.',
    ],
  },
  '9.2.5.b': {
    title: 'Reserves of the attacker',
    text: [
      'In the same way undisrupted attackers who face nobody may go to reserve spaces behind any of their front spaces, for one free shot at the surviving defender in front of them. Disrupted units never go into reserve, and cavalry only with limits {§9.6.1}.',
      '{#143} Cavalry that cannot face a fort may use a free front space and go into reserve from there.',
    ],
  },
  '9.2.6': {
    title: 'Cavalry withdraws',
    text: [
      'Undisrupted cavalry that defends in a front space may leave the battle after all units are placed. From infantry: roll a die, on 1 or 2 it takes a hit. From cavalry: it is disrupted.',
      'It returns to the hex at once. A friendly unit in reserve directly behind it moves up into the front space and fights normally. If there is none, the attackers opposite neither fight nor go into reserve.',
      '{#140} A pair in one space stays or goes together, by one die; a hit strikes both.',
    ],
  },
}
