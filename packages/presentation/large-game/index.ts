export * from './game.ts'
export * from './long-war.ts'
export * from './table.ts'
