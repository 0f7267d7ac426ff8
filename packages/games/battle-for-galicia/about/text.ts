import type { AboutWords } from '@sandtable/presentation/about'

/** Words of this page; every language has all of them. */
export interface BattleForGaliciaAbout extends AboutWords {
  readonly counts: Readonly<
    Record<
      'hexes' | 'hexsides' | 'rails' | 'units' | 'arrivals' | 'tables' | 'victory' | 'turns' | 'scenarios',
      string
    >
  >
  readonly labels: Readonly<
    Record<
      | 'terrain'
      | 'country'
      | 'town'
      | 'points'
      | 'edge'
      | 'supply'
      | 'barred'
      | 'rail'
      | 'hexside'
      | 'side'
      | 'kind'
      | 'corps'
      | 'full'
      | 'reduced'
      | 'steps'
      | 'white'
      | 'ersatz'
      | 'setup'
      | 'release'
      | 'arrival',
      string
    >
  >
  readonly terrain: Readonly<Record<'clear' | 'forest' | 'marsh', string>>
  readonly edges: Readonly<Record<'top' | 'bottom' | 'left' | 'right', string>>
  readonly nations: Readonly<Record<'austria-hungary' | 'germany' | 'russia', string>>
  readonly sides: Readonly<Record<'AH' | 'RU', string>>
  readonly kinds: Readonly<Record<'infantry' | 'cavalry', string>>
  readonly sizes: Readonly<Record<'XXX' | 'XX' | 'X', string>>
  readonly hex: string
  readonly independent: string
  readonly yes: string
  readonly comma: string
  readonly barred: string
  readonly fortress: string
  readonly half: string
  readonly captureHold: (capture: number, hold: number, side: string) => string
  readonly river: (name: string, to: string) => string
  readonly bridged: (name: string, to: string) => string
  readonly ridge: (to: string) => string
  readonly face: (attack: number, defense: number, artillery: number, movement: number) => string
  readonly turn: (turn: number) => string
  readonly arrives: (turn: number, hexes: string) => string
  readonly railBetween: (from: string, to: string) => string
}
