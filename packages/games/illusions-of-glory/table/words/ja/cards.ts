/** Cards and hands, in Japanese. */
import type { Words } from '../en.ts'

export const cards: Words['cards'] = {
  yours: 'あなたの手札',
  of: (who) => `${who}の手札`,
  choice: '最初に取るカード',
  shown: (who) => `${who}の公開カード`,
  deck: '引きパイル',
  discards: '捨て札',
  removed: '除去',
  table: (names) => `このターン有効：${names}`,
  worth: 'OPS・SR',
  worthTitle: 'オペレーションと戦略再配備',
  needs: (needs) => `条件：${needs}。`,
  pools: { RU: 'RU', IT: 'IT', 'AP-A': 'AP-A', GE: 'GE', AH: 'AH', 'CP-A': 'CP-A' },
  parts: (parts) => parts.join('。'),
  uses: {
    ops: {
      label: 'オペレーション',
      text: (n) => `${n}ポイントでスペースを活性化（1スペースにつき国籍ごとに1）`,
    },
    sr: { label: '戦略再配備', text: (n) => `${n}ポイント（LCUは3、その他は1）` },
    rp: { label: '補充ポイント', text: (points) => `${points}を記録し、補充フェイズに使用` },
    event: {
      label: 'イヴェント',
      status: (n) => `戦争状態+${n}`,
      alsoOps: (n) => `続けて${n}\u00a0OPSも使用`,
      lasts: 'ターン終了まで有効',
      leaves: '使用後はゲームから除去',
      discarded: '使用後は捨て札',
    },
    combat: {
      label: '戦闘カード',
      text: 'この戦闘でプレイします',
      inVain: '側面攻撃を告知していないので、この戦闘では効果がありません',
    },
    take: { label: 'このカードを取る', text: '相手に公開します。残りの手札は引きパイルから引きます' },
    discard: { label: '捨てる', text: '代わりに1枚引きます' },
  },
  tags: {
    combat: '戦闘カード',
    lasting: 'ターン終了まで',
    removed: 'イヴェント後に除去',
    status: (n) => `戦争状態+${n}`,
    decks: { mobilization: '動員', limited: '限定戦争', total: '総力戦' },
  },
}
