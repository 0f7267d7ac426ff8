import type { BattleEvents } from '../../events/battle.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/battle.ts'
import type { Part } from '../shape.ts'
import { events } from './battle-events.ts'
import { army, hex, hexes, piece, pieces } from './words.ts'

export const battle: Part<Prompt, Refused, Verb, Procedure, keyof BattleEvents> = {
  prompts: {
    'choose-battle': (f) =>
      Array.isArray(f.hexes) && f.hexes.length === 1
        ? `${hexes(f.hexes)}の戦闘を解決してください。`
        : `次に解決する戦闘を選んでください：${hexes(f.hexes)}。`,
    'declare-mandated': (f) =>
      `${hex(f.hex)}の戦闘を強制戦闘として宣言しますか（残り${String(f.left)}）？${
        f.elan === true ? 'エランが適用され、慎重策はとれず、無傷の攻撃もありません。' : ''
      }`,
    bombard: (f) => `${hex(f.hex)}の重攻囲砲兵：${pieces(f.pieces)}を砲撃しますか？`,
    'bombard-first': () => '次に砲撃する重攻囲砲兵を選んでください。',
    'bombard-target': (f) => `${piece(f.piece)}が砲撃する要塞を選んでください。`,
    'tactical-advantage': (f) =>
      `${hex(f.hex)}で防御側の戦術的優位：1CAPで後退・威力偵察・反撃のいずれかを選ぶか、戦闘に応じてください。`,
    'place-defenders': (f) => `${hex(f.hex)}の防御：次のマスに置くユニットを選んでください。`,
    'place-attackers': (f) => `${hex(f.hex)}の攻撃：次のマスに置くユニットを選んでください。`,
    'place-disrupted': (f) =>
      f.forced === true
        ? `${hex(f.hex)}の攻撃：投入しなければならない混乱状態ユニットを選んでください。`
        : `${hex(f.hex)}の攻撃：混乱状態ユニットを投入しますか、残りをヘクスに残しますか？`,
    'share-space': (f) => `${piece(f.piece)}のマスに別のユニットをスタックしますか？`,
    'choose-opponent': (f) => `${pieces(f.pieces)}を対面させる相手を選んでください。`,
    'choose-reserve': (f) =>
      `${hex(f.hex)}の${f.defends === true ? '防御' : '攻撃'}：予備に置くユニットを選んでください。`,
    'place-reserve': (f) => `${pieces(f.pieces)}をどのユニットの背後に予備として置きますか？`,
    'choose-skirmish': (f) => `${hex(f.hex)}の威力偵察：戦う前線ユニットを選んでください。`,
    'withdraw-cavalry': (f) =>
      f.mounted === true
        ? `敵騎兵の前から${pieces(f.pieces)}を撤収させますか（必ず混乱状態になります）？`
        : `敵歩兵の前から${pieces(f.pieces)}を撤収させますか（1か2の目で1打撃）？`,
    'elan-loss': (f) => `${hex(f.hex)}の攻撃側に損害がありません。打撃を与えるユニットを選んでください。`,
  },
  refusals: {
    'no-battle-due': (f) => `この活性化では${hex(f.hex)}に解決すべき戦闘がありません。`,
    'already-fought': (f) => `${hex(f.hex)}はこの活性化中にすでに攻撃を受けています。`,
    'battle-forced': (f) => `先に戦闘を解決しなければなりません：${hexes(f.hexes)}。`,
    'not-siege-artillery': (f) => `${piece(f.piece)}は重攻囲砲兵ではありません。`,
    'has-fired': (f) => `${piece(f.piece)}はこのターンすでに射撃済みです。`,
    'not-with-activation': (f) => `${piece(f.piece)}はこの活性化に加わっていません。`,
    'no-massed-fire': () => '集中砲撃には未射撃の重攻囲砲兵が2個必要です。',
    'not-that-fort': (f) => `${piece(f.piece)}はここで砲撃できる要塞ではありません。`,
    'nobody-to-act': (f) => `${hex(f.hex)}には攻撃できるユニットがありません。`,
    'no-way-to-retire': (f) => `${hex(f.hex)}には、全ユニットが退却できる退却路がありません。`,
    'not-in-battle': (f) => `${piece(f.piece)}は${hex(f.hex)}の戦闘に参加していません。`,
    'enemy-piece': (f) => `${piece(f.piece)}は${army(f.side)}のものではありません。`,
    'already-placed': (f) => `${piece(f.piece)}のマスはすでに決まっています。`,
    'never-on-board': (f) => `${piece(f.piece)}はここでは戦闘ボードに置けません。`,
    'defence-only': (f) => `${piece(f.piece)}は防御しかできません。`,
    'better-first': (f) => `${piece(f.piece)}より優先して配置するユニットがあります。`,
    'cannot-share': (f) =>
      `${piece(f.piece)}はこのマスにスタックできません。同じ国籍・兵科で未混乱状態の師団か旅団2個だけです。`,
    'must-share': (f) => `軍団より先に置けるのは2個スタックだけです：${piece(f.piece)}。`,
    'fill-every-space': () => '限界までの攻勢：空いたマスが残る間はスタックできません。',
    'face-the-fresh-first': () =>
      '混乱状態ユニットや要塞より先に、未混乱状態の防御側に対面しなければなりません。',
    'cavalry-not-against-forts': () => '騎兵は要塞を攻撃できません。',
    'no-enemy-opposite': (f) => `${piece(f.piece)}は今対面できるマスにいません。`,
    'cavalry-only-against-cavalry': () => '歩兵が残っている間、騎兵は敵騎兵の対面にしか置けません。',
    'disrupted-must-fight': () => '空いたマスがある間、混乱状態ユニットも投入しなければなりません。',
    'not-in-reserve-there': (f) =>
      `そこには予備を置けません（${piece(f.piece)}）。交戦中の前線の背後の空いたマスに限り、歩兵に対面する前線の背後に置ける騎兵はイギリス軍だけです。`,
    'disrupted-never-in-reserve': (f) => `${piece(f.piece)}は混乱状態のため予備に置けません。`,
    'undisrupted-first': (f) => `${piece(f.piece)}より未混乱状態のユニットが先です。`,
  },
  verbs: {
    battle: '戦闘を解決',
    bombard: '砲撃',
    massed: '集中砲撃',
    target: '目標にする',
    retire: '後退する（1CAP）',
    skirmish: '威力偵察にする（1CAP）',
    counterattack: '反撃する（1CAP）',
    accept: '戦闘に応じる',
    place: '置く',
    pair: 'スタックする',
    alone: '単独で置く',
    opposite: '対面させる',
    'by-the-book': '定石どおり',
    behind: '背後に置く',
    engage: '戦わせる',
    strike: '打撃を与える',
  },
  procedures: {
    battles: '戦闘',
    battle: '戦闘解決',
    'battle/bombardment': '砲撃',
    'battle/fortunes': '武運判定',
    'battle/board': '戦闘ボードへの配置',
    'battle/fire': '射撃',
    'battle/retreats': '退却',
  },
  events,
}
