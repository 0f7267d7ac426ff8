/** What the log tells as one happening: a battle with its guns and what came of it, and a battle that was none. */
import { type Happening, happeningsOf } from '@sandtable/presentation'
import { describe, expect, it } from 'vitest'
import { methods } from '../../table/methods.ts'
import { fight, fortune, PLAIN } from '../fight.ts'
import type { StagedScene } from '../scene.ts'

const happeningsIn = ({ events }: StagedScene): readonly Happening[] =>
  happeningsOf(
    methods.log(
      events.map((event, at) => ({ at, event })),
      'en',
    ),
  )
const outcomes = ({ lines }: Happening): string[] =>
  lines.slice(1).flatMap(({ text, deed }) => (deed ? [text] : []))

/** Both siege guns and two corps before Namur, whose fort has two steps. */
const namur = (): StagedScene =>
  fight({
    hex: '64',
    attackers: ['g-vii', 'g-x'],
    side: 'GE',
    turn: 1,
    scenario: 'marne',
    control: { '72': 'GE', '73': 'GE' },
    pieces: {
      'g-vii': '64',
      'g-x': '64',
      'g-ha420': '64',
      'g-ha305': '64',
      'fort-namur': '64',
      'be-4': '64',
      'f-i': '55',
    },
  })
    .act('battle', '64')
    .act('massed')

describe('a battle as one happening', () => {
  it('§9.5.4.d tells the guns, the fort that falls to their weight and what the battle costs together', () => {
    const scene = namur()
      .dice(1, 6, 6, ...PLAIN, 1, 6, 6)
      .act('bombard', 'g-ha420')
    if (scene.can('by-the-book')) scene.act('by-the-book')
    const happenings = happeningsIn(scene)
    expect(scene.where('fort-namur')).toBe('removed')
    expect(happenings.map(({ kind }) => kind)).toEqual(['fight'])
    const [battle] = happenings
    if (!battle) throw new Error('nothing has happened')
    expect(battle.lines[0]?.text).toMatch(/Namur/)
    expect(battle.losses).toBe(1)
    expect(outcomes(battle).join('\n')).toMatch(/fort of Namur[^\n]*\n[^]*Belgian 4th Division/i)
  })
})

describe('§14.1.1.a.1 the Belgians slip away', () => {
  const brussels = (): StagedScene =>
    fight({
      hex: '62',
      attackers: ['g-vii', 'g-x'],
      side: 'GE',
      turn: 1,
      scenario: 'marne',
      entered: true,
      pieces: { 'g-vii': '62', 'g-x': '62', 'be-i': '62', 'be-ii': '62', 'be-hq': '62' },
    }).act('battle', '62')

  it('is their march and no fight', () => {
    const happenings = happeningsIn(brussels().act('yes'))
    expect(happenings.map(({ kind, nation }) => [kind, nation])).toEqual([['march', 'france']])
  })

  it('is a fight if they stay', () => {
    const scene = brussels()
      .dice(...fortune(5), 1, 1, 1, 1, 1, 1, 1, 1)
      .act('no')
    expect(happeningsIn(scene)[0]?.kind).toBe('fight')
  })
})
