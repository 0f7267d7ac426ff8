import { it } from 'vitest'
import { sceneOf, type Presentation } from '@sandtable/presentation'
import { eyesOf, type Match } from '@sandtable/kernel'
import { openAtOf } from './players/prepared.ts'
import { GALICIA, ILLUSION, ILLUSIONS_OF_GLORY } from './players/tried.ts'
import { firstAsked } from '../session/local-game.ts'

const dice = (presentation: Presentation, match: Match): boolean => {
  const seat = firstAsked(match.play)?.seat
  if (seat !== 0) return false
  const scene = sceneOf(match.play, { seat, eyes: eyesOf(match.setup.scenario.seats[0]!.powers), language: 'en' })
  return presentation.buttons(scene as never).some((b) => b.dice !== undefined || b.tone === 'attack')
}
const which = process.env.LOOK ?? 'g'
const tried: any = { g: GALICIA, i: ILLUSION, o: ILLUSIONS_OF_GLORY }[which]
for (const [screen, touch] of [['desk', false], ['phone', true], ['tablet', true]] as const)
  it(`roll ${screen}`, async () => {
    const { page, mirror } = await openAtOf(tried)({ players: 'against-computer', chance: 4, screen, touch, shown: true, until: (m: Match) => dice(tried.presentation, m) } as never)
    await page.waitForTimeout(600)
    await page.screenshot({ path: `/tmp/shots/${which}-${screen}-0.png` })
    const b = mirror.presentation.buttons(mirror.scene()).find((b: any) => b.dice !== undefined || b.tone === 'attack')!
    const loc = page.getByRole('button', { name: b.label }).filter({ visible: true }).first()
    await loc.click()
    await page.waitForTimeout(900)
    await page.screenshot({ path: `/tmp/shots/${which}-${screen}-1.png` })
    await page.waitForTimeout(3000)
    await page.screenshot({ path: `/tmp/shots/${which}-${screen}-2.png` })
    const go = page.locator('.go-on').filter({ visible: true }).first()
    for (let n = 3; n < 6; n++) {
      if (await go.isVisible()) await go.click()
      await page.waitForTimeout(2500)
      await page.screenshot({ path: `/tmp/shots/${which}-${screen}-${n}.png` })
    }
  })
