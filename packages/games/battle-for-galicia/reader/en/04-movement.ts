import type { ChapterTexts } from '../shape.ts'

export const movement: ChapterTexts<'4'> = {
  '4.0': {
    title: 'Movement',
    text: ['What units may do in their own movement phase. Cavalry can also move in the enemy’s {§12.1}.'],
  },
  '4.1': {
    title: 'Movement allowance',
    text: [
      'In your movement phase a unit spends at most its MA in MPs. What it does not spend is lost; it cannot be saved or given to another unit.',
      'No unit ever enters a hex that holds an enemy unit.',
    ],
  },
  '4.2': {
    title: 'How to move',
    text: [
      'A unit goes from hex to neighbouring hex. For each step it pays the cost of the hex it enters, the cost of a river, bridge or ridge on the hexside it crosses, and the cost of enemy zones of control {§6.3}. The chart is in {§aid.tec}.',
      'Units move one by one or together as a stack. Each keeps count of its own MPs, so you may drop units on the way and let the rest go on.',
      '{#52} If you choose a distant hex, the units take the cheapest way, hex by hex; to a neighbouring hex they go straight across if they can pay it. If enemy cavalry reacts on the way they stop there, and you decide anew. To go another way, march hex by hex.',
    ],
  },
  '4.3': {
    title: 'Minimum move',
    text: [
      'A unit may always move one hex, however many MPs it would cost and whatever zones lie there. For that it gives up the rest: it may spend no MPs in this player turn, neither before nor after.',
      '{#46} It sets aside costs, not prohibitions: hexes with enemies, marsh, the shaded hexes, the fortress and restriction dots stay closed. It is open only to units that have spent nothing in this phase. A stack may make it together; units that can afford the hex simply pay and may go on alone.',
    ],
  },
  '4.4': {
    title: 'Resting instead of moving',
    text: [
      'A unit that has lost CE or a step and meets the conditions may spend 4 MPs without leaving its hex in order to recover {§10.3}.',
    ],
  },
  '4.5': {
    title: 'The shaded hexes in the east',
    text: [
      'Through GT5 no A-H unit may move of its own will into one of the nine shaded hexes 3.01 to 11.01 on the right-hand edge. That holds for movement and for cavalry reaction {§12.1.note}; advance after combat is closed to it as well {§9.3.2}. A retreat is not of its own will and may lead there.',
    ],
  },
  '4.6': {
    title: 'Other limits',
    text: ['Enemy zones of control make movement dearer: {§6.3}.'],
  },
}
