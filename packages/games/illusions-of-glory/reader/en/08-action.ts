import type { ChapterTexts } from '../shape.ts'

export const action: ChapterTexts<'8'> = {
  '8.0': {
    title: 'Action Phase',
    text: ['The phase in which the players act in turn.'],
  },
  '8.1': {
    title: 'General Rules',
    text: ['How the phase is divided into action rounds.'],
  },
  '8.1.a': {
    title: 'Six rounds',
    text: [
      'The Action Phase has six action rounds. In each, AP takes its action first. When CP has taken its action, the round is complete.',
    ],
  },
  '8.1.b': {
    title: 'What happens in a round',
    text: [
      'Activation for movement and attack, strategic redeployment, the gain of RPs and events all happen in action rounds.',
    ],
  },
  '8.1.c': {
    title: 'Five more',
    text: ['Players go on like this for five more rounds. Then the Action Phase of the turn is over.'],
  },
  '8.2': {
    title: 'Possible actions',
    text: ['In his action round each player takes exactly one of the following actions.'],
  },
  '8.2.a': {
    title: 'OPS',
    text: ['Play a strategy card for its operation points (OPS) {§9.4}.'],
  },
  '8.2.b': {
    title: 'SR',
    text: ['Play a strategy card for strategic redeployment (SR) {§9.5}.'],
  },
  '8.2.c': {
    title: 'RPs',
    text: ['Play a strategy card for its replacement points (RPs) {§9.6}.'],
  },
  '8.2.d': {
    title: 'Event',
    text: ['Play a strategy card as an event, as its text says {§9.7}.'],
  },
  '8.2.e': {
    title: 'No-card play',
    text: [
      'Take 1 OPS without a card. It activates one space, or one stack of a single nation in a region or on Lemnos, for movement (building a trench included {§19.2.a}) or for attack. What costs 2 OPS cannot be activated with it.',
      'In the first action round it may place an uprising unit in a demoralized nation of the other side instead {§23.3.1.d}.',
      '{#28} The first action round means the action of each side in round 1.',
    ],
  },
  '8.3': {
    title: 'Action Markers',
    text: ['How actions are recorded, and which of them are limited.'],
  },
  '8.3.a': {
    title: 'Recording actions',
    text: [
      'A player records the type of his action with the numbered marker of the round on his action chart.',
    ],
  },
  '8.3.b': {
    title: 'Once a turn for a player',
    text: [
      'Some actions can be taken only once a turn by a player, as the chart shows: one reinforcement card for each nation {§9.7.3.a}, one sea invasion card {§25.1.e}.',
    ],
  },
  '8.3.c': {
    title: 'Once a turn for both',
    text: [
      'Some actions, like the entry of a neutral, can be taken only once a turn by both players together {§9.7.2.a}.',
    ],
  },
}
