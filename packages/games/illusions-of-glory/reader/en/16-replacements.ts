import type { ChapterTexts } from '../shape.ts'

export const replacements: ChapterTexts<'16'> = {
  '16.0': {
    title: 'Replacements',
    text: ['How replacement points (RPs) repair damaged units and rebuild destroyed ones.'],
  },
  '16.1': {
    title: 'General Rules',
    text: ['When RPs are spent, and for whom.'],
  },
  '16.1.a': {
    title: 'Spending RPs',
    text: [
      'In the Replacement Phase players may spend the RPs recorded for each nation to repair or rebuild its units.',
    ],
  },
  '16.1.b': {
    title: 'Repair and rebuild',
    text: [
      'Damaged units on the map are repaired where they are. Destroyed units are rebuilt in the Replaceable Units box.',
    ],
  },
  '16.1.c': {
    title: 'RPs of one nation',
    text: [
      'RPs of Russia, Germany, Austria-Hungary and Italy are spent only for units of that nation, unless a rule allows otherwise.',
    ],
  },
  '16.1.d': {
    title: 'AP-A',
    text: [
      'RPs of the AP allies (AP-A) are spent only for BR, FR, RO and SB units, and for GR units if Greece is an AP ally.',
    ],
  },
  '16.1.e': {
    title: 'CP-A',
    text: [
      'RPs of the CP allies (CP-A) are spent only for TU and BU units, and for GR units if Greece is a CP ally.',
    ],
  },
  '16.1.f': {
    title: 'RPs for units on the map',
    text: [
      'RPs of an event that are said to repair units on the map cannot rebuild units in the Replaceable Units box.',
    ],
  },
  '16.1.g': {
    title: 'Eliminated units',
    text: ['Units in the Eliminated Units box can never be rebuilt.'],
  },
  '16.2': {
    title: 'RP Costs',
    text: [
      'What each step costs.',
      '{#144} Repairs by cards do not cost Poor nations double: a point is two SCU steps or one LCU step.',
    ],
  },
  '16.2.1': {
    title: 'Unspent RPs',
    text: ['RPs not spent in the Replacement Phase are lost and cannot be saved for later turns.'],
  },
  '16.2.a': {
    title: 'LCUs',
    text: [
      'Repairing an LCU on the map or rebuilding a destroyed one costs 1 RP per step: 1 RP rebuilds it reduced, 2 RPs at full strength. At Poor Troop Quality a step costs 2 RPs {§24.2.a.3}.',
    ],
  },
  '16.2.b': {
    title: 'SCUs',
    text: [
      'Repairing SCUs on the map or rebuilding destroyed ones costs 1 RP for two steps: 1 RP rebuilds one SCU at full strength or repairs two. At Poor Troop Quality each step costs 1 RP {§24.2.a.4}.',
      '{#78} The two steps may be those of any SCUs of the same pool in the same phase. A half that is left over is lost; it never helps an LCU.',
      '{#191} For Turkish SCUs halves left over go first, then converted points {§16.7.1.a}, then CP-A. A half stays in the pool its point came from: one of CP-A serves Bulgarians and Greeks as well.',
    ],
  },
  '16.3': {
    title: 'All sources occupied',
    text: [
      'If enemy units and/or uprisings occupy all supply sources of a nation in the Replacement Phase, no RPs can be spent to repair or rebuild its units.',
      '{#217} A source nobody stands in is not occupied, though the enemy control it; but with no source of its own a nation can only rebuild SCUs into the reserve box {§16.4} {§16.6}. Besiegers occupy a source, and a region with units of both sides is occupied if the other side or an uprising controls it.',
    ],
  },
  '16.4': {
    title: 'A line of supply',
    text: [
      'A unit that cannot trace a line to a source of its own nation in the Replacement Phase receives no RPs.',
    ],
  },
  '16.5': {
    title: 'Units Not Receiving RPs',
    text: ['Two kinds of units are never repaired or rebuilt.'],
  },
  '16.5.a': {
    title: 'Special units',
    text: [
      'Special units (yellow symbols) never receive RPs.',
      '{#266} HQs and heavy artillery count as special units here and are not repaired by events either. An HQ recovers by winning a combat {§27.0.g}; heavy artillery does not.',
    ],
  },
  '16.5.b': {
    title: 'Uprisings',
    text: ['Uprisings never receive RPs, whatever their nation.'],
  },
  '16.6': {
    title: 'Placement of Rebuilt Units',
    text: ['Where units rebuilt in the Replaceable Units box come back.'],
  },
  '16.6.a': {
    title: 'At once',
    text: [
      'Rebuilt LCUs must be placed on the map at once, rebuilt SCUs on the map or in the reserve box. They are reduced or at full strength, according to the RPs spent. Stacking limits apply where they arrive.',
      '{#79} In the reserve box SCUs are rebuilt for both steps only, never reduced.',
    ],
  },
  '16.6.b': {
    title: 'Sources of the nation',
    text: [
      'Rebuilt RU, IT, TU, BU, SB, RO and GR units must arrive on a friendly-controlled source of their nation.',
    ],
  },
  '16.6.c': {
    title: 'Germans',
    text: ['Rebuilt German units must arrive on any friendly-controlled GE or AH/GE source.'],
  },
  '16.6.d': {
    title: 'Austro-Hungarians',
    text: ['Rebuilt Austro-Hungarian units arrive on any friendly-controlled AH or AH/GE source.'],
  },
  '16.6.e': {
    title: 'British and French',
    text: [
      'Rebuilt British and French units arrive on Lemnos or, after the Italian entry, in friendly-controlled Southern Italy.',
    ],
  },
  '16.6.f': {
    title: 'Serbs',
    text: [
      'Before the Serbian Collapse rebuilt Serbian units arrive at friendly-controlled Belgrade or Cetinje. After it none are rebuilt until THE SERBS RETURN has been played. Then they arrive on Lemnos only, until AP controls Belgrade or Cetinje again; from then on they may arrive there.',
      '{#80} Lemnos does not close then; it stays open beside them.',
    ],
  },
  '16.7': {
    title: 'Converting RPs',
    text: ['When RPs of one nation may become those of another.'],
  },
  '16.7.1': {
    title: 'Conversion of CP RPs',
    text: ['How Germany helps Turkey.'],
  },
  '16.7.1.a': {
    title: 'GE to TU',
    text: [
      'The CP player may convert 1 German RP to a Turkish RP in each turn, as long as ROYAL NAVY BLOCKADE has not been played.',
    ],
  },
  '16.7.1.b': {
    title: 'Under blockade',
    text: [
      'After ROYAL NAVY BLOCKADE conversion needs a line of supply from Berlin to Constantinople through CP-controlled spaces. Once Bulgaria is in the war the line may run through it.',
      "{#81} Points are converted in the owner's part of the Replacement Phase, once a turn each. The line runs overland through spaces CP controls: no ports, no neutral Greek spaces, no besieged enemy forts. A Turkish unit may be paid from TU and CP-A points together.",
    ],
  },
  '16.7.2': {
    title: 'AP-A to RU',
    text: [
      'After KITCHENER has been played the AP player may convert 1 AP-A RP to a Russian RP in each turn. This ends with stage 2 of the revolution {§23.4.2.b}, unless it is suppressed {§23.4.3.a.4}.',
    ],
  },
}
