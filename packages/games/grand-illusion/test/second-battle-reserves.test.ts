import { describe, expect, it } from 'vitest'
import { piece } from '../pieces.ts'
import { battleForecast } from '../rules/09-battle/forecast.ts'
import { hex } from '../map.ts'
import { fight, type FightSpec, PLAIN, settle } from './fight.ts'
import type { Placed, StagedScene } from './scene.ts'

const down = { hex: '27', back: true } as const
const at = (h: string, ids: readonly string[]): Record<string, Placed> =>
  Object.fromEntries(ids.map((id) => [id, h]))
const begun = (
  h: string,
  attackers: readonly string[],
  defenders: readonly string[],
  more: Partial<FightSpec> = {},
): StagedScene =>
  fight({
    hex: h,
    attackers,
    turn: 6,
    ...more,
    pieces: { ...at(h, [...attackers, ...defenders]), ...more.pieces },
  })
    .dice(...PLAIN)
    .act('battle', h)
const behind = (scene: StagedScene): number[] => [
  ...(scene.seen('board-set')[0]?.columns.flatMap(({ behindDefenders }) => behindDefenders) ?? []),
]

describe('§9.2.5.a one space behind the line, and more who could stand there', () => {
  it('§9.2.5.a the defender chooses whom he puts behind the one unit that is attacked', () => {
    const scene = begun('27', ['g-ii'], ['f-i', 'f-ii', 'f-iii']).act('opposite', 'f-i')
    expect([scene.asked, scene.prompt, scene.rule]).toEqual(['AL', 'choose-reserve', '9.2.5.a'])
    expect(scene.offers('place')).toEqual(['f-ii', 'f-iii'])
    scene.dice(6, 6, 6).act('place', 'f-iii')
    expect(behind(scene)).toEqual([piece('f-iii')])
  })

  it('§9.2.5.a he may also leave it empty', () => {
    const scene = begun('27', ['g-ii'], ['f-i', 'f-ii', 'f-iii']).act('opposite', 'f-i')
    expect(behind(scene.dice(6, 6).act('no'))).toEqual([])
  })

  it('§9.2.5.a §9.5.1 of two forts the owner says which one fires from behind', () => {
    const scene = begun('86', ['f-i'], ['g-ii', 'fort-metz-5', 'fort-metz-3'])
    expect([scene.asked, scene.offers('place')]).toEqual(['GE', ['fort-metz-3', 'fort-metz-5']])
    scene.dice(6, 6, 3).act('place', 'fort-metz-3')
    expect(scene.seen('fired').at(-1)).toMatchObject({ moment: 'reserve', strength: 3, hit: true })
  })

  it('§9.2.5.a §9.2.2.b two divisions that stood alone in front can share the space behind', () => {
    const scene = begun('27', ['g-ii'], ['f-i', 'f-71r', 'f-45']).act('alone').act('opposite', 'f-i')
    scene.act('place', 'f-71r')
    expect([scene.asked, scene.prompt, scene.offers('pair')]).toEqual(['AL', 'share-space', ['f-45']])
    scene.dice(6, 6, 5).act('pair', 'f-45')
    expect(behind(scene)).toEqual([piece('f-71r'), piece('f-45')])
    expect(scene.seen('fired').at(-1)).toMatchObject({ moment: 'reserve', strength: 6, hit: true })
  })

  it('§9.2.2.b but not with a unit of another nation, nor infantry with cavalry', () => {
    const scene = begun('27', ['g-ii'], ['f-i', 'f-71r', 'b-1-div', 'b-cav-div']).act('opposite', 'f-i')
    expect(scene.offers('place')).toEqual(['b-1-div', 'b-cav-div', 'f-71r'])
    expect(behind(scene.dice(6, 6, 6).act('place', 'b-1-div'))).toEqual([piece('b-1-div')])
  })

  it('§9.2.5.a disrupted units are not asked about, nor cavalry where it could not fire (§9.6.1)', () => {
    const scene = begun('27', ['g-ii'], ['f-i', 'f-ii', 'f-c1'], { pieces: { 'f-iii': down } })
    scene.dice(6, 6, 6).act('opposite', 'f-i')
    expect(behind(scene)).toEqual([piece('f-ii')])
  })

  it('§9.2.2.b §9.2.5.a the refusals say why', () => {
    const scene = begun('27', ['g-ii'], ['f-i', 'f-ii', 'f-iii'], { pieces: { 'f-x': down } })
    scene.act('opposite', 'f-i')
    expect(scene.refusal('place', 'f-x')).toMatchObject({ code: 'disrupted-never-in-reserve' })
    expect(scene.refusal('place', 'f-i').code).toBe('already-placed')
    expect(scene.refusal('place', 'g-ii').code).toBe('enemy-piece')
  })

  it('by the book the best goes behind', () => {
    const scene = begun('27', ['g-ii'], ['f-i', 'f-ii', 'f-iii']).act('opposite', 'f-i')
    expect(behind(scene.dice(6, 6, 6).act('by-the-book'))).toEqual([piece('f-iii')])
  })

  it('§9.2.4.b §9.2.5.a a former attacker who is struck back at chooses likewise', () => {
    const scene = fight({
      hex: '27',
      turn: 6,
      attackers: ['g-ii', 'g-iii', 'g-gd'],
      pieces: at('27', ['g-ii', 'g-iii', 'g-gd', 'f-i']),
    })
    scene.dice(5, 5).act('battle', '27').act('opposite', 'g-ii')
    expect([scene.asked, scene.offers('place')]).toEqual(['GE', ['g-gd', 'g-iii']])
  })
})

describe('§9.2.6 a fort moves up where cavalry has withdrawn', () => {
  const rodeAway = (attackers: readonly string[]): StagedScene => {
    const scene = begun('79', attackers, ['f-c1', 'fort-langres'])
    scene.act('place', 'g-2c').act('alone').act('behind', 'f-c1')
    if (scene.prompt === 'choose-reserve') scene.act('place', 'g-4c').act('alone')
    return scene
  }

  it('§9.6.1 §9.5.1 neither the cavalry in front nor the cavalry behind it fires at the fort', () => {
    const scene = rodeAway(['g-2c', 'g-4c', 'g-9c'])
    expect(scene.seen('board-set')[0]?.columns[0]?.behindAttackers).toEqual([piece('g-4c')])
    settle(scene.dice(6).act('yes'))
    expect(scene.seen('moved-up')).toHaveLength(1)
    expect(scene.seen('fired').map(({ side, moment }) => [side, moment])).toEqual([[0, 'front']])
    expect(scene.face('fort-langres')).toBe(0)
  })

  it('§9.6.1 the forecast counts the reserve while cavalry stands in front', () => {
    const scene = rodeAway(['g-2c', 'g-4c', 'g-9c'])
    const moments = battleForecast(scene.state, hex('79')).columns[0]?.prospects.map(({ moment }) => moment)
    expect(moments).toEqual(['front', 'front', 'reserve', 'reserve'])
  })
})
