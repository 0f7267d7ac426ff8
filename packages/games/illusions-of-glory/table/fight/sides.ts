/** Both sides of a combat, unit by unit. */
import { type FightRow, type FightSide, numbersIn } from '@sandtable/presentation'
import type { Forecast } from '../../inspect/index.ts'
import { cfOf, drmOf, isSupport } from '../../pieces.ts'
import { enemyOf, type Side } from '../../sides.ts'
import { faceOf } from '../../state.ts'
import type { Verb } from '../../text/keys.ts'
import { counterOf, fortCounter, mintOf } from '../counters.ts'
import { lossLine } from '../preview-combat.ts'
import { askedOf, optionsOf, placeName, type Scene, SIDE_KEYS, sideTitle, words } from '../scene.ts'
import { unitActions } from '../unit-buttons.ts'
import { offMap, seenPieces } from '../seen-pieces.ts'

type Seen = ReturnType<typeof offMap>
const seenIn = (scene: Scene): Map<number, Seen> =>
  new Map(seenPieces(scene).map((each) => [each.piece, each]))

/** Combat factor, or the modifier of an HQ or of artillery in brackets. */
function valueOf(scene: Scene, piece: number): string {
  const face = faceOf(scene.state, piece)
  const { signed } = words(scene).frame
  return isSupport(piece) ? `(${signed(drmOf(piece, face))})` : String(cfOf(piece, face))
}

function rowOf(scene: Scene, seen: Map<number, Seen>, piece: number): FightRow {
  const each = seen.get(piece) ?? offMap(piece)
  return {
    counter: counterOf(mintOf(scene), each),
    at: each.space < 0 ? '' : placeName(scene, each.space),
    value: valueOf(scene, piece),
    ...noteFor(scene, piece),
    ...actionFor(scene, piece),
  }
}

/** what the loss would do, where steps are lost */
function noteFor(scene: Scene, piece: number): Pick<FightRow, 'note'> {
  const offer = askedOf(scene)?.offer
  const isVictim = (['suffer', 'stand'] as const).some((verb: Verb) => optionsOf(offer, verb).includes(piece))
  return isVictim ? { note: lossLine(scene, piece) } : {}
}
function actionFor(scene: Scene, piece: number): Pick<FightRow, 'action' | 'out'> {
  const asked = askedOf(scene)
  // while orders are given the panel only says what an attack would promise
  if (asked?.prompt === 'activate') return {}
  const [action] = unitActions(scene, undefined, piece)
  if (action) return { action }
  const joined = asked?.prompt === 'attackers' ? numbersIn(asked.facts.pieces) : []
  if (!joined.includes(piece)) return {}
  const again = joined.filter((other) => other !== piece).map((arg) => ({ verb: 'join', arg }))
  return { out: { label: words(scene).fight.out, unit: piece, again } }
}

export function attackingSide(scene: Scene, { fight, attack }: Forecast, isPlanned: boolean): FightSide {
  const w = words(scene).fight
  const seen = seenIn(scene)
  const may = optionsOf(askedOf(scene)?.offer, 'join')
  const shown = isPlanned ? fight.attackers : fight.attackers.filter((p) => !may.includes(p))
  return {
    title: w.attack(sideTitle(scene, fight.attacker)),
    nation: SIDE_KEYS[fight.attacker],
    total: String(attack.strength),
    rows: shown.map((piece) => rowOf(scene, seen, piece)),
    ...(may.length > 0
      ? { others: { title: w.mayJoin, rows: may.map((piece) => rowOf(scene, seen, piece)) } }
      : {}),
  }
}

/** Nobody has joined yet: all who could, those last who need others to attack with (§12.1.2.c §27.0.e). */
export function attackersToCome(scene: Scene, forecast: Forecast): FightSide {
  const { title, nation, total } = attackingSide(scene, forecast, true)
  const w = words(scene).fight
  const may = optionsOf(askedOf(scene)?.offer, 'join')
  const seen = seenIn(scene)
  const { attackers } = forecast.fight
  const waiting = attackers.filter((p) => !may.includes(p))
  const rows = [
    ...may.map((piece) => rowOf(scene, seen, piece)),
    ...waiting.map((piece) => ({
      ...rowOf(scene, seen, piece),
      note: { text: w.withOthers, tone: 'faint' } as const,
    })),
  ]
  return { title, nation, total, rows: [], others: { title: w.mayJoin, rows } }
}

export function defendingSide(scene: Scene, { fight, defence, fort }: Forecast): FightSide {
  const w = words(scene).fight
  const seen = seenIn(scene)
  const side: Side = enemyOf(fight.attacker)
  const isUprising = fight.defender !== side
  const rows = fight.defenders.map((piece) => rowOf(scene, seen, piece))
  const fortRow: FightRow[] =
    fort > 0
      ? [{ counter: fortCounter(scene, fight.space), at: placeName(scene, fight.space), value: String(fort) }]
      : []
  return {
    title: isUprising ? w.rebels : w.defence(sideTitle(scene, side)),
    nation: SIDE_KEYS[side],
    total: String(defence.strength),
    rows: [...rows, ...fortRow],
  }
}
