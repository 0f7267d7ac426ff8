/** The overlays: which there are, and which file draws each. */
import type { Overlay } from '../../../table/models.ts'
import type { OverlayKind } from '../../presentation.ts'
import type { Scene } from '../scene.ts'
import { textOf, type Words } from '../words/words.ts'
import { changes } from './changes.ts'
import { control, stacking, victory } from './ground.ts'
import { reach, trains } from './movement.ts'
import { enemySupply, supply } from './supply.ts'

type Id = keyof Words['overlays']['titles']
type Draw = (scene: Scene, space: number | undefined) => Overlay

const kind = (id: Id, icon: string, key: string): OverlayKind => ({
  id,
  title: textOf((w) => w.overlays.titles[id]),
  icon,
  key,
})

export const OVERLAYS: readonly OverlayKind[] = [
  kind('supply', 'truck', 'S'),
  kind('enemySupply', 'search', 'B'),
  kind('reach', 'range', 'M'),
  kind('trains', 'rail', 'R'),
  kind('stacking', 'layers', 'P'),
  kind('control', 'flag', 'C'),
  kind('victory', 'star', 'V'),
  kind('changes', 'history', 'L'),
]

const DRAW: Readonly<Record<Id, Draw>> = {
  supply,
  enemySupply,
  reach,
  trains,
  stacking,
  control,
  victory,
  changes,
}

const NOTHING: Overlay = { layers: [], legend: [] }

export const overlay = (scene: Scene, id: string, space: number | undefined): Overlay =>
  Object.hasOwn(DRAW, id) ? DRAW[id as Id](scene, space) : NOTHING
