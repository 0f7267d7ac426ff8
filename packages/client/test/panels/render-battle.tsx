/** Renders the battle board and the tracks to text; loaded by the test through the compiler of the components. */
import type { Language, Sampled } from '@sandtable/kernel'
import type { Track } from '@sandtable/presentation'
import { renderToString } from 'solid-js/web'
import { BarChart } from '../../panels/BarChart.tsx'
import { BattleBoard } from '../../panels/BattleBoard.tsx'
import { ResultTable } from '../../panels/ResultTable.tsx'
import { sampledText } from '../../panels/FightView.tsx'
import { TrackBar, TrackList } from '../../panels/Tracks.tsx'
import type { Table } from '../../table/table.ts'
import { wordsOf } from '../../words/words.ts'
import { board, fight } from './sample-battle.ts'

function tableWith(language: Language, units: readonly number[], tracks: readonly Track[] = []): Table {
  const glow = () => ({ units: new Set(units), heldUnits: new Set([2]) })
  const part = {
    language: () => language,
    viewer: () => 0,
    seat: () => 0,
    nation: () => 'france',
    presentation: { nations: ['france', 'germany'] },
    seatTitle: (seat: number) => ['Allies', 'Germans'][seat] ?? '',
    standing: () => ({ tracks }),
    later: { glow, stacks: () => [] },
  }
  return part as unknown as Table
}

export const renderBattle = (language: Language, units: readonly number[]): string =>
  renderToString(() => <BattleBoard table={tableWith(language, units)} fight={fight} board={board} />)

/** Chances as bars, worked out or sampled. */
export const renderBars = (language: Language, sampled?: Sampled): string =>
  renderToString(() => (
    <>
      <BarChart
        chart={{ title: 'Result', unit: 'steps', nation: 'france', bars: [{ label: '1', p: 0.25 }] }}
        scale={1}
        room={128}
        words={wordsOf(language)}
        isSampled={sampled !== undefined}
      />
      {sampled ? sampledText(sampled, wordsOf(language)) : ''}
    </>
  ))

/** A combat table of three lines, the last of them rolled or not. */
export const renderResults = (
  language: Language,
  isRolled: boolean,
  chances: readonly [number, number] = [0.0004, 0.5],
): string =>
  renderToString(() => (
    <ResultTable
      table={{
        title: 'Combat table',
        rules: ['10.62'],
        heads: ['2d6', 'attack', 'defence'],
        nations: ['germany', 'france'],
        rows: [
          { label: '2', p: chances[0], tone: 'bad', losses: [{ units: 3 }, { units: 0 }], note: 'morale' },
          { label: '7', p: chances[1], tone: 'plain', losses: [{ units: 1 }, { units: 0, tag: 'RP' }] },
          {
            label: '12',
            p: 0,
            tone: 'good',
            losses: [{ units: 0, tag: 'RP' }, { units: 3 }],
            ...(isRolled ? { isRolled: true as const } : {}),
          },
        ],
        means: [{ value: '1.3', text: 'lost' }],
      }}
      words={wordsOf(language)}
      isSampled={false}
      onOpen={() => undefined}
    />
  ))

export const renderTracks = (tracks: readonly Track[]): string =>
  renderToString(() => (
    <>
      <TrackBar table={tableWith('en', [], tracks)} />
      <TrackList table={tableWith('en', [], tracks)} />
    </>
  ))
