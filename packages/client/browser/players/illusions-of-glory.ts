/** Illusions of Glory on the table of a browser. */
import type { IllusionsTypes } from '@sandtable/illusions-of-glory/types'
import { Game } from './game.ts'
import type { Mirror } from './mirror.ts'
import { mouse } from './mouse.ts'
import { openAtOf } from './prepared.ts'
import { type Started, startOf } from './start.ts'
import { GLORY } from './tried.ts'

export type GloryMirror = Mirror<IllusionsTypes>
export type GloryGame = Game<IllusionsTypes>

export const startGlory = startOf(GLORY)
export const openGloryAt = openAtOf(GLORY)

/** Played with the mouse. */
export const gloryByMouse = (started: Started<IllusionsTypes>): GloryGame =>
  new Game(started, mouse(started.page))
