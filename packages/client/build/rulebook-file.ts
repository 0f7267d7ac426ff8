/** The chapters of a rulebook are always read together: those of a game and language are one file. */
export function rulebookFile(module: string): string | null {
  const [, game, language] = /\/games\/([^/]+)\/rulebook\/([^/]+)\/[^/]+\.md\?raw$/.exec(module) ?? []
  return game !== undefined && language !== undefined ? `rulebook-${game}-${language}` : null
}
