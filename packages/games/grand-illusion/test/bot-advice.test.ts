/** A plan in words: nobody is advised to starve. */
import { Bot, finish, knowledgeOf, sightIn } from '@sandtable/bots'
import { describe, expect, it } from 'vitest'
import { explain } from '../bot/explain.ts'
import { MIND } from '../bot/index.ts'
import type { Plan } from '../bot/plan.ts'
import { momentOf } from '../bot/propose.ts'
import { GRID, hex } from '../map.ts'
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

describe('§8.2.2 in the middle of an activation', () => {
  const activated = () =>
    scene('AL', { pieces: { 'f-ii': '66', 'f-iii': '66', 'g-ii': '91' }, turn: 4 }).act('activate', '66')
  const remarked = (at: ReturnType<typeof activated>) => {
    const known = knowledgeOf(MIND, at.play, AL, [])
    if (!known) throw new Error('nobody is asked')
    return finish(new Bot(MIND, 'normal', 1).advise(known))
  }

  it('what is left to do is told', () => {
    const at = activated()
    expect(at.prompt).toBe('activation')
    const [line] = remarked(at)
    expect(line).toMatchObject({ kind: 'march', from: hex('66') })
  })

  it('those in the hand are sent where they may go', () => {
    const at = activated().act('stack', '66')
    expect(at.prompt).toBe('march')
    const [line] = remarked(at)
    expect(line?.units.every((u) => [piece('f-ii'), piece('f-iii')].includes(u))).toBe(true)
    expect(at.offers('march')).toContain(GRID.idOf(line?.to ?? -1))
  })
})

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
