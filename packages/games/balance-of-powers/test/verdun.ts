/** §10.9 The battles of the rulebook's long example, up to the march of the attackers. */
import { StagedScene } from './scene.ts'

/** Germans beside Verdun, French in it; supplied, February 1916, no fortress */
export const VERDUN = {
  month: '1916-02',
  control: { '0921': 'DE', '1022': 'DE' },
  fortresses: { '0922': 2, '1022': 2 },
  rp: { DE: 9, FR: 9 },
} as const

/** February 1916: six German corps, three of them siege, against two French corps and a reduced fortress */
export function february(): StagedScene {
  const french = 'FR-inf-1 FR-inf-30'
  const german = 'DE-inf-3 DE-inf-7RS DE-inf-18 DE-siege-1 DE-siege-2 DE-siege-3'
  return new StagedScene({
    ...VERDUN,
    fortresses: { '0922': 1, '1022': 2 },
    units: { '0921': `${german} DE-ldr-FLKNHYN`, '0922': `${french} DE-air-EINDKR`, '0822': 'FR-inf-20' },
    trench: `${german} ${french} FR-inf-20`,
    patrols: 'DE-air-EINDKR',
    infrastructure: { '0921': 'DE' },
  }).act('stack', '0921')
}

/** March 1916: out of the breach */
export function march(): StagedScene {
  const french = 'FR-inf-20 FR-inf-1 FR-inf-2 FR-inf-30'
  const german = 'DE-inf-5RS DE-inf-18 DE-siege-1 DE-siege-2 DE-siege-3'
  return new StagedScene({
    ...VERDUN,
    month: '1916-03',
    fortnight: 1,
    units: { '0921': `${german} DE-ldr-FLKNHYN`, '0922': `${french} FR-ldr-PETAIN DE-air-EINDKR` },
    trench: `${german} ${french}`,
    patrols: 'DE-air-EINDKR',
    breaches: { '0921/0922': 1 },
  }).act('stack', '0921')
}

/** the French counterattack on the breach */
export function counterattack(): StagedScene {
  const german = 'DE-inf-3 DE-inf-5RS DE-inf-7'
  return new StagedScene({
    ...VERDUN,
    side: 'EP',
    units: { '0921': german, '0922': 'FR-inf-1 FR-inf-2 FR-inf-20', '1022': 'DE-inf-8' },
    trench: `${german} FR-inf-1 FR-inf-2 FR-inf-20`,
    breaches: { '0921/0922': 1 },
  }).act('stack', '0922')
}
