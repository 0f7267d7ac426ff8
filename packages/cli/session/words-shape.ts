import type { Player } from '../seats.ts'

/** What the terminal game itself says; the game brings its own sentences. */
export interface Words {
  readonly turn: (n: number) => string
  readonly started: (title: string, path: string) => string
  readonly resumed: (path: string, actions: number) => string
  readonly finishedBefore: (kept: string) => string
  readonly keptOld: (kept: string) => string
  readonly players: Readonly<Record<Player, string>>
  readonly firstHelp: string
  readonly more: (n: number, how: string) => string
  readonly moreNews: (n: number) => string
  readonly unknownNumber: (n: number, most: number) => string
  readonly unclear: (line: string) => string
  readonly undone: string
  readonly noUndo: string
  readonly redone: string
  readonly noRedo: string
  readonly legal: string
  readonly whyHow: string
  readonly oddsHow: string
  readonly certain: string
  readonly noMap: string
  readonly unitsHow: string
  readonly noPlace: (name: string) => string
  readonly saved: (path: string) => string
  readonly saveHow: string
  readonly loadHow: string
  readonly notOverwritten: (path: string) => string
  readonly loaded: (path: string, actions: number) => string
  readonly otherScenario: (scenario: string) => string
  readonly failed: (problem: string) => string
  readonly language: string
  readonly languageHow: string
  readonly handOver: (seat: string) => string
  readonly over: (winners: string) => string
  readonly draw: string
  readonly score: (seat: string, points: number) => string
  readonly goodbye: (path: string) => string
  readonly help: readonly string[]
}
