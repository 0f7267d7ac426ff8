import type { PromptKey } from '@sandtable/illusions-of-glory/text-keys'
import { expect, it } from 'vitest'
import { ruleLabel } from '../panels/rule-label.ts'
import { boldly } from './players/boldly.ts'
import {
  type IllusionsOfGloryGame,
  type IllusionsOfGloryMirror,
  illusionsOfGloryByMouse,
  openIllusionsOfGloryAt,
  startIllusionsOfGlory,
} from './players/illusions-of-glory.ts'
import { fightPanel, promptBar } from './players/mouse.ts'

/** One sentence with its rule, as the game words it. */
async function expectPrompt({ page, mirror }: IllusionsOfGloryGame): Promise<void> {
  const asked = mirror.play.asked(mirror.seat)
  if (!asked) return
  const { prompt, facts = {}, rule } = asked.question
  const bar = promptBar(page, mirror)
  const sentence = mirror.presentation.game.text(mirror.language).prompt(prompt as PromptKey, facts)
  await expect.poll(() => bar.locator('.say > span').innerText()).toBe(sentence)
  expect(await bar.locator('.say').getByRole('button').getAttribute('aria-label')).toBe(`§${ruleLabel(rule)}`)
}

/** The hand on the screen is that of the seat, and nobody else’s. */
async function expectHand({ page, mirror }: IllusionsOfGloryGame): Promise<void> {
  const hands = mirror.presentation.hands?.(mirror.scene()) ?? []
  const [own] = hands.flatMap((hand) => ('cards' in hand ? [hand.cards.map(({ card }) => String(card))] : []))
  const shown = (): Promise<(string | null)[]> =>
    page.locator('[data-card]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')))
  await expect.poll(shown).toEqual(own)
}

const isRound =
  (round: number) =>
  ({ play }: IllusionsOfGloryMirror): boolean =>
    play.isOver || play.state.round >= round

it('two rounds of Illusions of Glory are played with the mouse: cards, marches, an attack', {
  timeout: 240_000,
}, async () => {
  const game = illusionsOfGloryByMouse(await startIllusionsOfGlory({ players: 'hot-seat', chance: 3 }))
  const { mirror } = game
  const prompts = new Set<string>()
  await game.playOn(
    (play, seat) => boldly(play, seat),
    (now) => {
      prompts.add(now.prompt)
      return isRound(3)(now)
    },
  )
  await expectPrompt(game)
  await expectHand(game)
  const told = new Set(mirror.match.log.map(({ event }) => event.type))
  for (const type of ['card-taken', 'action-taken', 'marched', 'fired'] as const) expect(told).toContain(type)
  expect(prompts.size).toBeGreaterThan(6)
})

const isAskedFor =
  (prompt: string) =>
  ({ play }: Pick<IllusionsOfGloryMirror, 'play'>): boolean =>
    play.pending[0]?.question.prompt === prompt

it('before the dice of Illusions of Glory both strengths and the chances are on the screen', async () => {
  const until = isAskedFor('combat-cards')
  const game = illusionsOfGloryByMouse(
    await openIllusionsOfGloryAt({ players: 'hot-seat', chance: 3, until }),
  )
  await game.takeScreen()
  const { page, mirror } = game
  const shown = mirror.presentation.fight(mirror.scene(), undefined, undefined)
  if (!shown) throw new Error('no fight')
  const panel = fightPanel(page, mirror)
  const sides = [shown.attacker, shown.defender]
  await expect.poll(() => panel.locator('h3 b').allInnerTexts()).toEqual(sides.map(({ total }) => total))
  expect(await panel.locator('.sumline').innerText()).toContain(shown.sentence.text)
  await expectHand(game)
})
