/** §4.0 §30.2.1 The markers on the tracks at the start of a scenario. */
import { RUSSIA } from '../../commands.ts'
import { DECKS } from '../../data/card-types.ts'
import type { FlagsData, StartTracksData } from '../../data/types.ts'
import { AP, CP, NATIONS, QUALITY_NATIONS, SIDE_IDS, SIDES, WILL_NATIONS } from '../../sides.ts'
import { FLAG, setFlag, type State, UNDECIDED } from '../../state.ts'
import { OFFENSIVE } from '../07-mandatory/requirements.ts'

export function setTracks(s: State, data: StartTracksData): void {
  clearUnderWay(s)
  // §4.0.a §30.2.1.d
  s.turn = data.turn
  // §4.0.b §30.2.1.e
  s.vp = data.vp
  // §4.0.d
  s.armistice = data.armistice
  // §4.0.g §30.2.1.j No RP is recorded.
  s.rp.fill(0)
  // §4.0.c §30.2.1.f §30.2.1.g §17.1.1 The combined war status is the sum of both sides.
  for (const side of SIDES) {
    const id = SIDE_IDS[side]
    s.warStatus.set(side, data.warStatus[id])
    s.commitment.set(side, DECKS.indexOf(data.commitment[id]))
    // §4.0.h §30.2.1.k
    s.offensiveModifier.set(side, data.offensiveModifier[id])
  }
  // The result that §4.3.a gives for Turn 1 is set again in the Mandatory Offensive Phase.
  s.offensive.set(AP, OFFENSIVE.AP.indexOf(data.offensive.AP))
  s.offensive.set(CP, OFFENSIVE.CP.indexOf(data.offensive.CP))
  // §3.2.3.a §4.0.e §30.2.1.h
  WILL_NATIONS.forEach((nation, i) => s.will.set(i, data.nationalWill[NATIONS[nation] as 'RU' | 'GE' | 'AH']))
  // §3.2.4.a §24.1.a §4.0.f §30.2.1.i
  QUALITY_NATIONS.forEach((nation, i) =>
    s.quality.set(i, data.troopQuality[NATIONS[nation] as 'RU' | 'IT' | 'GE' | 'AH']),
  )
  setFlags(s, data.flags)
  // If the blockade began before the scenario, its winters count from the first turn on.
  s.blockadeTurn = data.flags.blockade ? data.turn - 1 : 0
}

/**
 * Fields in which -1 means "none".
 * §4.0.l §30.2.1.s The action markers lie beside the charts.
 * §4.0.m §30.2.1.t No Move or Attack marker is on the map.
 * §4.0.n §30.2.1.u Nor is any other marker.
 */
function clearUnderWay(s: State): void {
  s.active = AP
  s.actor = RUSSIA
  s.revolutionStage = -1
  s.playing = -1
  s.moving = -1
  s.effectSpace = -1
  s.siegeDebt = -1
  s.combat = -1
  s.pin = -1
  s.attackLn = -1
  s.defenceLn = -1
  s.winner = UNDECIDED
  s.shown.fill(-1)
  s.relief.fill(-1)
  s.advances.fill(-1)
}

/** German RPs may always go to Turkey as long as there is a line: this has no flag. */
function setFlags(s: State, data: FlagsData): void {
  setFlag(s, FLAG.apRailroads, data.apRailroads)
  setFlag(s, FLAG.cpRailroads, data.cpRailroads)
  setFlag(s, FLAG.apAlliesRpToRu, data.apAlliesRpToRu) // §4.0.j §30.2.1.m
  setFlag(s, FLAG.blockade, data.blockade) // §4.0.i §4.0.k §30.2.1.l §30.2.1.n
  setFlag(s, FLAG.seaInvasions, data.seaInvasions) // §4.0.k §30.2.1.n
  setFlag(s, FLAG.uBoats, data.uBoats) // §4.0.k §30.2.1.n
  setFlag(s, FLAG.convoys, data.convoys) // §4.0.k §30.2.1.n
  setFlag(s, FLAG.germanWarIndustry, data.germanWarIndustry)
  setFlag(s, FLAG.noAmphibious, !data.ruAmphibious) // §4.0.k §30.2.1.n
}
