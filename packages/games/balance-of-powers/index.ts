export { balanceOfPowers } from './game.ts'
