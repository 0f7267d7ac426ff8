/** §9.4 the loss rolls as they fell, added up in one table. */
import type { FightPanel } from '@sandtable/presentation'
import type { Modifier } from '../../events.ts'
import type { Side } from '../../sides.ts'
import { type Scene, words } from '../scene.ts'
import type { LossRoll } from './facts.ts'
import { heads } from './standpoint.ts'

type Table = NonNullable<FightPanel['modifiers']>

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
const KINDS: readonly Modifier['what'][] = ['crt', 'artillery', 'flank', 'ratio', 'retreat', 'failed-retreat']

/** The attacker's column first; a side with nobody left has not rolled. */
export function lossTable(scene: Scene, attacker: Side, losses: readonly LossRoll[]): Table | undefined {
  const [first] = losses
  if (!first) return undefined
  const w = words(scene).fight
  const rolls = [losses.find(({ side }) => side === attacker), losses.find(({ side }) => side !== attacker)]
  const row = (text: string, of: (roll: LossRoll) => string): Table['rows'][number] => ({
    text,
    values: rolls.map((roll) => (roll ? of(roll) : '')) as [string, string],
  })
  return {
    title: w.modifiers,
    rules: ['9.4.1'],
    heads: heads(scene, attacker),
    rows: [
      row(w.die, ({ die }) => String(die)),
      ...KINDS.map((kind) => row(w.drm[kind], (roll) => drmOf(roll, kind))).filter(isTold),
      row(w.modified, ({ total }) => (total < 0 ? signed(total) : String(total))),
      row(w.reductions(first.large), ({ losses: ce }) => String(ce)),
    ],
  }
}

const drmOf = ({ modifiers }: LossRoll, kind: Modifier['what']): string => {
  const found = modifiers.find(({ what }) => what === kind)
  return found ? signed(found.drm) : ''
}

const isTold = ({ values }: Table['rows'][number]): boolean => values.some((value) => value !== '')
