/** §16.2.b half a point that is left over: it stays in the pool the point came from. */
import { expect, it } from 'vitest'
import { StagedScene } from './scene.ts'

const worn = (at: string) => ({ at, reduced: true })
const phase = (rp: Readonly<Record<string, number>>, pieces: Readonly<Record<string, string>>): StagedScene =>
  new StagedScene({
    stage: 'replacement',
    round: 0,
    status: { BU: 'at-war' },
    tracks: { rp },
    pieces: Object.fromEntries(Object.entries(pieces).map(([id, at]) => [id, worn(at)])),
  })
const turk = { 'TU_inf_SCU.1': 'Constantinople' }
const bulgars = { 'BU_inf_SCU.1': 'Sofia', 'BU_inf_SCU.2': 'Sofia' }

it('§16.2.b §9.6.1.d what a Turk leaves of a CP-A point serves Bulgarians', () => {
  const scene = phase({ 'CP-A': 1 }, { ...turk, ...bulgars }).act('repair', 'TU_inf_SCU.1')
  expect(scene.offers('repair')).toEqual(['BU_inf_SCU.1', 'BU_inf_SCU.2'])
})
it('§16.2.b a Turkish corps paid in between does not carry it off', () => {
  const scene = phase({ 'CP-A': 2 }, { TU_I: 'Constantinople', ...bulgars })
  scene.act('repair', 'BU_inf_SCU.1').act('repair', 'TU_I')
  expect(scene.offers('repair')).toEqual(['BU_inf_SCU.2'])
})
it('§16.2.b §16.7.1.a what is left of a Turkish point serves Turks only', () => {
  const scene = phase({ TU: 1 }, { ...turk, 'TU_inf_SCU.2': 'Constantinople', ...bulgars })
  expect(scene.act('repair', 'TU_inf_SCU.1').offers('repair')).toEqual(['TU_inf_SCU.2'])
})
