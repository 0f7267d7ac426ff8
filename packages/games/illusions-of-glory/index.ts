export { illusionsOfGlory } from './game.ts'
