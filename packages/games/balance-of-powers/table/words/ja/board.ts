/** Marches, attacks and orders before they happen, and what cannot be done, in Japanese. */
import { GROUND, groundOf, isLand } from '../../../places.ts'
import type { board as boardInEnglish } from '../en/board.ts'
import { hexes, mp } from './count.ts'

const GROUNDS: Readonly<Record<number, string>> = {
  [GROUND.clear]: '平地',
  [GROUND.mountain]: '山',
  [GROUND.desert]: '砂漠',
  [GROUND.marsh]: '沼地',
  [GROUND.forest]: '森',
  [GROUND.jungle]: 'ジャングル',
}

export const board: typeof boardInEnglish = {
  ground: (p) => (isLand(p) ? (GROUNDS[groundOf(p)] ?? '平地') : '海'),
  march: {
    title: (cost, budget, from, to) => `${cost}／${mp(budget)}　${from} → ${to}`,
    all: (place, why, cost) => `${place}：${why}、残り全部（${mp(cost)}）を使う`,
    left: (n) => `残り${mp(n)}`,
    stops: 'そこで移動は終わります',
    supplied: '移動先は補給下',
    unsupplied: (names) => `移動先で非補給：${names}`,
    room: (corps, most) => `移動後のスタック：${corps}／${most}個軍団`,
    takes: (names) => `支配下に置く：${names}`,
    beside: '敵に隣接',
    railTitle: (far, price, to) => `${to}へ鉄道：${hexes(far)}、${mp(price)}`,
    byRail: (far, price) => `鉄道ならこのハーフに着く：${hexes(far)}・${mp(price)}・1RP（「鉄道で…」を押す）`,
    notByRail: (why) => `鉄道でも不可：${why}`,
    railTo: (places, capacity) => `1RPで${places}か所へ（${capacity}）`,
    railPaid: 'この鉄道移動は支払い済み',
    railCost: (names) => `1RPを支払う（${names}）`,
    railRises: (names: string) => `塹壕を出て機動モードになり、このハーフはそこまで：${names}`,
    railBeside: '敵に隣接：このハーフはそこから攻撃できない',
    choose: (left, reachable) => `${mp(left)}、移動できる先${hexes(reachable)}`,
    hungry: (names) => `非補給で1MP減：${names}`,
    with: (name) => `${name}を加える`,
    without: (name) => `${name}を残す`,
  },
  attack: {
    title: (place) => `${place}への攻撃`,
    odds: (own, theirs) => `${own}個軍団 対 ${theirs}`,
    fortress: (isRed, steps) => `${isRed ? '赤' : '黒'}の要塞、${steps}ステップ`,
    siege: (isRed, guns) => (isRed ? `まず砲撃：${guns}未満の目で1ステップ` : 'まず砲撃：要塞は破壊される'),
    river: '川越し',
    entrenched: (n) => `${n}個軍団が塹壕にいる`,
    spends: 'この一歩のMPは使われる',
    paysLater: '費用は次に尋ねます。そこで中止もできます',
    atOnce: '攻囲軍団の砲撃だけで陥落します。すぐ実行されますが、取り消せます',
  },
  orders: {
    when: (leg) => (leg === 0 ? 'このハーフ' : leg === 1 ? '次のハーフ' : `${leg}ハーフ後`),
    held: (place) => `${place}に敵がいるため、隣で停止して尋ねます`,
    estimate: '次のハーフからは今の状況での見込み。変化があれば停止します',
  },
  refusal: {
    plain: '今はできません',
    goTo: (place) => `${place}へは行けません`,
    place: (place) => `${place}は選べません`,
    unit: (name) => `${name}は選べません`,
    nearest: (place, cost) => `${place}までなら${mp(cost)}で行けます`,
    over: 'ゲームは終了しています。盤は引き続き見られます。',
    notOffered: 'そこでは今できることがありません。',
    notYours: (who) => `今は${who}の決定を待っています。その間、盤を自由に見られます。`,
  },
  marks: {
    control: (place, nation) => `${place}は${nation}の支配下`,
    fortress: (place, nation, isRed, steps) =>
      steps === 0
        ? `${place}要塞の廃墟`
        : `${place}：${isRed ? '赤' : '黒'}の要塞（${nation}）、${steps}ステップ`,
    chip: (place, side) =>
      `${place}：交渉材料${side === undefined ? '' : side === 0 ? '（同盟国が保持）' : '（協商国が保持）'}`,
    infrastructure: (place, nation) => `${place}：施設（${nation}）`,
    infrastructureLetter: '施',
    breach: (from, to, value) => `${from}から${to}への破口${value}`,
    trenchBattle: (place) => `${place}で塹壕戦：このハーフは誰も入れない`,
    breakthrough: (place) => `${place}で突破`,
  },
  log: {
    marched: (units, places) =>
      places.length > 2
        ? `${units}が${places[0] ?? ''}から${places.slice(1, -1).join('・')}を経て${places.at(-1) ?? ''}へ行軍。`
        : `${units}が${places[0] ?? ''}から${places[1] ?? ''}へ行軍。`,
    taken: (places) => `途中で占領：${places}。`,
    standing: (units, place) => `${place}に残す：${units}。`,
    standingWhy: {
      line: '敵の隣で戦線を保つ。損失に見合う攻撃も、より良い移動や塹壕もない。',
      trenches: '塹壕を守る。損失に見合う攻撃はない。',
      quiet: '隣に敵はなく、より役立つ所への行軍も鉄道もない。',
    },
    starving: (rolled, lost) =>
      `兵站フェイズ：非補給の軍団${rolled}個、${lost === 0 ? '損失なし' : `損失${lost}個`}。`,
  },
}
