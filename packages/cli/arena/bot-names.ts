/** Bots by their level; of several of one level the second is "hard (2)", and so on. */
export function botNames(levels: readonly string[]): string[] {
  return levels.map((level, i) => {
    const before = levels.slice(0, i).filter((each) => each === level).length
    return before === 0 ? level : `${level} (${before + 1})`
  })
}
