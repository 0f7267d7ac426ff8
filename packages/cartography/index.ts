export * from './description.ts'
export * from './nation.ts'
export * from './point-map.ts'
export * from './source-plan.ts'
