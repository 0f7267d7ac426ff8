/** §14.3.6 the strategic options as cards: each says what it brings and costs, and can be taken alone or with another. */
import type { Card, CardUse, Hand } from '@sandtable/presentation'
import { AL, SIDE_IDS, type Side } from '../sides.ts'
import { VICTORY } from '../tables.ts'
import { armyOf, askedOf, NATIONS, type Scene, viewerSide, words } from './scene.ts'

const NUMBERS = [1, 2, 3, 4, 5] as const

const bit = (n: number): number => 1 << n
const priceOf = (side: Side, n: number): number => VICTORY.options[SIDE_IDS[side]][n - 1] ?? 0

export function hands(scene: Scene): Hand[] {
  if (askedOf(scene)?.prompt !== 'choose-options') return []
  const side = viewerSide(scene)
  const w = words(scene).options
  return [
    {
      id: 'options',
      title: w.title,
      nation: NATIONS[side],
      cards: NUMBERS.map((n) => cardOf(scene, side, n)),
      chosen: [],
      notes: [{ text: w.note, rules: ['14.3.6'] }],
    },
  ]
}

/** The rule of one option. */
const ruleOf = (side: Side, n: number): string => `14.3.6.${side === AL ? 'a' : 'b'}.${n}`

function cardOf(scene: Scene, side: Side, n: (typeof NUMBERS)[number]): Card {
  const w = words(scene)
  const { title, lines } = w.options.cards[side][n - 1] as { title: string; lines: readonly string[] }
  const price = priceOf(side, n)
  return {
    card: n,
    number: String(n),
    title,
    nation: NATIONS[side],
    side: armyOf(scene, side),
    tone: 'event',
    corner: { label: w.options.vp, value: `−${price}`, title: w.options.price },
    figures: [],
    text: lines.map((text, i) => (i === 0 ? { text, rules: [ruleOf(side, n)] } : { text })),
    tags: [],
    uses: usesOf(scene, side, n),
  }
}

/** Alone, and with each of the others. */
function usesOf(scene: Scene, side: Side, n: number): CardUse[] {
  const w = words(scene)
  const titles = w.options.cards[side].map(({ title }) => title)
  const use = (label: string, mask: number, price: number): CardUse => ({
    label,
    value: w.signedPoints(-price),
    line: { text: w.options.secret },
    answer: { verb: 'options', arg: mask },
    tone: mask === bit(n) ? 'primary' : 'plain',
  })
  return [
    use(w.options.alone, bit(n), priceOf(side, n)),
    ...NUMBERS.filter((other) => other !== n).map((other) =>
      use(
        w.options.with(titles[other - 1] ?? ''),
        bit(n) | bit(other),
        priceOf(side, n) + priceOf(side, other),
      ),
    ),
  ]
}
