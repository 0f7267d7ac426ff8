/** §1.321 Corps in trenches, §10.59 breaches, and where the own line is open. */
import type { Overlay } from '@sandtable/presentation'
import { gapsOf } from '../../inspect/index.ts'
import { enemyOf, type Side } from '../../nations.ts'
import { entrenchedAt } from '../../rules/02-concepts/control.ts'
import { breachesFrom } from '../../rules/10-land-combat/breaches.ts'
import { CROSSINGS } from '../../terrain.ts'
import { type Scene, viewerSide, words } from '../scene.ts'
import { landInPlay } from './places.ts'

export function front(scene: Scene): Overlay {
  const s = scene.state
  const side = viewerSide(scene)
  const w = words(scene).panels.legend
  const places = landInPlay(s)
  const dug = (who: Side): number[] => places.filter((p) => entrenchedAt(s, who, p) > 0)
  const notes = (who: Side) =>
    dug(who).map((space) => ({ space, text: w.trench(entrenchedAt(s, who, space)) }))
  const breaches = places.flatMap((from) => breachesFrom(s, from).map((to) => ({ from, to })))
  return {
    layers: [
      { kind: 'zone-own', spaces: dug(side), notes: notes(side) },
      { kind: 'zone', spaces: dug(enemyOf(side)), notes: notes(enemyOf(side)) },
      {
        kind: 'changed',
        spaces: [],
        lines: breaches.map(({ from, to }) => [from, to]),
        notes: breaches.map(({ from, to }) => ({
          space: to,
          text: String(s.breaches.get(CROSSINGS.between(from, to))),
        })),
      },
      { kind: 'supply-low', spaces: gapsOf(s, side) },
    ],
    legend: [
      { kind: 'zone-own', text: w.ownFront },
      { kind: 'zone', text: w.theirFront },
      { kind: 'changed', text: w.breaches },
      { kind: 'supply-low', text: w.gaps },
    ],
  }
}
