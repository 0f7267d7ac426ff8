/** §11.1.1 The movement of activated units, one group per entry of the stage. */
import type { IllusionsOfGlory, Next, Procedure } from '../../illusions-of-glory.ts'
import { ODESSA, SPACES } from '../../map.ts'
import { PIECES } from '../../pieces.ts'
import { isMarked, isOrdered, MARK, ORDER, type State } from '../../state.ts'
import { settleStacks } from '../10-stacking/settling.ts'
import { dig, diggable, whyNotDig } from '../19-trenches/digging.ts'
import { noteBroken, noteBrokenSieges } from '../20-forts/broken-siege.ts'
import { besiegers, isEnoughForSiege } from '../20-forts/siege.ts'
import { assemblable, assemble, whyNotAssemble } from '../22-assembly/assembling.ts'
import { disassemblable, disassemble, whyNotDisassemble } from '../22-assembly/disassembling.ts'
import { amphibiousPorts, landAmphibious, whyNotAmphibious } from '../25-sea-invasions/amphibious.ts'
import { march } from './march.ts'
import {
  type Movers,
  movers,
  mustMove,
  stackOn,
  whyOthersFirst,
  whyNotDone,
  whyNotTogether,
  whyNotUnit,
} from './movers.ts'
import { beginAt, placeOf, readyPieces } from './ready.ts'

/** §11.1.a All units may move, HQs and artillery too. §11.1.1.e The attacks follow. */
export function* movementPhase(g: IllusionsOfGlory): Procedure<Next> {
  const { state: s } = g
  settleSiegeDebt(g)
  const ready = readyPieces(s)
  if (ready.length === 0) return yield* endMovement(g)
  const moving = movers(s, ready)
  const offer = movementOffer(s, ready, moving)
  if (!isAnythingLeft(offer)) return yield* endMovement(g)
  const pick = yield* g.ask(s.actor, {
    rule: '11.1.1.a',
    prompt: 'movement',
    facts: { side: s.active, space: s.moving, debt: s.siegeDebt },
    choose: () => offer,
    refuse: {
      unit: (p) => whyNotUnit(s, p),
      stack: (x) => whyNotTogether(s, x),
      dig: (x) => whyNotDig(s, x) ?? whyOthersFirst(s),
      assemble: (p) => whyNotAssemble(s, p) ?? whyOthersFirst(s),
      disassemble: (p) => whyNotDisassemble(s, p) ?? whyOthersFirst(s),
      amphibious: (x) => whyNotAmphibious(s, x) ?? whyOthersFirst(s),
      done: () => whyNotDone(s),
    },
  })
  // §11.1.1.f No unit has to move.
  if (pick.verb === 'done') return yield* endMovement(g)
  yield* carryOut(g, pick.verb, pick.arg, moving.obligation === 'space')
  return 'movement'
}

type MovementVerb = Exclude<keyof ReturnType<typeof movementOffer>, 'done'>
function* carryOut(g: IllusionsOfGlory, verb: MovementVerb, arg: number, isObligedHere: boolean): Procedure {
  const { state: s } = g
  switch (verb) {
    case 'unit':
      return yield* setOut(g, [arg])
    case 'stack':
      return yield* setOut(g, stackOn(s, arg))
    case 'dig':
      beginAt(s, { space: arg, stack: 0 })
      {
        dig(g, arg)
        return
      }
    case 'assemble':
      return yield* g.within('assembly', assemble(g, arg, isObligedHere))
    case 'disassemble':
      beginAt(s, placeOf(s, arg))
      return yield* g.within('assembly', disassemble(g, arg))
    case 'amphibious':
      beginAt(s, { space: ODESSA, stack: 0 })
      return yield* landAmphibious(g, arg)
  }
}

function* setOut(g: IllusionsOfGlory, pieces: readonly number[]): Procedure {
  beginAt(g.state, placeOf(g.state, pieces[0] as number))
  yield* march(g, pieces)
}

function movementOffer(s: State, ready: readonly number[], { units, stacks, obligation }: Movers) {
  const areObliged = obligation !== undefined
  return {
    unit: units,
    stack: stacks,
    dig: areObliged ? [] : diggable(s),
    assemble: obligation === 'siege' ? [] : assemblable(s, ready, obligation === 'space'),
    disassemble: areObliged ? [] : disassemblable(s, ready),
    amphibious: areObliged ? [] : amphibiousPorts(s),
    done: !areObliged && mustMove(s, units).length === 0,
  }
}
const isAnythingLeft = (offer: ReturnType<typeof movementOffer>): boolean =>
  !offer.done || Object.values(offer).some((list) => list !== true && list !== false && list.length > 0)

/** §20.3.1.d If no unit is left that could join the siege, it is broken (§20.3.5). */
function settleSiegeDebt(g: IllusionsOfGlory): void {
  const { state: s } = g
  const x = s.siegeDebt
  if (x < 0) return
  const side = s.active
  const isPaid = isEnoughForSiege(besiegers(s, side, x), x)
  if (!isPaid && movers(s).units.length > 0) return
  s.siegeDebt = -1
  if (!isPaid) noteBroken(g, side, x)
}

function* endMovement(g: IllusionsOfGlory): Procedure<Next> {
  const { state: s } = g
  // §11.1.3.b Not even displaced units may enter a space activated for attack.
  yield* settleStacks(g, ORDER.attack)
  // §20.3.4.b Besiegers that could not follow the others are too few now (ruling 90).
  noteBrokenSieges(g)
  s.moving = -1
  s.movingStack = 0
  // §9.4.4.b §18.1.1.h §11.1.1.e Attacks follow all movement.
  return isAnyAttackOrdered(s) ? 'combat' : 'round-end'
}
function isAnyAttackOrdered(s: State): boolean {
  for (let x = 0; x < SPACES; x++) if (isOrdered(s, x, ORDER.attack)) return true
  for (let p = 0; p < PIECES; p++) if (isMarked(s, p, MARK.toAttack)) return true
  return false
}
