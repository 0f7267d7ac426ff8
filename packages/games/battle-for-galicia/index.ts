export { battleForGalicia } from './game.ts'
