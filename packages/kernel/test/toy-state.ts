import { amount, amounts, defineLayout, type Layout } from '../index.ts'

export const POWERS = ['red', 'green', 'blue', 'grey'] as const
export const CARDS = 5
export const ROUNDS: Readonly<Record<string, number>> = { three: 3, two: 2, ten: 10 }

export const LAYOUT = defineLayout({
  fields: {
    round: amount(),
    last: amount(),
    active: amount(),
    hired: amount(),
    raids: amount(),
    gold: amounts(POWERS.length),
    bid: amounts(POWERS.length),
    hand: amounts(POWERS.length),
    shown: amounts(POWERS.length),
    deck: amounts(CARDS),
  },
  derive: () => ({ rich: [] as boolean[] }),
  refresh: (state) => {
    state.derived.rich = [...state.gold].map((gold) => gold > 0)
  },
})

export type ToyState = typeof LAYOUT extends Layout<infer S> ? S : never

export const goldOf = (s: ToyState, power: number): number => s.gold.get(power)
export const cardOf = (s: ToyState, power: number): number => s.hand.get(power)

export function earn(s: ToyState, power: number, gold: number): void {
  s.gold.set(power, goldOf(s, power) + gold)
  s.derived.rich[power] = goldOf(s, power) > 0
}
