/** Positions in which bots are asked for a plan. */
import { sightIn } from '@sandtable/bots'
import { MIND } from '../bot/index.ts'
import type { Plan } from '../bot/plan.ts'
import { GRID } from '../map.ts'
import type { Side, SideId } from '../sides.ts'
import { StagedScene, type SceneSpec } from './scene.ts'
import { fillCups } from './turns.ts'

export const german = (...ids: string[]): Record<string, 'GE'> =>
  Object.fromEntries(ids.map((id) => [id, 'GE' as const]))

/** Belgium up to the frontier in German hands */
export const LINE = german('72', '73', '64', '54', '44', '45', '46', '53', '62')

export const scene = (side: SideId, spec: Partial<SceneSpec> & Pick<SceneSpec, 'pieces'>): StagedScene =>
  new StagedScene({
    scenario: 'marne',
    side,
    control: LINE,
    prepare: fillCups,
    caps: { AL: 4, GE: 4 },
    ...spec,
    // nobody is asked about a general withdrawal (§8.7.1)
    set: { waived: 3, ...spec.set },
  }).dice(1, 1, 1, 1)

export function plansOf(at: StagedScene, side: Side, breadth: number): readonly Plan[] {
  const sight = sightIn(at.play, side)
  if (!sight) throw new Error('nobody is asked')
  return MIND.propose(sight, breadth, (n) => n - 1)
}

/** where a plan goes, as printed numbers */
export const goals = (plan: Plan | undefined): string[] =>
  plan?.kind === 'activate' ? plan.movements.map(({ to }) => GRID.idOf(to)) : []
