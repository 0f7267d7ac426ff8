/** The first turn, guided: Belgrade is besieged, the Russians are thrown out of Suwalki. */
import {
  atButton,
  atPanel,
  type LessonStep,
  READ,
  spokenMoves,
  type Target,
  targetsOn,
  type Want,
} from '@sandtable/presentation/lesson'
import { card } from '../cards.ts'
import { illusionsOfGlory } from '../index.ts'
import { space } from '../map.ts'
import { piece } from '../pieces.ts'

const allies = spokenMoves(illusionsOfGlory, 0)
const you = spokenMoves(illusionsOfGlory, 1)

/** what the player does, one after the other, and what the Allied Powers do then */
const play = (moves: readonly string[], ...answers: readonly string[]): Want => ({
  kind: 'play',
  moves: [...moves.map(you), ...answers.map(allies)],
})
/** the same, in whatever order the player likes */
const inAnyOrder = (moves: readonly string[], ...answers: readonly string[]): Want => ({
  kind: 'play',
  moves: [...moves.map(you), ...answers.map(allies)],
  anyOrder: true,
})

const { at, on } = targetsOn(space, piece)
const open = (id: Parameters<typeof card>[0]): Target => ({ kind: 'card', card: card(id) })

/** §15.1.c three corps come to the Allied Powers */
const reinforced = ['event AP12', 'place-in Minsk', 'place-in Minsk', 'place-in Kiev']
/** Serbia does not give up; the Allied Powers repair a corps and leave the rest. */
const alliedReplacements = ['no', 'repair RU_II', 'done']

export const STEPS = [
  { id: 'welcome', want: READ },
  { id: 'map', target: at('Belgrade'), want: READ },
  { id: 'counters', target: at('Gumbinnen'), want: READ },
  { id: 'goal', target: atPanel('score'), want: READ },
  { id: 'hand', target: atPanel('hand'), want: READ },
  { id: 'russians', target: at('Suwalki'), want: READ },
  { id: 'ops', target: open('CP4'), want: play(['ops CP4']) },
  { id: 'order', target: at('Insterburg'), want: play(['move Insterburg']) },
  { id: 'attack', target: at('NoviSad'), want: inAnyOrder(['attack NoviSad', 'attack Temesvar']) },
  { id: 'unit', target: at('Insterburg'), want: play(['unit GE_XVII']) },
  { id: 'march', target: at('Gumbinnen'), want: play(['march Gumbinnen']) },
  { id: 'undo', target: atPanel('undo'), want: { kind: 'undo' } },
  { id: 'again', target: at('Gumbinnen'), want: play(['march Gumbinnen']) },
  { id: 'halt', target: atButton('halt'), want: play(['halt']) },
  {
    id: 'target',
    target: at('Belgrade'),
    want: inAnyOrder(['target Belgrade', 'join AH_IV', 'join AH_IX', 'join AH_VII']),
  },
  { id: 'odds', target: atPanel('fight'), want: READ },
  { id: 'fire', target: atButton('engage'), want: play(['engage'], 'enough') },
  {
    id: 'advance',
    target: at('Belgrade'),
    want: inAnyOrder(['advance AH_IV', 'advance AH_IX', 'advance AH_VII'], 'rp AP11'),
  },
  { id: 'event', target: open('CP1'), want: play(['event CP1']) },
  { id: 'orders', target: at('Gumbinnen'), want: inAnyOrder(['attack Gumbinnen', 'attack Lotzen']) },
  { id: 'assault', target: at('Suwalki'), want: play(['done', 'target Suwalki']) },
  {
    id: 'joined',
    target: at('Gumbinnen'),
    want: inAnyOrder(['join GE_I', 'join GE_XVII', 'join GE_IRes']),
  },
  { id: 'flank', target: at('Lotzen'), want: play(['engage', 'pin Lotzen']) },
  {
    id: 'card',
    target: open('CP2'),
    want: play(['combat-card CP2', 'enough'], 'enough', 'suffer RU_II'),
  },
  {
    id: 'losses',
    target: on('GE_I', 'Gumbinnen'),
    want: play(['suffer GE_I'], 'give-way', 'retreat-to Olita', 'retreat-to Olita'),
  },
  {
    id: 'follow',
    target: at('Suwalki'),
    want: play(['advance GE_XVII', 'advance GE_IRes', 'done'], ...reinforced),
  },
  { id: 'supply', target: atPanel('overlays'), want: { kind: 'overlay', overlay: 'supply' } },
  { id: 'supply-read', target: at('Suwalki'), want: READ },
  {
    id: 'redeployment',
    target: at('Esseg'),
    want: play(['sr CP8', 'redeploy AH_VIII']),
  },
  { id: 'by-rail', target: at('Tarnopol'), want: play(['redeploy-to Tarnopol'], 'rp AP5') },
  { id: 'replacements', target: open('CP10'), want: play(['rp CP10'], 'sr AP8', 'done') },
  { id: 'reinforcements', target: open('CP3'), want: play(['event CP3']) },
  {
    id: 'arrivals',
    target: at('Konigsberg'),
    want: play(['place-in Konigsberg', 'place-in Konigsberg', 'place-in Danzig'], 'no-card', 'done'),
  },
  { id: 'last', target: atButton('no-card'), want: play(['no-card', 'done'], ...alliedReplacements) },
  { id: 'turn-end', target: atPanel('score'), want: READ },
  { id: 'repair', target: on('GE_I', 'Gumbinnen'), want: play(['repair GE_I'], 'done') },
  { id: 'draw', target: atButton('done'), want: play(['done'], 'rp AP10') },
  { id: 'turn-two', target: atPanel('tracks'), want: READ },
  { id: 'end', target: atPanel('rules'), want: READ },
] as const satisfies readonly LessonStep[]

export type StepId = (typeof STEPS)[number]['id']
