import { FORTRESS } from '../../codes.ts'
import type { Drain, EconomyEvents } from '../../events/economy.ts'
import type { Procedure, Prompt, Refused, Verb } from '../keys/economy.ts'
import type { Part } from '../shape.ts'
import { month, nation, place, unit, units } from './words.ts'

const DRAINS: Readonly<Record<Drain, string>> = {
  raids: '空襲',
  submarines: '潜水艦戦',
  blockade: '封鎖',
  demoralization: '士気喪失',
}

export const economy: Part<Prompt, Refused, Verb, Procedure, keyof EconomyEvents> = {
  prompts: {
    convert: (f) =>
      `${nation(f.nation)}（${String(f.rp)}RP）：要塞や艦船をRPに変換するか、終了してください。`,
    transfer: (f) =>
      `${nation(f.nation)}（${String(f.rp)}RP）：あと${String(f.left)}RPまで同盟国へ移送できます。`,
    muster: (f) => `${unit(f.unit)}を召集する場所を選んでください。`,
    build: (f) => `${nation(f.nation)}の施設マーカーを置く場所を選んでください。`,
    departure: () => '他の戦線へ移す攻囲軍団を選んでください。',
    procure: (f) => `${nation(f.nation)}の調達（残り${String(f.rp)}RP）。`,
    host: (f) => `${nation(f.nation)}の影の政府を受け入れる国を選んでください。`,
  },
  refusals: {
    'no-fortress': (f) => `${place(f.place)}に、残っている${nation(f.nation)}の要塞はありません。`,
    'russian-fortress': () => 'ロシアは要塞を変換できません。',
    'converted-already': (f) => `${nation(f.nation)}はこの季節の変換を済ませています。`,
    'no-ship': (f) => `${unit(f.unit)}はマップ上にある${nation(f.nation)}の海軍ユニットではありません。`,
    dreadnought: () => '弩級戦艦は変換できません。',
    'no-ally': (f) => `${nation(f.to)}は${nation(f.nation)}と同じ陣営の他の大国ではありません。`,
    'no-rp-left': (f) => `${nation(f.nation)}にはRPが残っていません。`,
    'giver-conquered': (f) => `征服された${nation(f.nation)}はRPを移送できません。`,
    'gave-most': (f) =>
      `${nation(f.nation)}はこの季節に${String(f.most)}RPを移送済みで、これ以上は移送できません。`,
    'received-most': (f) =>
      `${nation(f.to)}はこの季節に${String(f.most)}RPを受領済みで、これ以上は受け取れません。`,
    'in-revolution': (f) => `革命中の${nation(f.to)}はRPを受け取れません。`,
    'no-transfer-line': (f) =>
      `${nation(f.nation)}の首都から${nation(f.to)}の首都まで補給線がつながっていません。`,
    'no-command': (f) => `${place(f.place)}には${unit(f.unit)}が指揮するユニットがありません。`,
    'no-muster-ground': (f) => `${unit(f.unit)}は${place(f.place)}では召集できません。`,
    'muster-enemy': (f) => `${place(f.place)}は友軍の支配下にありません。`,
    'muster-unsupplied': (f) => `${place(f.place)}は非補給です。`,
    'build-enemy': (f) => `${place(f.place)}は自陣営が支配も占有もしていません。`,
    'infrastructure-there': (f) => `${place(f.place)}にはすでに施設マーカーがあります。`,
    'build-unsupplied': (f) => `${place(f.place)}から${nation(f.nation)}の補給源まで補給経路がありません。`,
    'not-in-pool': (f) => `${unit(f.unit)}は戦力プールにありません。`,
    'no-line-to-minor': (f) => `${nation(f.nation)}までの補給線がありません。`,
    uneven: (f) =>
      `戦力プールに残る他の戦闘力の歩兵軍団を、戦闘力${String(f.value)}と同数まで先に調達してください。`,
    'worse-fighter': (f) =>
      `${unit(f.unit)}の機関銃値は、${nation(f.nation)}が調達・修理できる最高値ではありません。`,
    'too-dear': (f) =>
      `${nation(f.nation)}の残りは${String(f.rp)}RPで、コスト${String(f.cost)}RPに足りません。`,
    'not-damaged': (f) => `${unit(f.unit)}はマップ上の損傷した空軍・海軍ユニットではありません。`,
    'no-yard': (f) => `${unit(f.unit)}は自国の港にいません。`,
    'no-reduced-fortress': (f) =>
      `${place(f.place)}に${nation(f.nation)}が修理できる減少した要塞はありません。`,
    'infrastructure-bought': () => '今月の施設マーカーはすでに調達しています。',
  },
  verbs: {
    raze: '要塞を減らす',
    scrap: '1ステップ変換する',
    'to-africa': '1RPを3APに変換',
    'give-to': '1RPを移送',
    'muster-at': '召集',
    'build-at': '施設を置く',
    'send-away': '除去する',
    buy: '調達',
    repair: '修理',
    restore: '要塞を修理',
    infrastructure: '施設マーカーを調達',
  },
  procedures: {},
  events: {
    pooled: (e) => `${units(e.units)}が${nation(e.nation)}の戦力プールに加わった。`,
    'income-posted': (e) => `${nation(e.nation)}が${e.rp}RPをポストした（計${e.left}RP）。`,
    requisitioned: (e) => `${nation(e.nation)}が${e.rp}RPの要求を受け取った（計${e.left}RP）。`,
    'rp-lost': (e) => `${nation(e.nation)}が${DRAINS[e.why]}により${e.rp}RPを失った（残り${e.left}RP）。`,
    'fortress-converted': (e) =>
      `${nation(e.nation)}が${place(e.place)}の要塞を1ステップ減らし、${e.rp}RPに変換した${e.left === FORTRESS.destroyed ? '（要塞は破壊）' : ''}。`,
    'ship-converted': (e) => `${nation(e.nation)}が${unit(e.unit)}の1ステップを${e.rp}RPに変換した。`,
    'ap-bought': (e) => `${nation(e.nation)}が1RPを${e.ap}APに変換した。`,
    transferred: (e) => `${nation(e.nation)}が${nation(e.to)}へ1RPを移送した（残り${e.left}RP）。`,
    mustered: (e) => `${unit(e.unit)}が${place(e.place)}で召集された。`,
    'not-mustered': (e) => `${unit(e.unit)}は召集できる場所がなく、戦力プールに戻った。`,
    'infrastructure-built': (e) => `${nation(e.nation)}が${place(e.place)}に施設マーカーを置いた。`,
    'left-game': (e) => `${units(e.units)}が他の戦線へ移った。`,
    bought: (e) => `${nation(e.nation)}が${unit(e.unit)}を${e.cost}RPで調達した（${month(e.month)}召集）。`,
    repaired: (e) =>
      `${nation(e.nation)}が${unit(e.unit)}を${e.cost}RPで修理した（${month(e.month)}使用可）。`,
    'fortress-repaired': (e) => `${nation(e.nation)}が${place(e.place)}の要塞を${e.cost}RPで修理した。`,
    'infrastructure-bought': (e) => `${nation(e.nation)}が施設マーカーを${e.cost}RPで調達した（翌月召集）。`,
    conquered: (e) => `${nation(e.nation)}は征服された。`,
    exiled: (e) => `${nation(e.nation)}の影の政府が${nation(e.host)}に置かれた。`,
    liberated: (e) => `${nation(e.nation)}は解放された。`,
    'revolution-rolled': (e) =>
      `${nation(e.nation)}の革命ダイス${e.die}（${e.below}未満で革命）：${e.broke ? '革命が起きた' : '革命は起きない'}。`,
  },
}
