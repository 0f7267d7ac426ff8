import type { ChapterTexts } from '../shape.ts'

export const stacking: ChapterTexts<'10'> = {
  '10.0': {
    title: 'Unit Stacking',
    text: ['How many units may stand together, whose, and when that is checked.'],
  },
  '10.1': {
    title: 'General Rules',
    text: ['The limits, place by place.'],
  },
  '10.1.a': {
    title: 'Stacking limit',
    text: [
      'At most three LCUs and/or SCUs may be stacked in a space or, as one stack, in a region. HQs and heavy artillery do not count.',
      '{#36} Any number may stand in a region or on Lemnos; three is the limit of a stack formed for activation and of the defenders. There is one HQ and one artillery to a stack.',
    ],
  },
  '10.1.b': {
    title: 'Sea-invasion spaces',
    text: ['At most three AP combat units may be stacked in a sea-invasion space.'],
  },
  '10.1.c': {
    title: 'Uprisings',
    text: ['At most three uprisings may be stacked in one space or region.'],
  },
  '10.1.d': {
    title: 'One HQ',
    text: [
      'A space holds one HQ only. German heavy artillery may be in the same space as a German HQ {§27.0.d}.',
    ],
  },
  '10.1.e': {
    title: 'Regions and Lemnos',
    text: ['Any number of combat units may occupy a region or Lemnos.'],
  },
  '10.1.f': {
    title: 'Forts',
    text: ['Forts do not count against the stacking limit of their space.'],
  },
  '10.1.g': {
    title: 'Stacked markers',
    text: [
      'A Stacked marker shows which units in a region or on Lemnos form a stack, and sets them apart from those that move or retreat there during the round.',
    ],
  },
  '10.2': {
    title: 'Stacking Units of Several Nations',
    text: ['Which nations may stack with each other.'],
  },
  '10.2.a': {
    title: 'Allies',
    text: [
      'Units of allied nations may stack together within the limit, but their space costs more to activate {§9.4.1}.',
    ],
  },
  '10.2.b': {
    title: 'Russians and Romanians',
    text: [
      'Russian and Romanian units may stack with each other only. The RU 2/4 Special and the RU/SB Yugo SCUs are the exception: they may stack with any AP units.',
    ],
  },
  '10.3': {
    title: 'When Stacking Limits Apply',
    text: [
      'Moments at which the limits may be exceeded, and what happens then.',
      '{#37} A move may end in a full space if enough of those there are activated and can still leave; they must before the movement ends, they cannot dig first nor be put together if too few could leave then, and once their space has begun to move they must before another space does. SR may end in a full space if one of those there can be redeployed with the points left to a place with room, which may be the place just left; until then nobody else is redeployed and the round does not end. What is still too much goes to the nearest friendly space with room (at the end of movement not one with an Attack marker), not past besiegers nor where the treaty forbids it, or is destroyed. Passing through is free; retreats must end within the limits.',
    ],
  },
  '10.3.a': {
    title: 'At all times, but for',
    text: ['The stacking limits hold at all times except during SR, movement and retreat.'],
  },
  '10.3.b': {
    title: 'By the end of the round',
    text: [
      'At those moments a player may exceed the limits, but his stacks must be within them again by the end of his action round.',
    ],
  },
  '10.3.c': {
    title: 'No overstacking',
    text: [
      'Apart from that no space, and no stack in a region, may ever be overstacked, whatever the circumstances.',
    ],
  },
  '10.4': {
    title: 'Stacking of Opposing Units',
    text: ['Where units of both sides, and uprisings, may be together.'],
  },
  '10.4.a': {
    title: 'AP and CP',
    text: ['AP and CP units are never in the same space, but they may be in the same region.'],
  },
  '10.4.b': {
    title: 'Troops and uprisings',
    text: ['Combat units and uprisings are never in the same space, but they may be in the same region.'],
  },
  '10.4.c': {
    title: 'Spaces with forts',
    text: ['Forts are not units, so enemy combat units can occupy the space of a fort.'],
  },
}
