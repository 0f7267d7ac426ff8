/** §9.4 Spaces are activated for movement or for attack. */
import { freeMoves } from '../../cards/special/great-retreat.ts'
import type { IllusionsOfGlory, Next, Procedure } from '../../illusions-of-glory.ts'
import { ORDER, order, type State } from '../../state.ts'
import { isActivatedAsSpace } from '../11-movement/ready.ts'
import { formStack } from '../18-regions/stacks.ts'
import {
  activationOffer,
  isAnythingLeft,
  activationPriceOf,
  whyNotActivate,
  whyNotStack,
} from './activatable.ts'

/**
 * One activation per entry of the stage. §9.4.4.a After the last one come all moves, §9.4.4.b then all
 * attacks.
 */
export function* activationPhase(g: IllusionsOfGlory): Procedure<Next> {
  const { state: s } = g
  if (!isAnythingLeft(s)) return endActivation(s)
  const pick = yield* g.ask(s.actor, {
    rule: '9.4',
    prompt: 'activate',
    facts: { side: s.active, points: s.points, free: freeLeft(s) },
    choose: () => activationOffer(s),
    refuse: {
      move: (x) => whyNotActivate(s, x, false),
      attack: (x) => whyNotActivate(s, x, true),
      'attack-without': (x) => whyNotActivate(s, x, true, true),
      'move-stack': (x) => whyNotStack(s, x, false),
      'attack-stack': (x) => whyNotStack(s, x, true),
    },
  })
  if (pick.verb === 'done') return endActivation(s)
  yield* activate(g, pick.verb, pick.arg)
  return 'activation'
}

type Verb = Exclude<keyof ReturnType<typeof activationOffer>, 'done'>
function* activate(g: IllusionsOfGlory, verb: Verb, x: number): Procedure {
  switch (verb) {
    case 'move': {
      giveOrder(g, x, ORDER.move)
      return
    }
    case 'attack': {
      giveOrder(g, x, ORDER.attack)
      return
    }
    case 'attack-without': {
      giveOrder(g, x, ORDER.attack | ORDER.withoutWest)
      return
    }
    case 'move-stack':
      return yield* formStack(g, x, false)
    case 'attack-stack':
      return yield* formStack(g, x, true)
    case 'free-move':
      return yield* moveFreely(g, x)
  }
}

/** §9.4.3.a §glossary.activate A marker is placed on the space and the OPS are spent. */
function giveOrder(g: IllusionsOfGlory, x: number, what: number): void {
  const { state: s } = g
  const attack = (what & ORDER.attack) !== 0
  // §9.4.2.c Perhaps without BR and FR units.
  const cost = activationPriceOf(s, x, attack, (what & ORDER.withoutWest) !== 0)
  order(s, x, what)
  s.points -= cost
  g.emit?.({
    type: 'activated',
    rule: '9.4.3.a',
    side: s.active,
    space: x,
    attack,
    cost,
    points: s.points,
  })
}

/** Card AP24: an activation free of charge. */
function* moveFreely(g: IllusionsOfGlory, x: number): Procedure {
  const { state: s } = g
  s.freeActivations -= 1
  if (!isActivatedAsSpace(x)) return yield* formStack(g, x, false, true)
  order(s, x, ORDER.move | ORDER.greatRetreat)
  const { active: side, points } = s
  g.emit?.({
    type: 'activated',
    rule: '9.7.1.a',
    side: side,
    space: x,
    attack: false,
    cost: 0,
    points,
  })
}
const freeLeft = (s: State): number => (freeMoves(s).length > 0 ? s.freeActivations : 0)

/** §11.1.1.f §18.1.1.i Unused OPS are lost. */
function endActivation(s: State): Next {
  s.points = 0
  s.freeActivations = 0
  return 'movement'
}
