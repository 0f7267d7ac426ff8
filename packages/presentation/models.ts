/**
 * What a game's presentation hands to the generic table: plain data, words already in the chosen
 * language. The table draws it and knows no game.
 */
import type { Answer, Language } from '@sandtable/kernel'
import type { Deed } from './deed.ts'
import type { StripCell } from './strip.ts'

/** A space of the map: its number in the game, and where it is drawn, in map units. */
export interface SpaceShape {
  readonly id: string
  readonly x: number
  readonly y: number
  /** corners around the middle, where they are not those of the other spaces */
  readonly outline?: readonly Point[]
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** A rule's number; shown as a chip that opens the rule. */
export type RuleId = string

/** Arms in a frame. */
type Arm = 'infantry' | 'cavalry' | 'artillery' | 'siege-artillery' | 'mountain' | 'hq' | 'fort'

/** What is drawn as an outline: at sea, in the air, leaders, and what follows an army. */
type Outline =
  | 'battleship'
  | 'cruiser'
  | 'flotilla'
  | 'submarine'
  | 'sailing-ship'
  | 'aircraft'
  | 'leader'
  | 'train'
  | 'depot'
  | 'tank'

/** How a counter looks. Drawn by `counters/`; the words for screen readers are in `name`. */
export interface CounterFace {
  /** key of the palette: colours, flag stripe */
  readonly nation: string
  readonly symbol: Arm | Outline
  /** XXXX, XXX, XX, X … */
  readonly size?: string
  readonly id: string
  /** corps tag at the top right, and the army whose colour it has */
  readonly tag?: { readonly text: string; readonly army: string }
  /** attack-defence-move, as the printed game has them */
  readonly figures: readonly (number | string)[]
  readonly artillery?: number
  /** ground of the symbol, where the rules tell classes of units by it; else a pale tint of the nation's colour */
  readonly field?: 'white' | 'blue' | 'brown' | 'yellow'
  /** around the first figure */
  readonly ring?: 'white' | 'red'
  /** the first figure stands on yellow: it is better at times */
  readonly yellow?: true
  /** in trenches: a breastwork under the symbol */
  readonly entrenched?: true
  readonly reduced?: boolean
  readonly steps: number
  readonly fullSteps: number
  readonly marks: CounterMarks
}

export interface CounterMarks {
  /** combat effectiveness lost */
  readonly ce?: number
  readonly supply?: 'low' | 'out'
  /** may not move before this turn */
  readonly release?: number
  /** has acted in this phase */
  readonly acted?: boolean
  readonly disrupted?: boolean
  /** may act now: its headquarters was activated */
  readonly active?: boolean
  /** hits that are not applied yet */
  readonly hits?: number
  /** eliminated, and shown only because it fought */
  readonly lost?: boolean
}

/** What can hang on a counter, as a legend names it. */
export type MarkKind =
  | 'acted'
  | 'ce'
  | 'release'
  | 'supplyLow'
  | 'supplyOut'
  | 'disrupted'
  | 'active'
  | 'hits'

/** A game's counters in the key to its signs. */
export interface CounterKey {
  /** a counter that shows everything, and what it shows */
  readonly face: CounterFace
  readonly lines: readonly Line[]
  /** other counters, each with what sets it apart */
  readonly kinds: readonly { readonly face: CounterFace; readonly line: Line }[]
  readonly marks: readonly KeyMark[]
  /** markers that may lie on the map; without them those that lie there now */
  readonly markers?: readonly KeyMarker[]
  /** what lies beneath an enemy's top counter is not seen */
  readonly hidesStacks: boolean
}

/** A marker in the key, and beside the map, where the game has a word of its own for it. */
interface KeyMarker {
  readonly mark: SpaceMark
  readonly line: Line
  readonly short?: string
}

/** A mark in the key, and beside the map, where the game means something of its own by it. */
interface KeyMark {
  readonly kind: MarkKind
  readonly line?: Line
  readonly short?: string
}

export interface Counter {
  /** the game's number of the unit */
  readonly unit: number
  readonly face: CounterFace
  /** everything about it, for screen readers */
  readonly name: string
  /** its name alone, for lists where the figures stand beside it; without one `name` is shown */
  readonly title?: string
}

/** Counters in one space, top first. */
export interface Stack {
  readonly space: number
  readonly counters: readonly Counter[]
  /** others lie beneath whose number is hidden; without them a stack shows how many it has */
  readonly more: boolean
  /** the viewer's own */
  readonly own: boolean
  /** whose it is, in words: "Russia" */
  readonly side?: string
  /** it obeys none of the players, and none of them fights it as yet */
  readonly isNeutral?: true
  /** where several stacks share a space; without one the stack lies in its middle */
  readonly spot?: Spot
}

/** A place within a space, in widths of the space: its middle from the middle of the space, and the side of its counters. */
export interface Spot {
  readonly dx: number
  readonly dy: number
  readonly size: number
}

/** A marker of the printed game that lies in a space: control, trench, siege, battle, points … */
export interface SpaceMark {
  readonly space: number
  readonly kind:
    | 'control'
    | 'trench'
    | 'siege'
    | 'battle'
    | 'points'
    | 'active'
    | 'supply'
    | 'blocked'
    | 'destroyed'
    | 'landing'
    /** printed works that stand; the modern ones are red */
    | 'fortress'
    | 'fortress-red'
    /** what the scenario counts; `nation` is the side that holds it */
    | 'chip'
    /** an arrow over the hexside `towards` */
    | 'breach'
  /** palette key, where the marker belongs to somebody */
  readonly nation?: string
  /** a figure or letter on it */
  readonly text?: string
  /** for `blocked` and `breach`: the neighbour on the other side of the hexside */
  readonly towards?: number
  /** what it means, for the pointer that rests on it and for screen readers */
  readonly title: string
  readonly spot?: Spot
}

/** A line of numbers and words with its rule. */
export interface Line {
  readonly text: string
  readonly value?: string
  /** left column, e.g. a hex number */
  readonly at?: string
  readonly rules?: readonly RuleId[]
  readonly tone?: 'plain' | 'strong' | 'faint' | 'warn' | 'bad' | 'good'
}

/** What hovering a choice shows. */
export interface Preview {
  /** the way, from where it starts; cost so far in each space after the first */
  readonly path?: readonly { readonly space: number; readonly cost?: number }[]
  readonly title: string
  readonly lines: readonly Line[]
  readonly note?: string
}

/** A unit or place in words and numbers. */
export interface SpaceReport {
  readonly title: string
  readonly id: string
  readonly chip?: string
  readonly facts: readonly { readonly label: string; readonly line: Line }[]
  readonly units: readonly UnitRow[]
  /** totals under the units */
  readonly sums: readonly { readonly label: string; readonly value: string }[]
}

/** A place for the ear, said while the keys walk the map: in a few words what the eye takes in at a glance. */
/** By verb: “March to Komarów”. */
export type PlaceWords = Readonly<Record<string, Readonly<Record<Language, (place: string) => string>>>>

export interface SpokenSpace {
  /** the ground, and whose it is: "forest", "railway, held by the Allies" */
  readonly ground: string
  /** the ways out of it, in an order that stays the same */
  readonly ways: readonly SpokenWay[]
}

export interface SpokenWay {
  readonly to: number
  /** what kind of way it is, and what lies between: "the San, bridged", "mixed-gauge railway" */
  readonly by?: string
}

export interface UnitRow {
  readonly counter: Counter
  readonly detail: string
  readonly values: readonly { readonly label: string; readonly value: string }[]
  /** said beside the name, where it sets the unit apart from others of the stack: "in your hand" */
  readonly mark?: string
  /** words such as "not released before turn 4", with the rule */
  readonly notes: readonly Line[]
}

/** A choice without a place on the map: a button in the prompt bar. */
export interface Button {
  readonly answer: Answer
  /** given after it, one after the other, as far as each is offered then */
  readonly then?: readonly Answer[]
  /** the answer still needs a place: clicks on the map then mean its verb and nothing else */
  readonly aims?: true
  readonly label: string
  /** one letter */
  readonly key: string
  /** `danger`: what it destroys does not come back */
  readonly tone: 'primary' | 'attack' | 'plain' | 'danger'
  /** the number of dice drawn on it */
  readonly dice?: number
  /** what would be given up by it: said first, and done when it is pressed again */
  readonly warning?: string
}

/** A sign that is printed on the map itself, with what it means at this moment. */
export interface PrintedSign {
  readonly sign: 'closed' | 'outside'
  /** spaces to be shaded, where the print itself does not show them */
  readonly spaces?: readonly number[]
  readonly text: string
  /** does it bind anybody now? */
  readonly isInForce: boolean
}

/** Areas drawn over the map, all of one kind in one path. */
export interface OverlayLayer {
  readonly kind:
    | 'supply-in'
    | 'supply-low'
    | 'supply-out'
    | 'zone'
    | 'zone-own'
    | 'range'
    | 'rail'
    | 'victory'
    | 'changed'
    | 'control-a'
    | 'control-b'
  readonly spaces: readonly number[]
  /** text in a space */
  readonly notes?: readonly { readonly space: number; readonly text: string }[]
  /** lines from space to space */
  readonly lines?: readonly (readonly number[])[]
}

export interface Overlay {
  readonly layers: readonly OverlayLayer[]
  readonly legend: readonly { readonly kind: OverlayLayer['kind']; readonly text: string }[]
}

/** One happening of the log, as prose. */
export interface LogLine {
  /** number of the action that brought it about */
  readonly at: number
  /** others that had a part in it: losses taken one by one, steps of a march */
  readonly also?: readonly number[]
  readonly text: string
  readonly space?: number
  readonly spaceId?: string
  /** the place in words, where its id is no more than a sign */
  readonly spaceName?: string
  readonly dice?: readonly { readonly face: number; readonly nation: string }[]
  readonly rule: RuleId
  /** small print under the sentence: belongs to the line above */
  readonly minor: boolean
  /** what it tells of, where that can be seen on the map or changes the game */
  readonly deed?: Deed
}

export interface LogGroup {
  readonly title: string
  readonly nation?: string
  readonly at: number
  readonly lines: readonly LogLine[]
}

/** The sequence of play: where we are in it. */
export interface Crumb {
  readonly text: string
  readonly state: 'done' | 'now' | 'ahead'
}

/** Head of the table. */
export interface Standing {
  readonly turn: number
  readonly turns: readonly { readonly turn: number; readonly note?: string }[]
  /** the rounds of a turn, where a game counts them: the bar shows these, the turn is told by the date */
  readonly rounds?: { readonly now: number; readonly all: number; readonly title: string }
  readonly date: string
  readonly scores: readonly {
    readonly nation: string
    readonly title: string
    readonly value: number
    readonly active: boolean
    /** one marker for all sides: nobody's own, the nation is who is ahead */
    readonly shared?: true
    readonly parts: readonly Line[]
  }[]
  /** what else the printed game keeps on its record track */
  readonly tracks?: readonly Track[]
  /** in games of many powers: what each has, side by side; takes the place of the tracks in the bar */
  readonly strip?: readonly StripCell[]
}

/** A stretch of the timeline. */
export interface TimeSpan {
  readonly from: number
  readonly to: number
  readonly nation: string
  readonly label?: string
  /** actions worth a dot */
  readonly dots: readonly number[]
}

/** Counters that are not on the map: units to come, units lost, a box of the printed map. */
export interface Box {
  readonly title: string
  readonly nation: string
  readonly rule: RuleId
  readonly counters: readonly { readonly counter: Counter; readonly note?: string }[]
}

/** A series over the turns, for the charts after the game. */
export interface Series {
  readonly title: string
  readonly lines: readonly {
    readonly nation: string
    readonly title: string
    readonly values: readonly number[]
  }[]
  readonly labels: readonly string[]
}

/** A track beside the map: command points, mandated battles … */
export interface Track {
  /** short, as it stands in the bar */
  readonly title: string
  /** its full name, where there is room */
  readonly name?: string
  readonly nation: string
  /** whose it is, in words, where the colours are not those of a seat */
  readonly who?: string
  readonly value: number
  /** shown in place of the number */
  readonly text?: string
  /** drawn as so many boxes; without one the number alone is shown */
  readonly most?: number
  readonly note?: Line
}
