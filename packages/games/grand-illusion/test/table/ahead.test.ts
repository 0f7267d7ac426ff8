/** §9.4 hexes of a retreat that are lit before a button has led to them. */
import { expect, it } from 'vitest'
import { methods } from '../../table/methods.ts'
import { scenes } from './scenes.ts'

it('§9.4.3.a are those that are asked about once the stack goes together', { timeout: 60_000 }, () => {
  let [all, asked] = [0, 0]
  for (const scene of scenes(6, 17, 'en')) {
    const ahead = methods.ahead?.(scene)
    if (!ahead || scene.seat === undefined) continue
    all++
    const hexes = scene.after(ahead.answer)?.offer?.[ahead.verb]
    // the only hex there is is not asked about
    if (ahead.spaces.length === 1) continue
    asked++
    expect(hexes).toEqual(ahead.spaces)
    const [first = -1] = ahead.spaces
    expect(methods.preview(scene, { verb: ahead.verb, arg: first })?.path?.at(-1)?.space).toBe(first)
  }
  expect([all > 1, asked > 0]).toEqual([true, true])
})
