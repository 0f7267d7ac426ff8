/** §15.1.2 victory towns and who holds them; whose ground is whose. */
import type { Overlay } from '@sandtable/presentation'
import { zoneHexes } from '../../inspect/index.ts'
import { TOWNS } from '../../map.ts'
import { enemyOf, SIDES, type Side } from '../../sides.ts'
import { isHeldBy, isInEnemyZone, type State } from '../../state.ts'
import { type Scene, words } from '../scene.ts'
import { seenUnits } from '../seen-units.ts'

const KINDS = ['control-a', 'control-b'] as const

export function control(scene: Scene): Overlay {
  const s = scene.state
  const w = words(scene)
  const holders = TOWNS.map(({ hex }, i) => ({ hex, side: s.holder.get(i) }))
  return {
    layers: SIDES.map((side) => ({
      kind: KINDS[side],
      spaces: groundOf(scene, s, side),
      notes: holders
        .filter((town) => town.side === side)
        .map(({ hex }) => ({ space: hex, text: w.short[side] as string })),
    })),
    legend: SIDES.map((side) => ({ kind: KINDS[side], text: w.legend.controlOf[side] as string })),
  }
}

/** Where a side stands, and what only its zones cover. */
function groundOf(scene: Scene, s: State, side: Side): number[] {
  const stands = seenUnits(scene)
    .filter((unit) => unit.side === side)
    .map(({ space }) => space)
  const covers = zoneHexes(s, side).filter(
    (h) => !isInEnemyZone(s, side, h) && !isHeldBy(s, enemyOf(side), h),
  )
  return [...new Set([...stands, ...covers])].sort((a, b) => a - b)
}

export function victory(scene: Scene): Overlay {
  const w = words(scene)
  const s = scene.state
  const notes = TOWNS.map(({ hex, capture, occupy }, i) => {
    const holder = w.short[s.holder.get(i)] as string
    const points = s.captured.get(i) === 1 ? `${occupy}` : `${capture}/${occupy}`
    return { space: hex, text: `${points} · ${holder}` }
  })
  return {
    layers: [{ kind: 'victory', spaces: TOWNS.map(({ hex }) => hex), notes }],
    legend: [{ kind: 'victory', text: w.legend.victory }],
  }
}
