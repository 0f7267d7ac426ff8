/** What the about pages of all games say alike. */
import type { Language } from '@sandtable/kernel'
import type { WorkId } from './works.ts'

interface Said {
  readonly titles: { readonly lawTitle: string; readonly creditsTitle: string }
  /** whose game it is, and whose edition */
  readonly notTheirs: string
  /** of the works that every game uses for the same */
  readonly uses: Readonly<Record<Extract<WorkId, 'relief' | 'fonts' | 'lucide' | 'solid'>, string>>
}

export const SAID: Readonly<Record<Language, Said>> = {
  en: {
    titles: { lawTitle: 'What is the rulebook, what is our edition', creditsTitle: 'Sources and licences' },
    notTheirs:
      'Sandtable is not affiliated with the designer or the publisher of the game, and they have not checked this edition. If you enjoy it here, the printed game is worth owning.',
    uses: { relief: 'relief of the map', fonts: 'type', lucide: 'icons', solid: 'the page you see' },
  },
  ja: {
    titles: { lawTitle: 'ルールブックの部分と本版の部分', creditsTitle: '出典とライセンス' },
    notTheirs:
      'Sandtableはこのゲームのデザイナーや出版社とは関係がなく、本版は両者の確認を受けていません。ここで楽しめたなら、印刷版は手元に置く価値があります。',
    uses: { relief: '地図の起伏', fonts: '書体', lucide: 'アイコン', solid: '画面の表示' },
  },
}
