import { createToasts } from '../panels/toasts.ts'

/** Short notices of the whole application. */
export const toasts = createToasts()
