/** What the texts of the lessons say of dice, losses and points is what happens. */
import { battleForGalicia } from '@sandtable/battle-for-galicia'
import { manifestOf } from '@sandtable/games'
import { grandIllusion } from '@sandtable/grand-illusion'
import { hex } from '@sandtable/grand-illusion/map'
import { piece } from '@sandtable/grand-illusion/pieces'
import { illusionsOfGlory } from '@sandtable/illusions-of-glory'
import { space } from '@sandtable/illusions-of-glory/map'
import { piece as unit } from '@sandtable/illusions-of-glory/pieces'
import type { Game } from '@sandtable/kernel'
import type { LessonPlan, ScriptedMove } from '@sandtable/presentation/lesson'
import { describe, expect, it } from 'vitest'
import { Classroom } from './classroom.ts'

const roomOf = async (game: unknown): Promise<Classroom> => {
  const { id } = game as Game
  return new Classroom(game as Game, (await manifestOf(id)?.lesson?.plan()) as LessonPlan)
}

describe('the lesson at Krasnik', () => {
  it('tells the truth about dice, losses and points', async () => {
    const room = (await roomOf(battleForGalicia)).followUntil('recover')
    expect(room.events('ratio-found')).toMatchObject([{ attack: 19, defense: 6, column: '3:1' }])
    expect(room.events('combat-rolled')).toMatchObject([{ faces: [3, 4], cell: '+1/R1' }])
    expect(room.events('losses-rolled')).toMatchObject([
      { die: 3, total: 5, losses: 2, large: true },
      { total: 6, losses: 2 },
    ])
    expect(room.events('points-scored')).toMatchObject([
      { source: 'head-start' },
      { vp: 1, source: 'attack' },
    ])
    expect(room.events('moved')[0]).toMatchObject({ cost: 3 })
  })

  it('can be played with the free choices in another order', async () => {
    const room = await roomOf(battleForGalicia)
    while (!room.lesson.isOver()) room.follow((moves) => [...moves].reverse())
    expect(room.match.length).toBeGreaterThan(30)
  })
})

describe('the lesson at Namur and Brussels', () => {
  it('tells the truth about the guns and the Fortunes of War', async () => {
    const room = (await roomOf(grandIllusion)).followUntil('guard')
    expect(room.events('bombarded')).toMatchObject([
      { ha: piece('g-ha420'), die: 4, defence: 1, value: 4, hit: false },
      { ha: piece('g-ha305'), die: 6, hit: false },
    ])
    expect(room.events('fort-reduced')).toMatchObject([{ fort: piece('fort-namur'), left: 1 }])
    expect(room.events('fortune-rolled')).toMatchObject([{ roll: 5, result: 'ohl' }])
    expect(room.events('caps-gained')).toMatchObject([{ gained: 1, caps: 6 }])
  })

  it('tells the truth about the battle and the siege', async () => {
    const room = (await roomOf(grandIllusion)).followUntil('siege')
    expect(room.events('fired')).toMatchObject([
      { units: [piece('g-gd')], die: 4, total: 5, hit: true },
      { units: [piece('be-4')], hit: true },
      { units: [piece('g-vii')], hit: false },
      { units: [piece('fort-namur')], hit: false },
      { units: [piece('g-x')], moment: 'reserve', hit: true },
      { units: [piece('g-vii-r')], hit: false },
    ])
    expect(room.events('unit-disrupted')).toMatchObject([{ unit: piece('g-gd') }, { unit: piece('be-4') }])
    expect(room.events('piece-eliminated')).toMatchObject([{ piece: piece('be-4') }])
    expect(room.events('besieged')).toMatchObject([{ fort: piece('fort-namur') }])
  })

  it('tells the truth about marches, markers and the Belgians', async () => {
    const room = (await roomOf(grandIllusion)).followUntil('end')
    expect(room.events('marched')).toMatchObject([
      { to: hex('107') },
      { to: hex('64'), cost: 1 },
      { to: hex('74'), cost: 2 },
      { to: hex('103') },
      { to: hex('62') },
    ])
    expect(room.events('points-changed')).toMatchObject([{ total: 3 }, { total: 3 }])
    expect(room.events('belgians-withdrew')).toMatchObject([{ to: hex('52') }])
    expect(room.events('control-changed').at(-1)).toMatchObject({ hex: hex('62') })
  })

  it.each([
    ['closed', 'march', '54', '8.4.2'],
    ['no-supply', 'march', '53', '8.4.3.d'],
  ])('names the rule that forbids it (%s)', async (step, verb, place, rule) => {
    const { match } = (await roomOf(grandIllusion)).followUntil(step)
    expect(match.submit({ seat: 'GE', verb, arg: place })).toMatchObject({ rule })
  })
})

describe('the lesson at Belgrade and Suwalki', () => {
  it('tells the truth about Belgrade', async () => {
    const room = (await roomOf(illusionsOfGlory)).followUntil('event')
    expect(room.events('fired')).toMatchObject([
      { table: 'light', strength: 2, ln: 1 },
      { table: 'heavy', strength: 9, die: 1, ln: 2 },
    ])
    expect(room.events('offensive-made')).toHaveLength(1)
    expect(room.events('unit-destroyed')).toHaveLength(1)
    expect(room.events('besieged')).toMatchObject([{ space: space('Belgrade') }])
  })

  it('tells the truth about Suwalki', async () => {
    const room = (await roomOf(illusionsOfGlory)).followUntil('follow')
    expect(room.events('flank-rolled')).toMatchObject([{ die: 5, success: true }])
    expect(room.events('fired').slice(2)).toMatchObject([
      { table: 'heavy', strength: 11, die: 2, ln: 5 },
      { table: 'heavy', strength: 5, die: 6, ln: 4 },
    ])
    expect(room.events('retreat-ordered')).toMatchObject([{ spaces: 1 }])
    expect(room.events('retreated')).toHaveLength(2)
  })

  it('tells the truth about the end of the turn', async () => {
    const room = (await roomOf(illusionsOfGlory)).followUntil('end')
    expect(room.events('surrender-rolled')).toMatchObject([{ die: 5 }])
    expect(room.events('vp-changed')).toMatchObject([{ vp: 16 }, { vp: 17 }])
    expect(room.events('repaired').at(-1)).toMatchObject({ piece: unit('GE_I') })
    expect(room.events('offensive-rolled').at(-1)).toMatchObject({ result: 'AH-SB', void: false })
  })

  it('can be played with the free choices in another order', async () => {
    const room = await roomOf(illusionsOfGlory)
    // a target comes before those who attack it
    const isTarget = ({ answer }: ScriptedMove): boolean => answer.verb === 'target'
    while (!room.lesson.isOver())
      room.follow((moves) => [...moves].reverse().sort((a, b) => Number(isTarget(b)) - Number(isTarget(a))))
    expect(room.events('vp-changed').at(-1)).toMatchObject({ vp: 17 })
  })
})
