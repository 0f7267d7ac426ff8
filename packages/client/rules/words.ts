import type { Language } from '@sandtable/kernel'
import type { Basis } from '@sandtable/kernel/data'

/** The reader's own words. */
export interface ReaderWords {
  readonly title: string
  readonly contents: string
  readonly search: string
  readonly searchHint: string
  readonly clear: string
  readonly close: string
  readonly back: string
  readonly found: (n: number) => string
  readonly nothingFound: string
  readonly nothingFoundHint: string
  readonly loading: string
  readonly failed: string
  readonly again: string
  readonly none: string
  readonly rulebook: string
  readonly rulings: (numbers: readonly number[]) => string
  readonly ruling: (n: number) => string
  /** said of a rule the game does not enforce yet */
  readonly later: string
  readonly about: string
  readonly previous: string
  readonly next: string
  readonly bases: Readonly<Record<Basis, string>>
  readonly rule: (label: string, title: string) => string
}

const en: ReaderWords = {
  title: 'Rules',
  contents: 'Contents',
  search: 'Search the rules',
  searchHint: 'Words or a number, e.g. retreat, 9.2',
  clear: 'Clear the search',
  close: 'Close',
  back: 'Back',
  found: (n) => (n === 1 ? '1 rule' : `${n} rules`),
  nothingFound: 'Nothing found',
  nothingFoundHint: 'Try a shorter word, or the number of a rule.',
  loading: 'Loading the rules …',
  failed: 'The rules could not be loaded.',
  again: 'Try again',
  none: 'The rules of this game are not written up yet.',
  rulebook: 'Rulebook',
  rulings: (numbers) => `with our ${numbers.length === 1 ? 'ruling' : 'rulings'} ${numbers.join(', ')}`,
  ruling: (n) => `Our ruling ${n}`,
  later: 'Part two: not in play yet',
  about:
    'The rules in our own words; the facts are the rulebook’s. Where it leaves a question open, a marked paragraph gives our ruling.',
  previous: 'Previous chapter',
  next: 'Next chapter',
  bases: {
    rulebook: 'from the rulebook',
    'known-game': 'from published descriptions',
    history: 'in part from history',
    design: 'in part our design',
  },
  rule: (label, title) => `Rule ${label}: ${title}`,
}

const ja: ReaderWords = {
  title: 'ルール',
  contents: '目次',
  search: 'ルールを検索',
  searchHint: '言葉または番号（例：退却、9.2）',
  clear: '検索をやめる',
  close: '閉じる',
  back: '戻る',
  found: (n) => `${n}件`,
  nothingFound: '見つかりません',
  nothingFoundHint: '短い言葉か、ルールの番号で試してください。',
  loading: 'ルールを読み込んでいます…',
  failed: 'ルールを読み込めませんでした。',
  again: 'もう一度',
  none: 'このゲームのルール解説はまだありません。',
  rulebook: 'ルールブック',
  rulings: (numbers) => `本版の裁定${numbers.join('、')}を含む`,
  ruling: (n) => `本版の裁定${n}`,
  later: '第2部：まだ適用されません',
  about:
    'ルールブックの内容を、独自の文章で説明しています。ルールブックで決まらない点は、印の付いた段落に本版の裁定を示します。',
  previous: '前の章',
  next: '次の章',
  bases: {
    rulebook: 'ルールブックによる',
    'known-game': '公表された紹介による',
    history: '一部は史実による',
    design: '一部は本版の設定',
  },
  rule: (label, title) => `ルール${label}：${title}`,
}

export const readerWords = (language: Language): ReaderWords => ({ en, ja })[language]
