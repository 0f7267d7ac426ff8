import type { Facts } from '@sandtable/kernel'
import type { OperationsEvents } from '../../events/operations.ts'
import type * as keys from '../keys/operations.ts'
import type { Part } from '../shape.ts'
import { nation, piece, pieces, player, pool, space, spaces } from './words.ts'

/** 理由の主語：ユニットかスペース */
const subject = (f: Facts): string =>
  typeof f.piece === 'number' ? piece(f.piece) : `${space(f.space)}のユニット`
const purpose = (attack: unknown): string => (attack === true ? '攻撃' : '移動')
const orFree = (f: Facts): string => (f.free === 0 ? '' : `、無料の活性化あと${String(f.free)}回`)

/** 今ほかにできること */
function others({ dig, assemble }: Facts): string {
  const acts = [...(dig === true ? ['塹壕の構築'] : []), ...(assemble === true ? ['LCUの編合'] : [])]
  return acts.length === 0 ? '' : `（${acts.join('、')}も可）`
}

export const operations: Part<typeof keys, keys.Procedure, keyof OperationsEvents> = {
  prompts: {
    activate: (f) =>
      `${player(f.side)}（残り${String(f.points)}\u00a0OPS${orFree(f)}）：移動のために活性化する自軍スペース、または攻撃する敵を選んでください。`,
    'form-stack': (f) =>
      `${space(f.space)}で${purpose(f.attack)}のためのスタックを編成してください（現在：${pieces(f.pieces)}、コスト${String(f.cost)}／残り${String(f.points)}\u00a0OPS）。`,
    movement: (f) =>
      typeof f.debt === 'number' && f.debt >= 0
        ? `${space(f.debt)}を攻囲するにはまだユニットが足りません。どのユニットが向かいますか？`
        : typeof f.must === 'string'
          ? `まだ移動を終えられません。${f.must}`
          : `${player(f.side)}：活性化したユニットを移動させてください${others(f)}。`,
    march: (f) =>
      `${space(f.space)}の${pieces(f.pieces)}：どこへ移動しますか？（残り${String(f.left)}\u00a0MP）`,
    'assemble-with': (f) => `${piece(f.piece)}を編合するために使用するSCUを選んでください。`,
    'disassemble-into': (f) =>
      `${piece(f.piece)}を解体します：予備ボックスから取るSCUを選んでください（あと${String(f.need)}ユニット）。`,
    overstacked: (f) =>
      `${space(f.space)}はスタッキング限度を${String(f.excess)}ユニット超過しています。どのユニットを移しますか？`,
    'displace-where': (f) => `${space(f.space)}には余裕がありません。${piece(f.piece)}をどこへ移しますか？`,
    'leave-siege': (f) => `${space(f.space)}を攻囲する数が足りません。${piece(f.piece)}はどこへ離れますか？`,
    'captured-supplies': (f) =>
      `${space(f.space)}で補給物資を鹵獲しました。どの国家のRPに1ポイント加えますか？`,
  },
  refusals: {
    'no-units-there': (f) => `${space(f.space)}に自軍ユニットはいません。`,
    'only-uprisings-there': (f) => `${space(f.space)}の蜂起ユニットは活性化できません。`,
    'too-few-points': (f) =>
      `${space(f.space)}の活性化には${String(f.needs)} OPS必要ですが、残りは${String(f.has)}です。`,
    'already-activated': (f) => `${space(f.space)}はこのラウンドにすでに活性化されています。`,
    'activate-units-there': (f) =>
      `${space(f.space)}自体は活性化できません。内部のユニットかスタックを活性化してください。`,
    'lemnos-moves-only': () => 'レムノスのユニットは移動のためにのみ活性化できます。',
    'lemnos-in-winter': () => '冬季ターンにはレムノスのユニットを活性化できません。',
    'supplied-by-allies-only': (f) =>
      `${space(f.space)}のユニットは同盟国の補給源にしか補給線をたどれないため、移動はできても攻撃はできません。`,
    'no-target': (f) => `${space(f.space)}のユニットには攻撃できる目標がありません。`,
    'not-your-command': (f) => `${space(f.space)}のユニットは同盟プレイヤーが指揮しています。`,
    'stack-full': (f) => `${space(f.space)}でスタックできるLCUとSCUは合わせて3つまでです。`,
    'stacks-only-with-own': (f) =>
      `ロシア軍とルーマニア軍は互いとしかスタックできません（${space(f.space)}）。`,
    'not-activated': (f) => `${subject(f)}は移動のために活性化されていません。`,
    'finish-the-other-space': (f) =>
      `他のユニットが移動を始めたので、${space(f.space)}からの移動は終了しています。`,
    'has-moved': (f) => `${subject(f)}はこのラウンドにはもう移動できません。`,
    'attack-space': (f) =>
      `${space(f.space)}は攻撃のために活性化されています。通過はできますが、移動を終えることはできません。`,
    'not-connected': (f) => `${space(f.space)}へ通じる道はありません。`,
    'too-far': (f) =>
      `${space(f.space)}までは${String(f.needs)} MP必要ですが、残りは${String(f.left)} MPです。`,
    'must-stop-there': (f) => `${space(f.space)}に進入したユニットはそこで停止しなければなりません。`,
    'enemy-there': (f) => `${space(f.space)}には敵ユニットがいます。`,
    'uprising-there': (f) => `${space(f.space)}には蜂起ユニットがいます。`,
    'neutral-closed': (f) => `${space(f.space)}は中立国内なので進入できません。`,
    'greeks-there': (f) => `${space(f.space)}は中立ギリシャ軍が占めています。`,
    'too-few-to-besiege': (f) =>
      `${space(f.space)}を攻囲できません。LCU 1つ、または要塞のCFと同数のSCUが必要です。`,
    'siege-must-hold': (f) =>
      `${space(f.space)}の攻囲には十分なユニットを残すか、全ユニットが離れなければなりません。`,
    'siege-waits': (f) => `先に${space(f.space)}の攻囲を完成させなければなりません。`,
    'no-landing-marker': (f) => `${space(f.space)}に上陸マーカーがありません。`,
    'lcus-only-by-sea': () => '海上を移動できるのは連合国勢力のLCUだけです。',
    'no-sea-in-winter': () => '冬季ターンにはできません。',
    'support-alone': (f) => `${piece(f.piece)}は友軍のLCUかSCUと共に移動を終えなければなりません。`,
    'second-hq': (f) => `${space(f.space)}に置けるHQまたは重砲兵は1つだけです。`,
    'treaty-forbids': (f) => `ブレスト－リトフスク条約により禁じられています（${space(f.space)}）。`,
    'brandenburg-limit': () => 'ブランデンブルクを離れられるドイツ軍LCUは各ターン1つだけです。',
    'only-home': () => '無料で活性化したユニットは、連合国勢力が支配するロシア国内にしか進入できません。',
    'no-trench-in-1914': () => '第1ターンには塹壕を構築できません。',
    'no-trench-here': (f) => `${space(f.space)}には塹壕を構築できません（平地と山岳のスペースのみ）。`,
    'needs-lcu': (f) => `${space(f.space)}に、まだ移動していないLCUがいなければなりません。`,
    'trenches-used-up': () => 'このターンにはすでに2つの塹壕を構築しています。',
    'one-trench-a-round': () => 'このラウンドにはすでに塹壕を構築しています。',
    'trench-there': (f) => `${space(f.space)}にはすでに塹壕があります。`,
    'out-of-supply': (f) => `${subject(f)}は非補給下です。`,
    'no-counter-for-it': (f) => `${piece(f.piece)}は補充可能ユニット・ボックスにありません。`,
    'wrong-troops': (f) => `${piece(f.piece)}の編合に必要なSCUが、活性化した同じ場所に揃っていません。`,
    'special-unit': (f) => `${piece(f.piece)}は特殊ユニットです。`,
    'no-assembly-in-revolution': () => '革命のため、ロシア軍のLCUはもう編合できません。',
    'reserve-lacks-troops': (f) => `${piece(f.piece)}を解体するためのSCUが予備ボックスにありません。`,
    'amphibious-used': () => 'ロシア軍の強襲上陸はすでに行われました。',
    'port-occupied': (f) => `${space(f.space)}にはユニットがいます。強襲上陸は未占有の港湾にしかできません。`,
    'port-not-open': (f) => `${space(f.space)}は中立国の港湾なので強襲上陸できません。`,
    'in-the-stack-already': (f) => `${piece(f.piece)}はすでにこのスタックに入っています。`,
    'not-in-that-stack': (f) => `${piece(f.piece)}は${space(f.space)}にいません。`,
    'makes-no-room': (f) => `${piece(f.piece)}を移しても${space(f.space)}の超過スタックは解消しません。`,
    'nearest-place-only': (f) =>
      `${piece(f.piece)}は、スタックの余地がある最も近いスペースへ移ります。${space(f.space)}は該当しません。`,
    'not-at-that-fort': (f) => `${piece(f.piece)}は${space(f.space)}を攻囲していません。`,
    'nowhere-to-leave-to': (f) => `${piece(f.piece)}が離れられる先がありません。`,
    'cannot-leave-to': (f) => `${piece(f.piece)}は攻囲を離れて${space(f.space)}へ移ることはできません。`,
    'not-for-that-lcu': (f) =>
      `${piece(f.piece)}は、選んだSCUと合わせても${piece(f.lcu)}の構成に当てはまりません。`,
  },
  verbs: {
    move: '移動のために活性化',
    attack: '攻撃のために活性化',
    'attack-without': 'イギリス軍・フランス軍を除いて攻撃のために活性化',
    'move-stack': 'ユニットを移動のために活性化',
    'attack-stack': 'ユニットを攻撃のために活性化',
    'free-move': '無料で活性化',
    add: 'スタックに加える',
    formed: 'スタックを確定',
    unit: 'ユニットを移動',
    stack: 'まとめて移動',
    dig: '塹壕を構築',
    assemble: 'LCUを編合',
    disassemble: 'LCUを解体',
    amphibious: '強襲上陸',
    march: '移動先',
    leave: '残す',
    use: '使用する',
    'take-scu': '取る',
    displace: '移すユニット',
    'displace-to': '移す先',
    'leave-to': '離れる先',
  },
  procedures: {
    activation: '活性化',
    movement: '移動',
    'round-end': 'アクション・ラウンドの終了',
    march: '行軍',
    'form-stack': 'スタックの編成',
    assembly: 'LCUの編合と解体',
  },
  events: {
    activated: (e) =>
      `${player(e.side)}は${space(e.space)}を${purpose(e.attack)}のために活性化した（${String(e.cost)}\u00a0OPS、残り${String(e.points)}）。`,
    'stack-formed': (e) =>
      `${player(e.side)}は${space(e.space)}の${pieces(e.pieces)}を${purpose(e.attack)}のために活性化した（${String(e.cost)}\u00a0OPS、残り${String(e.points)}）。`,
    marched: (e) =>
      e.path.length > 1
        ? `${pieces(e.pieces)}：${space(e.from)}から${spaces(e.path.slice(0, -1))}を経て${space(e.to)}へ移動。`
        : `${pieces(e.pieces)}：${space(e.from)}から${space(e.to)}へ移動。`,
    'control-taken': (e) => `${player(e.side)}が${space(e.space)}の支配を取った（${nation(e.nation)}）。`,
    'control-returned': (e) =>
      e.to < 0
        ? `${space(e.space)}はどちらの支配下でもなくなった。`
        : `${space(e.space)}は再び${player(e.to)}の支配下となった。`,
    'trench-dug': (e) => `${space(e.space)}に${player(e.side)}のレベル${String(e.level)}塹壕が置かれた。`,
    'trench-lost': (e) => `${space(e.space)}の塹壕は取り去られた。`,
    besieged: (e) => `${player(e.side)}が${space(e.space)}を攻囲した。`,
    'siege-lifted': (e) => `${space(e.space)}は攻囲下ではなくなった。`,
    assembled: (e) =>
      `${space(e.space)}で${piece(e.piece)}を${e.face === 0 ? '完全戦力' : '減少戦力'}で編合した（${pieces(e.from)}）。`,
    disassembled: (e) => `${space(e.space)}の${piece(e.piece)}を解体した（${pieces(e.into)}）。`,
    displaced: (e) => `${piece(e.piece)}は${space(e.from)}から${space(e.to)}へ移された。`,
    'withdrew-by-sea': (e) =>
      `${pieces(e.pieces)}は${space(e.from)}からレムノスへ${e.underFire ? '砲撃下の撤収' : '安全な撤収'}を行った。`,
    'landing-lost': (e) =>
      `${space(e.space)}の上陸マーカーは取り去られた${e.underFire ? '（砲撃下の撤収の後）' : ''}。`,
    'supplies-captured': (e) => `${space(e.space)}で補給物資を鹵獲：${pool(e.pool)}+1。`,
    'landed-amphibious': (e) => `${piece(e.piece)}が${space(e.space)}に強襲上陸した。`,
    'greece-tested': (e) =>
      `${player(e.side)}が${space(e.space)}に進入：ギリシャのサイの目は${String(e.die)}（${String(e.from)}以上で参戦）。ギリシャは${e.joins ? '相手側で参戦した' : '中立を保った'}。`,
  },
}
