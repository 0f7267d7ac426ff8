/** Whole turns in tests: from the first die to the arrivals, and from the last pass to the next turn. */
import { submit } from '@sandtable/kernel'
import { cupIndex } from '../cups.ts'
import { piece } from '../pieces.ts'
import { setUp } from '../rules/13-setup.ts'
import { AL, GE } from '../sides.ts'
import { option } from './activated.ts'
import { StagedScene, type SceneSpec } from './scene.ts'

/** A supplied unit a side: nobody has anything to place or to lose. */
export const QUIET = { 'f-i': '19', 'g-i-b': '101' } as const

/** A turn begins with these dice: CAPs of the Allies and the Germans, then the initiative. */
export function beginTurn(spec: Partial<SceneSpec>, ...dice: number[]): StagedScene {
  const isWhatIf = spec.scenario === 'what-if'
  const scene = new StagedScene({
    pieces: QUIET,
    // in scenario 3 the last set-up, with nobody left to place
    stage: isWhatIf ? 'deployment/german' : 'deployment',
    ...spec,
    prepare: (state) => {
      spec.prepare?.(state)
      // the question of this option is answered below, and holds the dice back till then
      if (isWhatIf) state.options.set(GE, state.options.get(GE) | option(1))
    },
  })
  return scene.dice(...dice).act('done')
}

/** §8.1.1.a the Allied player has the last CAP and passes: everything up to the next turn, with these dice. */
export function endTurn(spec: Partial<SceneSpec>, ...dice: number[]): StagedScene {
  const scene = new StagedScene({
    pieces: QUIET,
    side: 'AL',
    caps: { AL: 1, GE: 0 },
    ...spec,
  })
  const next = (spec.turn ?? 3) + 1
  const given = spec.scenario === 'what-if' || next > 3 ? 4 : 2
  scene.dice(...dice, ...Array.from({ length: given }, () => 1)).act('pass')
  while (scene.prompt === 'strategic') scene.act('done')
  return scene
}

/** the cups of tests: whatever values an edition gives the markers, these stay */
const CUPS = [
  [0, 0, 1, 1, 1, 1, 2, 2],
  [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4],
] as const

/** §13.1.2 both cups full, for `prepare`; a die n draws the n-th marker from below */
export function fillCups(state: StagedScene['state']): void {
  for (const side of [AL, GE] as const)
    for (const value of CUPS[side]) {
      const at = cupIndex(side, value)
      state.cups.add(at, 1)
    }
}

export type ScenarioId = 'campaign' | 'marne' | 'what-if'

/** The game as it is set up, before the first decision. */
export const fromTheStart = (scenario: ScenarioId): StagedScene =>
  new StagedScene({ pieces: {}, scenario, stage: 'deployment', prepare: (state) => setUp(state, scenario) })

/** scenario 3 with these options chosen and revealed: the next thing is what they ask for */
export const chosen = (allied: string, german: string, ...dice: number[]): StagedScene => {
  const scene = fromTheStart('what-if')
    .act('done')
    .dice(...dice)
  // both are asked at once; the one who has answered waits
  submit(scene.play, { seat: 'AL', verb: 'options', arg: allied })
  submit(scene.play, { seat: 'GE', verb: 'options', arg: german })
  return scene
}
/** with the dice of turn 1 */
export const begun = (allied: string, german: string): StagedScene => chosen(allied, german, 1, 1, 1, 1)
/** §14.3.6 options by number, for `prepare` */
export const withOptions =
  (allied: readonly number[], german: readonly number[] = []) =>
  (state: StagedScene['state']): void => {
    state.options.set(
      AL,
      allied.reduce((bits, n) => bits | option(n), 0),
    )
    state.options.set(
      GE,
      german.reduce((bits, n) => bits | option(n), 0),
    )
  }

/** the turn a piece is due in */
export const arrival = (scene: StagedScene, id: string): number => scene.state.arrival.get(piece(id))
