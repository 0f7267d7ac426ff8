/** What the table says about Balance of Powers, in Japanese. */
import type { Words } from './en.ts'
import { afar } from './ja/afar.ts'
import { frame } from './ja/frame.ts'
import { panels } from './ja/panels.ts'

export const ja: Words = { ...frame, ...afar, panels }
