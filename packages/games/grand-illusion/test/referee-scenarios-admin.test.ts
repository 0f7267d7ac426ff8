import { describe, expect, it } from 'vitest'
import { StagedScene, type SceneSpec } from './scene.ts'
import { QUIET } from './turns.ts'

const german = (...ids: string[]): Record<string, 'GE'> =>
  Object.fromEntries(ids.map((id) => [id, 'GE' as const]))

/** the Allied player passes with the last CAP, and nobody moves by rail; stops at the first question of §11 */
function administer(spec: Partial<SceneSpec>, ...dice: number[]): StagedScene {
  const scene = new StagedScene({ pieces: QUIET, side: 'AL', caps: { AL: 1, GE: 0 }, turn: 6, ...spec })
  scene.dice(...dice, 1, 1, 1, 1).act('pass')
  while (scene.prompt === 'strategic') scene.act('done')
  return scene
}

describe('§11.3 the surrender of forts', () => {
  it('§11.3.fort §9.5.3.c two forts in a hex roll a die each, each with its own limit', () => {
    const besieged = { hex: '87', besieged: true } as const
    const pieces = { ...QUIET, 'g-v': '87', 'fort-nancy': besieged, 'fort-toul': besieged }
    const scene = administer({ pieces, control: german('87') }, 2, 2)
    expect(scene.seen('surrender-rolled').map(({ die, most, falls }) => [die, most, falls])).toEqual([
      [2, 2, true],
      [2, 1, false],
    ])
  })

  it('§11.3.fort §8.4.3.h Namur that surrenders on turn 5 falls after the check: the railhead stays a turn', () => {
    const pieces = { ...QUIET, 'g-vii': '64', 'fort-namur': { hex: '64', besieged: true } } as const
    const control = german('72', '73', '64')
    const scene = administer({ turn: 5, pieces, control, set: { railhead: 1 } }, 1)
    expect([scene.where('fort-namur'), scene.state.namurFell, scene.state.railhead]).toEqual([
      'removed',
      5,
      2,
    ])
  })
})

describe('§11.4 recovery beside the enemy', () => {
  const tired = { hex: '57', back: true } as const
  const base = { ...QUIET, 'f-ii': tired, 'f-iii': tired, 'g-v': '57' } as const
  const control = german('76', '66')
  const up = (scene: StagedScene): number => ['f-ii', 'f-iii'].filter((id) => scene.face(id) === 0).length

  it('§11.4 cavalry counts among the three, an HQ does not', () => {
    expect(up(administer({ pieces: { ...base, 'f-c1': '57' }, control }))).toBe(2)
    const scene = administer({ pieces: { ...base, 'f-hq5': tired }, control }).act('recover-unit', 'f-ii')
    expect([up(scene), scene.face('f-hq5')]).toEqual([1, 0])
  })

  it('§11.4 friends of another nation who are out of supply do not count', () => {
    const cut = { ...control, ...german('1', '4', '14') }
    const scene = administer({ pieces: { ...base, 'b-1-div': '57' }, control: cut })
    expect(scene.isMarked('b-1-div', 'outOfSupply')).toBe(true)
    expect(up(scene.act('recover-unit', 'f-ii'))).toBe(1)
  })

  it('§11.4 enemy guns alone do not contest a hex', () => {
    const pieces = { ...QUIET, 'f-ii': tired, 'f-iii': tired, 'f-iv': tired, 'g-ha420': '57' }
    expect(up(administer({ pieces }))).toBe(2)
  })

  it('§11.4 §8.4.3.g.2 on emergency supply the HQ stays turned, one unit with it recovers, guns turn up', () => {
    const scene = administer(
      {
        turn: 4,
        pieces: {
          ...QUIET,
          'g-vii': '54',
          'fort-maubeuge': { hex: '54', besieged: true },
          'g-hq1': '35',
          'g-ii': { hex: '35', back: true },
          'g-iii': { hex: '35', back: true },
          'g-ha305': { hex: '35', back: true },
        },
        control: german('72', '73', '64', '63', '53', '62', '54', '44', '45', '35'),
        set: { emergency: 1 },
      },
      6,
    )
    expect(scene.offers('recover-unit')).toEqual(['g-ii', 'g-iii'])
    scene.act('recover-unit', 'g-iii')
    expect(['g-hq1', 'g-ii', 'g-iii', 'g-ha305'].map((id) => scene.face(id))).toEqual([1, 1, 0, 0])
  })
})
