import type { ChapterTexts } from '../shape.ts'

export const errata: ChapterTexts<'errata'> = {
  'errata.brusilov.1': {
    title: 'Brusilov: CP reserve',
    text: ['In the Brusilov set-up the CP reserve box holds 5 GE reserve infantry SCUs, not 6.'],
  },
  'errata.entry.bulgaria.1': {
    title: 'Bulgaria: BR and FR reserve',
    text: ['When Bulgaria enters the war, 5 BR and 5 FR infantry SCUs come to the AP reserve box.'],
  },
  'errata.entry.bulgaria.2': {
    title: 'Bulgaria: BU units',
    text: [
      'The BU 1st Army and 1 BU cavalry SCU are placed at Vidin; 5 BU infantry SCUs come to the CP reserve box.',
    ],
  },
  'errata.entry.bulgaria.3': {
    title: 'Bulgaria: GE/BU corps',
    text: [
      'GE/BU LXII Gen.Kdo is placed at Novi Sad, GE/BU LXI Gen.Kdo at Temesvár. If the space is AP-controlled or full, the corps goes to the nearest CP-controlled space in supply.',
    ],
  },
  'errata.entry.italy.1': {
    title: 'Italy: reduced LCUs',
    text: ['All IT LCUs enter at reduced strength.'],
  },
  'errata.entry.italy.2': {
    title: 'Italy: IT reserve',
    text: ['When Italy enters the war, 8 IT infantry and 3 IT cavalry SCUs come to the AP reserve box.'],
  },
  'errata.entry.italy.3': {
    title: 'Italy: the unit in Albania',
    text: ['The AP unit with an asterisk goes to Durres or Lemnos, if its space is CP-controlled or full.'],
  },
  'errata.entry.italy.4': {
    title: 'Italy: AH corps',
    text: [
      'Gorizia and Caporetto each receive 2 AH infantry corps from anywhere else on the map. They need a route that is not blocked.',
      '{#116} These are AH LCUs other than cavalry, those of two nations included, at their present strength, over any route of CP-controlled spaces in which no enemy besieges a fort, to the place where they are really put; from a siege that would break only if nobody else is left; as many as there are. After the collapse of Austria-Hungary {§23.5} nobody is sent: units of two nations are German then. The same holds for {§errata.entry.romania.4}.',
    ],
  },
  'errata.entry.romania.1': {
    title: 'Romania: RO reserve',
    text: ['When Romania enters the war, 4 RO infantry SCUs come to the AP reserve box.'],
  },
  'errata.entry.romania.2': {
    title: 'Romania: RU at Odessa',
    text: [
      'RU XLVII Infantry Corps and RU VI Cavalry Corps are placed at Odessa or, if it is CP-controlled or full, in the nearest AP-controlled space in supply.',
    ],
  },
  'errata.entry.romania.3': {
    title: 'Romania: GE units',
    text: ['GE units of the entry that cannot be placed go to the nearest CP-controlled space in supply.'],
  },
  'errata.entry.romania.4': {
    title: 'Romania: AH corps',
    text: [
      'Hermannstadt and Schlossberg each receive 1 AH infantry corps from anywhere else on the map, over a route that is not blocked. If it cannot be placed there, it goes to the nearest CP-controlled space in supply.',
    ],
  },
  'errata.mobilization.1': {
    title: '1914: CP reserve',
    text: ['At the start of 1914 the CP reserve box holds 5 GE reserve infantry SCUs, not 6.'],
  },
  'errata.mobilization.2': {
    title: '1914: Olita',
    text: ['In the RU set-up of 1914 read Olita instead of Osowiec.'],
  },
  'errata.mobilization.ah': {
    title: '1914: AH reserve',
    text: ['At the start of 1914 the CP reserve box holds 10 AH infantry and 3 AH cavalry SCUs.'],
  },
  'errata.mobilization.ge': {
    title: '1914: GE reserve',
    text: [
      'At the start of 1914 the CP reserve box holds 10 GE infantry, 5 GE reserve infantry, 5 GE elite infantry and 4 GE cavalry SCUs.',
    ],
  },
  'errata.mobilization.ru': {
    title: '1914: RU reserve',
    text: [
      'At the start of 1914 the AP reserve box holds 10 RU infantry, 5 RU elite infantry and 7 RU cavalry SCUs.',
    ],
  },
  'errata.mobilization.tu': {
    title: '1914: TU reserve',
    text: ['At the start of 1914 the CP reserve box holds 4 TU infantry and 3 TU elite SCUs.'],
  },
}
