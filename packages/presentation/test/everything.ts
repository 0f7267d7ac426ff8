import { answersOf, type GameTypes } from '@sandtable/kernel'
import type { Presentation } from '../presentation.ts'
import type { Scene } from '../scene.ts'

export type Methods<T extends GameTypes> = Omit<Presentation<T>, 'sheet'>

/** Everything the table could ask about a scene: of answers and spaces a fair choice, `sparse` of the occupied spaces to one. */
export function everything<T extends GameTypes>(
  methods: Methods<T>,
  scene: Scene<T>,
  sparse: number,
): unknown[] {
  const answers = answersOf(scene.offer ?? {})
  const some = answers.filter((_, i) => i % Math.ceil(answers.length / 6) === 0)
  const stacks = methods.stacks(scene)
  const spaces = [...new Set(stacks.map(({ space }) => space))].filter((_, i) => i % sparse === 0)
  const held = methods.held(scene).spaces
  return [
    stacks,
    methods.marks?.(scene),
    methods.standing(scene),
    methods.briefing?.(scene),
    methods.powers?.(scene),
    methods.stillToDo?.(scene),
    methods.desk?.(scene, []),
    methods.crumbs(scene),
    methods.buttons(scene),
    held,
    [...methods.costs(scene)],
    [...(methods.crowded?.(scene) ?? [])],
    [...(methods.atOnce?.(scene) ?? [])],
    methods.picked?.(scene),
    methods.settled?.(scene),
    departments(methods, scene),
    some.map((answer) => methods.caution?.(scene, answer)),
    methods.printedSigns?.(scene),
    methods.hands?.(scene),
    methods.boxes(scene),
    stacks.flatMap(({ counters }) =>
      counters.map(({ unit }) => methods.unitActions?.(scene, undefined, unit)),
    ),
    some.map((answer) => methods.preview(scene, answer)),
    some
      .filter(({ verb }) => methods.isCombat(verb))
      .map((answer) => methods.fight(scene, answer, undefined)),
    methods.fight(scene, undefined, undefined),
    [...spaces, ...held].map((space) => methods.report(scene, space)),
    [...spaces, ...held].map((space) => methods.spoken?.(scene, space)),
    methods.overlays.map(({ id }) => methods.overlay(scene, id, spaces[0])),
    refusals(methods, scene),
  ]
}

function refusals<T extends GameTypes>(methods: Methods<T>, scene: Scene<T>): unknown[] {
  return methods.naturalVerbs(scene).flatMap((verb) =>
    [3, 40, 75, 99].flatMap((arg) => {
      const why = scene.whyNot({ verb, arg })
      return why ? [methods.refusal(scene, why)] : []
    }),
  )
}

/** What may be left to the staff. */
const departments = <T extends GameTypes>({ staffing }: Methods<T>, scene: Scene<T>): unknown =>
  staffing?.departments(scene)
