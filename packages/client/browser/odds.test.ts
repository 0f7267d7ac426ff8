import { engaged, inspectCombat, planAttack } from '@sandtable/battle-for-galicia/inspect'
import { combatResult } from '@sandtable/battle-for-galicia/tables'
import { type Odds, odds } from '@sandtable/kernel'
import { expect, it } from 'vitest'
import { wordsOf } from '../words/words.ts'
import { figures, figuresOf } from './players/figures.ts'
import { Game } from './players/game.ts'
import type { Mirror } from './players/mirror.ts'
import { hoverHex, mouse } from './players/mouse.ts'
import { openAt } from './players/prepared.ts'

const words = wordsOf('en')

/** Hexes the defender must retreat: the kernel tries every fall of the dice. */
function retreats({ play, seat }: Mirror): Map<number, number> {
  const { outcomes } = odds(play, { seat, answer: { verb: 'fight' } }, { until: 'combat-rolled' }) as Odds
  const shares = new Map<number, number>()
  for (const { p, result } of outcomes) {
    const { combat } = result as { readonly combat: string }
    const { retreat } = combatResult(combat).defender
    shares.set(retreat, (shares.get(retreat) ?? 0) + p)
  }
  return shares
}

/** CE lost by both sides, defender first: from the position as far as it is known. */
function losses(mirror: Mirror): Map<number, number>[] {
  const { state } = mirror.scene()
  const { hex, units } = mirror.play.asked(mirror.seat)?.question.facts ?? {}
  const plan = planAttack(state, hex as number, { attackers: units as number[] })
  const defenders = plan?.defenders ?? engaged(state).defenders
  const { chances } = inspectCombat(state, hex as number, units as number[], defenders)
  const { attacker = [], defender = [] } = chances?.losses ?? {}
  return [defender, attacker].map((each) => new Map(each.map(({ value, p }) => [value, p])))
}

const isReadyToRoll = ({ play }: Mirror['match']): boolean => {
  const seat = play.pending[0]?.seat ?? -1
  return play.asked(seat)?.question.prompt === 'choose-attackers' && play.offered(seat)?.['fight'] === true
}

it.each([1, 3, 7])('the odds of a fight are those of the engine: game %i', async (chance) => {
  const started = await openAt({ players: 'hot-seat', chance, until: isReadyToRoll })
  const { page, mirror } = started
  await new Game(started, mouse(page)).takeScreen()
  const charts = page.getByRole('region', { name: words.fight.region }).getByRole('figure')
  await charts.first().waitFor()
  const shown = await Promise.all((await charts.all()).map(figuresOf))
  const [theirs, ours] = losses(mirror)
  expect(shown).toEqual([retreats(mirror), theirs, ours].map((each) => figures(each ?? new Map())))
})

it('an enemy pointed at shows how likely it is to retreat', async () => {
  const isAttack = ({ play }: Mirror['match']): boolean => play.pending[0]?.question.prompt === 'attack'
  const { page, mirror } = await openAt({ players: 'solo', chance: 1, until: isAttack })
  const targets = mirror.offer['attack'] as readonly number[]
  await hoverHex(page, targets[0] as number)
  const charts = page.getByRole('region', { name: words.fight.region }).getByRole('figure')
  await charts.first().waitFor()
  const [retreat = {}] = await Promise.all((await charts.all()).map(figuresOf))
  const share = 100 - Number(retreat['0'] ?? 0)
  await expect.poll(() => page.locator('.callout').innerText()).toContain(`${share.toFixed(1)} %`)
})
