import type { PoliticsEvents } from '../../events/politics.ts'
import type * as keys from '../keys/politics.ts'
import type { Part } from '../shape.ts'
import { duty } from './command.ts'
import { card, nation, piece, pieces, player, signed, space } from './words.ts'

/** markers by their ids in the card data */
const MARKERS: Readonly<Record<string, string>> = {
  apRailroads: '連合国勢力の鉄道',
  cpRailroads: '中欧列強の鉄道',
  apAlliesRpToRu: 'AP同盟国RPのロシアRPへの変換',
  blockade: '英国海軍の封鎖',
  seaInvasions: '海上侵攻可',
  uBoats: '地中海のUボート',
  convoys: '護送船団',
  unrestrictedSubs: '無制限潜水艦戦',
  germanWarIndustry: 'ドイツの軍需産業',
  serbsReturned: 'セルビア軍の帰還',
  constantineBarred: 'ギリシャの中欧列強側での参戦不可',
  foodRiots: 'ロシアの食糧暴動',
}
const marker = (id: string): string => MARKERS[id] ?? id

export const politics: Part<typeof keys, keys.Procedure, keyof PoliticsEvents> = {
  prompts: {
    uprising: (f) =>
      f.optional === true
        ? `${nation(f.nation)}は国家士気阻喪状態です。蜂起ユニットを置きますか？`
        : `${nation(f.nation)}のどこに蜂起ユニットを置きますか？`,
    'serbian-collapse': () => 'セルビアの崩壊を宣言しますか？（崩壊はゲーム中一度のみ）',
    'relieve-command': (f) =>
      `ブルガリアが崩壊しました。${space(f.space)}の${piece(f.piece)}をどのドイツ軍SCUと置き換えますか？`,
    dissolve: (f) => `革命段階4：${space(f.space)}の${piece(f.piece)}をどのロシア軍SCUと置き換えますか？`,
    'dissolve-which': (f) =>
      `革命段階4：ロシア軍SCUが足りません（残り${String(f.left)}個）。次に置き換えるLCUを選んでください。`,
    transfer: (f) =>
      `${space(f.space)}へ移すオーストリア－ハンガリー軍歩兵軍団を選んでください（残り${String(f.left)}個軍団）。`,
    'give-up': (f) => `「${card(f.card)}」：取り去る${nation(f.nation)}軍ユニットを選んでください。`,
  },
  refusals: {
    'outside-nation': (f) => `${space(f.space)}は${nation(f.nation)}国内ではありません。`,
    occupied: (f) =>
      `${space(f.space)}にはユニットがいます。蜂起ユニットは未占有スペースまたは地方内にのみ置けます。`,
    'three-uprisings-there': (f) => `${space(f.space)}にはすでに蜂起ユニットが3個あります。`,
    'no-uprising-left': (f) => `${nation(f.nation)}の蜂起ユニットはすべてマップ上にあります。`,
    'no-more-uprisings': (f) => `${nation(f.nation)}は崩壊しており、これ以上蜂起ユニットを置けません。`,
    'not-on-inset': () => 'イタリア戦線挿入マップ内に蜂起ユニットは置けません。',
    'not-an-ah-corps': (f) => `${piece(f.piece)}はオーストリア－ハンガリー軍の歩兵軍団ではありません。`,
    'no-way-there': (f) =>
      `${piece(f.piece)}は${space(f.space)}まで妨害されないルートをたどれないか、現在の攻囲に必要です。`,
    'only-german-infantry': (f) => `${piece(f.piece)}は予備ボックスのドイツ軍歩兵SCUではありません。`,
    'only-russian-lcus': (f) => `${piece(f.piece)}はマップ上のロシア軍LCUではありません。`,
    'only-russian-scus': (f) =>
      `${piece(f.piece)}は、予備ボックスまたは補充可能ユニット・ボックスのロシア軍SCUではありません。`,
  },
  verbs: {
    'rise-in': '蜂起させる',
    'not-now': '置かない',
    dissolve: 'SCUと置き換える',
    transfer: '移送する',
    'give-up': '取り去る',
  },
  procedures: {
    event: 'イヴェント',
    rebellion: '叛乱／革命フェイズ',
    'rebellion/uprising': '叛乱',
    'rebellion/revolution': 'ロシア革命',
    'rebellion/dissolution': 'ロシア軍の解体',
  },
  events: {
    'will-changed': (e) => `${nation(e.nation)}の国家戦意${signed(e.by)}、現在${e.now}。`,
    'uprising-placed': (e) => `${space(e.space)}で蜂起が起こった。`,
    'revolution-set': (e) => `ロシア革命は第${e.turn}ターンに始まる。`,
    'revolution-began': () => 'ロシア革命が始まった。',
    'revolution-advanced': (e) => `ロシア革命が段階${e.stage}に進んだ。`,
    'revolution-stalled': () => 'ロシア国内に蜂起ユニットがないため、革命は進まない。',
    'revolution-suppressed': () => 'ロシア革命は抑制された。',
    'nation-entered': (e) => `${nation(e.nation)}が${player(e.side)}の同盟国として参戦した。`,
    'greece-waits': () =>
      '直後の中欧列強のアクションで「コンスタンティノス王」がプレイされない限り、ギリシャは連合国勢力の同盟国として参戦する。',
    'greece-stays': () => '「コンスタンティノス王」によりギリシャは中立にとどまる。',
    'nation-collapsed': (e) =>
      e.removed.length === 0
        ? `${nation(e.nation)}が崩壊した。`
        : `${nation(e.nation)}が崩壊した。除去：${pieces(e.removed)}。`,
    'collapse-undone': (e) => `${nation(e.nation)}の崩壊の影響はなくなった。`,
    'treaty-set': (e) => `ブレスト－リトフスク条約は第${e.turn}ターンに発効する。`,
    'treaty-began': () => 'ブレスト－リトフスク条約が発効した。',
    'marker-laid': (e) =>
      e.on
        ? `「${marker(e.marker)}」マーカーが置かれた。`
        : `「${marker(e.marker)}」マーカーが取り去られた。`,
    'offensive-modified': (e) =>
      `今後の${player(e.side)}の強制的攻勢のサイ振りは${signed(e.now)} DRMを受ける。`,
    'offensives-voided': (e) =>
      `今後、${player(e.side)}の強制的攻勢の結果${e.results.map((id) => `「${duty(id)}」`).join('')}は「なし又は済み」になる。`,
    transferred: (e) => `${piece(e.piece)}が${space(e.from)}から${space(e.to)}へ移送された。`,
    'given-up': (e) => `${space(e.space)}の${piece(e.piece)}が取り去られた。`,
    'desertion-rolled': (e) =>
      `${piece(e.piece)}の脱走チェック：${e.die}。${e.lost ? '1ステップを失う。' : '影響なし。'}`,
    'landing-placed': (e) => `${space(e.space)}に上陸マーカーが置かれた。`,
  },
}
