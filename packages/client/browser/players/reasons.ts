/** Clicks that are refused, and whether the table says why. */
import { type Offer, type Refusal, whyNot } from '@sandtable/kernel'
import type { Point } from '@sandtable/presentation'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { unitsUnder } from '../../board/spots.ts'
import { ruleLabel } from '../../panels/rule-label.ts'
import { type Click, candidates, clickOn } from '../../table/candidates.ts'
import { stacksAt, unitsOf } from '../../table/stacks-at.ts'
import type { AnyMirror } from './game.ts'
import { clickHex } from './mouse.ts'

interface Refused {
  readonly hex: number
  readonly refusal: Refusal
}

/** What is offered once the hand is put back: a click may mean that instead. */
function otherOffer(mirror: AnyMirror): Offer {
  const answer = mirror.presentation.letGo(mirror.scene())
  if (!answer) return {}
  const play = mirror.play.fork()
  play.answer(mirror.seat, answer)
  return play.offered(mirror.seat) ?? {}
}

/** A click on the middle of a hex. */
function clickAt({ presentation }: AnyMirror, stacks: Stacks, hex: number): Click {
  const { sheet } = presentation
  return clickOn(hex, undefined, unitsUnder(sheet, stacks, hex, sheet.spaces[hex] as Point))
}

type Stacks = ReturnType<AnyMirror['presentation']['stacks']>

/** What a click on the hex naturally means, and why it is refused; undefined where it does something. */
function refusedAt(mirror: AnyMirror, hex: number): Refusal | undefined {
  const { play, seat, offer, presentation } = mirror
  const scene = mirror.scene()
  const stacks = presentation.stacks(scene)
  const layout = { stacks, placeOf: (verb: string) => presentation.placeOf(verb) }
  const click = clickAt(mirror, stacks, hex)
  if ([offer, otherOffer(mirror)].some((each) => candidates(each, layout, click).length > 0)) return undefined
  const [top] = [...(click.among ?? []), ...unitsOf(stacksAt(stacks, hex))]
  for (const verb of presentation.naturalVerbs(scene)) {
    const arg = presentation.placeOf(verb) === 'space' ? hex : top
    const refusal = arg === undefined ? undefined : whyNot(play, { seat, answer: { verb, arg } })
    if (refusal) return refusal
  }
  return undefined
}

/** For each reason the hex where it holds that is nearest to `from`: the first own stack, if nothing is said. */
export function reasons(mirror: AnyMirror, from?: number): Map<string, Refused> {
  const { spaces } = mirror.presentation.sheet
  const start = from ?? mirror.presentation.stacks(mirror.scene()).find(({ own }) => own)?.space ?? 0
  const { x, y } = spaces[start] as Point
  const away = (hex: number): number => Math.hypot((spaces[hex]?.x ?? 0) - x, (spaces[hex]?.y ?? 0) - y)
  const found = new Map<string, Refused>()
  for (const hex of spaces.map((_, each) => each).sort((a, b) => away(a) - away(b))) {
    const refusal = refusedAt(mirror, hex)
    if (refusal && !found.has(refusal.code)) found.set(refusal.code, { hex, refusal })
  }
  return found
}

export async function expectReason(page: Page, mirror: AnyMirror, { hex, refusal }: Refused): Promise<void> {
  const { presentation } = mirror
  await clickHex(page, hex, presentation.sheet)
  const { title, lines } = presentation.refusal(mirror.scene(), refusal)
  const told = page.getByRole('alert')
  await expect.poll(() => told.locator('.ttl').innerText(), { message: refusal.code }).toBe(title)
  expect(await told.innerText()).toContain(lines[0]?.text)
  expect(
    await told.getByRole('button', { name: `§${ruleLabel(refusal.rule)}`, exact: true }).count(),
  ).toBeGreaterThan(0)
}
