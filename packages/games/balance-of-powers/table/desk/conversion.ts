/** §5.22 The desk of conversion: fortresses and ships into RP, RP into Africa points. */
import type { Answer, Facts } from '@sandtable/kernel'
import { type DeskRow, numbersIn } from '@sandtable/presentation'
import { DATA } from '../../data/load.ts'
import { idOf, place } from '../../places.ts'
import { stepCost } from '../../rules/06-construction/costs.ts'
import { idOfUnit, unit } from '../../units.ts'
import { counterOf } from '../counters.ts'
import { askedOf, colourOf, nameOf, nationIn, optionsOf, placeIn, type Scene, words } from '../scene.ts'
import { closed, type DeskKind, type Order, orderOf, partsOf, purseId, rp, whyNot } from './order.ts'

const { fortress: FORTRESS_RP, rpASeason } = DATA.economy.conversion

const nationOfFacts = (facts: Facts | undefined): number => numbersIn(facts?.nation)[0] ?? -1
const converter = (scene: Scene): number => nationOfFacts(askedOf(scene)?.facts)

export const conversionDesk: DeskKind = {
  prompt: 'convert',
  title: (scene) => words(scene).panels.desk.titles.convert(nationIn(scene, converter(scene))),
  rule: (scene) => ({ text: words(scene).panels.desk.rules.convert, rules: ['5.222', '5.223'] }),
  purses: (scene) => [converter(scene)],
  groups: (scene, now, picks) => {
    const w = words(scene).panels.desk.groups
    const offer = askedOf(scene)?.offer
    const rowFor = (row: string, answer: Answer, most = 1): DeskRow => ({
      id: row,
      nation: colourOf(converter(scene)),
      ...told(scene, answer),
      most,
      ways: [],
      ...closed(picks, row, most, () => whyNot(scene, now, answer)),
    })
    const purses = [purseId(converter(scene))]
    return [
      {
        title: w.fortresses,
        purses,
        rows: optionsOf(offer, 'raze').map((p) => rowFor(`raze:${idOf(p)}`, { verb: 'raze', arg: p })),
      },
      {
        title: w.ships,
        purses,
        rows: optionsOf(offer, 'scrap').map((u) => ({
          ...rowFor(`scrap:${idOfUnit(u)}`, { verb: 'scrap', arg: u }),
          face: counterOf(scene, u).face,
        })),
      },
      {
        title: w.works,
        purses,
        rows: offer?.['to-africa'] === true ? [rowFor('to-africa', { verb: 'to-africa' }, rpASeason)] : [],
      },
    ]
  },
  order: (scene, now, pick): Order => {
    const answer = answerOf(partsOf(pick))
    return orderOf(scene, now, answer, told(scene, answer))
  },
  isSame: (facts, now) => nationOfFacts(facts) === nationOfFacts(now),
  isEnded: true,
}

function answerOf([verb, id]: readonly [string, string]): Answer {
  if (verb === 'raze') return { verb, arg: place(id) }
  return verb === 'scrap' ? { verb, arg: unit(id) } : { verb: 'to-africa' }
}

/** what is given up, and what it brings */
function told(scene: Scene, { verb, arg = -1 }: Answer): Omit<Order, 'answers' | 'why'> {
  const n = converter(scene)
  const w = words(scene).panels.desk
  if (verb === 'raze')
    return { title: w.fortress(placeIn(scene, arg)), detail: w.razed, price: [], gives: rp(n, FORTRESS_RP) }
  if (verb === 'scrap')
    return { title: nameOf(scene, arg), detail: w.scrapped, price: [], gives: rp(n, stepCost(arg)) }
  return { title: w.africa, price: rp(n, 1) }
}
