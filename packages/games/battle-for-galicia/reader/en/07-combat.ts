import type { ChapterTexts } from '../shape.ts'

export const combat: ChapterTexts<'7'> = {
  '7.0': {
    title: 'Combat',
    text: [
      'In your combat phase your units may attack enemy units next to them. You never have to attack. In one combat phase no unit attacks twice, and none is attacked twice.',
      '{#41} A hex is no target if it holds a unit that was attacked earlier in the phase, for instance one that has retreated into it. Withheld defenders count as attacked {§7.6.defense}.',
    ],
  },
  '7.1': {
    title: 'One target, many hexes',
    text: [
      'An attack has exactly one hex as its target. Units from several hexes next to it may join in one attack.',
      'Units that stand together need not do the same: some may attack one hex and some another, in separate attacks. No unit divides its strength.',
    ],
  },
  '7.2': {
    title: 'Who may attack together',
    text: [
      'All attackers of one combat, from whatever hexes, must fit one of two patterns:',
      '- any number of units of one corps, and at most one other unit, independent or of another corps;',
      '- or two independent units.',
      'Units of a side with the same corps number belong to the same corps.',
      '{#14} One unit alone, or two units of the same type, are always allowed.',
      '{#15} The two German Landwehr divisions form one corps.',
    ],
  },
  '7.3': {
    title: 'The defence',
    text: [
      'All units that defend add their strengths together. Every unit in the attacked hex must fight unless the command limit, a strength of zero {§7.4.defense} or the other type {§7.5} keeps it out.',
      '{#16} The attacker may leave out whom he likes. The defender leaves out only those whom a rule bars, and may choose where there is a choice.',
    ],
  },
  '7.3.command': {
    title: 'Who may defend together',
    text: [
      'The defence obeys the same limit as the attack: all units of one corps in the hex and one other unit, or two independent units. Where more corps or independents than that share the hex, the surplus is withheld and the defender says which.',
      '{#42} Units without strength are set aside first. Then the defender names units until no other could lawfully join; if cavalry and infantry share the hex, his first pick settles the type. If nobody has any strength left, all take part.',
    ],
  },
  '7.3.example': {
    title: 'Example of the limit',
    text: [
      'The 1st Guard (Guard Corps), the 18th (XIV Corps) and the independent 82nd Reserve are attacked in one hex. Only two of them can fight side by side: the Russian player picks one to be withheld.',
    ],
  },
  '7.4': {
    title: 'Strength of zero',
    text: [
      'Lost CE {§10.1} and lack of supply {§11.1} can bring a strength to 0 or below. For attackers see {§7.4.attack}, for defenders {§7.4.defense}.',
    ],
  },
  '7.4.attack': {
    title: 'No attack strength',
    text: [
      'A unit whose attack strength is 0 or less after CE and supply may not attack. Halving rounds up and never makes a strength zero {§7.7}.',
    ],
  },
  '7.4.defense': {
    title: 'No defence strength',
    text: [
      'A unit whose defence strength is 0 or less is withheld if other units are with it. If the hex holds only such units, none is withheld.',
      '{#18} They then defend with a strength of 1 all together, not 1 each.',
    ],
  },
  '7.5': {
    title: 'Cavalry and infantry',
    text: [
      'Cavalry and infantry never fight together, neither in attack nor in defence, not even from different hexes. If both are in the hex, one type is withheld. Withheld attackers may still make an attack of their own.',
      '{#17} Under attack the owner chooses the type that fights. The other retreats with the stack and counts as attacked.',
    ],
  },
  '7.6': {
    title: 'Withheld units',
    text: [
      'Units that stand in a hex of the combat without taking part are withheld. What happens to them differs for attackers {§7.6.attack} and defenders {§7.6.defense}.',
    ],
  },
  '7.6.attack': {
    title: 'Withheld attackers',
    text: [
      'The result never compels them: no losses, no retreat, and no advance. If the attackers in their hex must retreat, you may let withheld units go along or stay, each as you like. They have not attacked and may still do so.',
      '{#58} Those who go along pay the price of the retreat with the rest: losses at rivers and for hexes they could not retreat. You decide before the way is chosen. Going along into a shaded hex before GT6 is a retreat, not a move.',
    ],
  },
  '7.6.defense': {
    title: 'Withheld defenders',
    text: [
      'They take no losses from the loss table but retreat with the others, and then suffer at unbridged rivers {§9.2.2} and where the way is closed {§9.2.3}. They count as attacked in this phase.',
    ],
  },
  '7.6.exception': {
    title: 'When only withheld units are left',
    text: [
      'If all defenders are eliminated although no retreat was demanded, the withheld units retreat 1 hex.',
      '{#21} They go before any advance. If the hex is empty then, the attackers may advance into it {§9.3.2}.',
    ],
  },
  '7.7': {
    title: 'Rivers and ridges',
    text: [
      'A unit that attacks across a river or ridge hexside has its attack strength and its AV halved, rounded up. The defender’s are never halved.',
      '{#10} Each unit is halved by itself, after CE and supply.',
      '{#9} A bridge does not spare the attacker: across a bridged river strength and AV are halved too.',
    ],
  },
  '7.8': {
    title: 'Flank attack',
    text: [
      'A defender is flanked if at least 5 of the 6 hexes around him are held by his enemies or lie in the ZOC of enemies who attack him. A hex with a friend of the defender does not count, and no hex next to Przemysl does.',
      'Only the zones of units in this very attack count. A unit that does not attack still closes the hex in which it stands. A defender on the edge of the map is never flanked.',
      'A flank attack moves the ratio 2 columns to the right and adds 2 to the defender’s loss roll {§9.4.1}.',
      '{#13} The fortress helps only the A-H player: against an A-H defender neither 3.15 nor its neighbours count, so that an A-H unit next to it cannot be flanked at all. Marsh hexes count like others.',
    ],
  },
  '7.8.examples': {
    title: 'Examples of flank attacks',
    text: [
      '- The 1st Guard stands beside the defender but does not attack: its zone does not count, and there is no flank attack. If it attacks, there is one.',
      '- A friend of the defender, the 25th Division, stands in a hex that only the zone of the attacking 1st Guard covers: that hex no longer counts.',
      '- The 34th Division does not attack, but it stands in one of the six hexes: that hex counts.',
    ],
  },
}
