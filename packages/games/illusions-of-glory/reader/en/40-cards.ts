import type { ChapterTexts } from '../shape.ts'

export const cardRules: ChapterTexts<'card'> = {
  'card.AP24': {
    title: 'THE GREAT RETREAT',
    text: [
      'A card of 3 OPS. The example plays it for its OPS, after which it is discarded.',
      '{#225} Of a space activated free of charge by its event only RU units move; the others stay this round. In a region others may be activated with OPS as a stack of their own, and only the free stack is bound by the limits of the card.',
    ],
  },
  'card.AP37': {
    title: 'RUSSIAN REINFORCEMENTS (37)',
    text: [
      'RU reinforcements, with an asterisk and without war status points. 1st and 2nd Guard, V Caucasus, and the Guard, V and VII Cavalry Corps are placed on RU supply sources, several if the player likes. The old Guard Infantry Corps leaves the game. Troop Quality does not fall {§24.2.a.2}.',
    ],
  },
  'card.AP41': {
    title: 'FORCED MARCH',
    text: [
      'A combat card: before fire a full-strength corps of a connected space moves into the space of the combat and fights there. It cannot move from Lemnos to a sea-invasion space {§25.2.3.a}. The card is discarded after use.',
      '{#136} A full, supplied LCU next door marches that has not moved, attacked, been attacked or retreated this round and is not needed for a siege, into the defended or an attacking place with room. An attack must stay legal with it. From a sea-invasion space it may come ashore.',
      '{#175} If the attack comes from several spaces, the owner chooses which of those next to the corps, with room, it enters.',
      '{#176} If the corps was the last of its space, the HQ or heavy artillery left there goes at once to the nearest own troops that have no Attack marker and have not been attacked this round. If there are none, it goes to any others, but takes no part in the combat under way.',
      '{#186} From its arrival on the corps attacks, or is attacked, like the others: it can make an offensive {§7.1.2.a} and break the halt of BR and FR {§7.2.4}. It needs no activation.',
      '{#187} While the treaty is in force RU units march only into an attack on an uprising {§28.0.d.4}. With two AP players only corps march that are commanded by whoever leads the attack or the defence {§4.4.1.a.10}.',
      '{#201} A corps supplied by an ally’s source alone marches into a defence, not into an attack {§14.2.2.d}.',
      '{#211} In a region the corps joins a stack only as far as the nations of an attack go: one stack must be able to take it in and then have all of them {§12.1.3.a} {§10.2.b}. The HQ of a stack does not depend on it. In defence it must be able to stand with those who were picked, unless all of the region defend.',
      '{#230} The corps does not march into an attack if attackers would be out of supply when it has left its place, or if it would have to keep up a siege alone where it comes to {§14.3.1.a.2.b} {§20.3.3.a}. Into a defence it may.',
    ],
  },
  'card.AP43': {
    title: 'GERMANDOM AGAINST SLAVDOM',
    text: [
      'An event with an asterisk and without war status points. GE and AH units may not attack together this turn; for the rest of the game it changes the offensive roll of CP {§7.4.2.b}.',
      '{#190} A GE HQ or heavy artillery takes no part in an AH attack either, nor an AH one in a GE attack. In defence nothing changes.',
    ],
  },
  'card.AP44': {
    title: 'THE BRUSILOV OFFENSIVE',
    text: [
      'A card of 4 OPS with a yellow box, an asterisk and 1 war status point. Every RU attack has +2 DRM for the rest of the turn.',
      '{#135} The HQ is not needed, only the event BRUSILOV.',
    ],
  },
  'card.AP45': {
    title: 'THE SOMME',
    text: ['A card of 4 OPS. Its war status points are not gained when it is played for OPS.'],
  },
  'card.AP48': {
    title: 'WAR WEARY AUSTRO-HUNGARIANS',
    text: [
      'A combat card without an asterisk: CP fire has -1 DRM, and if CP loses the combat, AH National Will goes down by 1. It is discarded after use.',
      '{#137} Attacker and defender may play it. PUTNIK needs a Serbian or Montenegrin unit in the combat, not a Serbia that stands.',
    ],
  },
  'card.CP30': {
    title: 'AUSTRO-HUNGARIAN REINFORCEMENTS (30)',
    text: [
      'AH reinforcements, with an asterisk and without war status points: XVIII and XIX Infantry Corps, Hauer and Brudermann Cavalry Corps, on AH or AH/GE supply sources.',
    ],
  },
  'card.CP31': {
    title: 'GERMAN WAR INDUSTRY',
    text: [
      'A card of 4 OPS with a yellow box, so that it gives its event and its OPS, and 2 war status points.',
    ],
  },
  'card.CP34': {
    title: 'RASPUTIN',
    text: ['A card of 3 OPS. The example plays it for its OPS, after which it is discarded.'],
  },
  'card.CP36': {
    title: 'GERMAN REINFORCEMENTS (36)',
    text: [
      'GE reinforcements, with an asterisk and without war status points: XXII Reserve and XXVII Reserve Corps and a heavy artillery. In the example all are placed at Krakow, an AH/GE supply source. GE Troop Quality goes down by 2.',
    ],
  },
  'card.CP44': {
    title: 'FEUERWALZE',
    text: [
      'A combat card without an asterisk for an attack by CP: CP fires first, and AP takes its losses before its own fire. It is discarded after use.',
      '{#138} The attacker fires first even across water and after a failed flank attack attempt.',
    ],
  },
  'card.CP45': {
    title: 'RUSSIAN ARMY MORALE DISSOLVES',
    text: ['A card of 5 OPS. The example plays it for its OPS, after which it is discarded.'],
  },
  'card.CP48': {
    title: 'RUSSIAN RAILROAD COLLAPSE',
    text: [
      'Not a combat card: if it is not played, it stays in the hand {§6.0.H.2}. Its event cancels RPs that AP has accumulated this turn {§9.6.2.c}.',
    ],
  },
}
