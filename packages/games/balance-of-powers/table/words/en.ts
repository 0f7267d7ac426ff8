/** What the table says about Balance of Powers, in English. */
import { afar } from './en/afar.ts'
import { frame } from './en/frame.ts'
import { panels } from './en/panels.ts'

export const en = { ...frame, ...afar, panels }

/** Every language has all of these; a missing one does not compile. */
export type Words = typeof en
