export * from './badges.ts'
export * from './card.ts'
export * from './manifest.ts'
