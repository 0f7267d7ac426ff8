/** Shorthand for tests of sieges: Ulm (3626, level 1) and Ingolstadt (3825, level 2), held by Austria in 1800. */
import { type SceneSpec, StagedScene } from '../scene.ts'

export const ULM = '3626'
export const INGOLSTADT = '3825'
/** a hex beside both of them, without a river between */
export const BESIDE_ULM = '3625'

/** The first leader or unit of the French stands beside Ulm and is activated. */
export const before = (stack: string, spec: SceneSpec = {}): StagedScene => {
  const { units, ...more } = spec
  const who = stack.split(/[ [\]:]/).find((id) => !id.includes('armee')) ?? ''
  return new StagedScene({ turn: '1800-summer', ...more, units: { [BESIDE_ULM]: stack, ...units } }).act(
    'activate',
    who,
  )
}
/** Besiegers who have stood there since an earlier impulse. */
export const besieging = (stack: string, garrison = '', at = ULM, spec: SceneSpec = {}): StagedScene => {
  const { units, ...more } = spec
  const who = stack.split(/[ [\]:]/).find((id) => !id.includes('armee')) ?? ''
  const force = garrison === '' ? stack : `${stack}!${garrison}`
  const scene = new StagedScene({
    turn: '1800-summer',
    sieges: { [at]: 0 },
    ...more,
    units: { [at]: force, ...units },
  })
  return scene.act(
    'activate',
    scene.asked === 'empire' && garrison !== '' && spec.held ? whoOf(garrison) : who,
  )
}
const whoOf = (list: string): string => list.split(' ')[0] ?? ''
