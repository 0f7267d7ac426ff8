import type { CommonVerb } from '../keys/shape.ts'

export const common: Readonly<Record<CommonVerb, string>> = {
  done: '終了',
  yes: 'はい',
  no: 'いいえ',
  halt: 'ここで停止',
  gain: 'ポイントを得る',
  'replace-by': '置き換える',
}
