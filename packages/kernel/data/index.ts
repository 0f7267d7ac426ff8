export * from './records.ts'
export * from './shape.ts'
