/** §9.5.4 siege artillery bombards forts before the battle. */
import { D6 } from '@sandtable/kernel'
import type { GrandIllusion, Next, Refusal, Procedure } from '../../grand-illusion.ts'
import { METZ } from '../../map.ts'
import { bombardmentOf, fortDefence, isFort, isHa } from '../../pieces.ts'
import { hasOption } from '../../scenarios.ts'
import { AL, enemyOf, type Side } from '../../sides.ts'
import { BACK, faceOf, hexOf, isMarked, MARK, piecesAt, type State } from '../../state.ts'
import { fieldOf } from './field.ts'
import { flip, takeHit } from './losses.ts'

const fortsAt = (s: State, side: Side, h: number): number[] => piecesAt(s, side, h).filter(isFort)

/** ruling 59: it began the activation in this hex, or came with it */
const isWithActivation = (s: State, ha: number): boolean =>
  hexOf(s, ha) === s.activeHex || isMarked(s, ha, MARK.moved | MARK.entered | MARK.attacks)

/** §9.5.4.b guns that can fire in this battle */
const readyGuns = (s: State, side: Side, h: number): number[] =>
  piecesAt(s, side, h).filter((p) => isHa(p) && faceOf(s, p) !== BACK && isWithActivation(s, p))

const target = (s: State): Side => enemyOf(s.attacker)
const standing = (s: State): number[] => fortsAt(s, target(s), s.battleHex)

/** §9.1.3.f §9.5.4.c gun after gun, each completing its fire before the next; leads to the Fortunes of War */
export function* bombardment(g: GrandIllusion): Procedure<Next> {
  const { state: s } = g
  const { hex, attacker } = fieldOf(s)
  const guns = readyGuns(s, attacker, hex)
  if (guns.length === 0 || standing(s).length === 0) return 'battle/fortunes'
  const pick = yield* g.ask(attacker, {
    rule: '9.5.4.c',
    prompt: 'bombard',
    facts: { hex, pieces: standing(s) },
    choose: () => ({ bombard: guns, massed: guns.length > 1, no: true }),
    refuse: {
      bombard: (p) => whyNotBombard(s, attacker, hex, p),
      massed: () => ({ code: 'no-massed-fire', rule: '9.5.4.d', facts: { hex } }),
    },
  })
  if (pick.verb === 'bombard') {
    yield* bombardWith(g, pick.arg)
    return 'battle/bombardment'
  }
  if (pick.verb === 'massed') yield* massedBombardment(g, guns)
  return 'battle/fortunes'
}

function whyNotBombard(s: State, side: Side, hex: number, p: number): Refusal {
  const facts = { piece: p, hex }
  if (!isHa(p)) return { code: 'not-siege-artillery', rule: '9.5.4.b', facts }
  if (hexOf(s, p) !== hex) return { code: 'not-in-battle', rule: '9.5.4.c', facts }
  if (faceOf(s, p) === BACK) return { code: 'has-fired', rule: '9.5.4.b', facts }
  return isWithActivation(s, p)
    ? { code: 'enemy-piece', rule: '9.5.4.c', facts: { ...facts, side } }
    : { code: 'not-with-activation', rule: '9.5.4.c', facts }
}

/** §9.5.4.d all are committed before the first die; if forts stand at the end, the last one fired at takes a hit more */
function* massedBombardment(g: GrandIllusion, guns: readonly number[]): Procedure {
  const { state: s } = g
  g.emit?.({ type: 'massed-bombardment', rule: '9.5.4.d', hex: s.battleHex, units: guns })
  let waiting = guns
  let last = -1
  while (waiting.length > 0) {
    const gun = yield* nextGun(g, waiting)
    waiting = waiting.filter((other) => other !== gun)
    const fort = yield* bombardWith(g, gun)
    if (fort >= 0) last = fort
  }
  if (last < 0 || hexOf(s, last) !== s.battleHex) return
  g.emit?.({ type: 'massed-hit', rule: '9.5.4.d', hex: s.battleHex, fort: last })
  takeHit(g, last, 'bombardment')
}

function* nextGun(g: GrandIllusion, guns: readonly number[]): Procedure<number> {
  const { state: s } = g
  if (guns.length === 1 || standing(s).length === 0) return guns[0] as number
  const pick = yield* g.ask(s.attacker, {
    rule: '9.5.4.d',
    prompt: 'bombard-first',
    facts: { hex: s.battleHex },
    choose: () => ({ bombard: guns }),
    refuse: { bombard: (p) => whyNotBombard(s, s.attacker, s.battleHex, p) },
  })
  return pick.arg
}

/** §9.5.4.c fires until it misses or no fort is left; then it has fired for this turn. Returns the last target, or -1. */
function* bombardWith(g: GrandIllusion, gun: number): Procedure<number> {
  const { state: s } = g
  let fort = -1
  do {
    if (fort < 0 || hexOf(s, fort) !== s.battleHex) {
      const forts = standing(s)
      if (forts.length === 0) break
      fort = yield* chooseFort(g, gun, forts)
    }
  } while (rollBombardment(g, gun, fort))
  flip(g, gun, '9.5.4.b')
  return fort
}

function* chooseFort(g: GrandIllusion, gun: number, forts: readonly number[]): Procedure<number> {
  const { state: s } = g
  if (forts.length === 1) return forts[0] as number
  const pick = yield* g.ask(s.attacker, {
    rule: '9.5.4.c',
    prompt: 'bombard-target',
    facts: { hex: s.battleHex, piece: gun },
    choose: () => ({ target: forts }),
    refuse: { target: (p) => ({ code: 'not-that-fort', rule: '9.5.4.c', facts: { piece: p } }) },
  })
  return pick.arg
}

/** §14.3.6.a.2 */
const BETTER_ASSETS = 2
/** §14.3.6.a.2 French guns find the German forts of Metz harder */
const extraDefence = (s: State): number =>
  s.battleHex === METZ && s.attacker === AL && hasOption(s, AL, BETTER_ASSETS) ? 1 : 0

/** what a fort adds to the die of guns that bombard it now */
export const bombardmentDefence = (s: State, fort: number): number =>
  fortDefence(fort, faceOf(s, fort)) + extraDefence(s)

/** the fort's defence is the only modifier, and there are no automatic hits */
function rollBombardment(g: GrandIllusion, gun: number, fort: number): boolean {
  const { state: s } = g
  const defence = bombardmentDefence(s, fort)
  const value = bombardmentOf(gun)
  const { reading, total: die } = g.roll(D6, (face) => Number(face + defence <= value))
  const hit = reading === 1
  g.emit?.({
    type: 'bombarded',
    rule: '9.5.4.c',
    hex: s.battleHex,
    ha: gun,
    fort,
    die,
    defence,
    value,
    hit,
  })
  if (hit) takeHit(g, fort, 'bombardment')
  return hit
}
