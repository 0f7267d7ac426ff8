export * from './lesson.ts'
