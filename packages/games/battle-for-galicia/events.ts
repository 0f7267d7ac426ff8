import type { Side } from './sides.ts'

/** Why a unit left the game. */
export type Cause = 'losses' | 'river' | 'no-retreat' | 'attrition' | 'over-stacking' | 'no-room'

/** One line of a die roll modifier, with its rule. */
export interface Modifier {
  readonly rule: string
  readonly what: 'crt' | 'artillery' | 'flank' | 'retreat' | 'failed-retreat' | 'ratio'
  readonly drm: number
}

export interface Shift {
  readonly rule: string
  readonly what: 'flank' | 'fortress'
  readonly columns: number
}

/** Everything that can happen, by name. Hexes and units are numbers. */
interface Happenings {
  'turn-began': { turn: number; side: Side }
  'phase-began': { phase: 'reinforcement' | 'movement' | 'combat'; side: Side }
  'supply-changed': { unit: number; hex: number; supply: number }
  attrition: { unit: number; hex: number }
  placed: { unit: number; hex: number; cost: number }
  'entry-delayed': { unit: number; chosen: boolean }
  moved: {
    units: readonly number[]
    others: boolean
    from: number
    to: number
    cost: number
    minimum: boolean
  }
  recovered: { unit: number; hex: number; steps: number; ce: number }
  reacted: { unit: number; from: number; to: number }
  'attack-declared': { side: Side; target: number; from: readonly number[] }
  'stacks-shown': { units: readonly number[] }
  'attackers-named': { units: readonly number[] }
  'defenders-named': { units: readonly number[]; withheld: readonly number[] }
  'ratio-found': {
    target: number
    attack: number
    defense: number
    ratio: string
    shifts: readonly Shift[]
    column: string
  }
  'attack-barred': { target: number; column: string }
  'combat-rolled': { target: number; faces: readonly number[]; total: number; column: string; cell: string }
  retreated: { units: readonly number[]; from: number; to: number }
  'retreat-ran-on': { units: readonly number[]; from: number; to: number }
  'retreat-failed': { units: readonly number[]; hex: number; missing: number }
  'priority-failed': { side: Side; hex: number }
  advanced: { units: readonly number[]; from: number; to: number }
  'losses-rolled': {
    side: Side
    die: number
    modifiers: readonly Modifier[]
    total: number
    large: boolean
    losses: number
  }
  'ce-lost': { unit: number; ce: number }
  'step-lost': { unit: number; steps: number }
  eliminated: { unit: number; hex: number; cause: Cause }
  'points-scored': { side: Side; vp: number; source: 'attack' | 'elimination' | 'head-start' }
  'town-captured': { side: Side; hex: number; vp: number }
  'town-occupied': { side: Side; hex: number; vp: number }
  'game-ended': { austrian: number; russian: number }
}

export type BattleForGaliciaEvent = {
  readonly [K in keyof Happenings]: { readonly type: K; readonly rule: string } & Readonly<Happenings[K]>
}[keyof Happenings]
