import type { ChapterTexts } from '../shape.ts'

export const entry: ChapterTexts<'26.4'> = {
  '26.4': {
    title: 'Italy',
    text: ['Italy is neutral until the event ITALY; then it fights for AP on the Italian Front inset.'],
  },
  '26.4.1': {
    title: 'General Rules',
    text: ['Italy before its entry into the war.'],
  },
  '26.4.1.a': {
    title: 'Closed while neutral',
    text: [
      'Neither player may move units into IT spaces of the Italian Front inset before Italy has entered the war.',
    ],
  },
  '26.4.1.b': {
    title: 'IT units',
    text: ['IT units are placed on the map when Italy enters the war, as the Neutral Entry chart says.'],
  },
  '26.4.2': {
    title: 'Italian Entry into the War',
    text: ['What happens when Italy joins AP.'],
  },
  '26.4.2.a': {
    title: 'ITALY',
    text: [
      'When ITALY is played, the IT and AH units listed under Italian entry on the Neutral Entry chart are placed on the Italian Front inset. Italy is then in the war as an ally of AP.',
    ],
  },
  '26.4.2.b': {
    title: 'VP',
    text: [
      'When Italy enters the war, AP gains 1 VP for each Italian VP space. It loses 1 VP for each of them that CP takes later.',
    ],
  },
  '26.4.2.c': {
    title: 'Supply of IT units',
    text: [
      'IT units that trace supply to friendly Venice, Southern Italy, Vlore or Durres may be activated for movement or attack, use SR and receive RPs.',
    ],
  },
  '26.4.2.d': {
    title: 'Sources of other nations',
    text: [
      'IT units that can trace supply only to friendly sources of other AP nations may be activated for movement, but may not attack, use SR or receive RPs.',
    ],
  },
  '26.4.3': {
    title: 'Italian Collapse',
    text: ['What happens when Italy loses its VP spaces.'],
  },
  '26.4.3.a': {
    title: 'Italy does not collapse',
    text: ['Italy never collapses, even if CP holds both its VP spaces.'],
  },
  '26.4.3.b': {
    title: 'Southern Italy',
    text: [
      'If CP controls both Italian VP spaces, but not Southern Italy, IT, BR and FR units that trace supply to Southern Italy may be activated for movement or attack, use SR and receive RPs, and IT, BR and FR reinforcements may be placed there.',
    ],
  },
  '26.5': {
    title: 'Romania',
    text: ['Romania is neutral until the event ROMANIA; then it fights for AP.'],
  },
  '26.5.1': {
    title: 'General Rules',
    text: ['Romania before its entry into the war.'],
  },
  '26.5.1.a': {
    title: 'Closed while neutral',
    text: ['Neither player may move units into Romania before it has entered the war.'],
  },
  '26.5.1.b': {
    title: 'RO units',
    text: ['RO units are placed on the map when Romania enters the war, as the Neutral Entry chart says.'],
  },
  '26.5.1.c': {
    title: 'After the revolution',
    text: [
      'If Romania is neutral when the Russian Revolution begins, ROMANIA can no longer be played as an event, not even if the revolution is suppressed later.',
    ],
  },
  '26.5.1.d': {
    title: 'The oil of Ploesti',
    text: ['The oil symbol at Ploesti is meant for a linked game and has no effect here.'],
  },
  '26.5.2': {
    title: 'Romanian Entry into the War',
    text: ['What happens when Romania joins AP.'],
  },
  '26.5.2.a': {
    title: 'ROMANIA',
    text: [
      'When ROMANIA is played, the RO, GE, AH, RU and RU/SB units listed under Romanian entry on the Neutral Entry chart are placed. Romania is then in the war as an ally of AP.',
    ],
  },
  '26.5.2.b': {
    title: 'VP',
    text: [
      'When Romania enters the war, AP gains 1 VP for each Romanian VP space. It loses 1 VP for each of them that CP takes later.',
    ],
  },
  '26.5.2.c': {
    title: 'Supply of RO units',
    text: [
      'RO units that trace supply to friendly Bucharest, Constanta or Odessa may be activated for movement or attack, use SR and receive RPs.',
    ],
  },
  '26.5.2.d': {
    title: 'Sources of other nations',
    text: [
      'RO units that can trace supply only to friendly sources of other AP nations may be activated for movement, but may not attack, use SR or receive RPs.',
    ],
  },
  '26.5.3': {
    title: 'Romanian Collapse',
    text: ['When Romania collapses, and what that means.'],
  },
  '26.5.3.a': {
    title: 'The condition',
    text: [
      'If CP controls both Romanian VP spaces in the collapse step of the War Status Phase {§6.0.E.4.a}, Romania collapses. The Armistice marker goes down by 2 {§17.3.2.e.2}.',
    ],
  },
  '26.5.3.b.1': {
    title: 'Who stays',
    text: ['RO units that can trace supply to Odessa stay on the map; all other RO units are removed.'],
  },
  '26.5.3.b.2': {
    title: 'What they may do',
    text: [
      'RO units that trace supply to Odessa may be activated for movement or attack, use SR and receive RPs.',
    ],
  },
  '26.5.3.c': {
    title: 'Afterwards',
    text: ['AP and CP units may still move into Romanian spaces and attack enemy units in Romania.'],
  },
}
