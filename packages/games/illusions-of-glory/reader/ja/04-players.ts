import type { ChapterTexts } from '../shape.ts'

export const players: ChapterTexts<'4.4'> = {
  '4.4': {
    title: '3人以上のプレイ',
    text: ['TODO Supports 2 AP vs 1 CP, 2 CP vs 1 AP, 2 AP vs 2 CP.'],
  },
  '4.4.1': {
    title: '2人のAPプレイヤー',
    text: ['TODO heading'],
  },
  '4.4.1.a.1': {
    title: 'APの指揮分担',
    text: [
      'TODO With two AP players: one commands RU units, the other SB, MN, IT, BR, FR, RO (and GR if an AP ally).',
    ],
  },
  '4.4.1.a.2': {
    title: 'AP側の蜂起配置の分担',
    text: [
      'TODO The RU player places GE uprisings, the other AP player places AH uprisings.',
      '{#14} TODO The acting player names the nation; who directs the uprisings of that nation places it.',
    ],
  },
  '4.4.1.a.3': {
    title: 'APのパイル',
    text: [
      "TODO The RU player forms the AP draw pile from the scenario's cards (Mobilization cards in the campaign or scenario 30.1).",
    ],
  },
  '4.4.1.a.4': {
    title: 'APの計画カード',
    text: ['TODO If starting Turn 1 the RU player takes DRIVE ON EAST PRUSSIA or GALICIA OFFENSIVE.'],
  },
  '4.4.1.a.5': {
    title: 'APのブルシーロフ用デッキ',
    text: [
      "TODO In Brusilov Offensive and Beyond the RU player's pile is AP cards 3,5,9,16,19,26,31,36-55 and he takes BRUSILOV OFFENSIVE (differs from the list in 30.2.1.a).",
    ],
  },
  '4.4.1.a.6': {
    title: 'APの各手札',
    text: ['TODO Shuffle; RU player draws 3 more (hand 4); the other AP player draws 4.'],
  },
  '4.4.1.a.7': {
    title: 'カードの用途',
    text: [
      'TODO Each card gives OPS for activating spaces or region units or for SR, or is played for RP or event.',
    ],
  },
  '4.4.1.a.8': {
    title: 'APのラウンド順',
    text: [
      'TODO RU player plays (card or 1-OPS no-card) in AP rounds 1,3,5; the other AP player in rounds 2,4,6.',
      '{#10} TODO Nothing: he activates and redeploys only what he commands. Units of an event are placed by their commander; combat cards may come from either hand, chosen by whoever commands the attack or the defence.',
    ],
  },
  '4.4.1.a.9': {
    title: 'APの手札の共有',
    text: [
      "TODO In each round the acting AP player may play a card from his own or the other AP player's hand (8 cards to choose from) and may look at the other hand before deciding.",
      '{#9} TODO Always.',
    ],
  },
  '4.4.1.a.10': {
    title: 'AP各自の部隊',
    text: [
      'TODO Each AP player directs movement, combat, retreat/advance and SR of his units, chooses which of them take losses, and controls accumulation of RPs from the cards he holds.',
    ],
  },
  '4.4.1.a.11': {
    title: 'ROとのスタックはRUが指揮',
    text: [
      'TODO The RU player also commands RO units stacked with RU (movement, combat, retreat, losses, SR) until the other AP player unstacks them. (RO are the only units that may stack with RU.)',
      '{#11} TODO Russia commands what stands in a space with its units, Germany likewise. The stack obeys one command until that commander parts it; in regions each unit keeps its own commander.',
    ],
  },
  '4.4.1.a.12': {
    title: 'APのRP管理',
    text: ['TODO RU player spends RU RPs; other AP player spends IT and AP-A RPs.'],
  },
  '4.4.1.a.13': {
    title: 'APのカード引き',
    text: ['TODO In the draw phase each AP player draws up to 4 cards from the AP pile.'],
  },
  '4.4.1.a.14': {
    title: 'ブレスト－リトフスク条約後',
    text: [
      'TODO After TREATY OF BREST-LITOVSK is played the RU player decides each later turn whether to play his own cards or let the other AP player play them.',
      '{#13} TODO At the start of every turn after the treaty card was played, after the MO rolls, for the whole turn.',
    ],
  },
  '4.4.1.b.1': {
    title: '単独CPのデッキ',
    text: ["TODO A single CP player against two APs forms his pile from the scenario's CP cards."],
  },
  '4.4.1.b.2': {
    title: '単独CPの4OPSカード',
    text: ['TODO If starting Turn 1 he takes a 4-OPS Mobilization card of choice.'],
  },
  '4.4.1.b.3': {
    title: '単独CPのブルシーロフ用デッキ',
    text: [
      'TODO In the Brusilov scenario his pile is CP cards 6,11,17,26,28,34-55 and he takes a 4-OPS card (differs from 30.2.1.b).',
    ],
  },
  '4.4.1.b.4': {
    title: '単独CPの手札',
    text: ['TODO He shuffles and draws 7 more (hand 8).'],
  },
  '4.4.1.b.5': {
    title: '単独CPのカード引き',
    text: ['TODO He draws up to 8 cards each draw phase.'],
  },
  '4.4.2': {
    title: '2人のCPプレイヤー',
    text: ['TODO heading'],
  },
  '4.4.2.a.1': {
    title: 'CPの指揮分担',
    text: ['TODO With two CP players: one commands AH, the other GE, TU, BU (and GR if a CP ally).'],
  },
  '4.4.2.a.2': {
    title: 'CP側の蜂起配置',
    text: ['TODO The AH player places RU uprisings.'],
  },
  '4.4.2.a.3': {
    title: 'CPのパイル',
    text: ["TODO The AH player forms the CP draw pile from the scenario's cards."],
  },
  '4.4.2.a.4': {
    title: 'CPの4OPSカード',
    text: ['TODO If starting Turn 1 the AH player takes a 4-OPS Mobilization card.'],
  },
  '4.4.2.a.5': {
    title: 'CPのブルシーロフ用デッキ',
    text: ['TODO In the Brusilov scenario the pile is CP cards 6,11,17,26,28,34-55; he takes a 4-OPS card.'],
  },
  '4.4.2.a.6': {
    title: 'CPの各手札',
    text: ['TODO Shuffle; AH player draws 3 more (hand 4), other CP player draws 4.'],
  },
  '4.4.2.a.7': {
    title: 'カードの用途',
    text: ['TODO As 4.4.1.a.7 for CP.'],
  },
  '4.4.2.a.8': {
    title: 'CPのラウンド順',
    text: ['TODO AH player acts in CP rounds 1,3,5; GE player in rounds 2,4,6 (card or no-card 1 OPS).'],
  },
  '4.4.2.a.9': {
    title: 'CPの手札の共有',
    text: [
      "TODO The acting CP player may play from his own or the partner's hand and may look at the partner's hand first.",
    ],
  },
  '4.4.2.a.10': {
    title: 'CP各自の部隊',
    text: [
      'TODO Each CP player directs his units and chooses their losses, and controls RPs from the cards he holds.',
    ],
  },
  '4.4.2.a.11': {
    title: 'AHとのスタックはGEが指揮',
    text: [
      'TODO The GE player also commands AH units stacked with GE units until the other CP player unstacks them.',
    ],
  },
  '4.4.2.a.12': {
    title: 'CPのRP管理',
    text: ['TODO AH player spends AH RPs; other CP player spends GE and CP-A RPs.'],
  },
  '4.4.2.a.13': {
    title: 'CPのカード引き',
    text: ['TODO Each CP player draws up to 4 cards in the draw phase.'],
  },
  '4.4.2.a.14': {
    title: 'AH崩壊後',
    text: [
      "TODO If Austria-Hungary collapses, the GE player plays the other CP player's cards in addition to his own.",
    ],
  },
  '4.4.2.b.1': {
    title: '単独APのデッキ',
    text: ["TODO A single AP player against two CPs forms his pile from the scenario's AP cards."],
  },
  '4.4.2.b.2': {
    title: '単独APの計画カード',
    text: ['TODO If starting Turn 1 he takes DRIVE ON EAST PRUSSIA or GALICIA OFFENSIVE.'],
  },
  '4.4.2.b.3': {
    title: '単独APのブルシーロフ用デッキ',
    text: ['TODO In the Brusilov scenario: AP cards 3,5,9,16,19,26,31,36-55; he takes BRUSILOV OFFENSIVE.'],
  },
  '4.4.2.b.4': {
    title: '単独APの手札',
    text: ['TODO He shuffles and draws 7 more (hand 8).'],
  },
  '4.4.2.b.5': {
    title: '単独APのカード引き',
    text: ['TODO He draws up to 8 cards each draw phase.'],
  },
}
