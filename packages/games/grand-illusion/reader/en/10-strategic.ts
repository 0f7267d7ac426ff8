import type { ChapterTexts } from '../shape.ts'

export const strategic: ChapterTexts<'10'> = {
  '10.0': {
    title: 'Strategic movement',
    text: ['Long moves by rail and by sea, after the Action Phase.'],
  },
  '10.1': {
    title: 'Price',
    text: [
      'Each unit costs 1 CAP, whatever its size or type, HQs included; keep CAPs for it in the Action Phase. HA cannot use strategic movement.',
      '{#126} French HA of the option {§14.3.6.a.2} does not go by rail either.',
      '{#129} Each unit travels once a phase, by rail or by sea.',
    ],
  },
  '10.2': {
    title: 'By rail',
    text: [
      'The unit starts, ends and moves along the railway in friendly-controlled rail hexes only, up to 10 hexes. Enemy units in them do not matter. The line must in the end be connected to a German supply source, or a French one for the Allies {§8.4.3.b}. The stacking limit holds where the move ends.',
      '{#81} A hex with an enemy fort is closed to trains, for it is no part of the railway {§8.4.3.a}.',
      '{#111} German combat units neither stop in nor pass a Schlieffen hex closed to them {§8.4.8}, and no German unit enters 43 while Antwerp is masked {§12.5.3}.',
    ],
  },
  '10.3.all': {
    title: 'Not on turns 1 and 2',
    text: ['On turns 1 and 2 neither side may use strategic rail movement anywhere on the map.'],
  },
  '10.3.fb': {
    title: 'French and British',
    text: ['French and British units may use strategic rail movement from turn 3 on.'],
  },
  '10.3.ger': {
    title: 'Germans',
    text: [
      'German units may use it in Germany from turn 3 on, and in Allied hexes under German control markers from turn 5 on.',
      '{#56} Germany is the hexes printed with a black box {§2.2.hexes}; 72 and 73 are not among them.',
    ],
  },
  '10.3.bel': {
    title: 'Belgians',
    text: ['Belgian units never use strategic rail movement, on any turn of the game.'],
  },
  '10.3.brit': {
    title: 'British and Paris',
    text: [
      'British units on the railway may pass through Paris (19).',
      '{#24} They may not stop there. The sentence in the rulebook breaks off.',
    ],
  },
  '10.4': {
    title: 'By sea',
    text: [
      'Allied units other than Belgians may go by sea, 1 CAP each, on any turn. They start and end in friendly-controlled hexes with a coastal city: Zeebrugge and Ostend (32), Dunkirk (23), Calais and Boulogne (14), Dieppe (7), Le Havre (1). The number of the hex where they land must be lower than the one where they embark.',
      'Antwerp is no such port {§12.5.4}.',
    ],
  },
}
