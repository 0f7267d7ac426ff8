import type { ChapterTexts } from '../shape.ts'

export const cavalry: ChapterTexts<'12'> = {
  '12.0': { title: 'Cavalry', text: ['What cavalry can do, and what it cannot.'] },
  '12.1': {
    title: 'Cavalry reaction',
    text: [
      'In the enemy’s movement phase, and in his reinforcement phase, your cavalry may step aside when he triggers it {§12.1.1}. It never has to. Cavalry with a restriction dot may react before its release {§2.1.move-restriction}.',
      '{#53} A move that led to the question whether cavalry reacts cannot be undone, whatever the answer; nor can a move next to a stack under which cavalry might have lain.',
    ],
  },
  '12.1.1': {
    title: 'What triggers a reaction',
    text: ['Either of two things: {§12.1.1.trigger1} or {§12.1.1.trigger2}.'],
  },
  '12.1.1.trigger1': {
    title: 'First trigger: he comes near',
    text: [
      'An enemy unit moves next to your cavalry, or is placed there as a reinforcement {§14.0.b}, and until then no enemy was adjacent to that cavalry.',
    ],
  },
  '12.1.1.trigger2': {
    title: 'Second trigger: he slips past',
    text: [
      'An enemy unit moves from a hex next to your cavalry to another hex that is next to the same cavalry or to any other unit of your side.',
    ],
  },
  '12.1.2': {
    title: 'How to react',
    text: [
      'The question comes the moment it is triggered, and the owner of the cavalry answers at once. After the first trigger the unit may move 1 hex. After the second it may do the same, but not into the hex the enemy has just left. It costs no MPs.',
      '{#33} One hex for each trigger, any number of times in a phase. Closed are marsh, enemies, a hex where the unit would exceed the stacking limit, the shaded hexes to A-H through GT5 and 3.15 to Russians. A stack that moves together is one mover. Rivers do not matter. The mover goes on afterwards.',
      '{#51} The program finds the trigger, also where the cavalry is hidden, and asks its owner; that he is asked tells the mover that cavalry is there. If it has nowhere to go, nobody is asked.',
    ],
  },
  '12.1.3': {
    title: 'Limits of a reaction',
    text: [
      'Reacting cavalry may not enter an EZOC other than that of the unit which triggered it. Here a unit of yours in the hex does cancel the EZOC.',
    ],
  },
  '12.1.3.example': {
    title: 'Example of a reaction',
    text: [
      'A-H cavalry stands in 13.15, a Russian unit next to it in 14.15. The Russian goes to 14.14, from zone to zone. The cavalry may move to any neighbour of 13.15 except 14.14, where he is, and 14.15, which he has just left.',
    ],
  },
  '12.1.note': {
    title: 'The only move out of turn',
    text: [
      'Reaction is the one case in which units move of their own will in the opponent’s turn. So it is voluntary movement, and the ban on the shaded hexes applies to it {§4.5}.',
    ],
  },
  '12.2': {
    title: 'Other limits of cavalry',
    text: ['Cavalry never fights together with infantry {§7.5}, and never recovers {§10.3.3}.'],
  },
}
