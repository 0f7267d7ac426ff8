/** The overlays: which there are, and which file draws each. */
import type { Overlay } from '../../../table/models.ts'
import type { OverlayKind } from '../../presentation.ts'
import type { Scene } from '../scene.ts'
import { textOf, type Words } from '../words/words.ts'
import { changes } from './changes.ts'
import { control, plans, victory } from './ground.ts'
import { blocked, rail, range } from './movement.ts'
import { supply } from './supply.ts'

type Id = keyof Words['overlays']
type Draw = (scene: Scene, space: number | undefined) => Overlay

const kind = (id: Id, icon: string, key: string): OverlayKind => ({
  id,
  title: textOf((w) => w.overlays[id]),
  icon,
  key,
})

export const OVERLAYS: readonly OverlayKind[] = [
  kind('supply', 'truck', 'S'),
  kind('blocked', 'hexagon', 'B'),
  kind('control', 'flag', 'C'),
  kind('range', 'range', 'M'),
  kind('rail', 'rail', 'R'),
  kind('victory', 'star', 'V'),
  kind('plans', 'warn', 'P'),
  kind('changes', 'history', 'L'),
]

const DRAW: Readonly<Record<Id, Draw>> = { supply, blocked, control, range, rail, victory, plans, changes }

const NOTHING: Overlay = { layers: [], legend: [] }

export const overlay = (scene: Scene, id: string, space: number | undefined): Overlay =>
  Object.hasOwn(DRAW, id) ? DRAW[id as Id](scene, space) : NOTHING
