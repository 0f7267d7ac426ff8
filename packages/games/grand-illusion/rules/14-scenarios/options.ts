/** §14.3.6 the ten strategic options. */
import type { GrandIllusion, Next, Procedure } from '../../grand-illusion.ts'
import { LIEGE } from '../../map.ts'
import { FORT_PIECES, fortHex, optionOf, piece, UNIT_COUNT, unitData } from '../../pieces.ts'
import { hasOption, isWhatIf } from '../../scenarios.ts'
import { AL, GE, SIDE_IDS, type Side, sideNamed } from '../../sides.ts'
import { ABSENT, ARRIVAL, hexOf, put, REMOVED, setOptions, type State } from '../../state.ts'
import { VICTORY } from '../../tables.ts'
import { schedule } from '../13-setup.ts'
import { addPoints } from './victory.ts'

const OPTIONS = [1, 2, 3, 4, 5]
const bit = (n: number): number => 1 << n
/** none, one, or two of the five */
const CHOICES: readonly number[] = [
  0,
  ...OPTIONS.map(bit),
  ...OPTIONS.flatMap((a) => OPTIONS.filter((b) => b > a).map((b) => bit(a) | bit(b))),
]

/** Both choose at once; nobody learns the other's choice before his own is made. Leads to the free set-ups. */
export function* optionsPhase(g: GrandIllusion): Procedure<Next> {
  const { state: s } = g
  const question = {
    rule: '14.3.6',
    prompt: 'choose-options' as const,
    choose: () => ({ options: CHOICES }),
    refuse: { options: () => ({ code: 'too-many-options' as const, rule: '14.3.6', facts: {} }) },
  }
  const answers = yield* g.askAll([
    { power: AL, question },
    { power: GE, question },
  ])
  setOptions(s, AL, answers[0]?.arg ?? 0)
  setOptions(s, GE, answers[1]?.arg ?? 0)
  g.reveal()
  reveal(g, AL)
  reveal(g, GE)
  applyOptions(g)
  return 'deployment/belgian'
}

/** announced, and paid for */
function reveal(g: GrandIllusion, side: Side): void {
  const options = OPTIONS.filter((n) => hasOption(g.state, side, n))
  const prices = VICTORY.options[SIDE_IDS[side]]
  const vp = options.reduce((sum, n) => sum + (prices[n - 1] as number), 0)
  g.emit?.({ type: 'options-revealed', rule: '14.3.6', side, options, vp })
  if (vp > 0) addPoints(g, side, -vp, '14.3.6')
}

export const needsOptions = (s: State): boolean => isWhatIf(s)

const isTaken = (s: State, p: number): boolean => {
  const option = optionOf(p)
  return option !== undefined && hasOption(s, sideNamed(option.side), option.number)
}

const ready = (id: string): readonly [number, number] => [piece(id), piece(`${id}-r`)]
/** §14.3.6.a.5 counters that are exchanged */
const EXCHANGED = [ready('be-i'), ready('be-ii'), ready('be-3')]
const ANTWERP_FORTS = [piece('fort-antwerp'), piece('fort-antwerp-ready')] as const

/** Units and forts the options bring, move or take away, before anybody places anything. */
function applyOptions(g: GrandIllusion): void {
  const { state: s } = g
  for (let u = 0; u < UNIT_COUNT; u++) if (isTaken(s, u)) bring(s, u)
  for (const fort of FORT_PIECES) if (isTaken(s, fort)) put(s, fort, fortHex(fort))
  if (hasOption(s, AL, 3)) hastenEmpire(s)
  if (hasOption(s, AL, 5)) readyBelgium(g)
  if (hasOption(s, GE, 5)) garrisonHolland(s)
}

/** §14.3.6.b.2 the guns come on turn 5, others as their counters say; those on the map are exchanged in `readyBelgium` */
function bring(s: State, u: number): void {
  const { entry } = unitData(u)
  if (entry.kind === 'arrives') schedule(s, u, entry.turn)
}

const EARLIER: readonly (readonly [string, number])[] = [
  ['b-7-div', 7],
  ['b-3-cav-div', 7],
  ['f-marins', 7],
  ['b-lahore-3-div', 10],
  ['b-meerut-7-div', 10],
]

/** §14.3.6.a.3 */
function hastenEmpire(s: State): void {
  for (const [id, turn] of EARLIER) s.arrival.set(piece(id), turn)
}

/** §14.3.6.a.5 */
function readyBelgium(g: GrandIllusion): void {
  const { state: s } = g
  for (const [before, after] of EXCHANGED) {
    put(s, after, hexOf(s, before))
    put(s, before, ABSENT)
  }
  put(s, ANTWERP_FORTS[0], ABSENT)
  s.control.set(LIEGE, AL)
  s.derived.supply.raise()
  g.emit?.({ type: 'belgium-ready', rule: '14.3.6.a.5', hex: LIEGE })
}

/** §14.3.6.b.5 */
function garrisonHolland(s: State): void {
  for (const id of ['g-marine', 'g-lw', 'g-hqnord']) put(s, piece(id), REMOVED)
}

const NINTH_ARMY = ['g-hq9', 'g-opt-1', 'g-opt-2', 'g-opt-3', 'g-opt-4', 'g-opt-5'].map(piece)
/** §14.3.6.b.4 the six units, if the option was taken */
export const ninthArmy = (s: State): readonly number[] => (hasOption(s, GE, 4) ? NINTH_ARMY : [])

const BY_HOLLAND = 2
/** §14.3.6.b.4 through Holland, a turn later */
export function delayNinthArmy(s: State): void {
  for (const u of NINTH_ARMY) {
    s.arrival.set(u, BY_HOLLAND)
    s.arrivalKind.set(u, ARRIVAL.north)
  }
}
