/** Where "What would you do?" is offered, the computer has something to say. */
import { expect, it } from 'vitest'
import { MIND } from '../../bot/index.ts'
import { methods } from '../../table/methods.ts'
import type { PromptKey } from '../../text/keys.ts'
import { samples } from './scenes.ts'

it('at every other question there is nothing to plan', { timeout: 60_000 }, () => {
  const prompts = new Set<string>()
  for (const { play, seat } of samples(3, 17, 'en')) {
    const asked = play.asked(seat)
    if (!asked || methods.advised?.has(asked.question.prompt)) continue
    const { rule, facts = {} } = asked.question
    const prompt = asked.question.prompt as PromptKey
    const { setup, state, stage } = play
    const offer = play.offered(seat) ?? {}
    const sight = { seat, scenario: setup.scenario, state, stage, prompt, rule, facts, offer, play }
    expect(
      MIND.propose(sight, 4, () => 0),
      prompt,
    ).toEqual([])
    prompts.add(prompt)
  }
  expect(prompts.size).toBeGreaterThan(4)
})
