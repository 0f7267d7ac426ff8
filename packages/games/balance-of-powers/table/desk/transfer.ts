/** §5.23 The desk of transfers: RP to allies. */
import type { Facts } from '@sandtable/kernel'
import { type DeskRow, numbersIn } from '@sandtable/presentation'
import { DATA } from '../../data/load.ts'
import { MAJORS, nation } from '../../nations.ts'
import type { State } from '../../state.ts'
import { askedOf, colourOf, nationIn, type Scene, words } from '../scene.ts'
import { closed, type DeskKind, orderOf, partsOf, purseId, rp, whyNot } from './order.ts'

const { most } = DATA.economy.transfer

const giverIn = (facts: Facts | undefined): number => numbersIn(facts?.nation)[0] ?? -1
const giverOf = (scene: Scene): number => giverIn(askedOf(scene)?.facts)
const allies = (s: State, n: number): number[] =>
  Array.from({ length: MAJORS }, (_, m) => m).filter(
    (m) => m !== n && s.allegiance.get(m) === s.allegiance.get(n),
  )

export const transferDesk: DeskKind = {
  prompt: 'transfer',
  title: (scene) => words(scene).panels.desk.titles.transfer(nationIn(scene, giverOf(scene))),
  rule: (scene) => ({ text: words(scene).panels.desk.rules.transfer(most), rules: ['5.23'] }),
  purses: (scene) => [giverOf(scene), ...allies(scene.state, giverOf(scene))],
  groups: (scene, now, picks) => {
    const n = giverOf(scene)
    const s = scene.state
    const rows = allies(s, n).map((to): DeskRow => {
      const row = `give:${purseId(to)}`
      const room = Math.min(s.rp.get(n), most - s.given.get(n), most - s.received.get(to))
      return {
        id: row,
        nation: colourOf(to),
        title: nationIn(scene, to),
        most: Math.max(0, room),
        price: rp(n, 1),
        gives: rp(to, 1),
        ways: [],
        // where there is no room at all, the reason is told all the same
        ...closed(picks, row, Math.max(1, room), () => whyNot(scene, now, { verb: 'give-to', arg: to })),
      }
    })
    return [{ title: words(scene).panels.desk.groups.allies, purses: [purseId(n)], rows }]
  },
  order: (scene, now, pick) => {
    const to = nation(partsOf(pick)[1])
    const told = { title: nationIn(scene, to), price: rp(giverOf(scene), 1), gives: rp(to, 1) }
    return orderOf(scene, now, { verb: 'give-to', arg: to }, told)
  },
  isSame: (facts, now) => giverIn(facts) === giverIn(now),
  isEnded: true,
}
