export * from './conform.ts'
export * from './report.ts'
