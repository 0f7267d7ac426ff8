import type { ChapterTexts } from '../shape.ts'

export const british: ChapterTexts<'12'> = {
  '12.0': {
    title: 'British and Belgians',
    text: ['Rules for the British Expeditionary Force (BEF), the Belgian army and Antwerp.'],
  },
  '12.1': {
    title: 'The BEF goes its own way',
    text: [
      'If one or more British units are in SP hexes at the end of the Action Phase of turns 1 to 5, the Allies lose 1 Plan XVII VP that turn. Not in scenario 3 {§14.3.1.d.2}.',
    ],
  },
  '12.2': {
    title: 'Old Contemptibles and Belgians',
    text: [
      'In battle every defending British combat unit and every defending Belgian infantry unit has a CS 1 higher than printed; in a pair each of the two. Not when it attacks or counterattacks.',
    ],
  },
  '12.3': {
    title: 'Rule Britannia',
    text: [
      'When the Royal Naval Division and the British 7th Division arrive, they may also be placed in any friendly coastal hex. They must be able to trace supply there in the normal way; Antwerp is a source for the Royal Naval Division only {§8.4.3.b}.',
      '{#116} The Royal Naval Division may arrive in Antwerp in every scenario.',
    ],
  },
  '12.4': {
    title: 'Allenby’s cavalry',
    text: [
      'On turns 1 and 2, in the first battle declared in a hex against a force with both British infantry and British cavalry, the Allied player may have a skirmish instead of the roll on Fortunes of War. Later battles in that hex roll as usual.',
    ],
  },
  '12.5.1': {
    title: 'Antwerp',
    text: [
      'Antwerp (52) cannot be besieged: the mouth of the Scheldt is Dutch, and nobody can close the ring. It cannot become German-controlled before its fort is eliminated and no Belgian combat unit is left in it.',
      '{#12} Both conditions are needed; another passage of the rules names only the fort {§8.3.2}.',
    ],
  },
  '12.5.1.when': {
    title: 'When the next two rules apply',
    text: [
      '{§12.5.2} and {§12.5.3} come into force if the Allied player had the Belgians of 62 retreat to Antwerp on turn 1.',
      '{#48} By the Belgian withdrawal {§14.1.1.a.1} or otherwise. If they did not, 52 is activated like any hex and 43 is open. {§12.5.1} and {§12.5.4} always apply.',
    ],
  },
  '12.5.2': {
    title: 'Masking Antwerp',
    text: [
      'While the Germans keep 2 infantry corps in 53 and 62 together, the Belgians in 52 stay there and cannot be activated, unless the Germans declare a battle in 52. With fewer than 2 corps there, the Allied player activates 52 freely.',
      '{#13} On turns 1 to 6. From turn 7 on the Belgians move freely.',
    ],
  },
  '12.5.3': {
    title: 'The way out',
    text: [
      'If the Germans have masked the Belgians in Antwerp, no German unit may enter hex 43 or take control of it while a Belgian combat unit is left in 52.',
      '{#13} This ban does not end with turn 6.',
    ],
  },
  '12.5.4': {
    title: 'No sea movement at Antwerp',
    text: [
      'No Allied unit may begin or end any movement by sea at Antwerp, for the Dutch are neutral. An option of scenario 3 changes this {§14.3.6.b.5}.',
    ],
  },
  '12.6': {
    title: 'The 4th Division at Namur',
    text: [
      'If the Belgian 4th Division is forced to retreat, the Allied player may take it off the map instead and put it on the turn track 5 turns ahead. It comes back at full strength in a friendly-controlled coastal hex that is a Belgian supply source (1 or 14).',
    ],
  },
}
