/** For the tests of games: made-up positions, and whole games as text. */
export * from './compact.ts'
export * from './playthrough.ts'
export * from './staged-play.ts'
