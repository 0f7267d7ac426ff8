import type { ChapterTexts } from '../shape.ts'

export const cards: ChapterTexts<'9'> = {
  '9.0': {
    title: 'Strategy Cards',
    text: ['What strategy cards are, and what they can be played for.'],
  },
  '9.1': {
    title: 'Cards drive play',
    text: [
      'Nearly everything a player does, movement and attacks included, begins with a strategy card. The only exception is the no-card play for 1 OPS {§8.2.e}.',
      'A card shows:',
      '- upper left, its OPS and SR value; on yellow the card gives its event and its OPS {§9.3.b}, on red it is a combat card (CC) {§9.8}',
      '- the deck it belongs to, its title and, if it leaves the game after its event, an asterisk',
      '- its war status points, in parentheses {§9.2.c}',
      '- its text, the condition of its event, and at the foot its RP box {§9.6}',
    ],
  },
  '9.2': {
    title: 'The Three Decks',
    text: [
      'Each side has three decks, which come into play one after the other.',
      '{#20} Both players may look at the cards that have been discarded or removed.',
    ],
  },
  '9.2.a': {
    title: 'Three decks',
    text: ['Each player has a Mobilization, a Limited War and a Total War deck.'],
  },
  '9.2.b': {
    title: 'Adding decks',
    text: [
      'Both players begin Turn 1 with their Mobilization cards only. The other decks are added as their commitment level rises {§17.2}.',
    ],
  },
  '9.2.c': {
    title: 'War status points',
    text: [
      "When a card with a number in parentheses after its title is played as an event, its player's War Status and the Combined War Status go up by that number {§17.1}.",
    ],
  },
  '9.3': {
    title: 'Using Strategy Cards',
    text: ['How a card may be used, and where it goes afterwards.'],
  },
  '9.3.a': {
    title: 'Four uses',
    text: ['A card is played for one of four things: OPS, SR, RPs or its event.'],
  },
  '9.3.b': {
    title: 'Yellow box',
    text: [
      'A card with a yellow box gives both its event and its OPS in the same play. Its event is carried out first; then its OPS activate spaces for movement or attack.',
    ],
  },
  '9.3.c': {
    title: 'Asterisk: removed',
    text: ['A card with an asterisk leaves the game for good when it is played as an event.'],
  },
  '9.3.d': {
    title: 'Discarded',
    text: [
      'A card used for OPS, SR or RPs goes to the discard pile of its player. Points that are not used are lost.',
    ],
  },
  '9.4': {
    title: 'OPS points',
    text: [
      'A card played for OPS gives as many points as the number in its upper left corner. OPS activate spaces, not units. In regions it is the other way round: there units are activated, as stacks, and not the region.',
      'Units of an activated space, or of an activated stack, may move or attack in this round.',
    ],
  },
  '9.4.1': {
    title: 'Cost of Activation',
    text: ['How many OPS it costs to activate a space or a stack.'],
  },
  '9.4.1.a': {
    title: 'Cost of a space',
    text: [
      'Activating a space for movement or attack costs 1 OPS for each nationality that has units in it, even if the units of one of them are to do nothing. Germans alone cost 1, Germans and Austro-Hungarians together 2.',
      '{#29} HQs and heavy artillery count as their nation, but a space with an HQ costs 1. Serbia and Montenegro are two nations.',
      '{#146} Nations that a card names together (OBER OST) count as one among themselves. A single nation that a card makes free (ENVER-FALKENHAYN SUMMIT) adds nothing where another nation is present. The cost is never less than that of one nation.',
    ],
  },
  '9.4.1.b': {
    title: 'Cost in a region',
    text: [
      'In a region units are activated singly or, within the stacking limit, grouped free of charge into stacks beforehand. A stack costs 1 OPS for each nationality in it. Each is activated by itself and has its own Move or Attack marker.',
    ],
  },
  '9.4.2': {
    title: 'Activation Exceptions',
    text: ['Three cases in which the activation differs from the normal rule.'],
  },
  '9.4.2.a': {
    title: 'Lemnos',
    text: [
      'Units on Lemnos can be activated for movement only, singly or in stacks that are formed free of charge within the stacking limit. The cost is 1 OPS for each nationality in the stack.',
    ],
  },
  '9.4.2.b': {
    title: 'With an HQ',
    text: [
      'Units stacked with an HQ count as a single nationality when they are activated, so their space costs 1 OPS {§12.1.3.b}. This does not loosen the condition for attacks by several nations {§12.1.3.a}.',
    ],
  },
  '9.4.2.c': {
    title: 'MO: no British or French attack',
    text: [
      'If the MO "British/French may not attack" was rolled, BR and FR units are left out when the cost of activating a space for attack is counted, unless they take part in an attack. They are always counted for movement.',
    ],
  },
  '9.4.3': {
    title: 'Movement or Attack',
    text: ['What spaces and units may be activated for, and which cannot be activated.'],
  },
  '9.4.3.a': {
    title: 'One or the other',
    text: [
      'In one action round a space is activated either for movement or for attack, never for both. A Move or an Attack marker on its units shows which.',
      '{#30} A space can always be activated for movement, but for attack only if there is a legal target at that moment; a unit of CF 0 has one only if others could attack it too. A space or stack is activated once in a round.',
    ],
  },
  '9.4.3.b': {
    title: 'Digging instead of moving',
    text: [
      'If a space with an LCU has been activated for movement, its units may build a trench there instead of moving {§19.2}.',
    ],
  },
  '9.4.3.c': {
    title: 'Units in regions',
    text: [
      'Units and stacks in a region, too, are activated either for movement or for attack in a round, not for both. The marker is put on the unit or stack itself.',
    ],
  },
  '9.4.3.d': {
    title: 'Lemnos: movement only',
    text: ['Units and stacks on Lemnos get Move markers only; nobody attacks from Lemnos.'],
  },
  '9.4.3.e': {
    title: 'What cannot be activated',
    text: ['A space that is empty, or holds only a fort or only uprisings, cannot be activated.'],
  },
  '9.4.3.f': {
    title: 'Uprisings in regions',
    text: ['Uprisings in a region cannot be activated either, for movement or for attack.'],
  },
  '9.4.4': {
    title: 'Order of Activation',
    text: ['In what order the activated units act.'],
  },
  '9.4.4.a': {
    title: 'Movement first',
    text: [
      'When all Move and Attack markers have been placed, the player first moves any or all of the units that have Move markers.',
    ],
  },
  '9.4.4.b': {
    title: 'Attacks afterwards',
    text: [
      'When all movement is finished, the player attacks with any or all of the units that have Attack markers.',
    ],
  },
}
