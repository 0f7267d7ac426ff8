/** Who is likely to hold what at the end: the field of strength around every place worth fighting for. */
import { CUP_VALUES, cupIndex } from '../cups.ts'
import { HEXES, printedOwner, TRIER } from '../map.ts'
import { FORT_PIECES, fortHex, isInfantry, nationOf, sideOf, UNIT_COUNT } from '../pieces.ts'
import type { RailNet } from '../rules/08-action/rail-net.ts'
import { NO_CHANGES } from '../rules/08-action/supply-ground.ts'
import { distanceToSupply, imagineNet, netOf } from '../rules/08-action/supply-nets.ts'
import { isHistorical } from '../rules/14-scenarios/historical.ts'
import { lastTurn } from '../scenarios.ts'
import { AL, ALL_NATIONS, FRENCH, GE, GERMAN, type Side } from '../sides.ts'
import { hexOf, isDisrupted, isOnMap, type State } from '../state.ts'
import { sigmoid } from './curve.ts'
import { dangerTo, lossChance } from './danger.ts'
import { lasting } from './endurance.ts'
import { feltWith, type Objective, OBJECTIVES } from './geography.ts'
import { fortPower, power } from './power.ts'
import { timeLeft, uncertainty } from './time-left.ts'

/** Strength that goes from a hex to another; -1: from or to nowhere. */
export interface Shift {
  readonly side: Side
  readonly from: number
  readonly to: number
  readonly power: number
}

/** What would be different. */
export interface Change {
  readonly shifts: readonly Shift[]
  /** hexes that would be in new hands */
  readonly german: readonly number[]
  readonly allied: readonly number[]
  /** nobody but cavalry takes them: no line is cut or opened by that (§8.3.4) */
  readonly isRaid?: boolean
}

const COUNT = OBJECTIVES.length
const TRIER_AT = OBJECTIVES.findIndex(({ kind }) => kind === 'trier')
const isLine = (i: number): boolean => (OBJECTIVES[i] as Objective).kind === 'cut'
/** changes nobody will notice */
const SLIGHT = 0.05

/** how sharply superior strength decides, and what holding a place is worth */
const SHARPNESS = 2.5
const SHARPER = 2.5
const HOLDING = 0.8
/** places nobody is near stay as they are */
const CALM = 6
/** an Allied VP costs the German two (§14.1.3.c) */
export const ALLIED_VP = 2

/** by hexes from where lines reach now: VP hexes count only in supply (§14.1.2.d.3) */
const SUPPLY = [1, 0.95, 0.8, 0.66, 0.54, 0.44, 0.36, 0.3, 0.25]
const MEMORABLE_TURNS = 7
const DRIFT = 0.85
/** §11.3 VP for each point of strength that would starve, and the most that all lines together can cost */
const HUNGER = 0.14
const FAMINE = 12
/** part of their strength that riders and disrupted troops bring to a fight for a place */
const UNREADY = 0.35
/** what threatens at once, by the CAPs the Allies have left for it this turn */
const OPPORTUNITY = [0.55, 0.8, 1]
/** the same in the last turn: what does not happen now never will */
const LAST_OPPORTUNITY = [0, 0.7, 1]

/** by hexes between Trier and where French lines reach now */
const FED = [1, 1, 0.5, 0.25, 0.12]

function fade(weights: Float64Array, hexes: readonly number[], factor: number): void {
  for (const h of hexes) weights[h] = factor * (weights[h] as number)
}

/** VP that weigh as much as the game itself, in units of the uncertainty */
const THE_GAME = 2

/** the mean of a side's cup (§13.1.2) */
function meanMarker(s: State, side: Side): number {
  let count = 0
  let sum = 0
  for (let value = 0; value < CUP_VALUES; value++) {
    const n = s.cups.get(cupIndex(side, value))
    count += n
    sum += n * value
  }
  return count === 0 ? 0 : sum / count
}

export class Outlook {
  readonly s: State
  readonly strength: readonly [Float64Array, Float64Array] = [
    new Float64Array(HEXES),
    new Float64Array(HEXES),
  ]
  /** what can storm or hold a place today: fresh infantry, hardly anybody else (§9.4.1.a) */
  private readonly ready: readonly [Float64Array, Float64Array] = [
    new Float64Array(HEXES),
    new Float64Array(HEXES),
  ]
  readonly total: [number, number] = [0, 0]
  /** German strength without supply */
  starving = 0
  /** VP of the German if he has the place at the end, and the chance that he does */
  readonly value = new Float64Array(COUNT)
  private readonly near: readonly [Float64Array, Float64Array] = [
    new Float64Array(COUNT),
    new Float64Array(COUNT),
  ]
  private asItIs: Float64Array | undefined
  private readonly reach = new Float64Array(COUNT)
  private readonly felt: readonly [Float64Array, Float64Array]
  /** how much Allied strength in each hex threatens a place that is lost at once */
  private readonly dangers: (Float64Array | undefined)[] = []
  /** 1: Plan XVII hexes that have not scored, and Trier */
  private readonly atOnce = new Uint8Array(COUNT)
  private readonly settled: number
  /** what Trier is worth, in VP */
  private readonly mortal: number
  private readonly urgency: number
  /** early in a game a few corps more or less decide little yet */
  private readonly sharpness: number
  /** lines are worth what can still come over them */
  private readonly lineFactor: number

  constructor(s: State) {
    this.s = s
    const left = timeLeft(s)
    this.mortal = Math.max(12, THE_GAME * uncertainty(s))
    this.felt = feltWith(Math.ceil(left))
    this.settled = 1 - DRIFT * Math.min(1, left / MEMORABLE_TURNS) ** 0.7
    this.lineFactor = Math.min(1, left / 4) * (isHistorical(s) ? 1 : 0.7)
    const opportunity = s.turn >= lastTurn(s) ? LAST_OPPORTUNITY : OPPORTUNITY
    this.urgency = Math.min(1, 0.25 + 0.5 * left) * (opportunity[Math.min(2, s.caps.get(AL))] as number)
    this.sharpness = SHARPNESS + SHARPER * (1 - Math.min(1, left / MEMORABLE_TURNS))
    this.muster()
    this.appraise()
    this.sense()
    for (let i = 0; i < COUNT; i++) if (this.atOnce[i] === 1 && this.value[i] !== 0) this.senseDanger(i)
    this.rationFamine()
  }

  /** the German lead that lies in places, in VP; Trier is no matter of points */
  lead(): number {
    let sum = 0
    for (let i = 0; i < COUNT; i++)
      if (i !== TRIER_AT && !this.isCutOff(i)) sum += this.worthAt(i, 0, 0, this.isGerman(i))
    return sum
  }

  /** a line that is cut: who lives on it counts for less already */
  private isCutOff(i: number): boolean {
    return isLine(i) && !this.isGerman(i)
  }

  /** many hexes of one line may be in danger, but the army can starve only once */
  private rationFamine(): void {
    let sum = 0
    for (let i = 0; i < COUNT; i++) if (isLine(i) && this.isGerman(i)) sum -= this.worthAt(i, 0, 0, true)
    const share = FAMINE / (FAMINE + sum)
    for (let i = 0; i < COUNT; i++) if (isLine(i)) this.value[i] = share * (this.value[i] as number)
  }

  /** §14.1.3.b the chance that Trier falls to those at hand */
  mortalDanger(): number {
    return -this.worthAt(TRIER_AT, 0, 0, this.isGerman(TRIER_AT)) / (this.value[TRIER_AT] as number)
  }

  /** how the lead would change */
  gain({ shifts, german, allied, isRaid = false }: Change): number {
    let sum = 0
    const base = this.base()
    for (let i = 0; i < COUNT; i++) {
      if (this.value[i] === 0 || (isRaid && isLine(i))) continue
      let dg = 0
      let da = 0
      for (const { side, from, to, power: moved } of shifts) {
        const change = moved * (this.weight(side, i, to) - this.weight(side, i, from))
        if (side === GE) dg += change
        else da += change
      }
      const { hex } = OBJECTIVES[i] as Objective
      const was = this.isGerman(i)
      const is = was ? !allied.includes(hex) : german.includes(hex)
      if (was === is && dg < SLIGHT && dg > -SLIGHT && da < SLIGHT && da > -SLIGHT) continue
      sum += this.worthAt(i, dg, da, is) - (base[i] as number)
    }
    return sum
  }

  /** what the places are worth as things are */
  private base(): Float64Array {
    if (this.asItIs) return this.asItIs
    const base = new Float64Array(COUNT)
    for (let i = 0; i < COUNT; i++) base[i] = this.worthAt(i, 0, 0, this.isGerman(i))
    this.asItIs = base
    return base
  }

  /** strength that has gone elsewhere, for good in this outlook */
  move({ side, from, to, power: moved }: Shift): void {
    this.asItIs = undefined
    const near = this.near[side]
    for (let i = 0; i < COUNT; i++)
      near[i] = (near[i] as number) + moved * (this.weight(side, i, to) - this.weight(side, i, from))
    if (from >= 0) this.strength[side][from] = (this.strength[side][from] as number) - moved
    if (to >= 0) this.strength[side][to] = (this.strength[side][to] as number) + moved
  }

  /** what one more point of strength would bring its side, by hex */
  wish(side: Side): Float64Array {
    const wish = new Float64Array(HEXES)
    const step = side === GE ? 1 : -1
    for (let i = 0; i < COUNT; i++) {
      if (this.value[i] === 0) continue
      const is = this.isGerman(i)
      const more = side === GE ? this.worthAt(i, 1, 0, is) : this.worthAt(i, 0, 1, is)
      const slope = step * (more - this.worthAt(i, 0, 0, is))
      for (let h = 0; h < HEXES; h++) wish[h] = (wish[h] as number) + slope * this.weight(side, i, h)
    }
    return wish
  }

  /** what each hex would bring its side at once by changing hands, strength apart */
  prizes(side: Side): Float64Array {
    const prizes = new Float64Array(HEXES)
    const base = this.base()
    for (let i = 0; i < COUNT; i++) {
      if (this.value[i] === 0 || this.isGerman(i) === (side === GE)) continue
      const { hex } = OBJECTIVES[i] as Objective
      const change = this.worthAt(i, 0, 0, side === GE) - (base[i] as number)
      prizes[hex] = (prizes[hex] as number) + (side === GE ? change : -change)
    }
    return prizes
  }

  private isGerman(i: number): boolean {
    return this.s.control.get((OBJECTIVES[i] as Objective).hex) === GE
  }

  private weight(side: Side, i: number, h: number): number {
    if (h < 0) return 0
    const danger = side === AL ? this.dangers[i] : undefined
    return danger ? (danger[h] as number) : (this.felt[side][i * HEXES + h] as number)
  }

  private worthAt(i: number, dg: number, da: number, isGerman: boolean): number {
    const value = this.value[i] as number
    if (value === 0) return 0
    const g = Math.max(0, (this.near[GE][i] as number) + dg)
    const a = Math.max(0, (this.near[AL][i] as number) + da)
    // what scores at once is lost with the first step into it
    if (this.atOnce[i] === 1) return -value * (isGerman ? this.urgency * lossChance(a, g) : 1)
    const odds = (g - a) / (g + a + CALM)
    const field = sigmoid(this.sharpness * odds + (isGerman ? HOLDING : -HOLDING))
    const chance = this.settled * Number(isGerman) + (1 - this.settled) * field
    return value * chance * (this.reach[i] as number)
  }

  private muster(): void {
    const { s } = this
    const nets = ALL_NATIONS.map((nation) => netOf(s, nation))
    for (let u = 0; u < UNIT_COUNT; u++) {
      const h = hexOf(s, u)
      if (h < 0) continue
      const side = sideOf(u)
      const isFed = (nets[nationOf(u)] as RailNet).has(h)
      const its = lasting(s, u, h, isFed)
      if (!isFed && side === GE) this.starving += power(s, u)
      this.strength[side][h] = (this.strength[side][h] as number) + its
      const share = isInfantry(u) && !isDisrupted(s, u) ? 1 : UNREADY
      this.ready[side][h] = (this.ready[side][h] as number) + share * its
      this.total[side] += its
    }
  }

  /** §8.4.3 how much German strength hangs on each hex of its lines */
  private lifelines(): Float64Array {
    const dependent = new Float64Array(HEXES)
    const net = netOf(this.s, GERMAN)
    for (let h = 0; h < HEXES; h++) {
      const here = this.strength[GE][h] as number
      if (here < 1 || printedOwner(h) === GE) continue
      for (const at of net.lineFrom(h)) dependent[at] = (dependent[at] as number) + here
    }
    return dependent
  }

  private appraise(): void {
    const { s } = this
    const dependent = this.lifelines()
    const german = meanMarker(s, GE)
    const allied = meanMarker(s, AL)
    for (let i = 0; i < COUNT; i++) {
      const { hex, kind, times, worth } = OBJECTIVES[i] as Objective
      this.reach[i] = 1
      if (kind === 'german-vp') {
        const marker = s.marker.get(hex)
        // a marker that lies there has been counted already, and is lost with the hex (§14.1.3.d)
        this.value[i] = times * (marker >= 0 ? marker : german)
        this.reach[i] = this.supplyFactor(hex)
      } else if (kind === 'plan-17') {
        const isOpen = s.scored.get(hex) === 0
        this.value[i] = isOpen ? ALLIED_VP * times * allied : 0.3
        this.atOnce[i] = Number(isOpen)
      } else if (kind === 'cut') {
        this.value[i] = HUNGER * this.lineFactor * this.hangingOn(hex, dependent)
        this.atOnce[i] = 1
      } else {
        this.atOnce[i] = Number(kind === 'trier')
        this.value[i] = kind === 'line' ? this.lineFactor * worth : kind === 'trier' ? this.mortal : worth
      }
    }
  }

  /** German strength that would starve without this hex, or would be fed again with it */
  private hangingOn(h: number, dependent: Float64Array): number {
    const { s } = this
    const isOurs = s.control.get(h) === GE
    if ((isOurs ? (dependent[h] as number) : this.starving) < 1) return 0
    const now = netOf(s, GERMAN)
    const then = imagineNet(s, GERMAN, isOurs ? { ...NO_CHANGES, lost: h } : { ...NO_CHANGES, taken: [h] })
    let sum = 0
    for (let at = 0; at < HEXES; at++) {
      const here = this.strength[GE][at] as number
      if (here > 0 && now.has(at) !== then.has(at)) sum += here
    }
    return sum
  }

  private supplyFactor(h: number): number {
    const d = Math.min(SUPPLY.length - 1, distanceToSupply(this.s, GERMAN, h))
    return SUPPLY[d] as number
  }

  private sense(): void {
    const { felt } = this
    for (let h = 0; h < HEXES; h++) {
      const g = this.strength[GE][h] as number
      const a = this.strength[AL][h] as number
      if (g === 0 && a === 0) continue
      const guard = this.ready[GE][h] as number
      for (let i = 0; i < COUNT; i++) {
        const at = i * HEXES + h
        const here = this.atOnce[i] === 1 ? guard : g
        this.near[GE][i] = (this.near[GE][i] as number) + here * (felt[GE][at] as number)
        this.near[AL][i] = (this.near[AL][i] as number) + a * (felt[AL][at] as number)
      }
    }
    for (const fort of FORT_PIECES) if (isOnMap(this.s, fort)) this.addFort(fort)
  }

  private senseDanger(i: number): void {
    const { weights, from } = dangerTo(this.s, OBJECTIVES[i] as Objective, this.ready[GE])
    if (i === TRIER_AT) fade(weights, from, this.fedAtTrier())
    this.dangers[i] = weights
    const near = this.near[AL]
    for (const h of from)
      near[i] = (near[i] as number) + (this.ready[AL][h] as number) * (weights[h] as number)
  }

  /** §8.4.3.d nobody comes to Trier who would have no supply there: the French must first bring their lines nearer */
  private fedAtTrier(): number {
    const d = Math.min(FED.length - 1, distanceToSupply(this.s, FRENCH, TRIER))
    return FED[d] as number
  }

  private addFort(fort: number): void {
    const near = this.near[sideOf(fort)]
    const h = fortHex(fort)
    for (let i = 0; i < COUNT; i++)
      if ((OBJECTIVES[i] as Objective).hex === h) near[i] = (near[i] as number) + fortPower(this.s, fort)
  }
}
