import { StagedScene, type SceneSpec } from './scene.ts'

/** A position in which this hex has just been activated. */
export const activated = (hex: string, spec: SceneSpec): StagedScene =>
  new StagedScene({ stage: 'activation', ...spec, set: { activeHex: Number(hex) - 1, ...spec.set } })

/** §14.3.6 the option with this number taken by a side */
export const option = (number: number): number => 1 << number
