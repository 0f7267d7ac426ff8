/** Renders the hand to text; loaded by the test through the compiler of the components. */
import type { Language } from '@sandtable/kernel'
import type { Card, Hand } from '@sandtable/presentation'
import { Show } from 'solid-js'
import { renderToString } from 'solid-js/web'
import { HandTray } from '../../hand/HandTray.tsx'
import { OpenCard } from '../../hand/OpenCard.tsx'
import type { Table } from '../../table/table.ts'
import { battleForGaliciaSheet } from '../board/battle-for-galicia-sheet.ts'

const nothing = (): void => undefined

function tableWith(hands: readonly Hand[], language: Language): Table {
  const part = {
    presentation: { sheet: battleForGaliciaSheet, spaceName: () => 'Komarów' },
    language: () => language,
    hands: () => hands,
    act: nothing,
    openRule: nothing,
  }
  return part as unknown as Table
}

export function renderHand(hands: readonly Hand[], language: Language, opened?: Card): string {
  const table = tableWith(hands, language)
  return renderToString(() => (
    <Show when={opened} fallback={<HandTray table={table} theme="light" />}>
      {(card) => (
        <OpenCard
          table={table}
          theme="light"
          card={card()}
          onUse={nothing}
          onClose={nothing}
          onTurn={nothing}
        />
      )}
    </Show>
  ))
}
