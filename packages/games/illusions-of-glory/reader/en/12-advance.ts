import type { ChapterTexts } from '../shape.ts'

export const advance: ChapterTexts<'12.8'> = {
  '12.8': {
    title: 'Advance After Combat',
    text: ['How attackers follow up a combat.'],
  },
  '12.8.1': {
    title: 'Which Units Can Advance',
    text: ['Who may advance into the defended space, and who may not.'],
  },
  '12.8.1.a': {
    title: 'Into the defended space',
    text: [
      'If all defenders of a space have been destroyed or eliminated, have retreated, or have withdrawn before the combat by a card, up to three attackers at full strength (LCUs or SCUs) may advance into the space and stop there. HQs and heavy artillery may go along with their stack. Nobody has to advance.',
      '{#66} If all defenders are destroyed, attackers at full strength may advance even without having won. Into a region they advance only after a win or if it is empty.',
    ],
  },
  '12.8.1.b': {
    title: 'From several spaces',
    text: [
      'If the attack came from several spaces or regions, any three attackers at full strength may advance.',
    ],
  },
  '12.8.1.c': {
    title: 'Not out of supply',
    text: [
      'Attackers may not advance into a space where they would be out of supply.',
      '{#197} Supply is judged as if the unit had left its old place: the last unit in an enemy region or a neutral Greek port does not advance on a line that ends when it goes. In a retreat from a siege all who must go count as gone; in a region each unit is judged by itself, since the others may stay.',
    ],
  },
  '12.8.1.d': {
    title: 'Forts',
    text: [
      'Attackers may not advance into the space of an enemy fort unless they can besiege it. Enough units for the siege must stop there {§20.3.1.c}.',
    ],
  },
  '12.8.2': {
    title: 'A second space',
    text: [
      'When the defenders retreat two spaces, advancing units may go on into any space the defenders vacated or passed through. They must stop when they enter an unbesieged fort space, a mountain, a swamp or a forest, or when they cross a water obstacle.',
      '{#67} These are spaces the defenders passed, not those where they stopped nor those of a unit that was lost on its way, and they must be empty. Into an enemy fort go those who can besiege it together; once one has gone, the others needed must follow.',
      "{#227} One's own fort does not stop an advance, though it has just been relieved; only a fort of somebody else does.",
      '{#145} With MASSED CAVALRY CHARGE cavalry goes from the defended space or the space advanced on to, through a space that holds only units retreated from this combat, on to an empty one in supply. Terrain that stops an advance stops it too, and the space ridden through does not change hands nor lose a trench.',
    ],
  },
  '12.8.3': {
    title: 'Control',
    text: [
      'Advancing units take control at once of the spaces they enter, unless an enemy fort that is not destroyed stands there.',
    ],
  },
}
