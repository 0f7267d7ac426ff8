/** Hands of a game that does not exist, in both languages. */
import type { Answer, Language } from '@sandtable/kernel'
import type { Card, CardUse, HiddenHand, OpenHand } from '@sandtable/presentation'

const play = (card: number): Answer => ({ verb: 'play', arg: card })

const BASE = { nation: 'germany', figures: [], tags: [], uses: [] }

const texts = {
  en: {
    side: 'Central Powers',
    ops: 'OPS · SR',
    opsTitle: 'Operations and redeployment',
    replacements: ['Germany', 'Austria-Hungary', 'Allies'],
    trains: 'Night trains to the San',
    trainsText: 'Move two corps along one railway, however far. They may not attack in this round.',
    fog: 'Fog over the marshes',
    fogIf: 'The defender stands in marsh or forest.',
    fogText: 'The attack has one column less. A flank attempt fails.',
    council: 'A council of war at Teschen without an agreement',
    councilText: 'German and Austro-Hungarian units in one space cost one point together.',
    reserve: 'Last reserves',
    reserveText: 'Three divisions arrive at any town you hold that is in supply.',
    notInFight: 'Not now: combat cards are played in a fight.',
    removed: 'leaves the game after the event',
    combat: 'combat card',
    status: 'war status +1',
    lasting: 'until the end of the turn',
    era: '1805 to 1809',
    public: 'must be shown',
    operations: 'Operations',
    operationsText: 'Activate spaces for three points.',
    redeploy: 'Redeployment',
    redeployNot: 'Not now: your last action was redeployment too.',
    rest: 'Replacements',
    restText: 'Germany 2, Austria-Hungary 1, noted for the end of the turn.',
    event: 'Event',
    eventText: 'Move two corps by rail; the card then leaves the game.',
    discard: 'Discard',
    discardText: 'One card fewer; you draw another.',
    hand: 'Your hand',
    other: 'Allied Powers',
    deck: 'Cards to draw',
    discards: 'Discarded',
  },
  ja: {
    side: '同盟国',
    ops: 'OPS・SR',
    opsTitle: 'オペレーションと戦略再配備',
    replacements: ['ドイツ', 'オーストリア', '小国'],
    trains: 'サン川への夜行列車',
    trainsText: '2個軍団を1本の鉄道で好きなだけ移動させる。このラウンドは攻撃できない。',
    fog: '湿地の霧',
    fogIf: '防御側が湿地か森にいる。',
    fogText: '攻撃は1コラム不利。側面攻撃は失敗する。',
    council: 'まとまらないテッシェンの軍議',
    councilText: '独墺のユニットがいるスペースは、合わせて1ポイントで活性化できる。',
    reserve: '最後の予備',
    reserveText: '補給下の自軍都市に3個師団が到着する。',
    notInFight: '今は使えません。戦闘カードは戦闘中に使います。',
    removed: 'イヴェント後に除去',
    combat: '戦闘カード',
    status: '戦争状態+1',
    lasting: 'ターン終了まで',
    era: '1805～1809年',
    public: '公開',
    operations: 'オペレーション',
    operationsText: '3ポイント分のスペースを活性化します。',
    redeploy: '戦略再配備',
    redeployNot: '今は使えません。直前の行動も戦略再配備でした。',
    rest: '補充',
    restText: 'ドイツ2、オーストリア1をターン終了時のために記録します。',
    event: 'イヴェント',
    eventText: '2個軍団を鉄道で移動させ、カードは除去されます。',
    discard: '捨てる',
    discardText: '手札を1枚捨て、1枚引きます。',
    hand: 'あなたの手札',
    other: '連合国',
    deck: '山札',
    discards: '捨て札',
  },
} as const satisfies Record<Language, unknown>

function uses(language: Language, card: number): readonly CardUse[] {
  const text = texts[language]
  return [
    {
      label: text.operations,
      value: '3',
      line: { text: text.operationsText, rules: ['9.4.1'] },
      answer: { verb: 'operations', arg: card },
      tone: 'primary',
    },
    {
      label: text.redeploy,
      value: '3',
      line: { text: text.redeploy },
      whyNot: { text: text.redeployNot, rules: ['9.5.3'] },
      tone: 'plain',
    },
    {
      label: text.rest,
      value: '3',
      line: { text: text.restText, rules: ['9.6'] },
      answer: { verb: 'replacements', arg: card },
      tone: 'plain',
    },
    {
      label: text.event,
      value: '*',
      line: { text: text.eventText, rules: ['9.3'] },
      answer: play(card),
      tone: 'plain',
    },
  ]
}

/** Several uses, a place on the map, figures, an asterisk. */
export function trains(language: Language): Card {
  const text = texts[language]
  const [germany, austria, allies] = text.replacements
  return {
    ...BASE,
    card: 5,
    number: 'CP 5',
    title: text.trains,
    side: text.side,
    tone: 'event',
    corner: { label: text.ops, title: text.opsTitle, value: '3' },
    figures: [
      { label: 'GE', title: germany, value: '2' },
      { label: 'AH', title: austria, value: '1' },
      { label: 'CP', title: allies, value: '1' },
    ],
    text: [{ text: text.trainsText, rules: ['13.2'] }],
    tags: [
      { kind: 'plain', sign: '(1)', text: text.status },
      { kind: 'removed', text: text.removed },
    ],
    space: 40,
    uses: uses(language, 5),
  }
}

/** Not to be played now, and it says why. */
export function fog(language: Language): Card {
  const text = texts[language]
  return {
    ...BASE,
    card: 8,
    number: 'CP 8',
    title: text.fog,
    side: text.side,
    tone: 'combat',
    corner: { label: text.ops, title: text.opsTitle, value: '2' },
    text: [{ text: text.fogIf, tone: 'faint' }, { text: text.fogText }],
    tags: [{ kind: 'combat', text: text.combat }],
    space: 90,
    whyNot: { text: text.notInFight, rules: ['12.4'] },
  }
}

/** A long title, an event that is operations too. */
export function council(language: Language): Card {
  const text = texts[language]
  return {
    ...BASE,
    card: 11,
    number: 'CP 11',
    title: text.council,
    side: text.side,
    tone: 'double',
    corner: { label: text.ops, title: text.opsTitle, value: '4' },
    text: [{ text: text.councilText }],
    tags: [{ kind: 'lasting', text: text.lasting }],
    space: 140,
    uses: uses(language, 11),
  }
}

/** No worth, no place, one use: as in a game of another time. */
export function reserve(language: Language): Card {
  const text = texts[language]
  return {
    ...BASE,
    card: 17,
    number: 'R-17',
    nation: 'austria-1805',
    title: text.reserve,
    side: text.side,
    tone: 'event',
    text: [{ text: text.reserveText }],
    tags: [
      { kind: 'era', text: text.era },
      { kind: 'public', text: text.public },
    ],
    uses: [
      {
        label: text.discard,
        line: { text: text.discardText, rules: ['11.3'] },
        answer: { verb: 'discard', arg: 17 },
        tone: 'plain',
      },
    ],
  }
}

export function ownHand(language: Language, cards: readonly Card[]): OpenHand {
  const text = texts[language]
  const notes = [
    { text: text.deck, value: '7' },
    { text: text.discards, value: '1' },
  ]
  return { id: 'cp', title: text.hand, nation: 'germany', cards, chosen: [], notes }
}

export function otherHand(language: Language): HiddenHand {
  return { id: 'ap', title: texts[language].other, nation: 'russia', count: 7 }
}
