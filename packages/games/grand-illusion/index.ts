export { grandIllusion } from './game.ts'
