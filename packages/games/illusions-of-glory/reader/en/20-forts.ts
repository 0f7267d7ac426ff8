import type { ChapterTexts } from '../shape.ts'

export const forts: ChapterTexts<'20'> = {
  '20.0': {
    title: 'Forts',
    text: ['How forts help their defenders, how they are destroyed, and how they are besieged.'],
  },
  '20.1': {
    title: 'General Rules',
    text: ['What a fort means for movement, combat and control.'],
  },
  '20.1.1': {
    title: 'Entering a Fort Space',
    text: ['Who may enter the space of an enemy fort.'],
  },
  '20.1.1.a': {
    title: 'Only to besiege it',
    text: [
      'Combat units may enter the space of an enemy fort that is not besieged, by movement or advance, only if they can besiege it.',
    ],
  },
  '20.1.1.b': {
    title: 'Enough must stop',
    text: [
      'When units enter the space of an enemy fort that is not besieged, by movement or advance, as many as are needed to besiege it must stop there.',
    ],
  },
  '20.1.1.c': {
    title: 'Uprisings',
    text: [
      'An uprising may be placed in the space of an undestroyed fort, but it cannot attack or besiege the fort.',
    ],
  },
  '20.1.2': {
    title: 'Attacking a Fort before a Successful Siege',
    text: ['From where a fort may be attacked.'],
  },
  '20.1.2.a': {
    title: 'No siege needed',
    text: ['A fort need not be besieged to be destroyed.'],
  },
  '20.1.2.b': {
    title: 'From outside',
    text: ['A fort that is not besieged may be attacked, and destroyed, from connected spaces and regions.'],
  },
  '20.1.2.c': {
    title: 'Besieged forts',
    text: ['A besieged fort may be attacked only by units in its own space.'],
  },
  '20.1.3': {
    title: 'Fort Combat Strength',
    text: ['What a fort adds in combat.'],
  },
  '20.1.3.a': {
    title: 'In defence',
    text: ['A fort adds its CF to the strength of friendly units that defend its space.'],
  },
  '20.1.3.b': {
    title: 'Not in attack',
    text: ['A fort does not add its CF to friendly units that attack out of its space.'],
  },
  '20.1.4': {
    title: 'Forts and Trenches',
    text: ['Trenches in the spaces of forts.'],
  },
  '20.1.4.a': {
    title: 'With units',
    text: ['Units that defend a fort space with a trench marker have the benefit of the trench too.'],
  },
  '20.1.4.b': {
    title: 'Without units',
    text: ['A fort without units gets nothing from a trench in its space.'],
  },
  '20.1.4.c': {
    title: 'Forts do not dig',
    text: ['A fort by itself, without units, cannot build trenches.'],
  },
  '20.1.5': {
    title: 'Control of Fort Spaces',
    text: ['Who controls the space of a fort.'],
  },
  '20.1.5.a': {
    title: 'As long as it stands',
    text: [
      'The enemy cannot control the space of a fort while the fort is undestroyed, not even if it is besieged.',
    ],
  },
  '20.1.5.b': {
    title: 'VP',
    text: ['A player gets no VP for an enemy fort space until he takes control of it.'],
  },
  '20.1.6': {
    title: 'Forts and Advance After Combat',
    text: ['Advances into fort spaces and beyond them.'],
  },
  '20.1.6.a': {
    title: 'Into a fort space',
    text: [
      'Attackers may not advance into a space with an undestroyed enemy fort unless they can besiege the fort.',
    ],
  },
  '20.1.6.b': {
    title: 'Beyond it',
    text: [
      'If the defenders of a space with an undestroyed fort have retreated two spaces, attackers in excess of those needed to besiege the fort may advance beyond its space.',
    ],
  },
  '20.1.6.c': {
    title: 'A fort on the way',
    text: [
      'If defenders retreat two spaces through another undestroyed fort space of theirs that was not part of the combat, attackers may advance into it if they can besiege that fort.',
    ],
  },
  '20.2': {
    title: 'Destroying a Fort',
    text: ['How combat destroys forts.'],
  },
  '20.2.a': {
    title: 'Units first',
    text: [
      'When a fort space with friendly combat units is attacked, the fort itself is unaffected until all defending units have been destroyed or eliminated.',
    ],
  },
  '20.2.a.1': {
    title: 'What is left of the LN',
    text: [
      'If the LN of the attacker exceeds what is needed to destroy or eliminate the defending units, the unused rest may be applied to the fort.',
    ],
  },
  '20.2.a.2': {
    title: 'At least its CF',
    text: ['The fort is destroyed if the rest of the LN is at least its CF.'],
  },
  '20.2.b': {
    title: 'Survivors protect it',
    text: [
      'If any defending unit survives the combat, the LN does not affect the fort, even if the survivors retreat from its space.',
    ],
  },
  '20.2.c': {
    title: 'A fort alone',
    text: [
      'A fort attacked with no defending units in its space is destroyed if the LN of the attacker is at least its CF. It fires with its CF on the Heavy table.',
    ],
  },
  '20.2.d': {
    title: 'No partial damage',
    text: ['Forts take no partial damage; they are either intact or destroyed.'],
  },
  '20.2.e': {
    title: 'No repair',
    text: ['A destroyed fort stays destroyed for the rest of the game; forts cannot be repaired.'],
  },
  '20.2.f': {
    title: 'Fort Destroyed marker',
    text: [
      'When a fort is destroyed a Fort Destroyed marker is placed at once. If attackers advance into the space, they take control of it.',
    ],
  },
}
