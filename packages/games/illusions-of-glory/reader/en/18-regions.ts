import type { ChapterTexts } from '../shape.ts'

export const regions: ChapterTexts<'18'> = {
  '18.0': {
    title: 'Regions',
    text: [
      'Regions are large areas that units of both sides can share. This is how they differ from spaces.',
    ],
  },
  '18.1': {
    title: 'Movement and Regions',
    text: ['How units enter, leave and cross regions.'],
  },
  '18.1.1': {
    title: 'Activating Units in Regions for Movement',
    text: ['What is activated in a region, and at what price.'],
  },
  '18.1.1.a': {
    title: 'Units, not regions',
    text: ['Regions are not activated for movement; the units in them are.'],
  },
  '18.1.1.b': {
    title: 'Stacks for free',
    text: [
      'Units in a region may be grouped into stacks of up to three at no cost in OPS. A Stacked marker is placed on them.',
    ],
  },
  '18.1.1.c': {
    title: 'As in spaces of their own',
    text: [
      'Each unit or stack in a region is activated for movement, by a Move marker of its own, as if it were in a space of its own.',
    ],
  },
  '18.1.1.d': {
    title: 'As many as wanted',
    text: [
      'A player may activate as many or as few of his units in a region as he likes, while he has the OPS for their stacks.',
    ],
  },
  '18.1.1.e': {
    title: 'Cost',
    text: [
      'A stack costs as many OPS to activate for movement as there are nationalities among its units {§9.4.1}.',
    ],
  },
  '18.1.1.f': {
    title: 'One after the other',
    text: [
      'A unit or stack of a region must complete its movement before units in other regions or spaces begin theirs.',
    ],
  },
  '18.1.1.g': {
    title: 'Separate ways',
    text: [
      'The units of a stack need not move together. They may go to different places, or to the same place by different routes, and some may stay.',
    ],
  },
  '18.1.1.h': {
    title: 'Before combat',
    text: ['All movement must be completed before combat begins.'],
  },
  '18.1.1.i': {
    title: 'No duty to move',
    text: ['Units with a Move marker need not move, but OPS that are not used are lost.'],
  },
  '18.1.1.j': {
    title: 'Uprisings',
    text: ['Uprisings that have been placed in a region do not move.'],
  },
  '18.1.a': {
    title: 'From space to region',
    text: ['It costs 1 MP to move from a space to a connected region.'],
  },
  '18.1.b': {
    title: 'From region to region',
    text: ['It costs 1 MP to move from a region to a connected one.'],
  },
  '18.1.c': {
    title: 'Italian inset',
    text: ['It costs 1 MP to move between the Italian inset map and Carniola or Tyrol.'],
  },
  '18.1.d': {
    title: 'Occupied regions',
    text: ['Units may move into regions in which there are enemy units or uprisings.'],
  },
  '18.1.e': {
    title: 'Along connections',
    text: ['Movement always follows the connecting lines from point to point; regions cannot be skipped.'],
  },
  '18.2': {
    title: 'Control of Regions',
    text: [
      'How regions change hands.',
      '{#84} If the holder of a region leaves it to enemies who are there already, control passes at the end of the combat or action round, or at once where attrition, a collapse, the revolution or the treaty takes units away: to the side whose troops are there alone, with no uprising.',
    ],
  },
  '18.2.1': {
    title: 'Control of Regions After Combat',
    text: ['Attackers take control of a region after combat if three conditions are met.'],
  },
  '18.2.1.a': {
    title: 'First condition',
    text: ['At least one unit of the attacking side is in the region after combat.'],
  },
  '18.2.1.b': {
    title: 'Second condition',
    text: ['All enemy units in the region have been destroyed or eliminated, or have retreated.'],
  },
  '18.2.1.c': {
    title: 'Third condition',
    text: ['There is no uprising in the region after combat.'],
  },
  '18.2.a': {
    title: 'By entering',
    text: [
      'A combat unit takes control of a region by moving into it if there are no enemy units or uprisings.',
    ],
  },
  '18.2.b': {
    title: 'By uprisings',
    text: [
      'An uprising takes control of a region when it is placed there, if no enemy combat unit occupies the region.',
    ],
  },
  '18.2.c': {
    title: 'Occupied regions',
    text: [
      'Merely moving into a region with enemy units or uprisings does not give a combat unit control of it.',
    ],
  },
  '18.2.d': {
    title: 'Control marker',
    text: [
      'When a combat unit takes control of an enemy region, a control marker of its nationality is placed there.',
    ],
  },
  '18.2.e': {
    title: 'Home regions retaken',
    text: [
      'When a friendly unit enters, by movement or advance, a home region that the enemy controls, the enemy control marker is simply removed.',
    ],
  },
  '18.2.f': {
    title: 'Several nations',
    text: [
      'If units of several nations, or a unit of two, take a region, the marker may be that of any of these nations.',
    ],
  },
}
