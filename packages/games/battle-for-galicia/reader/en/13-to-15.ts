import type { ChapterTexts } from '../shape.ts'

export const fortress: ChapterTexts<'13'> = {
  '13.0': {
    title: 'Fortress Przemysl',
    text: [
      'Hex 3.15 is the A-H fortress of Przemysl. Three rules of its own apply to it; stacking, ZOC and supply are as anywhere.',
    ],
  },
  '13.0.a': {
    title: 'Closed to Russians',
    text: ['No Russian unit ever enters 3.15, be it by movement, retreat, reaction or arrival.'],
  },
  '13.0.b': {
    title: 'The garrison',
    text: ['A-H units in 3.15 cannot be attacked. They may themselves attack out of the fortress.'],
  },
  '13.0.c': {
    title: 'Fighting beside the fortress',
    text: [
      'In a hex next to 3.15 the A-H side has an advantage of 2 columns: 2 to the left when its units defend there, 2 to the right when they attack such a hex. The shift is added to that of a flank attack {§8.2}.',
    ],
  },
}

export const reinforcements: ChapterTexts<'14'> = {
  '14.0': {
    title: 'Reinforcements',
    text: [
      'Reinforcements come in the order of the schedules {§schedule.russian} {§schedule.austro-hungarian}. In your reinforcement phase you put each unit that is due in its entry hex, or in one of them if several are listed. You cannot hold it back, apart from the A-H choice between GT6 and GT7.',
      '{#34} The unit moves in the same turn with its full MA. If it cannot enter anywhere, it waits.',
      '{#54} Units due on the same turn enter in the order of the schedule.',
    ],
  },
  '14.0.a': {
    title: 'Blocked entry hex',
    text: [
      'If enemies stand in all its entry hexes, the unit may come in at the nearest hex of a friendly map edge {§11.2} without an enemy, and pays MPs to enter it.',
      '{#34} Nearest to any of the listed hexes; among equals you choose. It pays for the hex and for EZOC there.',
    ],
  },
  '14.0.b': {
    title: 'Arrival and cavalry',
    text: ['A reinforcement placed next to enemy cavalry can trigger its reaction {§12.1.1.trigger1}.'],
  },
  '14.1': {
    title: 'Russian arrival by rail',
    text: [
      'Some Russian units arrive anywhere on the railway between two hexes of the schedule, both included. The hex must be a source of supply {§11.2}, and outside EZOC unless no other hex will do.',
      '{#35} First choice: hexes of the line that are linked to a Russian edge and outside EZOC. If there are none, those in EZOC that a friend holds. If there are none, those whose only fault is their own EZOC. After that {§14.0.a} applies.',
    ],
  },
}

export const victory: ChapterTexts<'15'> = {
  '15.0': {
    title: 'Winning the game',
    text: [
      'Both players collect VPs during the game {§15.1}. When GT12 is over, or the last turn of a short scenario, the player with more of them wins.',
      '{#39} Equal points are a draw.',
    ],
  },
  '15.1': {
    title: 'Where points come from',
    text: [
      'From attacks {§15.1.1}, from towns {§15.1.2} and from eliminated enemy units {§15.1.3}.',
      '{#4} The player card leaves out the attacks and differs for Chelm; this rule governs.',
    ],
  },
  '15.1.1': {
    title: 'Points for attacking',
    text: [
      'From GT1 to GT9 each attack by your infantry scores 1 VP, whatever comes of it. From GT10 on attacks score nothing.',
      '{#37} The point is scored at once, for every attack that comes to a roll.',
    ],
  },
  '15.1.2': {
    title: 'Points for towns',
    text: [
      'A town outlined in red scores its capture points on the GT in which you first take it and its occupation points on every later GT in which you hold it, never both in one GT. They are recorded at the end of your player turn.',
      '{#36} Capture points are scored once in the game for each town. A unit of yours must stand in the town at the end of your turn. As an option agreed before the game a town once entered stays yours until an enemy enters it.',
    ],
  },
  '15.1.3': {
    title: 'Points for eliminated units',
    text: [
      'Each enemy unit that is eliminated scores 1 VP, per unit and not per step. Ersatz units score nothing {§2.1.ersatz}.',
      '{#37} The point is scored at once, whatever the cause: combat, retreat, attrition or over-stacking.',
    ],
  },
}
