export * from './other-secrets.ts'
