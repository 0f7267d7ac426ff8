/** What only the ear is told. */
import type { Language } from '@sandtable/kernel'

const en = {
  region: 'What has just happened',
  own: 'yours',
  enemy: 'enemy',
  neutral: 'neutral',
  /** "Russia, enemy" */
  side: (side: string, stance: string) => [side, stance].filter((part) => part !== '').join(', '),
  /** the units of one side */
  force: (whose: string, units: string) => `${whose === '' ? '' : `${whose}, `}${units}`,
  stack: (force: string, names: string) => `${force}: ${names}`,
  compass: ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'],
  screen: ['up', 'upper right', 'right', 'lower right', 'down', 'lower left', 'left', 'upper left'],
  towards: (screen: string, compass: string) => `${screen} (${compass})`,
  way: (where: string, place: string) => `${where}: ${place}`,
  /** between the parts of a description, from the weakest break to the strongest */
  comma: ', ',
  semicolon: '; ',
  stop: '. ',
  sentence: (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`),
  around: (place: string) => `Around ${place}:`,
  dice: (faces: readonly number[]) => `Dice: ${faces.join(', ')}.`,
  undone: (what: string) => `Taken back: ${what}`,
  undoneOnly: 'Taken back.',
  asked: (prompt: string) => `Now: ${prompt}`,
  fight: (title: string, chances: string) => `${title}: ${chances}`,
  key: (key: string) => `Key ${key}`,
  idle: (key: string) => `Key ${key} does nothing now. The question mark lists all keys.`,
  /** after others have decided */
  yourTurn: (prompt: string) => `Your turn. ${prompt}`,
  goOn: 'Space goes on.',
  shown: (what: string) => `${what}: shown`,
  hidden: (what: string) => `${what}: hidden`,
  /** what places are chosen for from now on, by the label of its button */
  choosing: (what: string) => `Now choosing: ${what}. Escape ends it.`,
  notChoosing: (what: string) => `No longer choosing: ${what}.`,
}

export type VoiceWords = typeof en

const ja: VoiceWords = {
  region: 'いま起きたこと',
  own: '自軍',
  enemy: '敵',
  neutral: '中立',
  side: (side, stance) => (side === '' || stance === '' ? side || stance : `${side}（${stance}）`),
  force: (whose, units) => `${whose === '' ? '' : `${whose}、`}${units}`,
  stack: (force, names) => `${force}：${names}`,
  compass: ['北', '北東', '東', '南東', '南', '南西', '西', '北西'],
  screen: ['上', '右上', '右', '右下', '下', '左下', '左', '左上'],
  towards: (screen, compass) => `${screen}（${compass}）`,
  way: (where, place) => `${where}：${place}`,
  comma: '、',
  semicolon: '；',
  stop: '。',
  sentence: (text) => (/[。！？…]$/.test(text) ? text : `${text}。`),
  around: (place) => `${place}の周囲：`,
  dice: (faces) => `サイの目：${faces.join('、')}。`,
  undone: (what) => `取り消しました：${what}`,
  undoneOnly: '取り消しました。',
  asked: (prompt) => `今の質問：${prompt}`,
  fight: (title, chances) => `${title}：${chances}`,
  key: (key) => `キー：${key}`,
  idle: (key) => `キー${key}は今は使えません。?キーで一覧を表示します。`,
  yourTurn: (prompt) => `あなたの番です。${prompt}`,
  goOn: 'スペースキーで次へ進みます。',
  shown: (what) => `${what}：表示`,
  hidden: (what) => `${what}：非表示`,
  choosing: (what) => `対象を選択中：${what}。Escapeキーで終了します。`,
  notChoosing: (what) => `対象の選択を終了：${what}。`,
}

export const voiceWords = (language: Language): VoiceWords => ({ en, ja })[language]
