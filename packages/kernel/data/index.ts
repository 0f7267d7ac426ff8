export * from './records.ts'
export * from './repeats.ts'
export * from './shape.ts'
