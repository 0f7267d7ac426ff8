/** The frame of the table, in Japanese, in the terms of the rulebook. */
import type { frame as frameInEnglish } from '../en/frame.ts'

const points = (isAfrica: boolean): string => (isAfrica ? 'AP' : 'RP')

export const frame: typeof frameInEnglish = {
  and: (names) => names.join('、'),
  comma: '、',
  dot: '・',
  sides: ['同盟国', '協商国'],
  manyUnits: (n) => `${n}個ユニット`,
  setup: '配置',
  end: 'ゲーム終了',
  fortnights: ['上旬', '下旬'],
  date: (month, fortnight) => `${month}${fortnight}`,
  phases: {
    season: '季節ターン',
    diplomacy: '外交',
    construction: '建設',
    aviation: '航空',
    admiralty: '海軍本部',
    campaign: '作戦',
    end: '飛行場',
  },
  logHead: (month, fortnight, side) => `${month}${fortnight}・${side}`,
  buttons: {
    stay: 'ここにとどまる',
    halt: 'ここで停止',
    rail: '鉄道で移動…',
    fill: '破口を除去…',
    fillTowards: (place) => `${place}への破口を除去`,
    payAttack: (nation, cost, isAfrica) => `${cost}${points(isAfrica)}を払って攻撃（${nation}）`,
    payLoss: (nation, isAfrica) => `1${points(isAfrica)}を払う（${nation}）`,
    payRail: (nation) => `${nation}が1RPを払う`,
    giveTo: (nation) => `${nation}へ1RP`,
    attrition: (nation) => `損耗：${nation}が1RPを払う`,
    done: {
      half: 'ハーフを終える',
      procurement: '調達を終える',
      transfer: '移送を終える',
      conversion: '変換を終える',
      bases: '基地を決めた',
      finish: '終える',
    },
    answers: {
      'use-infrastructure': { yes: '使って+1', no: '残しておく' },
      'roll-again': { yes: '振り直す', no: 'このままにする' },
      'commit-reserve': { yes: '', no: '予備を出さない' },
      raid: { yes: '', no: '出撃しない' },
      'ace-goes-along': { yes: 'エースも同行', no: 'エースは残る' },
    },
    verbs: {
      'ready-made': '用意された配置を使う',
      'dig-in': 'ここで塹壕に入る（全MP）',
      rise: '塹壕を出る（全MP）',
      'call-off': 'ここで中止（支払わない）',
      free: '無料の攻撃',
      'point-fortress': '地図に印刷されたもの',
      'take-loss': '代わりに損失を受ける',
      'lose-fortress': '要塞のステップを失う',
      pass: 'パス',
    },
  },
}
