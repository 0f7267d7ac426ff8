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
