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

describe('what is advised', () => {
  const BELGIANS = { 'be-hq': '62', 'be-i': '62', 'be-ii': '62', 'be-3': '62' }
  const HOST = { 'g-ii': '72', 'g-iii': '72', 'g-iv': '72', 'g-ix': '72', 'g-hq1': '72' }
  /** a host before Brussels, on the first turn */
  const brussels = () =>
    scene('AL', { turn: 1, pieces: { ...BELGIANS, ...HOST }, control: { '72': 'GE' }, mandated: { AL: 0 } })
  const attackOn = (at: ReturnType<typeof brussels>, to: string): Plan => ({
    kind: 'activate',
    at: momentOf(at.state, AL),
    hex: hex('62'),
    gain: 1,
    attacks: false,
    movements: [{ units: ['be-i', 'be-ii', 'be-3'].map(piece), to: hex(to), fights: true }],
  })
  const sightOf = (at: ReturnType<typeof brussels>) => {
    const sight = sightIn(at.play, AL)
    if (!sight) throw new Error('nobody is asked')
    return sight
  }

  it('§9.3 an attack tells the hits to be expected on both sides', () => {
    const at = brussels()
    const [line] = explain(sightOf(at), attackOn(at, '72'))
    expect(line?.text.en).toMatch(/Expected hits: \d\.\d by the attackers, \d\.\d by the defenders\.$/)
    expect(line?.text.ja).toMatch(/命中の期待値：攻撃側\d\.\d、防御側\d\.\d。$/)
  })

  it('§9.3 is no attack that costs far more than it brings', () => {
    const at = brussels()
    const plans = MIND.advisable?.(sightOf(at), [attackOn(at, '72')]) ?? []
    expect(plans.map(({ kind }) => kind)).toEqual(['pass'])
  })

  it('§9.1.1.b unless it is mandated, which is said', () => {
    const corps = { 'f-ii': '66', 'f-iii': '66', 'f-xi': '66', 'f-xvii': '66' }
    const garrison = { 'g-ii': '75', 'g-iii': '75', 'g-iv': '75', 'g-ix': '75', 'g-x': '75', 'g-vii': '75' }
    const at = scene('AL', { turn: 1, pieces: { ...corps, ...garrison }, mandated: { AL: 1 } })
    const plan: Plan = {
      kind: 'activate',
      at: momentOf(at.state, AL),
      hex: hex('66'),
      gain: 1,
      attacks: false,
      movements: [{ units: Object.keys(corps).map(piece), to: hex('75'), fights: true }],
    }
    expect(MIND.advisable?.(sightOf(at), [plan]).map(({ kind }) => kind)).toContain('activate')
    expect(explain(sightOf(at), plan)[0]?.text.en).toMatch(/attack: a mandated battle/)
  })

  it('§8.4.7.a gives Belgians no goal that they may not enter', () => {
    const at = scene('AL', { turn: 1, pieces: { ...BELGIANS, 'g-ii': '91' }, control: {} })
    expect(explain(sightOf(at), attackOn(at, '73'))[0]?.text.en).not.toMatch(/on the way to/)
  })

  it('§9.8.3 weighs the recovery of a shattered stack, whatever else looks better', () => {
    const shattered = { 'f-xv': { hex: '97', back: true }, 'f-xvi': { hex: '97', back: true } }
    const at = scene('AL', { turn: 1, pieces: { ...BELGIANS, ...shattered, 'g-ii': '91' } })
    const plans = MIND.advisable?.(sightOf(at), [attackOn(at, '63')]) ?? []
    expect(plans.map(({ kind, hex: h }) => [kind, GRID.idOf(h)])).toContainEqual(['recover', '97'])
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
