import type { ChapterTexts } from '../shape.ts'

export const reinforcements: ChapterTexts<'15'> = {
  '15.0': {
    title: 'Reinforcements',
    text: ['How new units come to the map by cards.'],
  },
  '15.1': {
    title: 'General Rules',
    text: ['When reinforcement cards may be played, and where their units arrive.'],
  },
  '15.1.a': {
    title: 'Reinforcement cards',
    text: [
      'Some cards bring new units to the map when they are played as events. They are called reinforcement cards.',
    ],
  },
  '15.1.b': {
    title: 'One for each nation',
    text: [
      'A player may play one reinforcement card for each nation in a turn. This is possible in any turn, Turn 1 included.',
    ],
  },
  '15.1.c': {
    title: 'Placement',
    text: [
      'Reinforcements are placed on any friendly-controlled supply source of their nation. They may not overstack, and the event or these rules may name other places. A source controlled by uprisings or the enemy cannot be used.',
      '{#76} Regions with a source may always be used; if the spaces are full they are what is left.',
    ],
  },
  '15.1.d': {
    title: 'Different places',
    text: ['Units that come by the same event may be placed in different spaces and regions.'],
  },
  '15.1.e': {
    title: 'Besieged forts',
    text: ['Reinforcements cannot be placed on a source in the space of a besieged fort.'],
  },
  '15.1.f': {
    title: 'Full strength',
    text: ['Reinforcements arrive at full strength unless their card says otherwise.'],
  },
  '15.1.g': {
    title: 'Regions, or not at all',
    text: [
      'Reinforcements that cannot be placed in a space with a friendly-controlled source of their own nation must be placed in a friendly-controlled region with one. If the nation has no such source left, they cannot enter.',
      '{#171} A reinforcement card cannot be played as an event when some of its units have left the game; all of them must still be to come.',
    ],
  },
  '15.1.h': {
    title: 'All or nothing',
    text: ['A card cannot be played for reinforcements unless all its units can be placed on the map.'],
  },
  '15.2': {
    title: 'AP Reinforcements',
    text: ['Where the reinforcements of AP nations arrive.'],
  },
  '15.2.a': {
    title: 'Russia',
    text: [
      'Russian reinforcements are placed on any friendly-controlled Russian source.',
      '{#134} Where the notes name corps already in play, AP20 brings XXXII and AP49 brings XXXIX. AP2 brings Guards, XXVI, XVIII and I Turkestan.',
    ],
  },
  '15.2.b': {
    title: 'Italy',
    text: ['Italian reinforcements are placed on any friendly-controlled Italian source in the inset map.'],
  },
  '15.2.c': {
    title: 'SUPREME WAR COUNCIL',
    text: [
      "SUPREME WAR COUNCIL, played for reinforcements, is the turn's Italian reinforcement card {§9.7.3.a}. Its British and French units are placed as the card says.",
      '{#77} Quality falls only if the card brings Italian units. In our edition it brings none, and it may be played when CP controls a space in Italy.',
    ],
  },
  '15.3': {
    title: 'CP Reinforcements',
    text: ['Where the reinforcements of CP nations arrive.'],
  },
  '15.3.a': {
    title: 'Germany',
    text: [
      'German reinforcements are placed on any friendly-controlled GE or AH/GE source, or as their card says.',
    ],
  },
  '15.3.b': {
    title: 'Austria-Hungary',
    text: [
      'Austro-Hungarian reinforcements are placed on any friendly-controlled AH or AH/GE source, or as their card says.',
    ],
  },
  '15.3.c': {
    title: 'Turkey',
    text: ['Turkish reinforcements are placed on any friendly-controlled Turkish source.'],
  },
  '15.3.d': {
    title: 'Armies of two nations',
    text: [
      'Played for reinforcements, ARMY OF THE BUG is a German reinforcement card and SUD ARMY an Austro-Hungarian one.',
    ],
  },
  '15.4': {
    title: 'Reinforcements and Control of Capitals',
    text: ['Nations that have lost their capital receive no reinforcements.'],
  },
  '15.4.a': {
    title: 'Petrograd',
    text: ['Russia receives no reinforcements while enemy units or a Russian uprising occupy Petrograd.'],
  },
  '15.4.b': {
    title: 'Berlin',
    text: ['Germany receives no reinforcements while enemy units or a German uprising occupy Berlin.'],
  },
  '15.4.c': {
    title: 'Vienna and Budapest',
    text: [
      'Austria-Hungary receives no reinforcements while Vienna and Budapest are both occupied by enemy units or Austro-Hungarian uprisings.',
    ],
  },
}
