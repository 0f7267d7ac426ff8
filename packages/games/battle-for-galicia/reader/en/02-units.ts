import type { ChapterTexts } from '../shape.ts'

export const units: ChapterTexts<'2'> = {
  '2.0': {
    title: 'The pieces',
    text: ['There are combat units, which fight, and markers, which record their condition {§2.3}.'],
  },
  '2.1': {
    title: 'Reading a unit',
    text: [
      'The front of a counter is the unit at full strength. The back, if there is one, is the same unit reduced; a narrow band of colour shows it.',
      'A unit is either infantry or cavalry. Cavalry counters have two colours, the national one in the upper half.',
    ],
  },
  '2.1.strengths': {
    title: 'Attack and defence',
    text: [
      'Each side of a counter has two strengths of its own: the first counts when the unit attacks, the second when it defends {§8.1}.',
    ],
  },
  '2.1.ma': {
    title: 'Movement allowance',
    text: ['The MA is the number of MPs the unit may spend in one movement phase {§4.1}.'],
  },
  '2.1.av': {
    title: 'Artillery value',
    text: [
      'The AV measures how many guns a unit has and how good they are. It adds nothing to the ratio; it makes the loss roll of your opponent worse {§9.4.1}.',
    ],
  },
  '2.1.id': {
    title: 'Name and corps',
    text: [
      'The first number, or the only one, is that of the division or independent brigade. A second number in a coloured box is its corps; a unit without one is independent.',
      'In play only the corps matters: it decides who may fight together {§7.2} {§7.3.command}.',
    ],
  },
  '2.1.size': {
    title: 'Size',
    text: ['XXX is a corps, XX a division, X a brigade. Size and type give the number of steps {§5.1}.'],
  },
  '2.1.white-symbol': {
    title: 'White symbol',
    text: [
      'Some A-H units have a white field behind their symbol. They bear one CE reduction less than others: the second one already costs them their step, and since it is their only one they are gone {§10.2}.',
      'A single attrition result (2 CE) therefore destroys a fresh unit of this kind {§11.5.1}.',
    ],
  },
  '2.1.move-restriction': {
    title: 'Restriction dot',
    text: [
      'A unit with a restriction dot may not move at first. The number in the dot is the GT from which it moves like any other. Cavalry may react before that {§12.1}.',
      '{#32} Until its release the unit does not change its hex of its own will: it does not move, does not advance after combat and does not go along with attackers who retreat. It may attack, defend, retreat when it must, and recover. Nothing releases it early.',
    ],
  },
  '2.1.ersatz': {
    title: 'Ersatz dot',
    text: [
      'A ring around the attack strength marks an Ersatz unit, hastily raised from replacements. It never recovers {§10.3.2}, and your enemy scores nothing for destroying it {§15.1.3}.',
    ],
  },
  '2.1.setup-info': {
    title: 'Set-up',
    text: [
      'The counter names the hex where the unit begins the game, or the GT on which it comes as a reinforcement {§14.0}.',
    ],
  },
  '2.2': {
    title: 'Colours',
    text: [
      'Brown is Russian, blue Austro-Hungarian, green-grey German.',
      'German units are A-H units in every respect: command, supply, stacking, the fortress, the shaded hexes and victory points.',
    ],
  },
  '2.3': {
    title: 'Markers',
    text: [
      'Two kinds of marker lie under the unit they belong to, where the enemy cannot see them {§5.4}:',
      '- Combat effectiveness: −1 (reduced) or −2 (severely reduced) {§10.1}.',
      '- Supply: low supply, −1; out of supply, −2 and an AV of 0 {§11.1}.',
    ],
  },
}
