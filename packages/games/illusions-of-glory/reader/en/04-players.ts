import type { ChapterTexts } from '../shape.ts'

export const players: ChapterTexts<'4.4'> = {
  '4.4': {
    title: 'More than two players',
    text: ['Supports 2 AP vs 1 CP, 2 CP vs 1 AP, 2 AP vs 2 CP.'],
  },
  '4.4.1': {
    title: 'Two AP Players',
    text: ['TODO heading'],
  },
  '4.4.1.a.1': {
    title: 'AP command split',
    text: [
      'With two AP players: one commands RU units, the other SB, MN, IT, BR, FR, RO (and GR if an AP ally).',
    ],
  },
  '4.4.1.a.2': {
    title: 'AP uprising split',
    text: [
      'The RU player places GE uprisings, the other AP player places AH uprisings.',
      '{#14} The acting player names the nation; who directs the uprisings of that nation places it.',
    ],
  },
  '4.4.1.a.3': {
    title: 'AP pile',
    text: [
      "The RU player forms the AP draw pile from the scenario's cards (Mobilization cards in the campaign or scenario 30.1).",
    ],
  },
  '4.4.1.a.4': {
    title: 'AP plan card',
    text: ['If starting Turn 1 the RU player takes DRIVE ON EAST PRUSSIA or GALICIA OFFENSIVE.'],
  },
  '4.4.1.a.5': {
    title: 'AP Brusilov deck',
    text: [
      "In Brusilov Offensive and Beyond the RU player's pile is AP cards 3,5,9,16,19,26,31,36-55 and he takes BRUSILOV OFFENSIVE (differs from the list in 30.2.1.a).",
    ],
  },
  '4.4.1.a.6': {
    title: 'AP hands',
    text: ['Shuffle; RU player draws 3 more (hand 4); the other AP player draws 4.'],
  },
  '4.4.1.a.7': {
    title: 'Card uses',
    text: [
      'Each card gives OPS for activating spaces or region units or for SR, or is played for RP or event.',
    ],
  },
  '4.4.1.a.8': {
    title: 'AP round order',
    text: [
      'RU player plays (card or 1-OPS no-card) in AP rounds 1,3,5; the other AP player in rounds 2,4,6.',
      '{#10} Nothing: he activates and redeploys only what he commands. Units of an event are placed by their commander; combat cards may come from either hand, chosen by whoever commands the attack or the defence.',
    ],
  },
  '4.4.1.a.9': {
    title: 'AP shared choice',
    text: [
      "In each round the acting AP player may play a card from his own or the other AP player's hand (8 cards to choose from) and may look at the other hand before deciding.",
      '{#9} Always.',
    ],
  },
  '4.4.1.a.10': {
    title: 'AP own forces',
    text: [
      'Each AP player directs movement, combat, retreat/advance and SR of his units, chooses which of them take losses, and controls accumulation of RPs from the cards he holds.',
    ],
  },
  '4.4.1.a.11': {
    title: 'RU commands stacked RO',
    text: [
      'The RU player also commands RO units stacked with RU (movement, combat, retreat, losses, SR) until the other AP player unstacks them. (RO are the only units that may stack with RU.)',
      '{#11} Russia commands what stands in a space with its units, Germany likewise. The stack obeys one command until that commander parts it; in regions each unit keeps its own commander.',
    ],
  },
  '4.4.1.a.12': {
    title: 'AP RP control',
    text: ['RU player spends RU RPs; other AP player spends IT and AP-A RPs.'],
  },
  '4.4.1.a.13': {
    title: 'AP draw',
    text: ['In the draw phase each AP player draws up to 4 cards from the AP pile.'],
  },
  '4.4.1.a.14': {
    title: 'After Brest-Litovsk',
    text: [
      'After TREATY OF BREST-LITOVSK is played the RU player decides each later turn whether to play his own cards or let the other AP player play them.',
      '{#13} At the start of every turn after the treaty card was played, after the MO rolls, for the whole turn.',
    ],
  },
  '4.4.1.b.1': {
    title: 'Single CP deck',
    text: ["A single CP player against two APs forms his pile from the scenario's CP cards."],
  },
  '4.4.1.b.2': {
    title: 'Single CP 4-OPS card',
    text: ['If starting Turn 1 he takes a 4-OPS Mobilization card of choice.'],
  },
  '4.4.1.b.3': {
    title: 'Single CP Brusilov deck',
    text: [
      'In the Brusilov scenario his pile is CP cards 6,11,17,26,28,34-55 and he takes a 4-OPS card (differs from 30.2.1.b).',
    ],
  },
  '4.4.1.b.4': {
    title: 'Single CP hand',
    text: ['He shuffles and draws 7 more (hand 8).'],
  },
  '4.4.1.b.5': {
    title: 'Single CP draw',
    text: ['He draws up to 8 cards each draw phase.'],
  },
  '4.4.2': {
    title: 'Two CP Players',
    text: ['TODO heading'],
  },
  '4.4.2.a.1': {
    title: 'CP command split',
    text: ['With two CP players: one commands AH, the other GE, TU, BU (and GR if a CP ally).'],
  },
  '4.4.2.a.2': {
    title: 'CP uprising',
    text: ['The AH player places RU uprisings.'],
  },
  '4.4.2.a.3': {
    title: 'CP pile',
    text: ["The AH player forms the CP draw pile from the scenario's cards."],
  },
  '4.4.2.a.4': {
    title: 'CP 4-OPS card',
    text: ['If starting Turn 1 the AH player takes a 4-OPS Mobilization card.'],
  },
  '4.4.2.a.5': {
    title: 'CP Brusilov deck',
    text: ['In the Brusilov scenario the pile is CP cards 6,11,17,26,28,34-55; he takes a 4-OPS card.'],
  },
  '4.4.2.a.6': {
    title: 'CP hands',
    text: ['Shuffle; AH player draws 3 more (hand 4), other CP player draws 4.'],
  },
  '4.4.2.a.7': {
    title: 'Card uses',
    text: ['As 4.4.1.a.7 for CP.'],
  },
  '4.4.2.a.8': {
    title: 'CP round order',
    text: ['AH player acts in CP rounds 1,3,5; GE player in rounds 2,4,6 (card or no-card 1 OPS).'],
  },
  '4.4.2.a.9': {
    title: 'CP shared choice',
    text: [
      "The acting CP player may play from his own or the partner's hand and may look at the partner's hand first.",
    ],
  },
  '4.4.2.a.10': {
    title: 'CP own forces',
    text: [
      'Each CP player directs his units and chooses their losses, and controls RPs from the cards he holds.',
    ],
  },
  '4.4.2.a.11': {
    title: 'GE commands stacked AH',
    text: [
      'The GE player also commands AH units stacked with GE units until the other CP player unstacks them.',
    ],
  },
  '4.4.2.a.12': {
    title: 'CP RP control',
    text: ['AH player spends AH RPs; other CP player spends GE and CP-A RPs.'],
  },
  '4.4.2.a.13': {
    title: 'CP draw',
    text: ['Each CP player draws up to 4 cards in the draw phase.'],
  },
  '4.4.2.a.14': {
    title: 'After AH collapse',
    text: [
      "If Austria-Hungary collapses, the GE player plays the other CP player's cards in addition to his own.",
    ],
  },
  '4.4.2.b.1': {
    title: 'Single AP deck',
    text: ["A single AP player against two CPs forms his pile from the scenario's AP cards."],
  },
  '4.4.2.b.2': {
    title: 'Single AP plan card',
    text: ['If starting Turn 1 he takes DRIVE ON EAST PRUSSIA or GALICIA OFFENSIVE.'],
  },
  '4.4.2.b.3': {
    title: 'Single AP Brusilov deck',
    text: ['In the Brusilov scenario: AP cards 3,5,9,16,19,26,31,36-55; he takes BRUSILOV OFFENSIVE.'],
  },
  '4.4.2.b.4': {
    title: 'Single AP hand',
    text: ['He shuffles and draws 7 more (hand 8).'],
  },
  '4.4.2.b.5': {
    title: 'Single AP draw',
    text: ['He draws up to 8 cards each draw phase.'],
  },
}
