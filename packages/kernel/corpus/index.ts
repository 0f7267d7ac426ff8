export * from './kept-game.ts'
