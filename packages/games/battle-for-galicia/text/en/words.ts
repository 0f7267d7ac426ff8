import type { Fact, Facts } from '@sandtable/kernel'
import { AH, type Side } from '../../sides.ts'
import { namer, type Sentences } from '../shape.ts'

const and = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`

export const { hex, hexes, unit, units } = namer('en', and)

export const number = (facts: Facts, name: string): number => Number(facts[name] ?? 0)
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
export const mps = (n: number): string => `${n} MP`
export const steps = (n: number): string => count(n, 'step', 'steps')
export const columns = (n: number): string => count(n, 'column', 'columns')
export const distance = (n: number): string => count(n, 'hex', 'hexes')
export const reductions = (n: number): string => count(n, 'CE reduction', 'CE reductions')

const minus = (text: string): string => text.replaceAll('-', '−')
/** with a typographic minus; also for table cells such as "+1/-1.R1" */
export const plain = (fact: Fact | undefined): string => minus(String(fact ?? 0))
export const signed = (n: number): string => (n > 0 ? `+${n}` : plain(n))
/** the CE marker under a unit */
export const effectiveness = (ce: number): string => (ce === 0 ? 'full CE' : `CE ${plain(-ce)}`)

export const isEmpty = (fact: Fact | undefined): boolean => !Array.isArray(fact) || fact.length === 0

export const army = (side: Side): string => (side === AH ? 'Austria-Hungary' : 'Russia')
export const adjective = (side: Side): string => (side === AH ? 'Austro-Hungarian' : 'Russian')

const SUPPLY = ['in supply', 'in low supply', 'out of supply']
export const supplied = (supply: number): string => SUPPLY[supply] ?? ''

export const verbs: Sentences['verbs'] = {
  unit: 'Move',
  stack: 'Move the stack at',
  recover: 'Recover',
  march: 'March to',
  leave: 'Leave behind',
  halt: 'Halt',
  done: 'End the phase',
  react: 'React to',
  stay: 'Stay',
  remove: 'Eliminate',
  enter: 'Enter at',
  wait: 'Wait',
  attack: 'Attack',
  from: 'Attack from',
  declare: 'Declare the attack',
  all: 'Take all',
  join: 'Add',
  fight: 'Fight',
  defend: 'Defend with',
  withdraw: 'Retreat first from',
  accompany: 'Take along',
  go: 'Go',
  retreat: 'Retreat to',
  'run-on': 'Send on',
  advance: 'Advance with',
  suffer: 'Loss to',
}

export const procedures: Sentences['procedures'] = {
  supply: 'Supply',
  reinforcement: 'Reinforcements',
  movement: 'Movement',
  'over-stacking': 'Over-stacking',
  combat: 'Combat',
  'victory-points': 'Victory points',
  end: 'End of the game',
  march: 'March',
  attack: 'Attack',
  withholding: 'Who fights',
  retreat: 'Retreat',
  losses: 'Losses',
}
