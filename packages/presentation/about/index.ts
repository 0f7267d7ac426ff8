export * from './about.ts'
export * from './page.ts'
export * from './works.ts'
