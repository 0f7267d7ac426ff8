import type { ChapterTexts } from '../shape.ts'

export const declaring: ChapterTexts<'9'> = {
  '9.0': {
    title: 'Battles',
    text: ['When battles are fought, which of them are mandated, and what happens before the first shot.'],
  },
  '9.1': {
    title: 'When battles are fought',
    text: [
      'Battles come at the end of each activation, hex by hex. The player whose activation it is attacks. Some battles he may choose to fight, others are forced on him {§9.1.2.b}.',
    ],
  },
  '9.1.1.a': {
    title: 'Mandated battles',
    text: [
      'High command wants attacks. A scenario can impose mandated battles on a side {§14.1.1.a.4} {§14.1.1.b.2}, and so can Fortunes of War {§9.1.4}.',
      'One imposed by Fortunes of War is ignored if that side has no CAPs left, or already has as many mandated battles to fight as CAPs.',
    ],
  },
  '9.1.1.b': {
    title: 'Counting them',
    text: [
      'A marker shows how many a side still has to fight. Each one fought lowers it by 1. In the Administrative Phase each one not fought costs that side 1 VP; then the marker returns to 0.',
      'Those cancelled by the Allied withdrawal cost nothing {§8.7.2}.',
    ],
  },
  '9.1.1.c': {
    title: 'What counts as one',
    text: [
      'At least 4 infantry corps must attack at least 2 enemy infantry corps or forts. The battle is fought like any other.',
      '{#20} Reserve corps and territorial groups are corps, and so is the French IX(−). Two divisions count as one corps. All four must be on the board; disrupted ones count if they are there.',
      '{#19} The enemy is counted when the battle is declared, before the bombardment. If the guns leave a single enemy, two corps are enough.',
      '{#76} Once a battle is declared mandated, disrupted infantry has to go onto the board until four corps stand there. With fewer the battle does not count, except after a skirmish or a counterattack.',
      '{#142} Forts that find no space on the board count, too.',
    ],
  },
  '9.1.1.d': {
    title: 'Battles that do not happen',
    text: [
      'A mandated battle that Fortunes of War prevents, by a 3 (Cautious Attacker) or by a 7 if the defender withdraws, does not count as fought. After every other result it does.',
    ],
  },
  '9.1.1.e': {
    title: 'Plan XVII battles',
    text: [
      'On turns 1 to 4 the Allies score Plan XVII VPs for mandated battles in Plan XVII hexes {§14.1.1.a.4}. In these battles the Fortunes of War 3, 4, 7 and 10 do not apply.',
      '{#38} Such a roll has no effect: the battle goes on as normal and counts as mandated.',
    ],
  },
  '9.1.1.f': {
    title: 'When to fight them',
    text: [
      'Mandated battles may be fought at any time of the Action Phase, as their player likes.',
      '{#54} The attacker declares that a battle is the mandated one, before any bombardment. A battle not so declared has nothing of it: no VP, no Elan {§9.3.5.a}, no immunity against Fortunes of War.',
    ],
  },
  '9.1.2.a': {
    title: 'Battle in the active hex',
    text: [
      'If your combat units share a hex with enemies at the start of the activation, you may activate that hex and declare a battle. You choose which units attack; these spend their whole move on it. The others may leave the hex before any battle is resolved, and may cause battles elsewhere.',
      'On turns 1 to 4 the Offensive to the Limit drives even disrupted French units of the hex onto the board, chosen or not {§9.2.3.a.n3}.',
      '{#99} After the Fortunes of War 6 and 11 on turns 1 to 4 disrupted French units in the activated hex go in even if nobody chose them, unless they have moved {§9.2.3.a.n3}.',
    ],
  },
  '9.1.2.b': {
    title: 'Forced battle',
    text: [
      'Combat units that enter a hex with enemy combat units or unbesieged enemy forts, but without a friendly combat unit or unbesieged fort, must fight. It costs no further CAP. All infantry and cavalry that entered attack. The exception is cavalry that gives way {§9.6.3.a}.',
      '{#58} Units that can only defend may enter with others that attack. They stay off the board, except after the Fortunes of War 6 and 11.',
      '{#85} If none of the units could attack, they may not enter such a hex.',
    ],
  },
  '9.1.2.c': {
    title: 'Battle by choice',
    text: [
      'Where units of both sides are already in the hex, units that move in may fight or not, whoever controls it. If they do, all infantry and cavalry that moved in attack, and nobody else; friendly units that were there before are left aside. No further CAP is needed.',
      '{#113} This holds beside friends who besiege a fort, too, if somebody among the newcomers can attack it.',
    ],
  },
  '9.1.3.a': {
    title: 'How many battles',
    text: [
      'Usually an activation leads to one battle. If units move into several hexes with enemies, there are several.',
    ],
  },
  '9.1.3.b': {
    title: 'Order',
    text: [
      'If there are several battles, the attacker resolves them in the order he likes, one after the other.',
    ],
  },
  '9.1.3.c': {
    title: 'Engagements',
    text: [
      'A battle consists of engagements: units face each other in pairs of spaces on the battle board {§9.3.1.a}.',
    ],
  },
  '9.1.3.d': {
    title: 'Initiative lost',
    text: [
      'If Fortunes of War hands the Action Phase over to the defender, this battle and all others of the activation that are not yet resolved are cancelled.',
    ],
  },
  '9.1.3.e': {
    title: 'Once in an activation',
    text: [
      'A hex is attacked only once in an activation. Later activations of the same phase may attack it again.',
    ],
  },
  '9.1.3.f': {
    title: 'Steps before the fire',
    text: [
      '- 1. The attacker names the battle.',
      '- 2. HA bombards forts {§9.5.4.c}.',
      '- 3. Fortunes of War is rolled {§9.1.4}. If a battle follows:',
      '- 4. markers show what applies {§9.2.1};',
      '- 5. the defender places his units {§9.2.2.a};',
      '- 6. the attacker places his {§9.2.3.a};',
      '- 7. units without an opponent go into reserve {§9.2.5.a}.',
    ],
  },
  '9.1.4': {
    title: 'Fortunes of War',
    text: [
      'Before each battle, but after the bombardment, the attacker rolls two dice on the table below. The roll is made even if the only enemy was a fort that the artillery has just destroyed.',
      'The result may change nothing, change the battle, or end it and give the Action Phase to the defender. A battle the Allies declare mandated under Plan XVII ignores some results {§9.1.1.e}; Allenby’s cavalry can replace the roll {§12.4}.',
      '{#19} If the artillery has destroyed the only enemies, the battle still counts as mandated, provided enough of them were there when it was declared.',
      '{#102} On a 7 nobody retires without a way to retreat, and forts alone may only skirmish.',
    ],
  },
}
