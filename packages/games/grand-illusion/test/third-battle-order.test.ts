import { type Answer, answersOf, quickRandom } from '@sandtable/kernel'
import { expect, it } from 'vitest'
import type { Column } from '../events/battle.ts'
import {
  ARMY,
  idOf,
  isBrigade,
  isCavalry,
  isCombatUnit,
  isCorps,
  isDefenceOnly,
  isFort,
  isInfantry,
} from '../pieces.ts'
import { attackersOf, defendersOf, fieldOf, isMarkedOut } from '../rules/09-battle/field.ts'
import { BOARD } from '../state.ts'
import { fight } from './fight.ts'
import type { Placed, StagedScene } from './scene.ts'

/** With forts of either side, one or two, and without. */
const GROUNDS: Readonly<Record<string, readonly string[]>> = {
  27: [],
  79: ['fort-langres'],
  98: ['fort-epinal-1', 'fort-epinal-2'],
  86: ['fort-metz-5', 'fort-metz-3'],
}
const BATTLES = 400

type Pick = (n: number) => number

function draw(pick: Pick, side: number, n: number): number[] {
  const rest = (ARMY[side] as readonly number[]).filter(
    (p) => isCombatUnit(p) && (!isCorps(p) || pick(3) > 0),
  )
  return Array.from({ length: n }, () => rest.splice(pick(rest.length), 1)[0] as number)
}

function randomBattle(pick: Pick): StagedScene {
  const hex = Object.keys(GROUNDS)[pick(4)] as string
  const side = pick(2)
  const attackers = draw(pick, side, 1 + pick(6))
  const placed: Record<string, Placed> = {}
  for (const p of [...attackers, ...draw(pick, 1 - side, 1 + pick(5))])
    placed[idOf(p)] = { hex, back: pick(3) === 0 }
  for (const fort of GROUNDS[hex] ?? []) placed[fort] = hex
  return fight({ hex, attackers: attackers.map(idOf), turn: 1 + pick(6), pieces: placed })
}

/** The board as the rulebook sees it: who stands in front, who is left out. */
class Lines {
  readonly scene: StagedScene
  readonly columns: readonly Column[]
  constructor(scene: StagedScene, columns: readonly Column[]) {
    this.scene = scene
    this.columns = columns
  }
  readonly isFresh = (p: number): boolean => this.scene.state.face.get(p) === 0
  get attackers(): number[] {
    const field = fieldOf(this.scene.state)
    const isLimit = isMarkedOut(field, BOARD.limit)
    return attackersOf(this.scene.state, field).filter((u) => isLimit || !isDefenceOnly(u))
  }
  get defenders(): number[] {
    return defendersOf(this.scene.state, fieldOf(this.scene.state))
  }
  /** undisrupted attackers who are not in front */
  get waiting(): number[] {
    const front = this.columns.flatMap(({ attackers }) => attackers)
    return this.attackers.filter((u) => this.isFresh(u) && !front.includes(u))
  }
}

/** §9.2.3.a a fort or disrupted unit is faced only when all undisrupted defenders are */
function checkFaced({ columns, defenders, isFresh }: Lines): void {
  const faced = columns.flatMap((column) => column.defenders)
  if (!faced.some((p) => isFort(p) || !isFresh(p))) return
  expect(defenders.filter((p) => !isFort(p) && isFresh(p) && !faced.includes(p)).map(idOf)).toEqual([])
}

/** §9.2.3.a corps and pairs, divisions, brigades, cavalry, disrupted units; n2 cavalry opposite cavalry at any time */
function checkRanks({ columns, waiting, isFresh }: Lines): void {
  for (const { attackers, defenders } of columns) {
    const [first = -1] = attackers
    const isOutOfTurn = isFresh(first) && isCavalry(first) && defenders.every(isCavalry)
    if (isOutOfTurn || attackers.length > 1) continue
    const better = waiting.filter((u) => rank(u) < (isFresh(first) ? rank(first) : DISRUPTED))
    const mayGo = better.filter((u) => isInfantry(u) || !defenders.some(isFort))
    expect(mayGo.map(idOf)).toEqual([])
  }
}
const DISRUPTED = 5
function rank(u: number): number {
  if (isCavalry(u)) return 4
  if (isCorps(u)) return 1
  return isBrigade(u) ? 3 : 2
}

/** §9.2.3.a §9.2.5 nobody keeps infantry out while an enemy is faced by nobody, nor disrupted units in reserve (§9.8.2) */
function checkFilled({ columns, waiting, isFresh }: Lines): void {
  const behind = columns.flatMap(({ behindDefenders }) => behindDefenders)
  if (behind.length > 0) expect(waiting.filter(isInfantry).map(idOf)).toEqual([])
  const reserves = [...behind, ...columns.flatMap(({ behindAttackers }) => behindAttackers)]
  expect(reserves.filter((p) => !isFort(p) && !isFresh(p))).toEqual([])
}

function watch(scene: StagedScene, check: (columns: readonly Column[]) => void): StagedScene {
  const { umpire } = scene.play
  const { emit } = umpire
  umpire.emit = (event, audience) => {
    const isSkirmish = isMarkedOut(fieldOf(scene.state), BOARD.skirmish)
    if (event.type === 'board-set' && !isSkirmish) check(event.columns)
    emit?.(event, audience)
  }
  return scene
}

const isInBattle = (scene: StagedScene): boolean =>
  scene.play.trail.includes('battle') || (scene.prompt === 'choose-battle' && scene.can('battle'))

function playOn(scene: StagedScene, pick: Pick): void {
  const seat = scene.play.pending[0]?.seat ?? 0
  const answers = answersOf(scene.play.offered(seat) ?? {})
  scene.play.answer(seat, answers[pick(answers.length)] as Answer)
}

it('§9.2.2.c §9.2.3.a §9.2.5 whatever is answered, both lines are filled in the order of the rules', () => {
  const pick = quickRandom(1914)
  let boards = 0
  for (let n = 0; n < BATTLES; n++) {
    const scene = randomBattle(pick)
    watch(scene, (columns) => {
      const lines = new Lines(scene, columns)
      for (const check of [checkFaced, checkRanks, checkFilled]) check(lines)
      boards++
    }).dice(...Array.from({ length: 300 }, () => 1 + pick(6)))
    while (isInBattle(scene)) playOn(scene, pick)
  }
  expect(boards).toBeGreaterThan(BATTLES / 2)
})
