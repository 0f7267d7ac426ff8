/** What the player may leave to others, made of a department for every question and the force of every answer. */
import type { Answer, GameTypes, Text } from '@sandtable/kernel'
import { askedIn } from './asking.ts'
import type { ArgumentPlace } from './presentation.ts'
import type { Scene } from './scene.ts'
import type { Department, Staffing, StandingKind } from './staffing.ts'

/** its title, what it decides, by what it goes when it decides */
type Told = readonly [title: string, does: string, goesBy: string]

/** A department of questions, told in each language. */
export interface QuestionDepartment {
  /** its questions are about no force in particular */
  readonly isGeneral?: true
  readonly en: Told
  readonly ja: Told
}

/** A question that comes again and again, the verb it can be answered with beforehand, and how that is said. */
interface StandingAnswer<Prompt extends string> {
  readonly prompt: Prompt
  readonly verb: string
  /** the fact of the question that names the space it is about, where it can be answered for one space alone */
  readonly place?: string
  readonly en: string
  readonly ja: string
}

/** What stands under one command: an army, a nation, a front. */
export interface Force {
  readonly id: string
  readonly title: Text
}

interface StaffingParts<T extends GameTypes, Prompt extends string, Kind extends string> {
  /** the department of every question */
  readonly kinds: Readonly<Record<Prompt, Kind>>
  readonly departments: Readonly<Record<Kind, QuestionDepartment>>
  /** what the list of forces is called: “By army” */
  readonly byForce: Text
  /** what is decided for a force that is left to the staff */
  readonly forceDoes: Text
  /** what it does with such a force, told once for all of them */
  readonly forceAbout?: Text
  forces(scene: Scene<T>): readonly Force[]
  /** the forces an answer moves or is about */
  forcesOf(scene: Scene<T>, answer: Answer): readonly string[]
  readonly standing: readonly StandingAnswer<Prompt>[]
}

const AS_ABOVE: Text = { en: 'As the departments above.', ja: '上の各部門に同じ。' }

function departmentOf(id: string, { en, ja, isGeneral }: QuestionDepartment): Department {
  const said = (part: 0 | 1 | 2): Text => ({ en: en[part], ja: ja[part] })
  return {
    id,
    kind: 'question',
    title: said(0),
    does: said(1),
    goesBy: said(2),
    ...(isGeneral && { isGeneral }),
  }
}

/** The unit an answer names, or the first of those in the space it names. */
export function unitNamed(
  { verb, arg }: Answer,
  placeOf: (verb: string) => ArgumentPlace,
  firstIn: (space: number) => number | undefined,
): number | undefined {
  if (arg === undefined) return undefined
  const place = placeOf(verb)
  return place === 'unit' ? arg : place === 'space' ? firstIn(arg) : undefined
}

/** An answer belongs to the department of its question, and to the force it is about. */
export function staffingOf<T extends GameTypes, Prompt extends string, Kind extends string>({
  kinds,
  departments,
  byForce,
  forceDoes: does,
  forceAbout,
  forces,
  forcesOf,
  standing,
}: StaffingParts<T, Prompt, Kind>): Staffing<T> {
  const byKind = (Object.entries(departments) as [Kind, QuestionDepartment][]).map(([id, told]) =>
    departmentOf(id, told),
  )
  const ofForce = (force: Force): Department => ({ ...force, kind: 'force', does, goesBy: AS_ABOVE })
  return {
    departments: (scene) => [...byKind, ...forces(scene).map(ofForce)],
    departmentsOf: (scene, answer) => {
      const asked = askedIn<Prompt, T>(scene)
      if (!asked) return []
      const kind = kinds[asked.prompt]
      return departments[kind].isGeneral ? [kind] : [kind, ...forcesOf(scene, answer)]
    },
    byForce,
    ...(forceAbout ? { forceAbout } : {}),
    standing: standing.map(
      ({ verb, en, ja, ...rest }): StandingKind => ({ ...rest, answer: { verb }, title: { en, ja } }),
    ),
  }
}
