import type { ChapterTexts } from '../shape.ts'

export const fighting: ChapterTexts<'18.3'> = {
  '18.3': {
    title: 'Combat and Regions',
    text: ['How units in regions attack and defend.'],
  },
  '18.3.1': {
    title: 'Defending in a Region',
    text: [
      'Which units defend when a region is attacked.',
      '{#152} Of more than three units that may not all stack, the owner picks a stack as large as can be, three if three can stack. Three or fewer all defend, whatever they are.',
    ],
  },
  '18.3.1.a': {
    title: 'One stack defends',
    text: [
      'Only one stack in the region can defend against an attack. The defender chooses which of his units form it.',
      '{#243} If units of two partners are in the region, whoever would command them in one space picks the stack, plays cards for it, says who of equals suffers and who goes first. Each decides on the retreat of his own units.',
    ],
  },
  '18.3.1.b': {
    title: 'More than three',
    text: ['A defender with more than three units in the region must defend with three of them.'],
  },
  '18.3.1.c': {
    title: 'Three or fewer',
    text: ['A defender with three units or fewer in the region must defend with all of them.'],
  },
  '18.3.1.d': {
    title: 'The others',
    text: [
      "The defender's units beyond these three take no part in the combat and cannot be used to absorb losses.",
    ],
  },
  '18.3.a': {
    title: 'Units, not regions',
    text: ['Regions are not activated for attack; the units in them are, as follows.'],
  },
  '18.3.b': {
    title: 'Stacks for free',
    text: ['Units in a region may be grouped into stacks of up to three at no cost in OPS.'],
  },
  '18.3.c': {
    title: 'As in spaces of their own',
    text: ['Each unit or stack is activated for attack as if it were in a space of its own.'],
  },
  '18.3.d': {
    title: 'As many as wanted',
    text: [
      'A player may activate as many or as few of his units in a region as he likes, while he has the OPS for their stacks {§9.4.1}.',
    ],
  },
  '18.3.e': {
    title: 'Within a region',
    text: ['There may be combat between units of both sides in the same region.'],
  },
  '18.3.f': {
    title: 'In and out',
    text: [
      'Attacks may go from a region to a connected region, from a region to a connected space, and from a space to a connected region.',
    ],
  },
  '18.3.g': {
    title: 'Several stacks',
    text: ['Several stacks may attack together within a region.'],
  },
  '18.3.h': {
    title: 'Together with those inside',
    text: [
      'An attack into a region may be made together with friendly units already in it. The rules for attacks by several nations apply.',
    ],
  },
  '18.3.i': {
    title: 'Out of a region',
    text: ['Several stacks in a region may attack together a space connected with it.'],
  },
  '18.3.j': {
    title: 'Uprisings',
    text: ['Uprisings in a region never attack anybody.'],
  },
  '18.4': {
    title: 'Regions and Terrain',
    text: ['What the terrain of a region does.'],
  },
  '18.4.a': {
    title: 'In combat',
    text: [
      'If a region has terrain, its effects apply in combat only.',
      '{#268} So combat cards that ask for the terrain or the country of a space work in regions too, even if their text says space.',
    ],
  },
  '18.4.b': {
    title: 'Not in movement',
    text: ['The terrain of a region does not affect movement.'],
  },
  '18.5': {
    title: 'Regions and Retreat',
    text: ['Retreats into regions, and defenders of regions who have lost.'],
  },
  '18.5.a': {
    title: 'Into a region',
    text: [
      'A retreat into a region is complete: units that enter one as the first of two spaces do not go on to a second.',
    ],
  },
  '18.5.b': {
    title: 'Out of a region',
    text: [
      'Defenders of a region who have lost may retreat to a connected space or region, but they need not; then they have retreated within the region.',
    ],
  },
  '18.6': {
    title: 'Regions and Advance After Combat',
    text: ['How victorious attackers advance into regions.'],
  },
  '18.6.a': {
    title: 'Even among enemies',
    text: [
      'Attackers may advance into a region even if there are enemy units or uprisings in it, but must stop there.',
    ],
  },
  '18.6.b': {
    title: 'Up to three',
    text: [
      'If an attack from outside the region has won, up to three attacking LCUs and SCUs at full strength may advance into it.',
    ],
  },
  '18.7': {
    title: 'Regions and Supply',
    text: ['What regions mean for lines of supply.'],
  },
  '18.7.1': {
    title: 'Tracing Supply Lines through Regions',
    text: ['Which regions a line of supply may pass or enter.'],
  },
  '18.7.1.a': {
    title: 'Own and friendly countries',
    text: [
      'A line may pass through unoccupied regions of the own country or of a friendly one.',
      '{#164} Empty regions of countries of its own side are open to a side if it controls them; regions of an enemy country only while own troops are in them, even if it controls them. A country is of the side it fights on or has fought on.',
    ],
  },
  '18.7.1.b': {
    title: 'Enemy countries',
    text: ['A line may pass through a region of an enemy country if friendly units occupy it.'],
  },
  '18.7.1.c': {
    title: 'Regions held by both',
    text: [
      'A line may pass through any region with enemy units or uprisings if there are friendly units in it as well.',
    ],
  },
  '18.7.1.d': {
    title: 'Into a region',
    text: ['A line may always be traced into the region the supplied unit is in.'],
  },
}
