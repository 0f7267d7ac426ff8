/** An order is carried out by the answers a person would give, one by one; it stops where something else is asked. */
import type { Answer, Refusal } from '@sandtable/kernel'
import type { Orders, Scene } from '@sandtable/presentation'
import { partsOf } from './drawing.ts'

/** Units, and where they go. */
export interface Sending {
  readonly units: readonly number[]
  readonly to: number
}

/** Why an order stopped before its time. */
export type Halt =
  /** a question that is no part of it, put to this seat or to another */
  | { readonly kind: 'asked'; readonly isOwn: boolean }
  /** dice would fall with the next step */
  | { readonly kind: 'dice' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** units were lost on the way */
  | { readonly kind: 'lost' }

/** The way every answer goes. */
export interface Door {
  scene(): Scene
  give(answer: Answer): Refusal | undefined
}

/** More answers than this no march needs. */
const MOST = 60

/** As far as nothing else is asked. */
export function carryOut(door: Door, orders: Orders, sendings: readonly Sending[]): Halt | undefined {
  for (const sending of sendings) {
    const halt = send(door, orders, sending)
    if (halt) return halt
  }
  return undefined
}

function send(door: Door, orders: Orders, sending: Sending): Halt | undefined {
  for (let given = 0; given < MOST; given++) {
    const scene = door.scene()
    const there = sending.units.filter((unit) => orders.spaceOf(scene, unit) >= 0)
    if (orders.ready(scene) === undefined)
      return isDone(orders, scene, there, sending.to) ? undefined : asked(scene)
    if (there.length < sending.units.length) return { kind: 'lost' }
    const answer = nextOf(orders, scene, sending)
    if (!answer) return undefined
    if (scene.commits(answer)) return { kind: 'dice' }
    const refusal = door.give(answer)
    if (refusal) return { kind: 'refused', refusal }
  }
  return undefined
}

const asked = ({ offer }: Scene): Halt => ({ kind: 'asked', isOwn: offer !== undefined })

/** They are where they were sent, though the question about it has passed. */
const isDone = (orders: Orders, scene: Scene, units: readonly number[], to: number): boolean =>
  units.every((unit) => orders.spaceOf(scene, unit) === to)

/** Units that stand apart go one place after the other. */
function nextOf(orders: Orders, scene: Scene, { units, to }: Sending): Answer | undefined {
  const ready = orders.ready(scene) ?? []
  const able = units.filter((unit) => ready.includes(unit))
  const going = partsOf(able, (unit) => orders.spaceOf(scene, unit))
  for (const { units: part } of going) {
    const answer = orders.next(scene, part, to)
    if (answer) return answer
  }
  return undefined
}
