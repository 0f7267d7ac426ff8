import { describe, expect, it } from 'vitest'
import { wordsOf } from '../words/words.ts'
import { barriers } from './axe.ts'
import { openTable } from './harness.ts'
import { expectFingerSize, expectNoOverflow } from './players/fingers.ts'
import { openAt } from './players/prepared.ts'

describe('the first page on a phone', () => {
  it.each(['en', 'ja'] as const)('has the game to go on with at its top: %s', async (language) => {
    const { page } = await openAt({
      players: 'against-computer',
      chance: 1,
      until: () => true,
      screen: 'phone',
      touch: true,
      language,
    })
    const { lobby } = wordsOf(language)
    await page.goto('/#/')
    await page.getByRole('button', { name: lobby.playNow }).first().waitFor()
    const resume = page
      .getByRole('region', { name: lobby.goOn })
      .getByRole('button', { name: new RegExp(`^${lobby.resume}`) })
    expect((await resume.boundingBox())?.y).toBeLessThan(300)
    await expectFingerSize(page.locator('.go-on-game .btn'))
    await expectNoOverflow(page)
    expect(await barriers(page)).toEqual([])
    await resume.tap()
    await page.locator('.board-layer').waitFor()
  })

  it('has no such place where nothing has been played', async () => {
    const page = await openTable({ screen: 'phone', touch: true })
    await page
      .getByRole('button', { name: wordsOf('en').lobby.playNow })
      .first()
      .waitFor()
    expect(await page.getByRole('region', { name: wordsOf('en').lobby.goOn }).count()).toBe(0)
  })
})
