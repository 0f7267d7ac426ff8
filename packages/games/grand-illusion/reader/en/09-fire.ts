import type { ChapterTexts } from '../shape.ts'

export const fire: ChapterTexts<'9.3'> = {
  '9.3.1.a': {
    title: 'The attacker fires',
    text: [
      'The attacker goes along his front from one end to the other and rolls one die for each space with a unit or pair in it. Cavalry that attacks infantry is fired at first {§9.6.1}.',
    ],
  },
  '9.3.1.b': {
    title: 'Modifiers of the attack',
    text: [
      '- The TEM of the hex: +1 or +2 {§2.2.tem}.',
      '- A trench: +1 or +2 {§9.7.3}.',
      '- A concentric attack: −1 or −2 {§9.2.3.b}.',
      '- The French XIV Corps or the Alpine brigade attacks in 102 or 103: its mountain modifier.',
      '- A counterattack: +1, and none of the others {§9.2.4.a}.',
      '{#21} The mountain modifier is −1, on the die of that unit alone.',
    ],
  },
  '9.3.1.c': {
    title: 'Hits',
    text: [
      'If the modified die is not higher than the CS that fires, it scores 1 hit. A hit marker is put on the enemy unit or pair. Whatever the modifiers, a 1 on the die always hits and a 6 always misses. Against forts only a 1 hits {§9.5.1}.',
    ],
  },
  '9.3.1.d': {
    title: 'Pairs',
    text: ['Two divisions or brigades in one space add their CS and roll one die together.'],
  },
  '9.3.2.a': {
    title: 'The defender fires',
    text: ['In each engagement the defender fires back in the same way, one die for each space.'],
  },
  '9.3.2.b': {
    title: 'At the same time',
    text: [
      'Fire is simultaneous. A unit that has been hit still fires with the strength it had: an undisrupted unit undisrupted, a disrupted one disrupted, a fort with its full step. Only cavalry that attacks infantry is an exception {§9.6.1}.',
    ],
  },
  '9.3.2.c': {
    title: 'No terrain for the defender’s dice',
    text: [
      'TEM, trenches and concentric attacks change the attacker’s dice only, never those of the defender.',
    ],
  },
  '9.3.2.d': {
    title: 'Support of a fort',
    text: [
      'If a defending fort is in the hex, besieged or not, on the board or not, the dice of all defending combat units get −1, also under attacker surprise. The fort’s own die does not, and in a skirmish nobody does.',
      '{#79} Attacker surprise cancels the TEM and trenches, a surprise landing the TEM alone {§14.3.6.a.4}. Neither cancels the support of a fort.',
      '{#144} A fort destroyed in the front fire gives no modifier to the fire of the reserves.',
    ],
  },
  '9.3.2.e': {
    title: 'Defence against Plan XVII',
    text: [
      'In a Plan XVII mandated battle the TEM of the hex is also subtracted from the dice of every defender {§9.3.5.b}.',
    ],
  },
  '9.3.3.fort': {
    title: 'Losses of forts',
    text: [
      'When all engagements at the front are done, losses are taken. A fort with a hit loses one step: it is turned over, exchanged for its R counter, or eliminated if it has no step left.',
    ],
  },
  '9.3.3.unit': {
    title: 'Losses of units',
    text: [
      'An undisrupted unit with a hit is disrupted. A disrupted unit with a hit is eliminated and goes to the dead pile. If two divisions or brigades share the space, both suffer the hit.',
    ],
  },
  '9.3.4': {
    title: 'Fire of the reserves',
    text: [
      'Now each unit or pair in reserve fires at the surviving enemy in the front space opposite, with the modifiers of its side. The target does not answer. Then these losses are taken.',
    ],
  },
  '9.3.5.a': {
    title: 'Elan',
    text: [
      'French doctrine makes its own victims. On turns 1 to 4 it applies to Allied mandated battles in Plan XVII hexes {§14.1.1.a.4}.',
    ],
  },
  '9.3.5.b': {
    title: 'Elan: better defence',
    text: ['Each defending unit, pair or fort subtracts the TEM of the hex from its die.'],
  },
  '9.3.5.c': {
    title: 'Elan: at least one loss',
    text: [
      'If the attackers have not lost a single step by the end of the battle, the German player takes a step from one of the units that attacked, an undisrupted one if there is any.',
      '{#141} Any unit that attacked may be chosen, even if all the enemy cavalry rode away.',
      '{#147} If the guns left no enemy, élan costs nothing.',
    ],
  },
  '9.3.6': {
    title: 'End of the battle',
    text: [
      'All survivors return to the hex, each on the right side of its counter. Then come retreats {§9.4}, and then the next battle, if there is one.',
    ],
  },
  '9.3.ex': {
    title: 'Example of a battle',
    text: [
      'Hex 26 is German, with a TEM of +1 and a trench of level 2. Two German corps are in it, and a French territorial group that came from 35. The Allied player activates 27 and moves three corps into 26. Since friends are there, no battle is forced. With his second CAP he activates 26 and attacks with all four. Fortunes of War is a 5: the Germans get a CAP.',
      '- Placement: the territorials (CS 3) face the first German corps (CS 5), a corps with CS 6 faces the second. The other two corps go into reserve behind them.',
      '- Modifier: TEM +1, trench +2, five of six hexes for a concentric attack −2. The French roll at +1, the Germans without modifier.',
      '- Front: the first German corps rolls 4 and hits; the territorials roll 5, modified 6, and miss. The French corps rolls 3, modified 4, and hits; the second German corps rolls 6 and misses.',
      '- Losses: the territorials and the second German corps are disrupted.',
      '- Reserves: the corps behind the territorials rolls 1 and hits the first German corps; the other rolls 6 and misses. The first German corps is disrupted too.',
      '- Retreat: all German infantry is disrupted and the French have undisrupted infantry, so the Germans would have to go. But a trench is there, and they stay {§9.4.1.exc}.',
    ],
  },
}
