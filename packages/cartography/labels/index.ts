export * from './along.ts'
export * from './extent.ts'
export * from './place.ts'
