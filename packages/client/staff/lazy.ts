import { lazy } from 'solid-js'

/** Not needed to open the table. */
export const LazyStaffSheet = lazy(async () => ({ default: (await import('./StaffSheet.tsx')).StaffSheet }))
