import { eyesOf, maskedFor, quickRandom } from '@sandtable/kernel'
import { describe, expect, it } from 'vitest'
import { battleForGalicia } from '../../game.ts'
import { inspectCombat, planAttack, railUse, rangeFrom, supplyLine, zoneHexes } from '../../inspect/index.ts'
import { attackableHexes } from '../../rules/07-combat/targets.ts'
import { enemyOf, type Side, SIDES } from '../../sides.ts'
import { hexOf, isOnMap, LAYOUT, type State } from '../../state.ts'
import { ARMY } from '../../units.ts'
import { positions } from './positions.ts'

const hexesOf = (s: State, side: Side): number[] => [
  ...new Set((ARMY[side] as readonly number[]).filter((u) => isOnMap(s, u)).map((u) => hexOf(s, u))),
]

/** Everything these eyes could find out by looking. */
function allLooks(s: State, side: Side): string {
  const eyes = eyesOf([side])
  const state = maskedFor(battleForGalicia, s, eyes)
  const assumed = battleForGalicia.assumption(state, eyes)
  const targets = state.side === side ? attackableHexes(state) : []
  const combats = targets.map((target) => {
    const plan = planAttack(state, target)
    return plan && inspectCombat(state, target, plan.attackers, plan.defenders)
  })
  const ranges = hexesOf(state, enemyOf(side)).map((h) => [
    ...(rangeFrom(state, enemyOf(side), h)?.costs ?? []),
  ])
  const lines = hexesOf(state, side).map((h) => supplyLine(state, side, h))
  return JSON.stringify([assumed, combats, ranges, lines, railUse(state, side), zoneHexes(state, side)])
}

describe('looking into a position', () => {
  it('§5.4 tells nothing that the enemy hides', () => {
    const pick = quickRandom(5)
    let differing = 0
    for (const { play } of positions(3, 60)) {
      for (const side of SIDES) {
        const other = LAYOUT.copy(play.state)
        battleForGalicia.permuteSecrets(other, eyesOf([side]), pick)
        if (other.words.some((word, i) => word !== play.state.words[i])) differing++
        expect(allLooks(other, side)).toBe(allLooks(play.state, side))
      }
    }
    expect(differing).toBeGreaterThan(20)
  })
})
