import type { ChapterTexts } from '../shape.ts'

export const retreat: ChapterTexts<'9.4'> = {
  '9.4': {
    title: 'Retreat',
    text: [
      'After a battle both players find out whether they have to retreat {§9.4.1.a}; the defender may also choose to {§9.4.2}. Forts stay. Units retreat singly or in groups, and may go 2 hexes or more as long as each step obeys the priorities {§9.4.3.a}.',
      '{#67} A retreat never comes back to a hex it has been in. Units that go on of their own will do so only into hexes of their own side, and never through enemy cavalry.',
    ],
  },
  '9.4.1.a': {
    title: 'Forced retreat',
    text: [
      'If a side has in the hex no infantry, or only disrupted infantry, and the other side has at least one undisrupted infantry unit, all non-fort units of the first must retreat. Forts and cavalry do not count for this, units that did not fight do.',
      '{#108} If both sides are due to retreat, both do, the attacker first.',
      '{#122} Nobody is driven out by a skirmish.',
      '{#150} The reasons of a forced retreat are looked at even if nobody came to fire.',
    ],
  },
  '9.4.1.b': {
    title: 'Rout',
    text: [
      'If Fortunes of War was a Rout, the side with fewer undisrupted combat units must retreat.',
      '{#61} If both have the same number, nobody retreats by this rule; {§9.4.1.a} still applies.',
    ],
  },
  '9.4.1.exc': {
    title: 'Trenches and mountains',
    text: [
      'In both cases nobody is forced to retreat if there is a trench in the hex, or if the hex is 102 or 103. A defender may still choose to go.',
    ],
  },
  '9.4.1.c': {
    title: 'Battles of cavalry',
    text: [
      'If only cavalry fought and no infantry is in the hex, a side may have to retreat for want of undisrupted cavalry.',
      '{#11} The side that alone has no undisrupted cavalry left retreats. If neither has any, or both have, nobody must.',
      '{#146} In 102 and 103, too, this case forces the retreat.',
    ],
  },
  '9.4.1.d': {
    title: 'Control',
    text: ['When units have left, the hex may change hands at this moment {§8.3.3}.'],
  },
  '9.4.2': {
    title: 'Retreat by choice',
    text: [
      'The defender may retreat of his own will if a way is open; then all his non-fort units go. He decides after any forced retreat of the attacker. The attacker has no such choice: he stays unless he is forced to go.',
    ],
  },
  '9.4.3.a': {
    title: 'Where units retreat to',
    text: [
      'To a neighbouring hex, the best that is open in the order of the table below.',
      'Nobody retreats across an impassable side, nor across one that is blocked to him {§8.4.5.a}. Want of supply does not matter {§8.4.3.e}. Cavalry that meets retreating units, the last case, may stay or retreat as its owner likes.',
      '{#66} The block counts for all five ranks of the table, retreats into friendly-controlled hexes included.',
      '{#106} A battle the attacker may still decline closes its hex until he has done.',
      '{#107} A hex with nothing but enemy HQs or HA counts as empty; the HQ is displaced, the HA is lost.',
      '{#118} Cavalry that falls back before retreating enemies goes as a whole, with HQ and guns {§9.6.3.b}.',
      '{#119} Where Paris is best for the French and closed to the British of a group, and no hex is right for both, they part.',
      '{#120} Hexes the list does not name are closed, even with friends there.',
    ],
  },
  '9.4.3.b': {
    title: 'No way out',
    text: [
      'Units that cannot retreat into any of these hexes are eliminated. Allied units on the coast may escape by sea {§9.4.5}.',
    ],
  },
  '9.4.3.c': {
    title: 'Too many in a hex',
    text: [
      'If the retreat would exceed the stacking limit of a hex {§8.4.6.a}, the units go one hex farther by the same priorities, and pay a step loss for it. If they are still too many there, they are eliminated.',
      '{#36} Each retreating stack loses one step for each extra hex, from a unit its owner chooses.',
      '{#117} Going on of one’s own will passes full hexes free, but does not halt there.',
    ],
  },
  '9.4.4.with': {
    title: 'HQs retreat',
    text: [
      'HQs go with the units that retreat. An HQ that is left alone with enemy units, forts of its own not counted, goes to the nearest hex with a supplied friendly unit and no battle still to be fought.',
      '{#87} If its own troops march away and leave it alone with enemies, it goes in the same way when the movement of the activation ends.',
      '{#91} HQs and siege artillery may not arrive, travel or be set up where they would be alone with enemies; in a retreat without troops they pass over such hexes.',
      '{#103} Friendly hexes must lead to the place it goes to; the place itself may be contested. Blocked hexsides stop it. Nearest is counted along its way; the hex of the battle just fought may receive it.',
      '{#104} Any supplied friendly unit receives it, but not forts.',
    ],
  },
  '9.4.4.overrun': {
    title: 'HQ alone',
    text: [
      'If enemy combat units enter a hex where an HQ stands alone, forts not counted, it retreats at once in the same way.',
      '{#84} An HQ or HA alone holds nothing: the group need not stop there {§8.3.3}.',
    ],
  },
  '9.4.4.elim': {
    title: 'HQ lost',
    text: [
      'If no way through friendly-controlled hexes, however long, leads to such a hex, the HQ is eliminated for good. It can be lost in no other way.',
    ],
  },
  '9.4.4.flip': {
    title: 'HQs turn over',
    text: [
      'An HQ that has to retreat is always turned to its back. If it comes to a hex with other friendly HQs, these are turned as well.',
      '{#121} This holds for chosen retreats, too.',
    ],
  },
  '9.4.5': {
    title: 'Retreat by sea',
    text: [
      'Allied units only. Each rolls one die on the table below: it comes back some turns later, disrupted, or is eliminated. Units already disrupted suffer nothing more.',
      '{#23} It is for units without a legal retreat on land, in a coastal hex: 1, 7, 14, 15, 16, 23, 32 or 42. Results below 1 count as 1, above 6 as 6. Units come back as uncertain reinforcements of their nation {§7.1.1}.',
      '{#105} HQs do not roll; they go by their own rule {§9.4.4.with}.',
    ],
  },
}
