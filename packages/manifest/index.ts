export * from './card.ts'
export * from './manifest.ts'
