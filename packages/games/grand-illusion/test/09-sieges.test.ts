import { describe, expect, it } from 'vitest'
import { fight, PLAIN, settle } from './fight.ts'
import type { StagedScene, SceneSpec } from './scene.ts'
import { endTurn, QUIET, withOptions } from './turns.ts'

/** a battle against a fort in which nobody hits */
function storm(
  fort: string,
  hex: string,
  spec: Partial<SceneSpec> & { attackers: readonly string[] },
): StagedScene {
  const attackers = Object.fromEntries(spec.attackers.map((id) => [id, hex]))
  const scene = fight({ hex, ...spec, pieces: { ...attackers, [fort]: hex, ...spec.pieces } })
  scene.dice(...PLAIN, ...Array.from({ length: 8 }, () => 6)).act('battle', hex)
  while (scene.can('by-the-book')) scene.act('by-the-book')
  return settle(scene)
}

describe('§9.5.3.a a siege begins', () => {
  it('§9.5.3.a after a battle, with undisrupted infantry and nothing but forts inside', () => {
    const scene = storm('fort-namur', '64', { attackers: ['g-33r'] })
    expect(scene.isMarked('fort-namur', 'besieged')).toBe(true)
  })

  it('§9.5.2 §9.5.3.a §aid.large-garrisons a large garrison needs a corps', () => {
    expect(
      storm('fort-maubeuge', '54', { attackers: ['g-33r', 'g-30r'] }).isMarked('fort-maubeuge', 'besieged'),
    ).toBe(false)
    expect(storm('fort-maubeuge', '54', { attackers: ['g-vii'] }).isMarked('fort-maubeuge', 'besieged')).toBe(
      true,
    )
  })

  it('§9.5.3.a not with disrupted infantry alone', () => {
    const pieces = { 'g-33r': { hex: '64', back: true } }
    const scene = storm('fort-namur', '64', { attackers: ['g-33r'], pieces })
    expect(scene.isMarked('fort-namur', 'besieged')).toBe(false)
  })

  it('§9.5.3.a not while another unit of the defender is there', () => {
    const scene = storm('fort-namur', '64', { attackers: ['g-vii'], pieces: { 'be-4': '64' } })
    expect(scene.where('be-4')).toBe('64')
    expect(scene.isMarked('fort-namur', 'besieged')).toBe(false)
  })

  it('§12.5.1 §9.5.3.a never at Antwerp, but with the invasion of Holland it may', () => {
    const neutral = storm('fort-antwerp', '52', { attackers: ['g-vii', 'g-x'] })
    expect(neutral.isMarked('fort-antwerp', 'besieged')).toBe(false)
    expect(neutral.control('52')).toBe('AL')
  })

  it('§14.3.6.b.5 the fort of Antwerp may be besieged, and its hex is German while it is', () => {
    const control = { '62': 'GE', '72': 'GE', '73': 'GE' } as const
    const scene = storm('fort-antwerp', '52', {
      attackers: ['g-vii', 'g-x'],
      scenario: 'what-if',
      control,
      prepare: withOptions([], [5]),
    })
    expect([scene.isMarked('fort-antwerp', 'besieged'), scene.control('52')]).toEqual([true, 'GE'])
  })
})

describe('§9.5.3.b a siege lasts', () => {
  const besieged = (spec: Partial<SceneSpec> = {}): Partial<SceneSpec> => ({
    turn: 4,
    pieces: { ...QUIET, 'g-vii': '64', 'fort-namur': { hex: '64', besieged: true }, 'g-hq1': '72' },
    control: { '64': 'GE', '72': 'GE', '73': 'GE' },
    ...spec,
  })

  it('§9.5.3.b §9.5.3.c §11.3.fort until the fort surrenders, on a 1 or 2', () => {
    expect(endTurn(besieged(), 3).isMarked('fort-namur', 'besieged')).toBe(true)
    expect(endTurn(besieged(), 2).where('fort-namur')).toBe('removed')
    expect(endTurn(besieged(), 1).where('fort-namur')).toBe('removed')
  })

  it('§9.5.3.c §9.5.2 §11.3.fort §aid.large-garrisons a large garrison only on a 1', () => {
    const at = (die: number): string =>
      endTurn(
        {
          turn: 4,
          pieces: { ...QUIET, 'g-vii': '64', 'fort-toul': { hex: '64', besieged: true } },
          control: { '64': 'GE', '72': 'GE', '73': 'GE' },
        },
        die,
      ).where('fort-toul')
    expect([at(2), at(1)]).toEqual(['64', 'removed'])
  })

  it('§9.5.3.c forts that are not besieged do not roll', () => {
    const pieces = { ...QUIET, 'fort-toul': '87', 'fort-nancy': '87' }
    expect(endTurn({ turn: 4, pieces }).seen('surrender-rolled')).toEqual([])
  })

  it('§9.5.3.b §11.3.units until no undisrupted infantry is left: attrition lifts it before the dice', () => {
    const cut = besieged({
      control: { '64': 'GE' },
      pieces: { ...QUIET, 'g-vii': '64', 'fort-namur': { hex: '64', besieged: true } },
    })
    const scene = endTurn(cut)
    expect([scene.face('g-vii'), scene.isMarked('fort-namur', 'besieged')]).toEqual([1, false])
    expect(scene.seen('surrender-rolled')).toEqual([])
  })

  it('§9.5.3.b a large garrison is free when no undisrupted corps is left', () => {
    const pieces = {
      ...QUIET,
      'g-vii': { hex: '64', back: true },
      'g-33r': '64',
      'fort-toul': { hex: '64', besieged: true },
    }
    const scene = endTurn({ turn: 4, pieces, control: { '64': 'GE' } })
    expect(scene.isMarked('fort-toul', 'besieged')).toBe(false)
  })
})
