/** Structure of units.json, support.json and leaders.json. */
import {
  type Check,
  count,
  listOf,
  names,
  object,
  oneOf,
  present,
  record,
  text,
  whole,
} from '@sandtable/kernel/data'

const units = record(
  {
    nation: text,
    type: oneOf(
      ...['infantry', 'detachment', 'reserve', 'grenadier', 'guard', 'guards', 'old-guard', 'young-guard'],
      ...['militia', 'frontaliers', 'feudal', 'janissaries', 'regulars', 'guerrilla'],
      ...['cavalry', 'cuirassier', 'guard-cavalry', 'cossack'],
    ),
    labels: text,
    steps: oneOf(1, 2),
    modifier: count,
    morale: whole(1),
    artillery: count,
  },
  {
    modifierIn: oneOf('winter', 'mountain'),
    reducedArtillery: whole(1),
    entry: whole(1792),
    exit: whole(1792),
    card: text,
  },
)
const army = record({ id: text, name: names, artillery: whole(2) })
const support = record({ nation: text, engineers: count, supply: count, decoys: count, armies: listOf(army) })
const leader = record(
  {
    id: text,
    name: names,
    nation: text,
    rank: oneOf(1, 2, 3, 4),
    initiative: oneOf(1, 2, 3, 4, 5),
    combat: count,
    entry: whole(1792),
  },
  { capacity: whole(1), cavalry: present, exit: whole(1792), printed: text },
)

export const pieceShapes: Readonly<Record<'units' | 'support' | 'leaders', Check>> = {
  units: listOf(units, 1),
  support: listOf(support, 1),
  leaders: object({ note: text, leaders: listOf(leader, 1) }),
}
