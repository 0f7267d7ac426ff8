/** A plan in words: nobody is advised to starve. */
import { sightIn } from '@sandtable/bots'
import { describe, expect, it } from 'vitest'
import { explain } from '../bot/explain.ts'
import type { Plan } from '../bot/plan.ts'
import { momentOf } from '../bot/propose.ts'
import { hex } from '../map.ts'
import { piece } from '../pieces.ts'
import { AL } from '../sides.ts'
import { scene } from './bot-scene.ts'

function advice(from: string, to: string, ids: readonly string[]): string[] {
  const at = scene('AL', {
    pieces: { ...Object.fromEntries(ids.map((id) => [id, from])), 'g-ii': '91' },
    turn: 4,
  })
  const sight = sightIn(at.play, AL)
  if (!sight) throw new Error('nobody is asked')
  const plan: Plan = {
    kind: 'activate',
    at: momentOf(sight.state, AL),
    hex: hex(from),
    gain: 1,
    attacks: false,
    movements: [{ units: ids.map(piece), to: hex(to), fights: false }],
  }
  return explain(sight, plan).map(({ text }) => text.en)
}

describe('a march in words', () => {
  it('agrees with how many march', () => {
    expect(advice('66', '67', ['f-ii'])[0]).toMatch(/^French II Corps marches from .*\(66\) to .*\(67\)/)
    expect(advice('66', '67', ['f-ii', 'f-iii'])[0]).toMatch(
      /^French II Corps and 1 other march from .*\(66\) to /,
    )
  })

  it('§8.4.3.f is not advised where it leads out of supply', () => {
    expect(advice('66', '105', ['f-ii']).join()).toMatch(
      /^Keep those at .* further on they would be without supply/,
    )
  })
})
