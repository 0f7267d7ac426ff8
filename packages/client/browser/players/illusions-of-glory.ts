/** Illusions of Glory on the table of a browser. */
import type { IllusionsOfGloryTypes } from '@sandtable/illusions-of-glory/types'
import { Game } from './game.ts'
import type { Mirror } from './mirror.ts'
import { mouse } from './mouse.ts'
import { openAtOf } from './prepared.ts'
import { type Started, startOf } from './start.ts'
import { ILLUSIONS_OF_GLORY } from './tried.ts'

export type IllusionsOfGloryMirror = Mirror<IllusionsOfGloryTypes>
export type IllusionsOfGloryGame = Game<IllusionsOfGloryTypes>

export const startIllusionsOfGlory = startOf(ILLUSIONS_OF_GLORY)
export const openIllusionsOfGloryAt = openAtOf(ILLUSIONS_OF_GLORY)

/** Played with the mouse. */
export const illusionsOfGloryByMouse = (started: Started<IllusionsOfGloryTypes>): IllusionsOfGloryGame =>
  new Game(started, mouse(started.page))
