export * from './repeats.ts'
export * from './shape.ts'
