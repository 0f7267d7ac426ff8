import type { Button, Presentation, Scene } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { seenWords } from '../../seen/words.ts'
import { buttonsIn, heldPrompt } from '../../table/prompt.ts'

const button = (verb: string): Button => ({ answer: { verb }, label: verb, key: 'e', tone: 'plain' })
const march = { stage: 'movement', buttons: [button('halt')] } as unknown as Scene
const presentation = {
  buttons: (scene: Scene) => (scene as unknown as { buttons: Button[] }).buttons,
} as unknown as Presentation

/** What is offered on the march, if the units in the hand were put back into such a position. */
const offered = (stage: string, verb: string): string[] => {
  const other = { stage, buttons: [button(verb)] } as unknown as Scene
  const sight = { scene: () => march, offer: () => ({ halt: true as const }) }
  return buttonsIn(presentation, { other: () => other }, sight).map(({ label }) => label)
}

describe('with units in the hand', () => {
  it('the movement can be ended', () => {
    expect(offered('movement', 'end movement')).toEqual(['halt', 'end movement'])
  })

  it('what ends the march and the movement at one stroke is not offered twice', () => {
    const stroke = { ...button('halt'), label: 'end movement', then: [{ verb: 'done' }] }
    const scene = { stage: 'movement', buttons: [button('halt'), stroke] } as unknown as Scene
    const other = { stage: 'movement', buttons: [{ ...button('done'), label: 'end movement' }] }
    const sight = { scene: () => scene, offer: () => ({ halt: true as const }) }
    const labels = buttonsIn(presentation, { other: () => other as unknown as Scene }, sight).map(
      ({ label }) => label,
    )
    expect(labels).toEqual(['halt', 'end movement'])
  })

  it('the combat that follows cannot: it has not begun', () => {
    expect(offered('combat', 'no more attacks')).toEqual(['halt'])
  })
})

it.each(['en', 'ja'] as const)(
  'while the game waits for those who look, the headline says so: %s',
  (language) => {
    const waiting = { text: 'Waiting for Russia.', rule: '1.0', nation: 'russia', yours: false }
    const { waitsForYou, waitsAtStep } = seenWords(language)
    expect(heldPrompt(waiting, 'result', language)).toMatchObject({ text: waitsForYou, yours: true })
    expect(heldPrompt(waiting, 'step', language)).toMatchObject({ text: waitsAtStep, yours: true })
  },
)
