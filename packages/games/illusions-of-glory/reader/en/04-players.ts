import type { ChapterTexts } from '../shape.ts'

export const players: ChapterTexts<'4.4'> = {
  '4.4': {
    title: 'More than two players',
    text: [
      'The game can be played by two AP players against one CP player, by two CP players against one AP player, or by two against two.',
    ],
  },
  '4.4.1': {
    title: 'Two AP Players',
    text: ['How two AP players share command, cards and rounds, and what changes for a single opponent.'],
  },
  '4.4.1.a.1': {
    title: 'Command of AP units',
    text: [
      'One AP player commands the RU units. The other commands SB, MN, IT, BR, FR and RO units, and GR units if Greece is an ally of AP.',
    ],
  },
  '4.4.1.a.2': {
    title: 'Uprisings placed by AP',
    text: [
      'The Russian player directs the placement of GE uprisings, the other AP player that of AH uprisings.',
      '{#14} When an uprising is placed by a no-card play, the acting player names the nation, and whoever directs the uprisings of that nation places it.',
    ],
  },
  '4.4.1.a.3': {
    title: 'AP draw pile',
    text: [
      'The Russian player makes the AP draw pile of the cards of the scenario. In the campaign and in the scenario that begins in 1914 {§30.1} these are the AP Mobilization cards.',
    ],
  },
  '4.4.1.a.4': {
    title: 'AP plan',
    text: [
      'If the game begins on Turn 1, the Russian player takes DRIVE ON EAST PRUSSIA or GALICIA OFFENSIVE from the pile.',
    ],
  },
  '4.4.1.a.5': {
    title: 'AP deck of 1916',
    text: [
      'In the scenario Brusilov Offensive and Beyond the draw pile is AP cards 3, 5, 9, 16, 19, 26, 31 and 36–55, not those of the two-player game {§30.2.1.a}. The Russian player takes THE BRUSILOV OFFENSIVE from it.',
    ],
  },
  '4.4.1.a.6': {
    title: 'AP hands',
    text: [
      'The pile is shuffled. The Russian player draws three more cards and has four; the other AP player draws four.',
    ],
  },
  '4.4.1.a.7': {
    title: 'Use of the cards',
    text: [
      'Each card gives points to activate spaces or units in regions, or for SR. It can be played for its RPs or as an event instead.',
    ],
  },
  '4.4.1.a.8': {
    title: 'Order of the AP rounds',
    text: [
      'The Russian player plays a card, or makes the no-card play of 1 OPS, in AP rounds 1, 3 and 5; the other AP player does so in rounds 2, 4 and 6.',
      '{#10} The acting partner activates and redeploys only what he commands, never units of the other. Units of an event are placed by their commander. Combat cards may come from either hand, chosen by whoever commands the attack or the defence.',
    ],
  },
  '4.4.1.a.9': {
    title: 'AP share their hands',
    text: [
      'In each round the acting AP player may play a card from his own hand or from that of the other AP player. He may look at the other hand before he decides, so he has up to eight cards to choose from.',
      '{#9} Partners may always see the cards of each other.',
    ],
  },
  '4.4.1.a.10': {
    title: 'AP forces',
    text: [
      'Each AP player directs movement, combat, advance, retreat and SR of his own units and chooses which of them take losses. Each decides on gathering RPs from the cards he holds.',
    ],
  },
  '4.4.1.a.11': {
    title: 'Romanians with Russians',
    text: [
      'The Russian player also commands RO units stacked with his own, the only ones that can stack with RU, until the other AP player takes them out of the stack. This includes movement, combat, advance, retreat, losses and SR.',
      '{#11} Russia commands whatever stands in a space with its units, and Germany likewise. The stack obeys one command until that commander parts it. In regions each unit keeps its own commander.',
      '{#196} Whoever commands a stack sends all of it back to the end of a retreat, and out of a broken siege, even when his own units have gone first. If fire destroys all of his own, the others obey their own player again.',
      '{#200} The RU 2/4 Special and the Yugoslav division bring Romanians beside them under the Russian player; among other western troops they obey the western one. Under the treaty the Yugoslav division is Serbian in this too.',
    ],
  },
  '4.4.1.a.12': {
    title: 'RPs of AP',
    text: ['The Russian player spends the RU RPs, the other AP player the IT and AP-A RPs.'],
  },
  '4.4.1.a.13': {
    title: 'AP draw',
    text: [
      'In the Strategy Card Draw Phase each AP player draws from the AP pile until he has four cards, those kept from before included.',
    ],
  },
  '4.4.1.a.14': {
    title: 'After Brest-Litovsk',
    text: [
      'Once TREATY OF BREST-LITOVSK has been played, the Russian player decides whenever cards are drawn whether he plays his cards himself or lets the other AP player play them.',
      '{#13} He decides in the Strategy Card Draw Phase, when all have drawn, for the whole of the next turn; for the first time in the turn in which the treaty card was played.',
    ],
  },
  '4.4.1.b.1': {
    title: 'Single CP player: pile',
    text: [
      'A single CP player against two AP players makes his draw pile of the CP cards of the scenario. In the campaign and in the scenario that begins in 1914 {§30.1} these are the CP Mobilization cards.',
    ],
  },
  '4.4.1.b.2': {
    title: 'Single CP player: first card',
    text: [
      'If the game begins on Turn 1, he takes a Mobilization card of 4 OPS of his choice from the pile.',
    ],
  },
  '4.4.1.b.3': {
    title: 'Single CP player: deck of 1916',
    text: [
      'In the scenario Brusilov Offensive and Beyond his pile is CP cards 6, 11, 17, 26, 28 and 34–55, not those of the two-player game {§30.2.1.b}. He takes a card of 4 OPS from it.',
    ],
  },
  '4.4.1.b.4': {
    title: 'Single CP player: hand',
    text: ['Then he shuffles the pile and draws seven more cards, for a hand of eight.'],
  },
  '4.4.1.b.5': {
    title: 'Single CP player: draw',
    text: [
      'In the Strategy Card Draw Phase he draws until he has eight cards, those kept from before included.',
    ],
  },
  '4.4.2': {
    title: 'Two CP Players',
    text: ['How two CP players share command, cards and rounds, and what changes for a single opponent.'],
  },
  '4.4.2.a.1': {
    title: 'Command of CP units',
    text: [
      'One CP player commands the AH units. The other commands GE, TU and BU units, and GR units if Greece is an ally of CP.',
    ],
  },
  '4.4.2.a.2': {
    title: 'Uprisings placed by CP',
    text: ['The Austro-Hungarian player directs the placement of RU uprisings.'],
  },
  '4.4.2.a.3': {
    title: 'CP draw pile',
    text: [
      'The Austro-Hungarian player makes the CP draw pile of the cards of the scenario. In the campaign and in the scenario that begins in 1914 {§30.1} these are the CP Mobilization cards.',
    ],
  },
  '4.4.2.a.4': {
    title: 'CP first card',
    text: [
      'If the game begins on Turn 1, the Austro-Hungarian player takes a Mobilization card of 4 OPS from the pile.',
    ],
  },
  '4.4.2.a.5': {
    title: 'CP deck of 1916',
    text: [
      'In the scenario Brusilov Offensive and Beyond the draw pile is CP cards 6, 11, 17, 26, 28 and 34–55, not those of the two-player game {§30.2.1.b}. The Austro-Hungarian player takes a card of 4 OPS from it.',
    ],
  },
  '4.4.2.a.6': {
    title: 'CP hands',
    text: [
      'The pile is shuffled. The Austro-Hungarian player draws three more cards and has four; the other CP player draws four.',
    ],
  },
  '4.4.2.a.7': {
    title: 'Use of the cards',
    text: [
      'Each card gives points to activate spaces or units in regions, or for SR. It can be played for its RPs or as an event instead.',
    ],
  },
  '4.4.2.a.8': {
    title: 'Order of the CP rounds',
    text: [
      'The Austro-Hungarian player plays a card, or makes the no-card play of 1 OPS, in CP rounds 1, 3 and 5; the other CP player does so in rounds 2, 4 and 6.',
    ],
  },
  '4.4.2.a.9': {
    title: 'CP share their hands',
    text: [
      'In each round the acting CP player may play a card from his own hand or from that of the other CP player. He may look at the other hand before he decides, so he has up to eight cards to choose from.',
      '{#173} The points of TSAR’S ARMORIES are divided by whoever plays the card, though it may come from the hand of his partner. After the collapse of Austria-Hungary there are none for AH.',
    ],
  },
  '4.4.2.a.10': {
    title: 'CP forces',
    text: [
      'Each CP player directs movement, combat, advance, retreat and SR of his own units and chooses which of them take losses. Each decides on gathering RPs from the cards he holds.',
    ],
  },
  '4.4.2.a.11': {
    title: 'Austro-Hungarians with Germans',
    text: [
      'The German player also commands AH units stacked with GE units until the other CP player takes them out of the stack. This includes movement, combat, advance, retreat, losses and SR.',
      '{#170} When an event transfers Austro-Hungarian corps, the Austro-Hungarian player sends those that stand with Germans too, and says where they go. An HQ or heavy artillery left alone goes to the nearest own troops.',
      '{#256} A space with units of both that he has activated obeys him to the end of the round, though his own units have moved away, advanced or been lost; he also says who of them suffers.',
    ],
  },
  '4.4.2.a.12': {
    title: 'RPs of CP',
    text: [
      'The Austro-Hungarian player spends the AH RPs, the other CP player the GE and CP-A RPs.',
      '{#254} If CP takes a landing, the player of Germany says to which pool the captured point goes, whoever’s units have taken it.',
    ],
  },
  '4.4.2.a.13': {
    title: 'CP draw',
    text: [
      'In the Strategy Card Draw Phase each CP player draws from the CP pile until he has four cards, those kept from before included.',
    ],
  },
  '4.4.2.a.14': {
    title: 'After the collapse of Austria-Hungary',
    text: [
      'If Austria-Hungary collapses, the German player plays the cards of the other CP player in addition to his own.',
    ],
  },
  '4.4.2.b.1': {
    title: 'Single AP player: pile',
    text: [
      'A single AP player against two CP players makes his draw pile of the AP cards of the scenario. In the campaign and in the scenario that begins in 1914 {§30.1} these are the AP Mobilization cards.',
    ],
  },
  '4.4.2.b.2': {
    title: 'Single AP player: plan',
    text: [
      'If the game begins on Turn 1, he takes DRIVE ON EAST PRUSSIA or GALICIA OFFENSIVE from the pile.',
    ],
  },
  '4.4.2.b.3': {
    title: 'Single AP player: deck of 1916',
    text: [
      'In the scenario Brusilov Offensive and Beyond his pile is AP cards 3, 5, 9, 16, 19, 26, 31 and 36–55, not those of the two-player game {§30.2.1.a}. He takes THE BRUSILOV OFFENSIVE from it.',
    ],
  },
  '4.4.2.b.4': {
    title: 'Single AP player: hand',
    text: ['Then he shuffles the pile and draws seven more cards, for a hand of eight.'],
  },
  '4.4.2.b.5': {
    title: 'Single AP player: draw',
    text: [
      'In the Strategy Card Draw Phase he draws until he has eight cards, those kept from before included.',
    ],
  },
}
