/** An order is carried out by the answers a person would give, one by one; it stops where something else is asked. */
import type { Answer, Refusal } from '@sandtable/kernel'
import { isWay, type Orders, type Scene, stopOf } from '@sandtable/presentation'
import { partsOf } from './drawing.ts'
import type { Halt } from './orders.ts'

/** Units, and where they go. */
export interface Sending {
  readonly units: readonly number[]
  readonly to: number
}

/** The way every answer goes. */
export interface Door {
  scene(): Scene
  give(answer: Answer): Refusal | undefined
}

/** More answers than this no march needs. */
const MOST = 60

/** As far as nothing else is asked. Units that stand apart go one place after the other. */
export function carryOut(door: Door, orders: Orders, sendings: readonly Sending[]): Halt | undefined {
  for (const { units, to } of sendings) {
    const start = door.scene()
    for (const part of partsOf(units, (unit) => orders.spaceOf(start, unit))) {
      const halt = send(door, orders, part.units, to)
      if (halt) return halt
    }
  }
  return undefined
}

/** Together, and no farther than all of them get: to where the way makes its first stop. */
function send(door: Door, orders: Orders, units: readonly number[], to: number): Halt | undefined {
  const start = door.scene()
  if (orders.ready(start) === undefined) return asked(start)
  const way = orders.way(start, units, to)
  if (!isWay(way)) return { kind: 'refused', refusal: way }
  const stop = stopOf(way)
  return stop === way.from ? undefined : goTo(door, orders, units, stop)
}

function goTo(door: Door, orders: Orders, units: readonly number[], stop: number): Halt | undefined {
  for (let given = 0; given < MOST; given++) {
    const scene = door.scene()
    const there = units.filter((unit) => orders.spaceOf(scene, unit) >= 0)
    const areDone = there.every((unit) => orders.spaceOf(scene, unit) === stop)
    if (orders.ready(scene) === undefined) return areDone ? undefined : asked(scene)
    if (there.length < units.length) return { kind: 'lost' }
    const answer = orders.next(scene, units, stop)
    if (!answer) return undefined
    if (scene.commits(answer)) return { kind: 'dice' }
    const refusal = door.give(answer)
    if (refusal) return { kind: 'refused', refusal }
  }
  return undefined
}

const asked = ({ offer }: Scene): Halt => ({ kind: 'asked', isOwn: offer !== undefined })
