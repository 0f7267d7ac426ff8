import { answersOf, whyNot } from '@sandtable/kernel'
import { methods } from '../../games/battle-for-galicia/methods.ts'
import type { Scene } from '../../games/battle-for-galicia/scene.ts'

/** Everything the table could ask about a scene. */
export function everything(scene: Scene): unknown[] {
  const { play, seat = 0 } = scene
  const answers = answersOf(play.offered(seat) ?? {})
  const some = answers.filter((_, i) => i % Math.ceil(answers.length / 4) === 0)
  const spaces = [...new Set(methods.stacks(scene).map(({ space }) => space))].filter((_, i) => i % 12 === 0)
  const held = methods.held(scene).spaces
  return [
    methods.stacks(scene),
    methods.standing(scene),
    methods.crumbs(scene),
    methods.buttons(scene),
    held,
    [...methods.costs(scene)],
    [...(methods.crowded?.(scene) ?? [])],
    methods.printedSigns?.(scene),
    methods
      .stacks(scene)
      .filter(({ own }) => own)
      .flatMap(({ counters }) => counters.map(({ unit }) => methods.unitActions?.(scene, undefined, unit))),
    some.map((answer) => methods.preview(scene, answer)),
    some.map((answer) => methods.fight(scene, answer, undefined)),
    methods.fight(scene, undefined, undefined),
    [...spaces, ...held].map((space) => methods.report(scene, space)),
    methods.overlays.map(({ id }) => methods.overlay(scene, id, spaces[0])),
    refusals(scene),
  ]
}

function refusals(scene: Scene): unknown[] {
  const { play, seat = 0 } = scene
  return methods.naturalVerbs(scene).flatMap((verb) =>
    [3, 40, 99].flatMap((arg) => {
      const why = whyNot(play, { seat, answer: { verb, arg } })
      return why ? [methods.refusal(scene, why)] : []
    }),
  )
}
