import { type SceneSpec, StagedScene } from './scene.ts'

/** Germans at 1024, others at 1025, no river between them; all are in supply, and the attack is declared. */
export function stack(attackers: string, defenders: string, more: SceneSpec = {}): StagedScene {
  const scene = facing(attackers, defenders, more)
  const [first = ''] = attackers.split(' ')
  if (attackers.includes(' ')) scene.act('stack', '1024')
  else scene.act('unit', first)
  return scene.act('attack', '1025')
}

/** the same before anything is declared */
export const facing = (attackers: string, defenders: string, more: SceneSpec = {}): StagedScene =>
  new StagedScene({
    month: '1915-03',
    fortnight: 1,
    ...more,
    control: { '1024': 'DE', ...more.control },
    fortresses: { '1024': 2, ...more.fortresses },
    joined: { BE: 'EP', GB: 'EP', ...more.joined },
    rp: { DE: 9, FR: 9, ...more.rp },
    units: { '1024': attackers, '1025': defenders, ...more.units },
  })

export const THREE = 'DE-inf-2 DE-inf-3 DE-inf-7'
export const FRENCH = 'FR-inf-1 FR-inf-2 FR-inf-20'
export const TRENCH = { trench: 'FR-inf-1 FR-inf-2' } as const

/** March 1915: Germans at 0921 beside Verdun, whose fortress stands, and at Longwy; they are in supply */
export const BESIDE_VERDUN = {
  month: '1915-03',
  control: { '0921': 'DE', '1022': 'DE' },
  fortresses: { '0922': 0, '1022': 2 },
  rp: { DE: 9, FR: 9 },
} as const

/** one against one; the modified roll is what is asked for */
export const duel = (die: readonly number[], more: SceneSpec = {}): StagedScene =>
  stack('DE-inf-2', 'FR-inf-1', more)
    .dice(...die)
    .act('nation', 'DE')

const [FIRST_GERMAN, FIRST_FRENCH] = ['DE-inf-2', 'FR-inf-1']
/** The attack is paid, and where there is a choice both name their first corps; equal, so that the dice stand as they fall. */
export function assault(
  attackers: string,
  defenders: string,
  die: readonly number[],
  more: SceneSpec = {},
): StagedScene {
  const scene = stack(attackers, defenders, more)
    .dice(...die)
    .act('nation', 'DE')
  for (const first of [FIRST_GERMAN, FIRST_FRENCH])
    if (scene.offers('point').includes(first)) scene.act('point', first)
  return scene
}

/** two against two */
export const battle = (
  die: readonly number[],
  more: SceneSpec = {},
  defenders = 'FR-inf-1 FR-inf-2',
): StagedScene => assault('DE-inf-2 DE-inf-3', defenders, die, more)

/** the value of a modifier of the last combat; 0 if it did not count */
export const modifier = (scene: StagedScene, name: string): number =>
  scene
    .seen('combat-modified')
    .at(-1)
    ?.modifiers.find((each) => each.name === name)?.value ?? 0
