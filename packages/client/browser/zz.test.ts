import { it } from 'vitest'
import { openAt } from './players/prepared.ts'
import { spotOf } from './players/map-point.ts'
it('phone', async () => {
  const { page, mirror } = await openAt({ players: 'against-computer', chance: 1, until: () => true, screen: 'phone', touch: true })
  await page.screenshot({ path: '/tmp/bt/p1.png' })
  const stack = (mirror.offer.stack as number[])[0]!
  let s = await spotOf(page, stack); console.log(s)
  await page.touchscreen.tap(s.x, s.y)
  await page.waitForTimeout(300)
  await page.screenshot({ path: '/tmp/bt/p2.png' })
  s = await spotOf(page, stack); console.log(s)
  await page.touchscreen.tap(s.x, s.y)
  await page.waitForTimeout(300)
  await page.screenshot({ path: '/tmp/bt/p3.png' })
  mirror.take({ verb: 'stack', arg: stack })
  const to = (mirror.offer.march as number[])[3]!
  s = await spotOf(page, to); console.log(s)
  await page.touchscreen.tap(s.x, s.y)
  await page.waitForTimeout(300)
  await page.screenshot({ path: '/tmp/bt/p4.png' })
})
