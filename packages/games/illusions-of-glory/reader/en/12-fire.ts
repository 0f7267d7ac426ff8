import type { ChapterTexts } from '../shape.ts'

export const fire: ChapterTexts<'12.3'> = {
  '12.3': {
    title: 'Severe Weather Checks',
    text: ['When the weather can hold up an attack.'],
  },
  '12.3.a': {
    title: 'When',
    text: [
      'The attacker must make a severe weather check before each attack on a mountain space in a winter turn, and on a swamp space in a summer turn.',
      '{#52} Weather and the mountain shift hold in mountain regions as well. Trenches and flank attacks never count in regions.',
    ],
  },
  '12.3.b': {
    title: 'Effect',
    text: [
      'One die is rolled for each attack. If the number is greater than that of the current action round, the fire of the attackers is shifted one column to the left.',
    ],
  },
  '12.3.c': {
    title: 'With an HQ',
    text: [
      'Attackers stacked with an HQ are not affected.',
      '{#50} The check is skipped only if every attacking stack has an HQ.',
      '{#151} In an attack from a region an HQ serves its own stack only, for its DRM and against the weather. In defence it is with the one stack that defends; of several HQs the owner picks one, and one that could not stack with any defender takes no part.',
    ],
  },
  '12.3.d': {
    title: 'Only those attacking',
    text: ['Units of the attacking player that are not in the attack are not affected.'],
  },
  '12.3.e': {
    title: 'Combat cards',
    text: [
      'There are combat cards that spare the attackers the effects of severe weather.',
      '{#51} Some cards let the attacker ignore a failed check; they say so.',
    ],
  },
  '12.4': {
    title: 'Terrain Effects on Combat',
    text: [
      'Mountains, swamps and water make things harder for the attacker. Where several of them apply, their effects add up.',
    ],
  },
  '12.4.1': {
    title: 'Mountains',
    text: [
      'If the defended space is a mountain, the fire of the attacker is shifted one column to the left.',
    ],
  },
  '12.4.2': {
    title: 'Swamps',
    text: ['If the defended space is a swamp, the attacker cannot make a flank attack on it.'],
  },
  '12.4.3': {
    title: 'Water Obstacles',
    text: [
      'Attacks over rivers and straits.',
      '{#149} The spaces an attack came from stay as they were when it was made: if the defender fires first and destroys all attackers of one space, that changes nothing for the rest as to road, gauge, Alpine trail or water. Conditions of cards see those spaces too. But a side fires with those who are left: with its last LCU gone on the light table, and without the modifiers of the lost.',
    ],
  },
  '12.4.3.a': {
    title: 'All across water',
    text: [
      'If all attackers cross a water obstacle, the defender fires first, and the attackers take their losses before they fire themselves. Their fire is shifted one column to the left. A flank attack is not allowed.',
    ],
  },
  '12.4.3.b': {
    title: 'Only some across water',
    text: [
      'If some of the attackers do not have to cross water, the obstacle has no effect on the combat, and a flank attack is allowed.',
    ],
  },
  '12.5': {
    title: 'Roads, Railroads, and Alpine Trails',
    text: ['What the connections used mean for an attack.'],
  },
  '12.5.a': {
    title: 'Roads and mixed gauge',
    text: [
      'An attack made only by roads, only by mixed-gauge railroads, or by these two together has a DRM of -1.',
      '{#53} The -1 is due only if every connection used is a road or an unconverted mixed-gauge railroad. Units that attack from within the defended place itself lift it. It is the same for a region.',
    ],
  },
  '12.5.b': {
    title: 'With single gauge',
    text: [
      'An attack that uses a single-gauge railroad together with mixed gauge or roads has no DRM for its connections.',
    ],
  },
  '12.5.c': {
    title: 'Railway troops of AP',
    text: [
      'After ZHELEZNODOROZHNYYE VOYSKA has been played, mixed-gauge connections from Russian spaces to spaces in Germany or Austria-Hungary count as single gauge for attacks and SR of AP.',
      '{#54} This holds for the side that played the card, both ways, between Russia and Germany or Austria-Hungary. Lines between Russia and Romania stay mixed.',
    ],
  },
  '12.5.d': {
    title: 'Railway troops of CP',
    text: [
      'After EISENBAHNTRUPPEN has been played, mixed-gauge connections from German or Austro-Hungarian spaces to spaces in Russia count as single gauge for attacks and SR of CP.',
    ],
  },
  '12.5.e': {
    title: 'Alpine trails',
    text: [
      'If a mountain space is attacked by Alpine trails only, both sides must use the Light Fire Table. This does not apply if a road or railroad is used as well.',
    ],
  },
}
