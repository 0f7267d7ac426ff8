/** What lies beside the map: fights, overlays, charts. */
import type { Presentation } from '@sandtable/presentation'
import type { BalanceOfPowersTypes } from '../balance-of-powers.ts'
import { fight } from './fight/panel.ts'

type Panel = 'overlays' | 'overlay' | 'fight' | 'series'

export const panels: Pick<Presentation<BalanceOfPowersTypes>, Panel> = {
  overlays: [],
  overlay: () => ({ layers: [], legend: [] }),
  fight,
  series: () => [],
}
