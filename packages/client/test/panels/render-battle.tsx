/** Renders the battle board and the tracks to text; loaded by the test through the compiler of the components. */
import type { Language } from '@sandtable/kernel'
import type { Track } from '@sandtable/presentation'
import { renderToString } from 'solid-js/web'
import { BattleBoard } from '../../panels/BattleBoard.tsx'
import { TrackBar, TrackList } from '../../panels/Tracks.tsx'
import type { Table } from '../../table/table.ts'
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

export const renderTracks = (tracks: readonly Track[]): string =>
  renderToString(() => (
    <>
      <TrackBar table={tableWith('en', [], tracks)} />
      <TrackList table={tableWith('en', [], tracks)} />
    </>
  ))
