/** §9.1 Who besieges a fortress, and what a siege check of theirs is worth. */
import { blocOf, powerOfPiece } from '../../allegiance.ts'
import { MARK } from '../../codes.ts'
import { NONE } from '../../nations.ts'
import { combatOf, isArmy, isEngineer } from '../../pieces.ts'
import { placeAt } from '../../places.ts'
import { has, type State } from '../../state.ts'
import { enemiesAt, type Force, garrisonAt, isPontoon } from '../02-units/force.ts'
import { commanderIn, voiceOf } from '../03-stacking/command.ts'
import { holderAt, levelAt } from '../06-movement/fortresses.ts'
import { artilleryIn } from '../08-battle/arms.ts'

/** §9.1(1) the enemies of a fortress who stand before it */
export const besiegersAt = (s: State, at: number): number[] => enemiesAt(s, at, holderAt(s, at))
/** §9.1.3 those of its own bloc who have retired into it */
export const garrisonIn = (s: State, at: number): number[] => garrisonAt(s, at)

/** who decides for the besiegers */
export const powerOfBesiegers = (s: State, at: number): number =>
  powerOfPiece(s, voiceOf(s, besiegersAt(s, at)))
export const blocOfFortress = (s: State, at: number): number => blocOf(s, holderAt(s, at))

/** §9.2.2 how often the siege has been checked, four times at most */
export const durationOf = (s: State, at: number): number => Math.max(0, s.besieged.get(placeAt(at)) - 1)
const LONGEST = 4
export const prolong = (s: State, at: number): void => {
  s.besieged.set(placeAt(at), (Math.min(LONGEST, durationOf(s, at) + 1) + 1) as 1)
}

/** §9.3.1(3) fortress points that are left: the level less those lost in assaults */
export const pointsOf = (s: State, at: number): number => levelAt(s, at) - s.breached.get(placeAt(at))

export interface SiegeModifier {
  readonly name: 'artillery' | 'commander' | 'engineers' | 'armies' | 'duration'
  readonly value: number
  readonly rule: string
}

const isSupplied = (s: State, p: number): boolean => !has(s, p, MARK.unsupplied)
const combatIn = (s: State, force: Force): number => {
  const commander = commanderIn(s, force)
  return commander === NONE ? 0 : combatOf(commander)
}

/** §9.2(2) What is added to the dice. */
export function siegeModifiers(s: State, at: number): SiegeModifier[] {
  const [besiegers, garrison] = [besiegersAt(s, at), garrisonIn(s, at)]
  // §9.2(2)a the level counts, whatever assaults have taken (ruling 62)
  const isHeavier = artilleryIn(s, besiegers) > artilleryIn(s, garrison) + levelAt(s, at)
  const engineers = besiegers.filter((p) => isEngineer(p) && !isPontoon(s, p) && isSupplied(s, p))
  const armies = besiegers.filter((p) => isArmy(p) && isSupplied(s, p))
  const all: SiegeModifier[] = [
    { name: 'artillery', value: Number(isHeavier), rule: '9.2(2)a' },
    { name: 'commander', value: combatIn(s, besiegers) - combatIn(s, garrison), rule: '9.2(2)b' },
    { name: 'engineers', value: engineers.length, rule: '9.2(2)c' },
    { name: 'armies', value: armies.length, rule: '9.2(2)d' },
    { name: 'duration', value: durationOf(s, at), rule: '9.2(2)e' },
  ]
  return all.filter(({ value }) => value !== 0)
}
