/** What the player may leave to others, made of a department for every question and the force of every answer. */
import type { Answer, GameTypes, Text } from '@sandtable/kernel'
import { askedIn } from './asking.ts'
import type { Scene } from './scene.ts'
import type { Department, Staffing, StandingKind } from './staffing.ts'

type Told = Omit<Department, 'id' | 'kind'>

interface StaffingParts<T extends GameTypes, Prompt extends string, Kind extends string> {
  /** the department of every question */
  readonly kinds: Readonly<Record<Prompt, Kind>>
  readonly departments: Readonly<Record<Kind, Told>>
  readonly byForce: Text
  /** what stands under one command */
  forces(scene: Scene<T>): readonly Department[]
  /** the force an answer is about */
  forceOf(scene: Scene<T>, answer: Answer): string | undefined
  readonly standing: readonly StandingKind[]
}

/** An answer belongs to the department of its question, and to the force it is about. */
export function staffingOf<T extends GameTypes, Prompt extends string, Kind extends string>({
  kinds,
  departments,
  byForce,
  forces,
  forceOf,
  standing,
}: StaffingParts<T, Prompt, Kind>): Staffing<T> {
  const byKind = (Object.entries(departments) as [Kind, Told][]).map(
    ([id, told]): Department => ({ id, kind: 'question', ...told }),
  )
  return {
    departments: (scene) => [...byKind, ...forces(scene)],
    departmentsOf: (scene, answer) => {
      const asked = askedIn<Prompt, T>(scene)
      if (!asked) return []
      const kind = kinds[asked.prompt]
      const force = departments[kind].isGeneral ? undefined : forceOf(scene, answer)
      return force === undefined ? [kind] : [kind, force]
    },
    byForce,
    standing,
  }
}
