/** The map and what happens on it, in Japanese, in the terms of the rulebook. */
import type { Words } from '../en.ts'
import type { board as boardInEnglish } from '../en/board.ts'
import { ce, hexes, mp, steps, vp } from './count.ts'

export const board: typeof boardInEnglish = {
  terrain: { clear: '平地', forest: '森', marsh: '湿地' },
  place: { clear: '平地', forest: '森', marsh: '湿地', fortress: '要塞' },
  compass: ['南東', '北東', '北', '北西', '南西', '南'],
  hexside: {
    ridge: (sides) => `尾根（${sides.join('・')}）`,
    river: (name, open, bridged) =>
      `${name}（${[
        ...(open.length > 0 ? [open.join('・')] : []),
        ...(bridged.length > 0 ? [`${bridged.join('・')}は橋梁`] : []),
      ].join('、')}）`,
    aRiver: '河川',
  },
  step: {
    clear: '平地',
    forest: '森',
    marsh: '湿地',
    river: (name) => `${name}を渡る`,
    bridge: (name) => `${name}の橋を渡る`,
    ridge: '尾根を越える',
    'leave-zone': 'EZOCから出る',
    'enter-zone': 'EZOCに入る',
    'zone-to-zone': 'EZOCから別のEZOCへ',
  },
  march: {
    title: (cost, budget, from, to) => `${cost}／${mp(budget)}　${from} → ${to}`,
    minimumTitle: (from, to) => `最低限の移動　${from} → ${to}`,
    minimum: (cost, budget) => `必要${mp(cost)}、残り${mp(budget)}：1ヘクスだけ移動して終わり`,
    reacting: (names) => `対応移動で移動が止まるおそれ：${names}`,
    over: (hex, n, lost) => `${hex}のスタックは${steps(n)}になり、このままでは${steps(lost)}が失われます。`,
    stranded: (hex) => `${hex}はスタック制限を超え、先へ進むMPも残りません`,
    anyway: 'それでも移動するなら、もう一度クリックしてください。',
    beside: (names) => `移動後は${names}の敵に隣接します。`,
    left: (n) => `残り${mp(n)}。`,
    choose: (left, reachable) => `残り${mp(left)}、到達可能${hexes(reachable)}`,
    andSoOn: (n) => `ほか${hexes(n)}`,
    needs: (needs, left) => `最も安い経路でも${mp(needs)}が必要、残り${mp(left)}`,
    nearest: (hex, cost) => `${hex}までなら${mp(cost)}で行けます。`,
    stays: 'その経路では1ヘクスも進めません。',
  },
  orders: {
    list: (items) => items.join('・'),
    full: (hex) => `${hex}はスタック制限を超えるため、1ヘクス手前で停止`,
    fullGoal: (hex) => `今${hex}にいるユニットと合わせるとスタック制限を超える`,
    held: (hex) => `${hex}に敵がいるため、隣で停止`,
  },
  recover: {
    title: (name) => `${name}：CEの回復`,
    ce: (from, to) => `CE ${ce(from)} → ${ce(to)}`,
    step: '1ステップを回復',
    cost: '移動力を消費',
  },
  remove: {
    title: (name) => `${name}を除去`,
    gone: '除去されたユニットは復帰しません。',
    scored: (army, points) => `${army}が${vp(points)}を得ます。`,
    unscored: '野戦補充ユニットのため、VPは発生しません。',
    rest: (n, limit) => `除去後は${n}／${limit}ステップ`,
    instead: '「元に戻す」で移動フェイズに戻ることもできます。',
  },
  leave: {
    title: (name) => `${name}を残す`,
    rest: (n) => `残りのユニットは${mp(n)}`,
  },
  loss: {
    title: (name) => `${name}がCE減少を受ける`,
    ce: (n) => `CEが−${n}になる`,
    step: '1ステップを失う',
    gone: '除去され、敵がVPを得る',
    goneErsatz: '除去される（敵にVPなし）',
  },
  retreat: {
    title: (hex) => `${hex}へ退却`,
    river: '橋のない河川を渡るため、各ユニットのCEが1減少',
    zone: 'EZOCに入る',
    over: (n) => `${steps(n)}超過のため、さらに退却が必要`,
    fine: '途中の損失はありません。',
  },
  react: {
    title: (hex) => `${hex}へ対応移動`,
    away: (n) => `近づいた敵との距離は${hexes(n)}`,
    free: 'MPは消費しません。',
  },
  enter: {
    title: (name, hex) => `${name}が${hex}に登場`,
    free: 'MPを使わずに登場し、このターンに移動できます。',
    substitute: '予定のヘクスが塞がれているため、ここへの登場にはMPがかかります。',
  },
  advance: {
    title: (name, hex) => `${name}が${hex}へ戦闘後前進`,
    weight: (n, limit) => `前進後は${n}／${limit}ステップ`,
    town: '得点都市',
  },
  attack: {
    title: (place) => `${place}への攻撃`,
    declares: (place) => `${place}への攻撃を宣言しますか？`,
    declaresHow: '宣言すると双方のユニット名が公開され、取り消せません。よければもう一度選んでください。',
    ratio: (attack, defense) => `戦力${attack}対${defense}`,
    ratioTop: (attack, defense) => `戦力${attack}対${defense}（最上部のユニットのみ）`,
    column: 'コラム',
    retreats: '敵が退却する',
    falls: '自軍が退却する',
    topOnly: '最上部のユニットだけの計算です。下のユニットがいるほど不利になります。',
    idle: (names) => `${names}は最も強い組に加われず、戦力は増えません。`,
    barred: '1対3未満では攻撃できません。',
  },
  refusal: {
    enter: (hex) => `${hex}には入れません`,
    attack: (hex) => `${hex}は攻撃できません`,
    unit: (name) => `${name}は選べません`,
    space: (hex) => `${hex}は選べません`,
    move: (name) => `${name}は移動できません`,
    join: (name) => `${name}は参加できません`,
    recover: (name) => `${name}は回復できません`,
    retreat: (hex) => `${hex}へは退却できません`,
    react: (hex) => `${hex}へは対応移動できません`,
    plain: '今はできません',
    notYours: (who) => `今は${who}の決定を待っています。その間、盤を自由に見られます。`,
    over: 'ゲームは終了しています。盤は引き続き見られます。',
    notOffered: 'そこでは今できることがありません。',
    own: (names) => `自軍：${names}`,
    ownAlone: '隣接する敵がいないため、攻撃できません。',
    ownHas: (name) => `${name}はこの戦闘フェイズで攻撃済みです。`,
    ownWeak: (name, strength) =>
      `${name}は攻撃戦力が${strength < 0 ? `−${-strength}` : strength}のため、攻撃できません。`,
    ownOpen: (places) => `ここから攻撃するには、敵のいる${places}を選んでください。`,
    empty: (place) => `攻撃できるのは敵のいるヘクスだけです。${place}に敵はいません。`,
    targets: (places) => `攻撃できるのは${places}です。`,
    otherTargets: (places) => `ほかの自軍ユニットなら${places}を攻撃できます。`,
  },
}

/** 盤外のコマ */
export const boxes: Words['boxes'] = {
  arriving: (turn, army) => `第${turn}ターン：${army}`,
  eliminated: (army) => `除去：${army}`,
  at: (hexes) => hexes.join('または'),
  alongRail: (from, to, plus) => [`${from}～${to}の鉄道`, ...plus].join('または'),
}
