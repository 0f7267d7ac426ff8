/** Shorthand for tests of activations: the Danube in 1809, so that all of France and Germany is open. */
import { type SceneSpec, StagedScene } from './scene.ts'

type Units = NonNullable<SceneSpec['units']>
type More = Omit<SceneSpec, 'units'>

export const scene = (units: Units, more: More = {}): StagedScene =>
  new StagedScene({ scenario: '1809-danube', ...more, units })

/** The first of these is activated. */
export const activated = (who: string, units: Units, more: More = {}): StagedScene =>
  scene(units, more).act('activate', who)

/** what each step of the stack has cost */
export const costs = (staged: StagedScene): number[] => staged.seen('marched').map(({ cost }) => cost)

/** Marches along these spaces. */
export function along(staged: StagedScene, ...spaces: string[]): StagedScene {
  for (const space of spaces) staged.act('march', space)
  return staged
}
