/** §4.4.1.a.10 §4.4.2.a.10 Which command leads a side of the combat and plays its cards. */
import type { Command } from '../../commands.ts'
import type { CombatRole } from '../../data/card-types.ts'
import type { Fight } from '../../illusions-of-glory.ts'
import type { State } from '../../state.ts'
import { commanderTogether } from '../04-setup/commands.ts'
import { fighters } from './under-way.ts'

export const commanderInCombat = (s: State, fight: Fight, role: CombatRole): Command =>
  role === 'attacker' ? s.actor : commanderTogether(s, fighters(fight.defenders))
