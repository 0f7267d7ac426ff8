export * from './lesson.ts'
export * from './spoken-move.ts'
