import type { Language } from '@sandtable/kernel'

/** By side: the Allied Powers first. */
const pair = <T>(allied: T, central: T): readonly [T, T] => [allied, central]

const en = {
  who: (side: string) => `Your side: ${side}.`,
  spaces: pair(
    'Take and keep victory spaces (marked red): each one gained moves the marker down by 1, each one lost up by 1.',
    'Take and keep victory spaces (marked red): each one gained moves the marker up by 1, each one lost down by 1.',
  ),
  goals: {
    early: pair(
      'Help Serbia to hold out, press Austria-Hungary in Galicia, and do not let Russian armies be cut off in Poland.',
      'Hold East Prussia and Galicia with what there is, crush Serbia, and then drive the Russians out of Poland.',
    ),
    late: pair(
      'Break Austria-Hungary before Russia is exhausted: attack in strength, bring in Romania, and put off the revolution.',
      'Hold the long front, beat Romania if it enters, and wear down the will of Russia until it collapses.',
    ),
  },
  offensive: 'Each turn a die may order your nations to attack. An order not carried out costs a point.',
  cards: 'Each round play one card: for operations, redeployment, replacements or its event.',
  length: (turns: number, first: string, last: string, rounds: number) =>
    `${turns} turns of ${rounds} rounds: ${first} to ${last}.`,
  marker: pair(
    (vp: number) => `There is one victory marker, now at ${vp}. Low is good for you.`,
    (vp: number) => `There is one victory marker, now at ${vp}. High is good for you.`,
  ),
  level: (allied: number, draw: number, central: number) =>
    `At the end: up to ${allied} the Allied Powers win, at ${draw} it is a draw, from ${central} on the Central Powers win.`,
  automatic: (least: number, most: number) =>
    `At ${least} the Allied Powers and at ${most} the Central Powers win in the War Status Phase of any turn.`,
  armistice:
    'When the combined war status reaches the armistice marker, the game ends and the marker decides.',
}

type BriefingWords = typeof en

const ja: BriefingWords = {
  who: (side) => `あなたは${side}を担当します。`,
  spaces: pair(
    '赤い勝利スペースを奪い、守ること。1か所得るごとにマーカーは1下がり、失うごとに1上がります。',
    '赤い勝利スペースを奪い、守ること。1か所得るごとにマーカーは1上がり、失うごとに1下がります。',
  ),
  goals: {
    early: pair(
      'セルビアを持ちこたえさせ、ガリシアでオーストリア－ハンガリーを圧迫すること。ポーランドのロシア軍を孤立させないこと。',
      '手持ちの兵力で東プロシアとガリシアを守り、セルビアを打倒し、次いでロシア軍をポーランドから追い出すこと。',
    ),
    late: pair(
      'ロシアが力尽きる前にオーストリア－ハンガリーを崩すこと。兵力を集めて攻め、ルーマニアを参戦させ、革命を遅らせること。',
      '長い戦線を守り、ルーマニアが参戦すれば破り、ロシアの戦意を崩壊まで削ること。',
    ),
  },
  offensive:
    '毎ターン、サイの目によって自軍の国家に攻勢が命じられることがあります。実施しないと1ポイントを失います。',
  cards:
    '各ラウンドにカードを1枚使います。オペレーション、戦略再配備、補充ポイント、イヴェントのいずれかを選びます。',
  length: (turns, first, last, rounds) =>
    `全${turns}ターン（1ターン${rounds}ラウンド）：${first}から${last}まで。`,
  marker: pair(
    (vp) => `勝利ポイントのマーカーは1個だけで、現在${vp}。低いほどあなたに有利です。`,
    (vp) => `勝利ポイントのマーカーは1個だけで、現在${vp}。高いほどあなたに有利です。`,
  ),
  level: (allied, draw, central) =>
    `終了時、${allied}以下なら連合国勢力の勝ち、${draw}なら引き分け、${central}以上なら中欧列強の勝ち。`,
  automatic: (least, most) =>
    `いずれかのターンの戦争状態フェイズに、${least}なら連合国勢力、${most}なら中欧列強がその場で勝ちます。`,
  armistice: '統合戦争状態が休戦マーカーに達するとゲームは終わり、その時のマーカーの位置で勝敗が決まります。',
}

export const briefingWords = (language: Language): BriefingWords => ({ en, ja })[language]
