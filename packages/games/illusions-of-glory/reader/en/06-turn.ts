import type { ChapterTexts } from '../shape.ts'

export const turn: ChapterTexts<'6'> = {
  '6.0': {
    title: 'Sequence of play',
    text: [
      'Each turn has nine phases.',
      '- A. Mandatory Offensive Phase',
      '- B. Action Phase',
      '- C. Attrition Phase',
      '- D. Siege Phase',
      '- E. War Status Phase',
      '- F. Rebellion/Revolution Phase',
      '- G. Replacement Phase',
      '- H. Strategy Card Draw Phase',
      '- I. End of Turn',
    ],
  },
  '6.0.A': {
    title: 'Mandatory Offensive Phase',
    text: [
      'From Turn 2 on each player rolls one die to see whether he must make a Mandatory Offensive this turn, and marks the result with his MO marker {§7.1.b}.',
    ],
  },
  '6.0.B': {
    title: 'Action Phase',
    text: [
      'There are six action rounds. In each, AP takes one action first, then CP: the no-card play of 1 OPS, or one card played for OPS, SR, RPs or its event {§8.2}.',
      'A card with a yellow box that is played as an event gives its OPS too in the same play. A card with an asterisk that is played as an event leaves the game; all other played cards are discarded.',
    ],
  },
  '6.0.C': {
    title: 'Attrition Phase',
    text: [
      'All units out of supply lose a step, all at the same time {§14.3.2}. Reduced LCUs are eliminated for good and go to the Eliminated Units box; no SCU replaces them. Reduced SCUs are destroyed and go to the Replaceable Units box.',
      'Then the control of each empty space that is out of supply passes to the other side, unless it has an undestroyed fort or a supply source or is a region {§11.2.k}.',
    ],
  },
  '6.0.D': {
    title: 'Siege Phase',
    text: [
      'A die is rolled for each fort besieged by enough enemy units {§20.3.1.a}. If it shows more than the CF of the fort, the fort surrenders: a Fort Destroyed marker is placed and the besieger takes control {§20.4}. Otherwise nothing happens.',
    ],
  },
  '6.0.E.1.a': {
    title: 'War Status: armistice marker',
    text: [
      'The War Status Phase begins with moving the armistice marker for RUSSIAN WAR WEARINESS and LONG LIVE THE TSAR! It moves now, not when the card is played, and never above 40 {§17.3.2.c}.',
      '{#235} If both were played in one turn their points are added up first: a marker at 40 stays there, in whatever order they were played.',
      '{#17} The phase follows this order: victory, armistice, commitment, collapses. The loss of National Will that ROYAL NAVY BLOCKADE causes in winter is taken in the first step.',
    ],
  },
  '6.0.E.1.b': {
    title: 'War Status: automatic victory',
    text: ['Players check whether one of them has won an automatic victory. If so, the game ends {§17.3.1}.'],
  },
  '6.0.E.2': {
    title: 'War Status: armistice',
    text: [
      'If nobody has won automatically, players check whether there is an armistice {§17.3.2}. If so, the game ends, and the VP level decides who has won.',
    ],
  },
  '6.0.E.3': {
    title: 'War Status: commitment levels',
    text: [
      'If the game goes on, each player checks whether his commitment level rises {§17.2}. If it does, he shuffles the cards of the new level with his draw pile and discard pile, without cards removed for good, into a new draw pile.',
    ],
  },
  '6.0.E.4.a': {
    title: 'War Status: collapse of smaller nations',
    text: ['Players check whether Bulgaria {§26.2.3}, Romania {§26.5.3} or Serbia {§26.6.2} has collapsed.'],
  },
  '6.0.E.4.b': {
    title: 'War Status: collapse of Austria-Hungary',
    text: ['Players check whether Austria-Hungary has collapsed {§23.5}.'],
  },
  '6.0.F.1.a': {
    title: 'Rebellion: Austria-Hungary and Germany',
    text: [
      'The AP player checks whether the National Will of AH or GE is at National Demoralization, box 2. If so, rebellion can break out in that nation {§23.0}.',
    ],
  },
  '6.0.F.1.b': {
    title: 'Rebellion: Russia',
    text: [
      'Then the CP player checks whether the National Will of RU is at National Demoralization. If so, rebellion can break out in Russia {§23.0}.',
    ],
  },
  '6.0.F.1.c': {
    title: 'Lowest National Will',
    text: ['The National Will markers never fall below box 2 of the track.'],
  },
  '6.0.F.2.a': {
    title: 'Start of the Russian Revolution',
    text: [
      'If RUSSIAN REVOLUTION has been played, the Revolution marker is placed on the next turn of the turn track {§23.4.1.b}. When the turn marker reaches that turn, it is moved to the Russian Revolution track, and the revolution begins {§23.4}.',
    ],
  },
  '6.0.F.2.b': {
    title: 'Advance of the Russian Revolution',
    text: [
      'In the Rebellion/Revolution Phase of each turn after that, the Revolution marker advances one stage and the effects of that stage are carried out {§23.4.2}. It does not advance while there is no uprising in Russia {§23.4.2.d}.',
      '{#101} In the turn in which the revolution begins it does not advance. Stage 1 comes in this phase of the turn after, if there is an uprising in Russia.',
    ],
  },
  '6.0.G': {
    title: 'Replacement Phase',
    text: [
      'Players spend the RPs they have recorded {§16.0}. AP makes all its replacements before CP begins. RPs not spent are lost.',
      '{#21} Of two partners the western and the Austro-Hungarian player are first.',
    ],
  },
  '6.0.H.1.a': {
    title: 'Face-up cards with an asterisk',
    text: [
      'Cards with an asterisk that were played as events and still lie face up are removed from the game.',
    ],
  },
  '6.0.H.1.b': {
    title: 'Other face-up cards',
    text: ['All other cards that lie face up go to the discard pile of their owner.'],
  },
  '6.0.H.2': {
    title: 'Discarding combat cards',
    text: [
      'Before new cards are drawn, each player may discard any combat cards (CCs) in his hand. They are the only cards that may be discarded at will; all others stay until they are played.',
      '{#19} AP discards before CP, and all discards come before all draws. Whether a player is asked depends on public knowledge only, so the question does not betray a hand.',
    ],
  },
  '6.0.H.3.a': {
    title: 'Drawing cards',
    text: [
      'Each player draws from his pile until he has seven cards, those kept from before included. Partners draw up to four each, a single player against two up to eight {§4.4}.',
    ],
  },
  '6.0.H.4.a': {
    title: 'Empty draw pile',
    text: [
      'If the draw pile of a player runs out, he shuffles his discard pile and draws on to a full hand.',
      '{#18} Discards are shuffled back only when the pile is empty; every turn is an option. If there are no discards either, the hand stays small.',
    ],
  },
  '6.0.H.4.b': {
    title: 'Option: reshuffle every turn',
    text: [
      'Optional rule: each turn each player shuffles his draw pile and discard pile together before he draws.',
    ],
  },
  '6.0.I': {
    title: 'End of Turn',
    text: ['The turn marker advances one space on the turn track, and the sequence begins again.'],
  },
}
