import type { ChapterTexts } from '../shape.ts'

export const sequence: ChapterTexts<'12.2'> = {
  '12.2': {
    title: 'Combat sequence',
    text: ['Each combat is resolved in steps A to G, in this order.'],
  },
  '12.2.1': {
    title: 'Die Roll Modifiers',
    text: ['What is added to the fire dice of each side.'],
  },
  '12.2.1.a': {
    title: 'DRMs add up',
    text: ['All DRMs that apply to a side are added together; the entries below list them.'],
  },
  '12.2.1.a.1': {
    title: 'Cavalry in clear spaces',
    text: [
      'A player who attacks or defends a clear space with at least one cavalry unit has +1, even if there is a trench or an intact fort in it.',
      '{#242} A sea-invasion space counts as clear here.',
    ],
  },
  '12.2.1.a.2': {
    title: 'Cavalry in regions',
    text: ['A player who attacks or defends a region with at least one cavalry unit has +1.'],
  },
  '12.2.1.a.3': {
    title: 'Mountain infantry',
    text: [
      'A player who attacks or defends a mountain space with at least one mountain infantry unit has +1.',
    ],
  },
  '12.2.1.a.4': {
    title: 'Mountain infantry in regions',
    text: [
      'Likewise +1 with at least one mountain infantry unit in a mountain region, which is one with a mountain tag.',
    ],
  },
  '12.2.1.a.5': {
    title: 'HQs',
    text: [
      'An HQ stacked with the attacking or defending units that takes part in the combat gives +1 or +2, the number in parentheses on it {§27.1}.',
    ],
  },
  '12.2.1.a.6': {
    title: 'Heavy artillery',
    text: [
      'Heavy artillery stacked with attacking units gives the CP player +1 or +2, the number in parentheses on it. It takes no part in defence. It is turned over after its first use and removed after the second {§27.1.b}.',
    ],
  },
  '12.2.1.a.7': {
    title: 'Roads and mixed gauge',
    text: [
      'An attacker who uses only roads and/or mixed-gauge railroads has -1. Mixed gauge counts as single gauge for a side that has played its railway troops {§12.5.c} {§12.5.d}.',
    ],
  },
  '12.2.1.a.8': {
    title: 'Combat cards',
    text: ['Combat cards bring the DRMs, plus or minus, that are printed on them.'],
  },
  '12.2.1.b': {
    title: 'From 1 to 6',
    text: ['A modified roll is never less than 1 and never more than 6.'],
  },
  '12.2.2': {
    title: 'Retreat',
    text: ['What happens to defenders who have lost; the whole of it is in {§12.7}.'],
  },
  '12.2.2.a': {
    title: 'The duty to retreat',
    text: [
      'If the attacker wins and has at least one attacking unit at full strength, all surviving defenders must retreat. In a region they need not: they may go to a connected space or region, or else count as retreating within the region.',
      '{#65} Beaten defenders of a region may stay, marked as retreated, or go one space, also if no attacker is at full strength; the winner may advance beside them. Who stays has not retreated where it is asked who controls the region.',
    ],
  },
  '12.2.2.b': {
    title: 'Standing by a step',
    text: [
      'Defenders in mountain, forest or swamp may halt the retreat for one space if one of the retreating units takes an extra step loss; so may those in a trench {§12.7.4.a}.',
    ],
  },
  '12.2.2.c': {
    title: 'Retreated markers',
    text: ['Defenders who have retreated are marked with a Retreated marker.'],
  },
  '12.2.2.d': {
    title: 'Uprisings stay',
    text: ['Uprisings do not retreat, and they take no extra step loss for failing to do so.'],
  },
  '12.2.3': {
    title: 'Advance After Combat',
    text: ['How the attacker follows up; the whole of it is in {§12.8}.'],
  },
  '12.2.3.a': {
    title: 'After a retreat',
    text: [
      'If the defenders have retreated, up to three attackers at full strength may advance into the defended space and into other spaces the defenders passed through {§12.8.2}.',
    ],
  },
  '12.2.3.b': {
    title: 'After a destruction',
    text: [
      'If the space is empty because the defenders were destroyed or eliminated, up to three attackers at full strength may advance into it, but no farther.',
    ],
  },
  '12.2.3.c': {
    title: 'Into a region',
    text: [
      'Units that attack a region from outside and win may advance into it even if the defenders have stayed there. They must stop there.',
    ],
  },
  '12.2.3.d': {
    title: 'Not out of supply',
    text: ['No unit may advance into a space where it would be out of supply.'],
  },
  '12.2.A': {
    title: 'Declaring the combat',
    text: ['The attacker declares which units take part and which space they attack.'],
  },
  '12.2.B': {
    title: 'Announcing a flank attack',
    text: [
      'If the conditions for a flank attack are met {§21.1}, the attacker may announce that he attempts one.',
    ],
  },
  '12.2.C': {
    title: 'Severe weather',
    text: [
      'Attacking a mountain in a winter turn or a swamp in a summer turn, the attacker rolls a die to see whether severe weather affects his attack {§12.3}. Attackers stacked with an HQ are exempt {§12.3.c}, and some CCs help {§12.3.e}.',
    ],
  },
  '12.2.D': {
    title: 'Combat strengths',
    text: [
      'Each side adds up the CFs of its units in the combat. The defender adds the CF of his own intact fort in the defended space. A fort never adds to an attack {§20.1.3.b}.',
    ],
  },
  '12.2.E': {
    title: 'Combat cards',
    text: [
      'First the attacker and then the defender may play any number of CCs whose conditions are met.',
      "{#35} The attacker does not get to answer the defender's cards. Conditions of a card are tested when it is played.",
    ],
  },
  '12.2.F': {
    title: 'Flank roll',
    text: [
      'If a flank attack was announced, its attempt is rolled before anything else is resolved {§21.4}.',
    ],
  },
  '12.2.G.1': {
    title: 'Die roll modifiers',
    text: [
      'Each side adds up its DRMs from cards and units {§12.2.1}. A modified roll stays between 1 and 6.',
      '{#47} Units without CF, such as uprisings, roll no die and have LN 0; shifts do not make a column. They still absorb losses.',
    ],
  },
  '12.2.G.2.a': {
    title: 'Heavy Fire Table',
    text: [
      'A player with one or more LCUs in the combat rolls on the Heavy Fire Table, except against uprisings {§12.2.G.2.d} and on Alpine trails {§12.2.G.2.c}.',
    ],
  },
  '12.2.G.2.b': {
    title: 'Light Fire Table',
    text: ['A player who has only SCUs in the combat rolls on the Light Fire Table.'],
  },
  '12.2.G.2.c': {
    title: 'Alpine trails',
    text: [
      'If a mountain space is attacked by Alpine trails only, attacker and defender both roll on the Light Fire Table.',
    ],
  },
  '12.2.G.2.d': {
    title: 'Against uprisings',
    text: ['A player who attacks uprisings rolls on the Light Fire Table, with LCUs too.'],
  },
  '12.2.G.2.e': {
    title: 'The column',
    text: [
      'Each side looks up the column of its combat strength and shifts it for trenches, terrain and severe weather. The shifts add up; those beyond the edge of the table are ignored.',
    ],
  },
  '12.2.G.3.a': {
    title: 'Rolling',
    text: [
      'Each side rolls one die, adds its DRM and reads its Loss Number (LN) in its column: the harm it may do to the enemy.',
    ],
  },
  '12.2.G.3.b': {
    title: 'Order of fire',
    text: [
      'Both sides fire at the same time, unless there is a flank attack, all attackers cross a water obstacle, or a CC sets an order. Whoever fires second does so with the strength left after his losses {§21.4.b} {§21.4.c}.',
      '{#49} A card goes first, then the flank, then water; otherwise both fire at once. An attack that announced a flank attempt is never "all across water".',
    ],
  },
  '12.2.G.4.a': {
    title: 'Winner',
    text: [
      'The side with the higher LN wins the combat.',
      '{#48} LNs are also compared against forts and uprisings, for HQs and cards. A lone fort that withstands is not advanced upon.',
    ],
  },
  '12.2.G.4.b': {
    title: 'Tie',
    text: ['If both LNs are equal nobody wins, and both sides discard the CCs they used.'],
  },
  '12.2.G.4.c': {
    title: 'Discarding CCs',
    text: ['All CCs that were played are discarded after the combat, whatever its outcome.'],
  },
  '12.2.G.5.a': {
    title: 'Losses',
    text: [
      'If the LN is at least the lowest LF among the units fired upon, they must absorb all the losses it stands for.',
    ],
  },
  '12.2.G.5.b': {
    title: 'No losses',
    text: ['If the LN is less than the lowest LF among the units fired upon, they lose nothing.'],
  },
  '12.2.G.5.c': {
    title: 'Absorbing the LN',
    text: [
      'The whole LN is applied to the LFs of the units fired upon. Their owner begins with one unit, that with the lowest LF {§12.6.2.a}. If the LN is at least its LF, it loses a step and the LN is lessened by that LF. The reduced unit goes on with what remains, and is destroyed if that is at least its reduced LF.',
    ],
  },
  '12.2.G.5.c.1': {
    title: 'An SCU destroyed',
    text: [
      'A destroyed SCU is put in the Replaceable Units box. Another unit goes on absorbing what remains.',
    ],
  },
  '12.2.G.5.c.2': {
    title: 'An LCU destroyed',
    text: [
      'A destroyed LCU is put in the Replaceable Units box and replaced by an SCU at full strength, unless the LCU is out of supply {§12.6.6.a}. The SCU goes on absorbing. If it is destroyed too, the LCU is permanently eliminated and another unit absorbs the rest. Without an SCU to replace it the LCU is eliminated as well {§12.6.4.d}.',
    ],
  },
  '12.2.G.5.d': {
    title: 'What is left hits the fort',
    text: [
      'If the defenders stand in a fort space and the LN is more than is needed to destroy them all, the rest may be applied to the fort. It is destroyed if the rest is at least its CF {§20.2}. Defenders who survive, even if they retreat, protect the fort {§20.2.b}.',
    ],
  },
}
