import type { ChapterTexts } from '../shape.ts'

export const movement: ChapterTexts<'11'> = {
  '11.0': {
    title: 'Movement',
    text: ['How units move, and how spaces and regions change hands.'],
  },
  '11.1': {
    title: 'General Rules',
    text: ['Who moves, how far, and where nobody may go.'],
  },
  '11.1.1': {
    title: 'Activating for Movement',
    text: ['Which units may move, and in what order.'],
  },
  '11.1.1.a': {
    title: 'Activated spaces',
    text: [
      'Units in a space may move only if the space has been activated for movement, which a Move marker on them shows.',
    ],
  },
  '11.1.1.b': {
    title: 'One space at a time',
    text: [
      'The movement out of an activated space, or the digging in it, must be finished before units of another space or region move.',
      '{#38} The movement of a space is finished when a unit of another space starts to move, digs or assembles.',
      '{#161} A space in which too many stand, or support alone, is not finished while a unit of it can still move: no other space begins, nothing is dug, taken apart or landed elsewhere. SCUs there may be put together. What is left after that is settled at the end of movement.',
    ],
  },
  '11.1.1.c': {
    title: 'Units in regions',
    text: [
      'Units in a region may move only if they themselves, or their stack, have been activated for movement and bear a Move marker.',
    ],
  },
  '11.1.1.d': {
    title: 'One stack at a time',
    text: [
      'The movement of a unit or stack out of a region must be finished before other units, there or elsewhere, move.',
    ],
  },
  '11.1.1.e': {
    title: 'Before combat',
    text: ['All movement of the round must be finished before the first combat begins.'],
  },
  '11.1.1.f': {
    title: 'No duty to move',
    text: ['Units of an activated space need not move; OPS that are not made use of are lost.'],
  },
  '11.1.1.g': {
    title: 'Different ways',
    text: [
      'Units of one activated space may move to different spaces and by different ways.',
      '{#162} Of several ways of the same length to the space named, one is taken that does not roll the die for Greece, if there is one. A player who wants another way goes in steps, halting where he likes.',
    ],
  },
  '11.1.2': {
    title: 'Movement Restrictions',
    text: ['Connections, costs, and the limit set by the movement factor.'],
  },
  '11.1.2.a': {
    title: 'Along connections',
    text: [
      'Units move along the connecting lines from one space or region to the next. None can be skipped.',
    ],
  },
  '11.1.2.b': {
    title: 'Cost',
    text: [
      'Going from one space or region into another costs 1 MP, whatever the terrain and the kind of connection.',
    ],
  },
  '11.1.2.c': {
    title: 'Lemnos',
    text: ['Moving to Lemnos or away from it always costs 1 MP.'],
  },
  '11.1.2.d': {
    title: 'Halting',
    text: [
      'A unit that enters Lemnos or a region must halt there; so must one that enters a sea-invasion space {§25.2.3.a}.',
    ],
  },
  '11.1.2.e': {
    title: 'Movement factor',
    text: ['In one action round a unit never moves more spaces than its MF.'],
  },
  '11.1.2.f': {
    title: 'No saving up',
    text: ['MPs that are not used are lost. They cannot be saved for later rounds or given to other units.'],
  },
  '11.1.3': {
    title: 'Movement Into or through Activated Spaces',
    text: ['What Move and Attack markers mean for units that come in.'],
  },
  '11.1.3.a': {
    title: 'Move markers',
    text: [
      'A unit may end its move in another space with a Move marker, but it does not move again in that round.',
    ],
  },
  '11.1.3.b': {
    title: 'Attack markers',
    text: ['A unit may move through a space with an Attack marker, but may not end its move there.'],
  },
  '11.1.4': {
    title: 'Movement and Enemy or Uprising Units',
    text: ['Where enemy units and uprisings bar the way.'],
  },
  '11.1.4.a': {
    title: 'Spaces are closed',
    text: [
      'Combat units cannot move into a space with enemy units or uprisings. A space with an unbesieged enemy fort can be entered only by those able to besiege it {§20.1.1.a}.',
      'MASSED CAVALRY CHARGE lets AP cavalry, in its advance after combat, pass through a space that holds CP units which have retreated {§12.8.2}.',
    ],
  },
  '11.1.4.b': {
    title: 'Regions are open',
    text: ['Combat units may move into a region that holds enemy units or uprisings.'],
  },
  '11.1.4.c': {
    title: 'Uprisings do not move',
    text: ['Uprisings themselves do not move, so they enter nothing.'],
  },
  '11.1.5': {
    title: 'Movement and Neutral Nations',
    text: ['Which neutral ground may be entered.'],
  },
  '11.1.5.a': {
    title: 'Bulgaria, Italy, Romania',
    text: ['No unit may move into Bulgaria, Italy or Romania before that nation has entered the war.'],
  },
  '11.1.5.b': {
    title: 'Neutral Greece',
    text: [
      'AP and CP units may move into any unoccupied space of neutral Greece, but it is a risk: Greece may join CP if AP units enter Athens, and AP if CP units enter Athens or Salonika {§26.3.1}. Spaces with neutral Greek units cannot be entered, only attacked {§11.1.5.c}.',
      '{#41} The spaces that may be entered are those without Greek units; none are set up at Athens and Salonika. Control ends when the last unit leaves, except at Athens and Salonika once taken, and for CP at Ft. Rupel and Doiran after their surrender. Trenches stay. No line of the other side runs through a city that was taken, empty or not.',
    ],
  },
  '11.1.5.c': {
    title: 'Attacking neutral Greeks',
    text: [
      "An attack on Greek units while Greece is neutral brings it into the war at once, on the opponent's side.",
      '{#42} The neutral fort of Rupel counts as a garrison: its space cannot be entered, and attacking it is attacking Greece.',
    ],
  },
  '11.1.a': {
    title: 'Who moves',
    text: ['The rules of movement apply to all combat units, HQs and heavy artillery.'],
  },
  '11.1.b': {
    title: 'Uprisings',
    text: ['Uprisings never move; they stay where they have been placed.'],
  },
}
