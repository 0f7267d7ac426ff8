import { battleForGalicia } from '@sandtable/battle-for-galicia'
import { galiciaMap } from './galicia/map.ts'
import type { TerminalMap } from '@sandtable/presentation/terminal'

const MAPS: ReadonlyMap<string, TerminalMap> = new Map([[battleForGalicia.id, galiciaMap]])

export const terminalMapOf = (gameId: string): TerminalMap | undefined => MAPS.get(gameId)
