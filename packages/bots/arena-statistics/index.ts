export * from './elo.ts'
export * from './elo-table.ts'
export * from './wilson.ts'
