export * from './everything.ts'
export * from './presentation-suite.ts'
export * from './random-scenes.ts'
export * from './spoken-in.ts'
