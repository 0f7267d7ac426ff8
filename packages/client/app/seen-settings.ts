/** What a person wants to be shown in this browser, and for how long. */
import { createEffect, createSignal } from 'solid-js'
import { STAYS, type Stay } from '../seen/stay.ts'
import { DEAFNESSES, type Deafness } from '../table/hearing.ts'
import { read, write } from './stored-settings.ts'

function firstStay(): Stay {
  const stored = read('results')
  return STAYS.find((each) => each === stored) ?? 'wait'
}

function firstDeafness(): Deafness {
  const stored = read('deafness')
  return DEAFNESSES.find((each) => each === stored) ?? 'short'
}

export const [stay, setStay] = createSignal<Stay>(firstStay())
export const [deafness, setDeafness] = createSignal<Deafness>(firstDeafness())
export const [handsOver, setHandsOver] = createSignal(read('hand-over') === 'on')
export const [tellsSince, setTellsSince] = createSignal(read('since') !== 'off')
export const [hasBriefing, setBriefing] = createSignal(read('briefing') !== 'off')

const onOff = (is: boolean): string => (is ? 'on' : 'off')

export function followSeenSettings(): void {
  createEffect(() => write('results', stay()))
  createEffect(() => write('deafness', deafness()))
  createEffect(() => write('hand-over', onOff(handsOver())))
  createEffect(() => write('since', onOff(tellsSince())))
  createEffect(() => write('briefing', onOff(hasBriefing())))
}
