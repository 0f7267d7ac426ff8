export { nationsInArms } from './game.ts'
