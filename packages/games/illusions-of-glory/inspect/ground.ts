/** For players: the owner of a trench, the besieger of a fort, the command of a space. */
export { commanderAt } from '../rules/04-setup/commands.ts'
export { levelAt } from '../rules/05-victory.ts'
export { isOpen } from '../rules/11-movement/neutrals.ts'
export { movementOf } from '../rules/14-supply/rights.ts'
export { trenchOwner } from '../rules/19-trenches/losing.ts'
export { besiegers, isBesieged } from '../rules/20-forts/siege.ts'
export { isDemoralized } from '../rules/23-rebellion/national-will.ts'
export { isPoor } from '../rules/24-troop-quality.ts'
