/** Previews of attacks, losses, retreats and advances. */
import { type Line, type Preview, numbersIn } from '@sandtable/presentation'
import { type Forecast, flankPinnedFrom, forecastOn } from '../inspect/index.ts'
import { cfOf, isLcu, lfOf, REDUCED } from '../pieces.ts'
import { faceOf, isFull, spaceOf } from '../state.ts'
import { percent, summary } from './fight/chances.ts'
import { askedOf, fullName, placeName, placesOf, type Scene, titleOf, words } from './scene.ts'

/** §12.2 short: the panel shows the rest */
export const attackPreview =
  (uprising: boolean) =>
  (scene: Scene, space: number): Preview | undefined => {
    const forecast = forecastOn(scene.state, space, uprising)
    const w = words(scene).preview.attack
    return (
      forecast && {
        title: w.title(placeName(scene, space)),
        lines: [strengthLine(scene, forecast), ...chanceLines(scene, forecast)],
        note: w.everybody,
      }
    )
  }

export const strengthLine = (scene: Scene, { attack, defence }: Forecast): Line => ({
  text: words(scene).preview.attack.strengths(attack.strength, defence.strength),
  rules: ['12.1.2.a', '12.2.D'],
})

export function chanceLines(scene: Scene, { chances }: Forecast): Line[] {
  const { win, tie, lose, far } = summary(chances)
  const w = words(scene).preview.attack
  return [
    winLine(scene, win),
    { text: w.far, value: percent(far), rules: ['12.7.2.b'] },
    { text: w.tie, value: percent(tie), rules: ['12.2.G.4.b'] },
    loseLine(scene, lose),
  ]
}

/** The chances in short, the attacker's first. */
export function verdictLines(scene: Scene, { chances }: Forecast): Line[] {
  const { win, lose } = summary(chances)
  return [winLine(scene, win), loseLine(scene, lose)]
}

const winLine = (scene: Scene, win: number): Line => ({
  text: words(scene).preview.attack.win,
  value: percent(win),
  rules: ['12.2.G.4.a'],
  tone: 'good',
})
const loseLine = (scene: Scene, lose: number): Line => ({
  text: words(scene).preview.attack.lose,
  value: percent(lose),
  rules: ['12.2.G.4.a'],
  tone: 'warn',
})

/** §12.1.2.a what a unit adds */
export function joinPreview(scene: Scene, piece: number): Preview {
  const s = scene.state
  const w = words(scene).preview.attack
  return {
    title: fullName(piece, scene.language),
    lines: [
      { text: w.adds(cfOf(piece, faceOf(s, piece))), rules: ['12.1.2.a'] },
      ...(isLcu(piece) ? [{ text: w.heavy, rules: ['12.2.G.2.a'], tone: 'faint' } as const] : []),
    ],
  }
}

/** §21.3 */
export function pinPreview(scene: Scene, space: number): Preview {
  const w = words(scene).preview.attack
  const { free, add, p, chances } = flankPinnedFrom(scene.state, space)
  const { win, tie, lose } = summary(chances)
  return {
    title: w.pin(placeName(scene, space)),
    lines: [
      { text: free.length > 0 ? w.pinFree(placesOf(scene, free)) : w.pinHeld, rules: ['21.3.b'] },
      { text: w.pinSum, value: words(scene).frame.signed(add), rules: ['21.3.b', '21.3.c'] },
      { text: w.flankSuccess, value: percent(p), rules: ['21.4.b'], tone: 'good' },
      { text: w.flankFailure, value: percent(1 - p), rules: ['21.4.c'], tone: 'bad' },
      winLine(scene, win),
      { text: w.tie, value: percent(tie), rules: ['12.2.G.4.b'] },
      loseLine(scene, lose),
    ],
    note: w.pinHow,
  }
}

/** §12.6.3 what a lost step does to a unit */
export function lossLine(scene: Scene, piece: number): Line {
  const s = scene.state
  const w = words(scene).preview.loss
  if (isFull(s, piece))
    return { text: w.reduced(cfOf(piece, REDUCED), lfOf(piece, REDUCED)), rules: ['12.6.3.a'], tone: 'warn' }
  return isLcu(piece)
    ? { text: w.lcu, rules: ['12.6.4.a'], tone: 'bad' }
    : { text: w.scu, rules: ['12.6.5.a'], tone: 'bad' }
}
export const losePreview = (scene: Scene, piece: number): Preview => ({
  title: words(scene).preview.loss.title(titleOf(piece, scene.language)),
  lines: [lossLine(scene, piece)],
})

/** §12.7.3 */
export function retreatPreview(scene: Scene, space: number): Preview | undefined {
  const [piece] = numbersIn(askedOf(scene)?.facts.piece)
  if (piece === undefined) return undefined
  const w = words(scene).preview.retreat
  return {
    path: [{ space: spaceOf(scene.state, piece) }, { space }],
    title: w.title(titleOf(piece, scene.language), placeName(scene, space)),
    lines: [{ text: w.how, rules: ['12.7.3.e'] }],
  }
}

/** §12.8 */
export function advancePreview(scene: Scene, piece: number): Preview | undefined {
  const s = scene.state
  if (s.combat < 0) return undefined
  const w = words(scene).preview.retreat
  return {
    path: [{ space: spaceOf(s, piece) }, { space: s.combat }],
    title: w.advance(titleOf(piece, scene.language), placeName(scene, s.combat)),
    lines: [{ text: w.advanceHow, rules: ['12.8.1.a'] }],
  }
}
