/** What is printed on a card, as lines. */
import type { CardFigure, Line } from '@sandtable/presentation'
import { isCombatCard, rpOf } from '../cards.ts'
import { POOL_NAMES } from '../pools.ts'
import { POOL_IDS } from '../tables.ts'
import { cardText, linesOfCard } from '../text/cards/texts.ts'
import { type Scene, words } from './scene.ts'

/** §9.7.1.c The conditions of the event or of the combat card. */
export function cardLine(scene: Scene, card: number): Line[] {
  const { needs } = cardText(card, scene.language)
  const rules = [isCombatCard(card) ? '12.2.E' : '9.7.1.c']
  return needs === undefined ? [] : [{ text: words(scene).cards.needs(needs), rules, tone: 'faint' }]
}

/** The event itself plain, its conditions and what follows from the signs on the card faint. */
export function textOfCard({ language }: Scene, card: number): Line[] {
  const { text } = cardText(card, language)
  const rules = [isCombatCard(card) ? '9.8.a' : '9.7.1.a']
  return linesOfCard(card, language).map((line) =>
    line === text ? { text: line, rules } : { text: line, tone: 'faint' },
  )
}

/** §9.6.1 replacement points by nation */
export function figuresOf(scene: Scene, card: number): CardFigure[] {
  const { pools } = words(scene).cards
  return POOL_IDS.flatMap((pool, i): CardFigure[] => {
    const points = rpOf(card, pool)
    if (points === 0) return []
    return [{ label: pools[pool], value: String(points), title: POOL_NAMES[i]?.[scene.language] ?? pool }]
  })
}
/** "RU 3, IT 1"; in Japanese by their names */
export const pointsText = (scene: Scene, card: number): string =>
  figuresOf(scene, card)
    .map(({ label, title, value }) => `${scene.language === 'ja' ? title : label} ${value}`)
    .join(words(scene).frame.comma)
