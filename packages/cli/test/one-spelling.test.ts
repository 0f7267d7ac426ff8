/** Rulebook, map, table and lesson of a game call a thing by one name; a player who reads two looks for two things. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { GAMES } from '@sandtable/games'

/** Spellings that are all good Japanese, of which a game keeps to one. */
const SPELLINGS = [
  ['イヴェント', 'イベント'],
  ['ガリシア', 'ガリツィア'],
  ['プロシア', 'プロイセン'],
  ['サイコロ', 'ダイス'],
  ['打撃', 'ヒット'],
  ['補給切れ', '非補給'],
  ['勝利ポイント', '勝利得点'],
  ['VPヘクス', '勝利ヘクス', '勝利得点ヘクス'],
  ['シュリーフェン計画', 'シュリーフェン・プラン'],
  ['拘置', '拘束'],
  ['引きパイル', '山札'],
  ['強制的攻勢', '強制攻勢'],
  ['損失ナンバー', '損害値'],
  ['修整', '修正'],
  ['降服', '降伏'],
  ['17号計画', '第17計画', 'プラン17'],
] as const

/** All that the game says to its players, with the file it stands in. */
function textsOf(game: string): { path: string; text: string }[] {
  const folder = fileURLToPath(new URL(`../../games/${game}/`, import.meta.url))
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(md|ts|json)$/.test(path) && !/^(test|node_modules)\b/.test(path))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
}

describe('one thing has one name in Japanese', () => {
  it.each(GAMES.map(({ id }) => id))('%s', (game) => {
    const texts = textsOf(game)
    const where = (word: string): string[] =>
      texts.filter(({ text }) => text.includes(word)).map(({ path }) => `${word}: ${path}`)
    const mixed = SPELLINGS.map((words) => words.map(where).filter((files) => files.length > 0))
    expect(mixed.filter((used) => used.length > 1)).toEqual([])
  })
})
