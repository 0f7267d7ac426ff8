import { expect, it } from 'vitest'
import type { PlanLine } from '../mind.ts'
import { inOrder } from '../plan-order.ts'

const line = (kind: PlanLine['kind'], name: string, ...units: number[]): PlanLine => ({
  text: { en: name, ja: name },
  rule: '1',
  units,
  kind,
})

const names = (lines: readonly PlanLine[]): string[] => lines.map(({ text }) => text.en)

it('an attack comes after the marches of its units', () => {
  const lines = [
    line('attack', 'attack', 1, 2),
    line('march', 'elsewhere', 9),
    line('march', 'first up', 1),
    line('hold', 'rest', 2),
    line('march', 'second up', 2),
  ]
  expect(names(inOrder(lines))).toEqual(['first up', 'second up', 'attack', 'elsewhere', 'rest'])
})

it('what depends on nothing stays as it was told, and nothing is lost or said twice', () => {
  const lines = [line('march', 'a', 1), line('attack', 'b', 1), line('attack', 'c', 1), line('march', 'd', 3)]
  expect(names(inOrder(lines))).toEqual(['a', 'b', 'c', 'd'])
})

const march = (name: string, from: number, to: number): PlanLine => ({
  ...line('march', name, from),
  from,
  to,
})

it('a march comes after those that make room for it', () => {
  const lines = [march('in', 1, 2), march('elsewhere', 5, 6), march('out', 2, 3), march('farther out', 3, 4)]
  expect(names(inOrder(lines))).toEqual(['farther out', 'out', 'in', 'elsewhere'])
})

it('stacks that change places are told once each', () => {
  const lines = [march('there', 1, 2), march('back', 2, 1)]
  expect(names(inOrder(lines)).sort()).toEqual(['back', 'there'])
})
