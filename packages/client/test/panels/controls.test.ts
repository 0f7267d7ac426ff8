import type { Button } from '@sandtable/presentation'
import { describe, expect, test } from 'vitest'
import { company, firstSeating, shortestScenario } from '../../lobby/choices.ts'
import type { ScenarioCard } from '../../lobby/types.ts'
import { fileName } from '../../panels/download.ts'
import { ICON_PATHS, isIconName } from '../../panels/icon-paths.ts'
import {
  commandOf,
  flyToNext,
  type Press,
  repeatResult,
  turnBadges,
  turnOverlay,
} from '../../panels/table-keys.ts'
import { chooseUnit, unitState } from '../../panels/unit-state.ts'
import type { Glow, Table } from '../../table/table.ts'
import { announced } from '../../voice/announce.ts'

const ICONS =
  'truck hexagon flag range rail star history plus minus fit close undo redo play pause first prev next last link menu book moon sun eye-off check download upload trash dice info sound sound-off home users clock chart graduation printer search keyboard message layers list globe back bulb computer'

describe('icons', () => {
  test.each(ICONS.split(' '))('%s is drawn', (name) => {
    expect(isIconName(name) && ICON_PATHS[name]).toMatch(/^[mM][-\d.a-zA-Z\s]+$/)
  })

  test('an unknown name is none of them', () => {
    expect(isIconName('toString')).toBe(false)
  })
})

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  repeat: false,
  ...more,
})

const roll: Button = { answer: { verb: 'fight' }, label: 'Roll', key: 'r', tone: 'attack' }
const overlay = (id: string, key: string) => ({ id, key, icon: 'rail', title: { en: id, ja: id } })
const table = {
  buttons: () => [roll],
  overlayKinds: [overlay('rail', 'R'), overlay('supply', 'S')],
  whyNot: () => undefined,
}

describe('keys', () => {
  test('a button comes before an overlay of the same letter', () => {
    expect(commandOf(press('R'), table)).toEqual({ do: 'act', button: roll })
    expect(commandOf(press('s'), table)).toEqual({ do: 'overlay', id: 'supply' })
  })

  test('one repeats the last result, dice and all, or says that there is none', () => {
    expect(commandOf(press('!', { shiftKey: true }), table)).toEqual({ do: 'result' })
    const lines = [
      { text: 'VII Corps attacked Komarow', dice: [{ face: 3, nation: '' }] },
      { text: 'It lost a step.' },
    ]
    const said = (last: unknown): string => {
      repeatResult({ language: () => 'en', seen: { showLast: () => last } } as never)
      return announced()?.text ?? ''
    }
    expect(said({ lines })).toBe('VII Corps attacked Komarow Dice: 3. It lost a step.')
    expect(said(undefined)).toBe('No result yet.')
  })

  test('undo and redo', () => {
    expect(commandOf(press('z', { ctrlKey: true }), table)).toEqual({ do: 'undo' })
    expect(commandOf(press('Z', { metaKey: true, shiftKey: true }), table)).toEqual({ do: 'redo' })
    expect(commandOf(press('y', { ctrlKey: true }), table)).toEqual({ do: 'redo' })
  })

  test('steps in time, back and help', () => {
    const keys = ['[', ']', '{', '}', 'Escape', '?', 'i']
    expect(keys.map((key) => commandOf(press(key), table)?.do)).toEqual([
      'back',
      'on',
      'start',
      'now',
      'escape',
      'help',
      'advice',
    ])
  })

  test('a place by name, and the rules a text cites', () => {
    expect(['#', '*', '/'].map((key) => commandOf(press(key), table)?.do)).toEqual([
      'place',
      'rule',
      'between',
    ])
  })

  test('signs that a keyboard writes with AltGr', () => {
    const written = { ctrlKey: true, altKey: true }
    expect(['[', '}', '#'].map((key) => commandOf(press(key, written), table)?.do)).toEqual([
      'back',
      'now',
      'place',
    ])
    expect(commandOf(press('z', written), table)).toBeUndefined()
  })

  test('an overlay that comes or goes by its key is named', () => {
    const shown: (string | undefined)[] = []
    const turning = {
      language: () => 'en' as const,
      overlayKinds: [overlay('supply', 'S')],
      overlayId: () => shown.at(-1),
      setOverlay: (id: string | undefined) => void shown.push(id),
    }
    turnOverlay(turning, 'supply')
    expect([shown.at(-1), announced()?.text]).toEqual(['supply', 'supply: shown'])
    turnOverlay(turning, 'supply')
    expect([shown.at(-1), announced()?.text]).toEqual([undefined, 'supply: hidden'])
  })

  test('what is left is named with its place when it is flown to', () => {
    let flown: number | undefined
    const undone = [{ id: 'march', text: '2 stacks to move', tone: 'warn' as const, spaces: [4, 7] }]
    flyToNext({
      language: () => 'en',
      presentation: { spaceName: (space: number) => `Hex ${space}` } as unknown as Table['presentation'],
      stillToDo: () => undone,
      desk: { setOpen: () => undefined } as unknown as Table['desk'],
      select: () => undefined,
      flyTo: (...spaces) => void (flown = spaces[0]),
      flownTo: () => flown,
    })
    expect(announced()?.text).toBe('Hex 4: 2 stacks to move')
  })

  test('badges that come or go by their key are named', () => {
    let areShown = true
    const turn = (): void => void (areShown = !areShown)
    turnBadges({ language: () => 'en', badges: { turn, areShown: () => areShown } })
    expect(announced()?.text).toBe('Badges of sectors: hidden')
  })

  test('a key held down runs through time, but answers only once', () => {
    const held = (key: string, ctrlKey = false): string | undefined =>
      commandOf(press(key, { repeat: true, ctrlKey }), table)?.do
    expect([held('['), held(']'), held('z', true), held('y', true)]).toEqual(['back', 'on', 'undo', 'redo'])
    expect(['r', 's', 'i', '?', 'Escape'].map((key) => held(key))).toEqual(Array(5).fill(undefined))
  })

  test("the browser's own keys are left alone", () => {
    expect(commandOf(press('r', { ctrlKey: true }), table)).toBeUndefined()
    expect(commandOf(press('s', { altKey: true }), table)).toBeUndefined()
    expect(commandOf(press('toString'), table)).toBeUndefined()
  })

  test('a button without a key answers to none', () => {
    const keyless = { ...table, buttons: () => [{ ...roll, key: '' }] }
    expect(commandOf(press('y'), keyless)).toBeUndefined()
  })
})

describe('units', () => {
  const glow: Glow = {
    spaces: new Set(),
    targets: new Set(),
    units: new Set([1, 2]),
    costs: new Map(),
    crowded: new Set(),
    aimed: new Set(),
    heldSpaces: new Set(),
    heldUnits: new Set([2]),
  }

  test('what lies in the hand is held, what may be taken up can be', () => {
    expect([1, 2, 3].map((unit) => unitState({ glow: () => glow }, unit))).toEqual(['can', 'held', undefined])
  })

  test('a click is about the selected place', () => {
    const calls: (readonly [number, number | undefined])[] = []
    const choose = (space: number, unit?: number): void => void calls.push([space, unit])
    chooseUnit({ selected: () => 7, choose }, 3)
    chooseUnit({ selected: () => undefined, choose }, 3)
    expect(calls).toEqual([[7, 3]])
  })
})

const text = (en: string) => ({ en, ja: en })
const scenario = (id: string, turns: number): ScenarioCard => ({
  id,
  turns,
  title: text(id),
  summary: text(id),
  length: text(id),
  seats: [
    { title: text('A'), nation: 'a' },
    { title: text('B'), nation: 'b' },
  ],
})

describe('the lobby', () => {
  test('offers the shortest scenario, the first of equals', () => {
    expect(
      shortestScenario({ scenarios: [scenario('campaign', 12), scenario('short', 3), scenario('other', 3)] })
        ?.id,
    ).toBe('short')
    expect(shortestScenario({ scenarios: [] })).toBeUndefined()
  })

  test('seats you first and the computer opposite', () => {
    expect(firstSeating({ hasComputer: true }, scenario('short', 3))).toEqual(['human', 'normal'])
  })

  test('seats people where the computer cannot play', () => {
    expect(firstSeating({ hasComputer: false }, scenario('short', 3))).toEqual(['human', 'human'])
  })

  test('knows who sits at the screen', () => {
    expect([company(['human', 'hard']), company(['human', 'human']), company(['random', 'easy'])]).toEqual([
      'one',
      'several',
      'nobody',
    ])
  })
})

test('a record gets a name every system of files takes', () => {
  expect(fileName('Battle for Galicia 1914 · Komarów / short', 12)).toBe(
    'Battle-for-Galicia-1914-Komarów-short-12.json',
  )
  expect(fileName('ガリシアの戦い 1914', 0)).toBe('ガリシアの戦い-1914-0.json')
})
