/** What lies beside the map: fights, desks, the sheet of the powers, what is left to do, the staff, overlays, charts. */
import type { Presentation } from '@sandtable/presentation'
import type { BalanceOfPowersTypes } from '../balance-of-powers.ts'
import { briefing } from './briefing.ts'
import { desk } from './desk.ts'
import { fight } from './fight/panel.ts'
import { overlay, overlays } from './overlays/overlays.ts'
import { powers } from './powers.ts'
import { series } from './series.ts'
import { settled } from './settled.ts'
import { spoken } from './spoken.ts'
import { staffing } from './staffing.ts'
import { stillToDo } from './still-to-do.ts'

type Panel =
  | 'overlays'
  | 'overlay'
  | 'fight'
  | 'series'
  | 'desk'
  | 'powers'
  | 'stillToDo'
  | 'staffing'
  | 'settled'
  | 'spoken'
  | 'briefing'

export const panels: Pick<Presentation<BalanceOfPowersTypes>, Panel> = {
  overlays,
  overlay,
  fight,
  series,
  desk,
  powers,
  stillToDo,
  staffing,
  settled,
  spoken,
  briefing,
}
