/** Cards played from the hand through the public interface, for the twin tests: [id] in a name says which card. */
import { card } from '../../cards.ts'
import type { CardId } from '../../data/card-types.ts'
import { idOf } from '../../pieces.ts'
import { type SideId, sideNamed } from '../../sides.ts'
import { battle, strike } from '../battle.ts'
import { StagedScene } from '../scene.ts'
import type { SceneSpec } from '../stage.ts'

const ownerOf = (id: CardId): SideId => (id.startsWith('AP') ? 'AP' : 'CP')

/** all VP spaces of the Balkans but Greece are in the hands of the Central Powers (§26.3.2.b) */
export const BALKANS: SceneSpec = {
  status: { BU: 'at-war', RO: 'at-war' },
  destroyed: ['Belgrade', 'Bucharest'],
  control: { Belgrade: 'CP', Cetinje: 'CP', Bucharest: 'CP', Constanta: 'CP' },
}

/** its owner is to act and holds the card */
export const holding = (id: CardId, spec: SceneSpec = {}): StagedScene =>
  new StagedScene({ turn: 6, ...spec, side: ownerOf(id), hands: { [ownerOf(id)]: [id] } })

/** played as an event */
export const played = (id: CardId, spec: SceneSpec = {}): StagedScene => holding(id, spec).act('event', id)

/** every unit that comes goes to the first place offered */
export function placeAll(scene: StagedScene): StagedScene {
  while (scene.prompt === 'place-unit') scene.act('place-in', scene.offers('place-in')[0])
  return scene
}
export const arrived = (scene: StagedScene): string[] =>
  scene
    .seen('arrived')
    .map(({ piece }) => idOf(piece))
    .sort()

/** who attacks from where, and who defends */
export interface Attack extends Omit<SceneSpec, 'pieces'> {
  readonly on: string
  readonly by: Readonly<Record<string, string>>
  readonly against: readonly string[]
  readonly others?: NonNullable<SceneSpec['pieces']>
  readonly faces?: readonly number[]
}
const positionOf = ({ on, by, against, others }: Attack): NonNullable<SceneSpec['pieces']> => ({
  ...others,
  ...by,
  ...Object.fromEntries(against.map((id) => [id, on])),
})
/** the dice of a combat nobody cares about */
const LOW = [1, 1, 1, 1, 1, 1]

/** an attack in which the card may be played; nothing is decided yet but who attacks */
export function attacked(id: CardId, attack: Attack): StagedScene {
  const { on, by, faces = [] } = attack
  const orders = Object.fromEntries(Object.values(by).map((from) => [from, 'attack' as const]))
  const hands = { [ownerOf(id)]: [id] }
  const scene = battle({ orders, ...attack, pieces: positionOf(attack), hands })
  return strike(scene.dice(...faces, ...LOW), on, Object.keys(by))
}

/** goes on to the first question a test may want to answer itself; the card is played when that is possible */
export function resolve(scene: StagedScene, id: CardId): StagedScene {
  for (;;) {
    if (scene.prompt === 'flank') scene.act('no-flank')
    else if (scene.prompt === 'combat-cards' && scene.offers('combat-card').includes(id))
      scene.act('combat-card', id)
    else if (scene.prompt === 'combat-cards') scene.act('enough')
    else if (scene.prompt === 'absorb') scene.act('suffer', scene.offers('suffer').at(-1))
    else return scene
  }
}
/** an attack with the card in it, fought out as far as nobody has to choose */
export const fought = (id: CardId, attack: Attack): StagedScene => resolve(attacked(id, attack), id)

/** what the card adds to the fire of a side */
export function drmOn(side: SideId, scene: StagedScene, id: CardId): number {
  const fired = scene.seen('fired').find((event) => event.side === sideNamed(side))
  return (fired?.modifiers ?? []).filter(({ what }) => what === id).reduce((sum, { by }) => sum + by, 0)
}
export const wasPlayed = (scene: StagedScene, id: CardId): boolean =>
  scene.seen('combat-card-played').some((event) => event.card === card(id))

/** an event with OPS, which go into one attack; nobody has joined it yet */
export function attackWith(id: CardId, attack: Attack): StagedScene {
  const { on, by, faces = [] } = attack
  const scene = played(id, { ...attack, pieces: positionOf(attack) }).dice(...faces, ...LOW)
  for (const from of new Set(Object.values(by))) scene.act('attack', from)
  while (scene.prompt === 'activate' || scene.prompt === 'movement') scene.act('done')
  return scene.act('target', on)
}
/** these take part */
export function joined(scene: StagedScene, ids: readonly string[]): StagedScene {
  for (const id of ids) scene.act('join', id)
  return scene
}
