import { Match } from '@sandtable/kernel'
import { setupOf } from '@sandtable/kernel/testing'
import { describe, expect, it } from 'vitest'
import { battleForGalicia } from '../../index.ts'
import { methods } from '../../table/methods.ts'
import { sceneOf } from './scenes.ts'

const victoryOf = (scenario: string): string => {
  const { play } = new Match(setupOf(battleForGalicia, scenario, undefined))
  const briefing = methods.briefing?.(sceneOf(play, 0, 'en'))
  return briefing?.victory.map(({ text }) => text).join(' ') ?? ''
}

describe('the briefing', () => {
  it('§15.1.1 names the last turn in which attacks score, where the game goes on after it', () => {
    expect(victoryOf('campaign')).toContain('infantry through turn 9,')
    expect(victoryOf('krasnik')).toContain('infantry, whatever comes of it')
  })
})
