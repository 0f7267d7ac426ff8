/** What tests of a game's drawn map use. */
export * from '../output/folders.ts'
export * from '../output/sheet.ts'
export * from '../palette.ts'
export * from './described.ts'
export * from './printed.ts'
