/** The frame of the table, in Japanese, in the terms of the rulebook. */
import type { frame as frameInEnglish } from '../en/frame.ts'
import { pair } from '../pair.ts'
import { and, number, signed, vp } from './count.ts'

export const frame: typeof frameInEnglish = {
  and,
  number,
  points: vp,
  signedPoints: (n) => `${signed(n)} VP`,
  fort: (name) => `${name}要塞`,
  manyUnits: (n) => `${n}個ユニット`,
  armies: pair('連合軍', 'ドイツ軍'),
  short: pair('連合軍', 'ドイツ軍'),
  tracks: pair('17号計画VP', 'ドイツ軍VP'),
  comma: '、',
  dot: '・',
  semicolon: '／',
  turn: (n) => `第${n}ターン`,
  setup: '配置',
  end: 'ゲーム終了',
  phases: {
    command: 'CAPと主導権',
    arrivals: '増援・補充',
    action: 'アクション',
    strategic: '戦略移動',
    administration: '管理',
  },
  segments: pair('連合軍セグメント', 'ドイツ軍セグメント'),
  activation: (place) => `${place}の活性化`,
  logHead: (turn, what) => `第${turn}ターン・${what}`,
  dates: {
    months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
    within: (month, from, to) => `${month}${from}–${to}日`,
    across: (first, from, second, to) => `${first}${from}日–${second}${to}日`,
  },
  buttons: {
    putBack: '選び直す',
    halt: 'ここで停止',
    endMovement: '移動を終える',
    toBattles: (n) => `戦闘へ（${n}）`,
    noBattle: '戦闘しない',
    endWithdrawal: '総撤退を終える',
    sendThem: '送り出す',
    done: {
      arrivals: '増援・補充を終える',
      strategic: '戦略移動を終える',
      setup: '配置を終える',
      finish: '終える',
    },
    bringIn: (name) => `${name}を配置`,
    bringAll: (n) => `${n}ユニットをすべて配置`,
    bringFixed: (n, all) => `${all}ユニット中、登場ヘクスが1つだけの${n}ユニットを配置`,
    fireAll: (n) => `${n}門すべてで砲撃`,
    fireInTurn: (n) => `${n}門で順に砲撃`,
    recoverBest: (n) => (n === 1 ? '最も強いユニットを回復' : `強い順に${n}ユニットを回復`),
    fight: (place) => `${place}の戦闘を行う`,
    fallBack: '退却する',
    together: 'まとめて退却',
    leaveSlow: (n) => `遅いユニットを残す（${n}）`,
    answers: {
      'declare-mandated': { yes: '強制戦闘と宣言', no: '通常の戦闘にする' },
      bombard: { yes: '', no: '砲撃しない' },
      'place-disrupted': { yes: '', no: '残りはヘクスに残す' },
      'choose-reserve': { yes: '', no: '予備はここまで' },
      'place-reserve': { yes: '', no: '予備に置かない' },
      'withdraw-cavalry': { yes: '撤収させる', no: '踏みとどまる' },
      'fourth-division': { yes: '地図から外す', no: '他と共に退却' },
      'redeploy-where': { yes: '', no: '選び直す' },
      'delay-ninth-army': { yes: '第2ターンまで待つ', no: '第1ターンに登場' },
      'belgian-withdrawal': { yes: '1 CAPで撤退', no: 'とどまって戦う' },
      allenby: { yes: '騎兵で掩護する', no: '通常の戦闘にする' },
    },
    verbs: {
      stop: 'セグメントを終える',
      'by-the-book': '残りを自動で配置',
      stand: '抗戦する（除去）',
      evade: '撤退する（混乱状態）',
      'attack-all': '全ユニットで攻撃',
      'not-now': '今はしない',
      'not-this-turn': 'このターンはもう聞かない',
    },
  },
  undone: {
    arrivals: (names) => `${names}はこのターンに登場できます。後のターンに回しますか？`,
    activation: (place) =>
      `${place}では移動も戦闘も行われていません。このまま終えるとCAPが無駄になります。終えますか？`,
    mandate: (corps, needed, place) =>
      `${place}を攻撃する歩兵は、強制戦闘に必要な${needed}個軍団中${corps}だけです。まだ参加できるユニットがあります。このまま進みますか？`,
    tooFewPlaced: (corps, needed) =>
      `ボード上の歩兵は${needed}個軍団中${corps}個軍団で、強制戦闘に数えられません。自分で配置すれば増やせます。`,
    placedUnseen: '残りを自動で配置し、そのまま戦闘が進みます。もう一度押すと確定します。',
    placed: '残りはボードに表示したとおりに配置されます。もう一度押すとサイコロを振ります。',
    pass: (caps, mandated, isLast) => {
      const left = [
        ...(caps > 0 ? [`${caps}\u00a0CAP`] : []),
        ...(mandated > 0 ? [`強制戦闘${mandated}回`] : []),
      ]
      const lost = [
        ...(caps > 0 ? ['残ったCAPは失われます'] : []),
        ...(mandated > 0 ? ['行わなかった強制戦闘は1回につき1 VPの損失です'] : []),
      ]
      const ends = isLast
        ? 'パスするとアクションフェイズが終わり'
        : '敵も続けてパスするとアクションフェイズが終わり'
      return `まだ${left.join('と')}が残っています。${ends}、${lost.join('。')}。パスしますか？`
    },
    battles: (places) => `未解決の戦闘：${places}。戦闘を行わずに終えますか？`,
  },
  series: { points: '勝利ポイント', caps: '受け取ったCAP', losses: '除去されたユニット' },
}
