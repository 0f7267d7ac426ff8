/** Sentences about who plays a game that is under way. */
import type { Language } from '@sandtable/kernel'

interface SeatsWords {
  readonly title: string
  readonly change: string
  readonly revealTitle: string
  readonly revealText: string
  readonly reveal: string
  readonly back: string
  readonly fileTitle: string
  readonly fileText: string
  readonly here: string
  readonly computer: (level: string) => string
  readonly goOn: string
  readonly alone: string
  readonly aloneText: string
}

const en: SeatsWords = {
  title: 'Who plays',
  change: 'Play on like this',
  revealTitle: 'Show everything?',
  revealText:
    'From now on you see both sides, with everything that is hidden from you today. You can hand out the seats again later, but you will know what you have seen.',
  reveal: 'Show everything',
  back: 'Back',
  fileTitle: 'Continue this game?',
  fileText: 'Who was playing when it was saved:',
  here: 'at this screen',
  computer: (level) => `computer (${level.toLowerCase()})`,
  goOn: 'Continue as saved',
  alone: 'Study it alone',
  aloneText: 'Alone you see both sides and can take back any move, dice too.',
}

const ja: SeatsWords = {
  title: '担当を変える',
  change: 'この担当で続ける',
  revealTitle: 'すべて公開しますか',
  revealText:
    '今は見えない情報も含め、両軍のすべてが見えるようになります。後で担当を戻せますが、見たものは取り消せません。',
  reveal: 'すべて公開する',
  back: '戻る',
  fileTitle: 'このゲームを続けますか',
  fileText: '保存したときの担当：',
  here: 'この画面で',
  computer: (level) => `コンピュータ（${level}）`,
  goOn: 'この担当で続ける',
  alone: '一人で検討する',
  aloneText: '一人で開くと両軍の情報が見え、サイコロの後でも手を戻せます。',
}

export const seatsWords = (language: Language): SeatsWords => ({ en, ja })[language]
