/** Facts for every prompt, refusal and event, so that each sentence is tried, also those no game met. */
import type { Facts } from '@sandtable/kernel'
import type { BattleForGaliciaEvent } from '../events.ts'
import { hex } from '../map.ts'
import { AH, RU } from '../sides.ts'
import type { PromptKey, RefusalCode } from '../text/keys.ts'
import { unit } from '../units.ts'

type EventType = BattleForGaliciaEvent['type']
type EventOf<K extends EventType> = Extract<BattleForGaliciaEvent, { type: K }>

export const one = unit('AH-4')
/** a single unit with a plural name */
export const pair = unit('RU-9+10 c')
export const three = [one, pair, unit('RU-Pavlov')]
export const town = hex('16.22')
export const field = hex('16.21')

export const PROMPTS: Readonly<Record<PromptKey, readonly Facts[]>> = {
  move: [{}],
  march: [
    { units: [pair], hex: town, left: 1 },
    { units: [pair], hex: town, left: 1, fresh: true },
    { units: three, hex: field, left: 4, fresh: true },
    { units: three, hex: field, left: 0, fresh: false },
  ],
  react: [{ unit: pair, hex: town, enemy: field }],
  'remove-excess': [
    { hex: town, steps: 7, limit: 6 },
    { hex: field, steps: 8, limit: 6, undo: true },
  ],
  enter: [{ unit: pair }],
  'enter-or-wait': [{ unit: one }],
  attack: [
    {},
    { attacked: 0, spent: 0, weak: 0, immune: 0 },
    { attacked: 1, spent: 0, weak: 0, immune: 0 },
    { attacked: 2, spent: 1, weak: 3, immune: 1 },
  ],
  'declare-hexes': [
    { hex: town, hexes: [] },
    { hex: town, hexes: [field] },
    { hex: town, hexes: [field, hex('3.15')] },
  ],
  'choose-attackers': [
    { hex: town, units: [] },
    { hex: town, units: three },
    { hex: town, units: [], open: 3 },
    { hex: town, units: three, open: 0 },
    { hex: town, units: three, open: 0, rest: 'none' },
    { hex: town, units: [pair], open: 0, rest: 'limit' },
    { hex: town, units: [one], open: 0, rest: 'unable' },
    { hex: field, units: [pair], open: 1 },
  ],
  'choose-defenders': [
    { hex: town, units: [] },
    { hex: town, units: [pair] },
  ],
  'retreat-first': [{}],
  accompany: [{ hex: town }],
  retreat: [
    { units: [one], hex: town },
    { units: three, hex: field },
  ],
  'run-on': [
    { hex: town, over: 1 },
    { hex: field, over: 2 },
  ],
  advance: [{ hex: town }],
  'take-loss': [{ left: 1 }, { left: 3 }],
}

const aboutUnit: readonly Facts[] = [{ unit: one }, { unit: pair }]
const aboutHex: readonly Facts[] = [{ hex: town }, { hex: field }]
const aboutBoth: readonly Facts[] = [
  { unit: one, hex: town },
  { unit: pair, hex: field },
]

export const REFUSALS: Readonly<Record<RefusalCode, readonly Facts[]>> = {
  'all-have-attacked': aboutHex,
  'already-attacked': aboutHex,
  'already-chosen': [...aboutUnit, ...aboutHex],
  'already-there': [...aboutHex, ...aboutBoth],
  'cavalry-never-recovers': aboutUnit,
  'cavalry-with-infantry': [{ units: three }],
  'command-limit': [{ units: three }],
  'east-edge-barred': aboutHex,
  'enemy-in-hex': aboutHex,
  'entry-in-enemy-zone': aboutBoth,
  'ersatz-never-recovers': aboutUnit,
  'fortress-closed': aboutHex,
  'fortress-immune': aboutHex,
  'has-attacked': aboutUnit,
  'has-recovered': aboutUnit,
  'losses-uneven': aboutUnit,
  marsh: aboutHex,
  'may-not-wait': aboutUnit,
  'minimum-move-made': aboutUnit,
  'no-attack-strength': [...aboutHex, { unit: one, strength: 0 }, { unit: pair, strength: -2 }],
  'no-defense-strength': aboutUnit,
  'no-enemy-there': aboutHex,
  'no-hex-declared': aboutHex,
  'no-retreat-from-there': aboutHex,
  'no-stack-to-move': aboutHex,
  'no-unit-of-yours': aboutHex,
  'no-way-out': [
    { unit: one, left: 0 },
    { unit: pair, left: 1 },
  ],
  'nobody-adjacent': aboutHex,
  'nobody-can-attack': aboutHex,
  'nobody-chosen': aboutHex,
  'not-adjacent': [{ hex: town, target: field }],
  'not-an-entry-hex': aboutBoth,
  'not-in-declared-hex': aboutUnit,
  'not-in-that-hex': aboutBoth,
  'not-on-map': aboutUnit,
  'not-released': [{ unit: one, turn: 3 }, ...aboutBoth],
  'not-retreating': aboutBoth,
  'not-your-unit': aboutUnit,
  'nothing-to-recover': aboutUnit,
  'out-of-reach': [
    { hex: town, left: 1, distance: 2 },
    { hex: field, left: 0, distance: 7 },
  ],
  'outside-scenario': aboutHex,
  'rail-cut': aboutBoth,
  'reaction-enemy-zone': aboutBoth,
  'reaction-one-hex': aboutBoth,
  'reaction-vacated-hex': aboutBoth,
  'recovery-needs-mp': [{ unit: pair, needs: 4, left: 2, spent: 3 }],
  'recovery-needs-supply': [
    { unit: one, supply: 1 },
    { unit: pair, supply: 2 },
  ],
  'recovery-too-close': [
    { unit: one, hex: town, distance: 1 },
    { unit: pair, hex: field, distance: 2 },
  ],
  'retreat-priorities': aboutHex,
  'stack-full': aboutBoth,
  'too-expensive': [
    { hex: town, needs: 5, left: 1, ground: 3, zone: 2, spent: 4 },
    { hex: field, needs: 1, left: 0, ground: 1, zone: 0, spent: 4 },
  ],
  'took-no-part': aboutUnit,
  'withheld-stays': aboutBoth,
}

const rule = '1.0'
const shown = { rule, attack: 7, defense: 8, target: town }

export const EVENTS: { readonly [K in EventType]: readonly Omit<EventOf<K>, 'type'>[] } = {
  'turn-began': [
    { rule, turn: 1, side: AH },
    { rule, turn: 12, side: RU },
  ],
  'phase-began': [
    { rule, phase: 'reinforcement', side: AH },
    { rule, phase: 'movement', side: AH },
    { rule, phase: 'combat', side: RU },
  ],
  'supply-changed': [0, 1, 2].map((supply) => ({ rule, unit: pair, hex: town, supply })),
  attrition: [{ rule, unit: pair, hex: town }],
  placed: [0, 1, 2].map((cost) => ({ rule, unit: pair, hex: town, cost })),
  'entry-delayed': [true, false].map((chosen) => ({ rule, unit: pair, chosen })),
  moved: [
    { rule, units: three, others: false, from: town, to: field, cost: 1, minimum: false },
    { rule, units: [pair], others: true, from: town, to: field, cost: 4, minimum: true },
  ],
  recovered: [0, 1, 2].map((ce) => ({ rule, unit: one, hex: town, steps: 1, ce })),
  reacted: [{ rule, unit: pair, from: town, to: field }],
  'attack-declared': [{ rule, side: RU, target: town, from: [field, hex('3.15')] }],
  'stacks-shown': [{ rule, units: three }],
  'attackers-named': [{ rule, units: [pair] }],
  'defenders-named': [
    { rule, units: [pair], withheld: [] },
    { rule, units: three, withheld: [one] },
  ],
  'ratio-found': [
    { ...shown, ratio: '1:1.5', shifts: [], column: '1:1.5' },
    { ...shown, ratio: '1:2', shifts: [{ rule, what: 'fortress', columns: -2 }], column: '1:4' },
    {
      ...shown,
      ratio: '2:1',
      shifts: [
        { rule, what: 'flank', columns: 2 },
        { rule, what: 'fortress', columns: 2 },
      ],
      column: '5:1',
    },
  ],
  'attack-barred': [{ rule, target: town, column: '1:4' }],
  'combat-rolled': ['-/R3', '+1.R1/-2'].map((cell) => ({
    rule,
    target: town,
    faces: [3, 4],
    total: 7,
    column: '1.5:1',
    cell,
  })),
  retreated: [[pair], three].map((units) => ({ rule, units, from: town, to: field })),
  'retreat-ran-on': [[pair], three].map((units) => ({ rule, units, from: town, to: field })),
  'retreat-failed': [
    { rule, units: [pair], hex: town, missing: 1 },
    { rule, units: three, hex: town, missing: 2 },
  ],
  'priority-failed': [{ rule, side: AH, hex: town }],
  advanced: [[pair], three].map((units) => ({ rule, units, from: town, to: field })),
  'losses-rolled': [
    { rule, side: AH, die: 1, modifiers: [], total: 1, large: false, losses: 0 },
    {
      rule,
      side: RU,
      die: 1,
      modifiers: [
        { rule, what: 'crt', drm: -2 },
        { rule, what: 'artillery', drm: 1 },
        { rule, what: 'flank', drm: 2 },
        { rule, what: 'retreat', drm: 1 },
        { rule, what: 'failed-retreat', drm: 2 },
        { rule, what: 'ratio', drm: 3 },
      ],
      total: -1,
      large: true,
      losses: 1,
    },
  ],
  'ce-lost': [1, 2].map((ce) => ({ rule, unit: pair, ce })),
  'step-lost': [{ rule, unit: pair, steps: 1 }],
  eliminated: (['losses', 'river', 'no-retreat', 'attrition', 'over-stacking', 'no-room'] as const).map(
    (cause) => ({ rule, unit: pair, hex: town, cause }),
  ),
  'points-scored': (['attack', 'elimination'] as const).map((source) => ({ rule, side: AH, vp: 1, source })),
  'town-captured': [{ rule, side: AH, hex: town, vp: 10 }],
  'town-occupied': [{ rule, side: RU, hex: hex('7.09'), vp: 1 }],
  'game-ended': [{ rule, austrian: 0, russian: -3 }],
}
