import { answersOf } from '@sandtable/kernel'
import { fight, type FightSpec, fortune } from './fight.ts'
import type { Placed, StagedScene } from './scene.ts'

const MISSES: readonly number[] = Array.from({ length: 24 }, () => 6)
const BEFORE = ['9.1.4', '9.2', '9.3', '9.6']

/** The battle of the position, fought out as far as the retreats: what is not said of dice misses. */
export function fought(spec: FightSpec, roll = 5, faces: readonly number[] = MISSES): StagedScene {
  const scene = fight(spec).dice(...fortune(roll), ...faces)
  scene.act('battle', spec.hex)
  while (BEFORE.some((rule) => scene.rule.startsWith(rule))) answerFirst(scene)
  return scene
}

function answerFirst(scene: StagedScene): void {
  const seat = scene.play.pending[0]?.seat ?? 0
  const [first] = answersOf(scene.play.offered(seat) ?? {})
  if (scene.can('no')) scene.act('no')
  else if (first) scene.play.answer(seat, first)
}

/** The first hex the retreat led or may lead to. */
export const wayOut = (scene: StagedScene): string[] =>
  scene.prompt === 'retreat' && scene.can('retreat')
    ? scene.offers('retreat')
    : scene.seen('retreated').map(({ to }) => String(to + 1))

/** hexes around 57 */
const RING = ['56', '66', '67', '58', '48', '47'] as const
const GUARDS = ['g-ii', 'g-iii', 'g-iv', 'g-vii', 'g-x', 'g-ix'] as const

/** All hexes around 57 German and full of Germans, those named apart. */
export function ring(...open: string[]): {
  pieces: Record<string, Placed>
  control: Record<string, 'GE' | 'AL'>
} {
  const pieces: Record<string, Placed> = {}
  const control: Record<string, 'GE' | 'AL'> = { '65': 'GE', '75': 'GE', '76': 'GE' }
  RING.forEach((hex, i) => {
    if (open.includes(hex)) return
    pieces[GUARDS[i] ?? ''] = hex
    control[hex] = 'GE'
  })
  return { pieces, control }
}

/** V Corps drives a disrupted French corps out of 57. */
export function driven(more: Partial<FightSpec> = {}, roll = 5): StagedScene {
  const base = { 'g-v': '57', 'f-i': { hex: '57', back: true } }
  return fought({ hex: '57', attackers: ['g-v'], ...more, pieces: { ...base, ...more.pieces } }, roll)
}

/** Hexes behind the German corps that attack 57. */
export const LINES = { '56': 'GE', '66': 'GE', '65': 'GE', '75': 'GE', '76': 'GE' } as const

/** Who was forced to retreat, and by which rule. */
export const why = (scene: StagedScene): unknown[] =>
  scene.seen('retreat-forced').map(({ rule, side }) => [rule, side])

/** The only French unit in 57 is shot down and leaves its HQ alone. */
export const orphaned = (pieces: Record<string, Placed>, more: Partial<FightSpec> = {}): StagedScene =>
  fought(
    {
      hex: '57',
      attackers: ['g-v'],
      control: LINES,
      ...more,
      pieces: { 'g-v': '57', 'f-i': { hex: '57', back: true }, 'f-hq5': '57', ...pieces },
    },
    5,
    [1, 6],
  )
