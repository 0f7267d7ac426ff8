import type { ChapterTexts } from '../shape.ts'

export const limits: ChapterTexts<'8.4.7'> = {
  '8.4.7.a': {
    title: 'Belgians stay in Belgium',
    text: [
      'Belgian units leave Belgium only if the rules of retreat force them. Belgium is hexes 23, 32, 33, 42, 43, 44, 52, 53, 54, 55, 62, 63, 64, 65, 71, 72, 73, 74, 81 and 83.',
      '{#31} The list is used as printed, though a few hexes beside it may hold some Belgian land.',
      '{#93} Belgians who are outside Belgium may move there freely; once back in Belgium they stay.',
      '{#110} In retreat they leave Belgium only when the best priority has no Belgian hex, and never of their own will.',
    ],
  },
  '8.4.7.b': {
    title: 'British and Paris',
    text: [
      'British units never end a move in Paris (19), and retreat there only if nothing else is possible.',
    ],
  },
  '8.4.7.c': {
    title: 'No arrivals in SP hexes',
    text: [
      'Before turn 7 British and French uncertain reinforcements may not be placed in SP hexes {§7.1.1}.',
      '{#14} On turns 1 to 6. Not in scenario 3 {§14.3.1.d.4}.',
    ],
  },
  '8.4.8': {
    title: 'The Schlieffen Plan',
    text: [
      'The plan aims at Paris, not at the Channel. Until turn 7 German combat units may enter an SP hex (1, 7, 8, 14, 15, 16, 23, 24, 32, 33, 42, 43) only if an Allied combat unit is in it. A hex once entered in this way stays open to them.',
      'They cannot cross an empty SP hex in order to reach an occupied one. The rule is not used in scenario 3 {§14.3.1.d.5}.',
      '{#14} It holds on turns 1 to 6.',
      '{#133} HQs and siege artillery are not bound by the plan.',
    ],
  },
  '8.4.9.a': {
    title: 'Paris in Danger hexes',
    text: ['Hexes 9, 10, 18, 20, 28 and 29, the ring around Paris.'],
  },
  '8.4.9.b': {
    title: 'Paris in danger',
    text: [
      'The first time a supplied German combat unit enters a PD hex or moves next to one, Paris is in danger. The events {§8.4.9.c} to {§8.4.9.g} follow, and the Allied player must declare his General Withdrawal on this turn or the next, unless he has done so before {§8.7.2}.',
      'In scenario 3 the withdrawal is not compulsory {§14.3.1.d.6}.',
      '{#16} It is enough that such a unit stands in a PD hex or next to one after any step of a move.',
      '{#17} If it happens on turn 1 or 2, the withdrawal is due on turn 3, the first turn that allows it.',
      '{#57} The duty cannot be dodged: on the last turn allowed the Action Phase does not end before the withdrawal has been declared.',
      '{#132} On the last turn of the game there is no duty to withdraw.',
    ],
  },
  '8.4.9.c': {
    title: 'Army of Alsace',
    text: ['The HQ of the French Army of Alsace leaves the game at once; its troops are needed elsewhere.'],
  },
  '8.4.9.d': {
    title: 'Troops for Paris',
    text: [
      'The two units in the Paris in Danger box go to the next space of the turn track and arrive on that turn {§8.4.9.e} {§8.4.9.f}.',
    ],
  },
  '8.4.9.e': {
    title: '71st Reserve Division',
    text: [
      'When it arrives, the division is placed as its counter says, under the usual conditions for reinforcements {§7.1}.',
    ],
  },
  '8.4.9.f': {
    title: 'IX Corps',
    text: [
      'If the weak IX(−) Corps is on the map, the full IX Corps takes its place there at full strength. If not, it arrives as an uncertain reinforcement {§7.1.1}. In either case IX(−) is out of the game.',
      '{#112} If there is no room for the full corps, IX(−) leaves all the same and IX comes as an uncertain reinforcement.',
    ],
  },
  '8.4.9.g': {
    title: 'A corps by rail to Paris',
    text: [
      'In the Strategic Movement Phase the Allied player may move one French corps to Paris (19) without paying a CAP {§10.2}.',
      '{#37} Once, on the turn of the event, or on turn 3 if it came before strategic movement is allowed.',
    ],
  },
}
