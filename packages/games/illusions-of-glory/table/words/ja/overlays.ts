/** Overlays and their legends, in Japanese, in the terms of the rulebook. */
import type { Words } from '../en.ts'

export const overlays: Words['overlays'] = {
  titles: {
    supply: '自軍の補給',
    enemySupply: '敵軍の補給',
    reach: '移動範囲',
    trains: '戦略再配備',
    stacking: 'スタック',
    control: '支配',
    victory: 'VPスペース',
    changes: '前回のアクション以降',
  },
  legend: {
    supplied: ['連合国勢力の補給源に通じる', '中欧列強の補給源に通じる'],
    alliedOnly: '同盟国の補給源のみのユニット：攻撃・SR・RP不可',
    outOfSupply: '非補給下、または孤立',
    line: '選択中のスペースの補給線',
    ally: '同盟国',
    oos: 'OOS',
    reach: '選択中のスペースのユニットが移動できる範囲（数字はMP）',
    nothing: 'ユニットのいるスペースを選ぶと、移動できる範囲が出ます。',
    trains: '選択中のスペースのユニットを戦略再配備できる先',
    noTrains: '選択中のスペースから戦略再配備できるユニットはありません。',
    controlOf: ['連合国勢力の支配下', '中欧列強の支配下'],
    risen: '蜂起ユニットの支配下',
    uprising: '蜂起',
    will: (nation) => `${nation}戦意`,
    vpOf: [(n) => `連合国勢力のVPスペース：${n}`, (n) => `中欧列強のVPスペース：${n}`],
    vpOfNobody: (n) => `中立のVPスペース：${n}`,
    of: (n, most) => `${n}／${most}`,
    room: '余裕あり',
    full: '満杯',
    overfull: '超過：このラウンド中に解消',
    changed: '前回のアクション以降の移動・戦闘・登場',
    gone: '喪失',
  },
}
