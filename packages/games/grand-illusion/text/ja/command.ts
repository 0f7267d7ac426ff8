import type { CommandEvents } from '../../events/command.ts'
import { GE } from '../../sides.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/command.ts'
import type { Part } from '../shape.ts'
import { army, hex, hexes, piece, pieces, player } from './words.ts'

const caps = (n: unknown): string => `${String(n)}CAP`
const disrupted = (is: boolean): string => (is ? '（混乱状態）' : '')

export const command: Part<Prompt, Refused, Verb, Procedure, keyof CommandEvents> = {
  prompts: {
    arrivals: (f) =>
      `${player(f.side)}：増援を配置し、失ったユニットを補充してください（残り${caps(f.caps)}）。`,
    'arrive-where': (f) => `${piece(f.piece)}をどこに配置しますか？`,
    'eastern-front': (f) =>
      `東部戦線への転出：歩兵攻撃力${String(f.least)}ポイント以上と騎兵1個師団を送るか、拒否して${String(f.vp)}VPを失うかを選んでください。`,
    'send-east': (f) =>
      `${pieces(f.pieces)}を転出：${String(f.points)}／${String(f.least)}ポイント、騎兵${String(f.riders)}個師団。次のユニットを選んでください。`,
    activity: (f) =>
      `${player(f.side)}：ヘクスの活性化、${f.trenches === true ? '塹壕構築、' : ''}混乱回復、または${f.fresh === true ? 'パス' : '終了'}を選んでください（${caps(f.caps)}、残り${String(f.left)}活性化）。`,
    'recover-or-stop': (f) =>
      `${player(f.side)}：2番目のヘクスの混乱回復を行うか、終了してください（${caps(f.caps)}）。`,
    'withdrawal-window': (f) =>
      `${player(f.side)}：このセグメントの前に総撤退を宣言しますか？${Number(f.due) > 0 ? `期限は第${String(f.due)}ターンです。` : ''}`,
    strategic: (f) =>
      `${player(f.side)}：戦略移動（1ユニットにつき1CAP、残り${caps(f.caps)}）${f.free === true ? '。フランス軍1個軍団はCAP無しでパリへ移動できます' : ''}。`,
    'strategic-where': (f) => `${hex(f.hex)}の${piece(f.piece)}をどこへ移動させますか？`,
  },
  refusals: {
    'arrives-later': (f) => `${piece(f.piece)}の登場は第${String(f.turn)}ターンです。`,
    'already-here': (f) => `${piece(f.piece)}はすでに地図上にあります。`,
    'no-place-to-arrive': (f) => `${piece(f.piece)}を配置できるヘクスがありません。`,
    'not-an-arrival-hex': (f) => `${hex(f.hex)}は${piece(f.piece)}の登場ヘクスではありません。`,
    'enemy-controls-hex': (f) => `${hex(f.hex)}は敵支配下です。`,
    'hex-out-of-supply': (f) => `${hex(f.hex)}からは補給を引けません。`,
    'alone-with-enemies': (f) =>
      `${hex(f.hex)}には敵ユニットがいるため、味方戦闘ユニットなしに${piece(f.piece)}を置くことはできません。`,
    'stack-full-there': (f) => `${hex(f.hex)}はスタック制限により${piece(f.piece)}を置けません。`,
    'schlieffen-before-turn-7': (f) =>
      `${hex(f.hex)}はシュリーフェン計画ヘクスです。第7ターンより前にフランス軍・イギリス軍は配置できません。`,
    'no-hq-or-source': (f) => `${hex(f.hex)}には同じ国籍の司令部も補給源もありません。`,
    'hq-just-placed': (f) => `${hex(f.hex)}の司令部はこのターンに置かれたため、まだ受け入れができません。`,
    'another-hq-there': (f) => `${hex(f.hex)}には同じ国籍の別の司令部がいます。`,
    'german-replacement-in-france': (f) =>
      `第5ターンより前は、国境を含まないフランス国内の${hex(f.hex)}の司令部にドイツ軍の補充を置けません。`,
    'not-in-dead-pile': (f) => `${piece(f.piece)}は除去されていません。`,
    'never-replaced': (f) =>
      `${piece(f.piece)}は補充できません。補充できるのはフランス軍とドイツ軍の戦闘ユニットだけです。`,
    'too-few-caps': () => 'CAPが足りません。',
    'cannot-be-held-back': (f) =>
      `${piece(f.piece)}は留め置けません。登場するイギリス軍歩兵師団を最大4個まで留め置けます。`,
    'not-eligible-for-east': (f) =>
      `${piece(f.piece)}は送れないか、すでに選ばれています。第1・第2・第3軍司令部のヘクスかその隣接ヘクスの、攻撃できる歩兵または騎兵を選んでください。`,
    'not-enough-sent': (f) =>
      `現在${String(f.points)}ポイント、騎兵${String(f.riders)}個師団です。${String(f.least)}ポイントと騎兵1個師団が必要です。`,
    'no-unit-there': (f) => `${hex(f.hex)}には活性化できる味方ユニットがいません。`,
    'only-recovery-now': () => '最初の活性化が混乱回復の場合、2回目も混乱回復でなければなりません。',
    'has-spent-caps': () => 'このセグメントでCAPを消費した後はパスできません。「終了」を選んでください。',
    'nothing-spent-yet': () => 'このセグメントではまだCAPを消費していません。「パス」を選んでください。',
    'not-your-piece': (f) => `${piece(f.piece)}は自軍のユニットではありません。`,
    'piece-not-on-map': (f) => `${piece(f.piece)}は地図上にありません。`,
    'ha-never-by-rail': () => '重攻囲砲兵は戦略移動を行えません。',
    'no-rail-before-turn-3': () => '第1・第2ターンには戦略鉄道移動を行えません。',
    'german-rail-before-turn-5': (f) =>
      `ドイツ軍の戦略鉄道移動は、ドイツ国外では第5ターンからです。${hex(f.hex)}ではまだ行えません。`,
    'belgians-never-by-rail': () => 'ベルギー軍は戦略移動を行えません。',
    'not-on-friendly-rail': (f) => `${hex(f.hex)}は味方支配下の鉄道線ヘクスではありません。`,
    'rail-not-connected': (f) => `${hex(f.hex)}と補給源につながる味方支配下の鉄道線がありません。`,
    'too-far-by-rail': (f) => `${hex(f.hex)}は鉄道線で${String(f.most)}ヘクスを超えています。`,
    'british-not-in-paris': () => 'イギリス軍は鉄道でパリを通過できますが、留まれません。',
    'not-a-port': (f) => `${hex(f.hex)}は海上移動に使える港ではありません。`,
    'port-not-lower': (f) => `海上移動ではより小さい番号の港へしか行けません（${hex(f.hex)}）。`,
    'sea-for-allies-only': () => '海上移動を行えるのはフランス軍とイギリス軍だけです。',
    'nowhere-to-go': (f) => `${piece(f.piece)}が移動できる場所がありません。`,
  },
  verbs: {
    arrive: '配置する',
    rebuild: 'すぐに補充（2CAP）',
    order: '2ターン後に補充（1CAP）',
    'hold-back': '上陸作戦用に留め置く',
    restore: 'CAP無しで復帰',
    'place-in': 'ここに置く',
    'put-back': '戻す',
    send: '東部へ送る',
    'refuse-east': '送らない',
    activate: '活性化',
    entrench: '塹壕構築',
    recover: '混乱回復',
    stop: '終了',
    pass: 'パス',
    withdraw: '総撤退を宣言',
    'not-now': '今はしない',
    'not-this-turn': 'このターンはしない',
    land: '上陸',
    'enter-north': 'オランダから進入',
    transport: '戦略移動',
    'rail-to': '鉄道で',
    'sail-to': '海路で',
  },
  procedures: {
    caps: 'CAPと主導権',
    arrivals: '増援と補充',
    'eastern-front': '東部戦線',
    'arrivals/choices': '登場ユニットの配置',
    segment: 'アクション',
    'segment/window': '総撤退の宣言',
    'segment/activity': 'アクションの選択',
    'segment/out-of-caps': 'CAPなし',
    strategic: '戦略移動',
    administration: '管理',
    recovery: '混乱回復',
    'recovery/allied': '連合軍',
    'recovery/german': 'ドイツ軍',
    'turn-end': 'ターン終了',
    end: '終了',
  },
  events: {
    'turn-began': (e) => `第${e.turn}ターン。`,
    'caps-set': (e) =>
      `${army(e.side)}のCAP：${e.die > 0 ? `サイの目${e.die}、` : ''}${caps(e.caps)}${e.extra > 0 ? `（追加${e.extra}を含む）` : ''}。`,
    'initiative-taken': (e) =>
      `${player(e.side)}が主導権を得た${e.dice.length > 0 ? `（連合軍${String(e.dice[0])}、ドイツ軍${String(e.dice[1])}${e.side === GE && e.dice[0] === e.dice[1] ? '、同数はドイツ軍' : ''}）` : ''}。`,
    'caps-gained': (e) =>
      e.gained > 0
        ? `${army(e.side)}総司令部：+${e.gained}、現在${caps(e.caps)}。`
        : `${army(e.side)}総司令部：上限${e.caps}のためCAPは失われた。`,
    'caps-spent': (e) => `${player(e.side)}は${caps(e.spent)}を消費（残り${e.caps}）。`,
    arrived: (e) => `${piece(e.piece)}が${hex(e.hex)}に登場${disrupted(e.disrupted)}。`,
    'arrivals-delayed': (e) => `未登場：${pieces(e.pieces)}。`,
    'arrival-diverted': (e) =>
      `${hex(e.hex)}に置けないため、${piece(e.piece)}は以後のターンに補給源へ登場する。`,
    'unit-rebuilt': (e) => `${piece(e.piece)}が${hex(e.hex)}で補充された${disrupted(e.disrupted)}。`,
    'unit-ordered': (e) => `${piece(e.piece)}は第${e.turn}ターンに復帰する。`,
    'held-back': (e) => `${piece(e.piece)}は上陸作戦のために留め置かれた。`,
    'hq-relieved': (e) =>
      `${hex(e.hex)}を${piece(e.by)}が引き継ぎ、${piece(e.piece)}は次のターンに不確定増援として登場する。`,
    'corps-exchanged': (e) => `${hex(e.hex)}の${piece(e.piece)}は${piece(e.by)}と交換された。`,
    'sent-east': (e) => `東部戦線へ転出：${pieces(e.pieces)}（${e.points}ポイント）。`,
    'east-refused': (e) => `東部戦線への転出を拒否：ドイツ軍は${e.vp}VPを失う。`,
    'segment-began': (e) => `${army(e.side)}アクションセグメント（${caps(e.caps)}）。`,
    activated: (e) => `${player(e.side)}が${hex(e.hex)}を活性化（残り${caps(e.caps)}）。`,
    passed: (e) => `${player(e.side)}はパスした。`,
    yielded: (e) => `${player(e.side)}はセグメントを終えた。`,
    'action-ended': () => 'アクションフェイズが終了した。',
    'bef-alone': (e) => `BEFが単独行動（${hexes(e.hexes)}）：17号計画VPを1点失う。`,
    'moved-by-rail': (e) =>
      `${piece(e.piece)}が鉄道で${hex(e.from)}から${hex(e.to)}へ移動（${e.hexes}ヘクス${e.free ? '、CAP無し' : ''}）。`,
    'moved-by-sea': (e) => `${piece(e.piece)}が海路で${hex(e.from)}から${hex(e.to)}へ移動。`,
    'ran-out-of-supply': (e) => `補給切れ：${pieces(e.pieces)}。`,
    'back-in-supply': (e) => `補給回復：${pieces(e.pieces)}。`,
    'emergency-ended': () => 'ドイツ軍の緊急補給が終了した。',
    'railhead-removed': (e) => `ドイツ軍の鉄道網は${hex(e.hex)}より先でも使えるようになった。`,
    'surrender-rolled': (e) =>
      `攻囲下の${piece(e.fort)}：サイの目${e.die}（${e.most}以下で降服）、${e.falls ? '降服した' : '持ちこたえた'}。`,
    'trench-improved': (e) => `${hex(e.hex)}の塹壕はレベル2になった。`,
  },
}
