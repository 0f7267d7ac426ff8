import { repeated } from '@sandtable/kernel/data'
import type { TablesData } from './types.ts'

const ROLLS = Array.from({ length: 11 }, (_, n) => n + 2)

/** §9.1.4 every sum of two dice has one line */
function checkFortunes({ fortunes }: TablesData): readonly string[] {
  const rolls = fortunes.map(({ roll }) => roll)
  return [
    ...ROLLS.filter((roll) => !rolls.includes(roll)).map((roll) => `fortunes: no line for ${roll}`),
    ...rolls.filter((roll) => !ROLLS.includes(roll)).map((roll) => `fortunes: two dice cannot show ${roll}`),
    ...repeated(rolls).map((roll) => `fortunes: ${roll} is listed twice`),
  ]
}

/** §5.1.1.note2 */
function checkCaps({ caps, capsOnTurn1 }: TablesData): readonly string[] {
  const columns = [caps.moltke, caps.falkenhayn, caps.joffre1, caps.joffre2, [capsOnTurn1.AL, capsOnTurn1.GE]]
  return columns.some((column) => column.some((value) => value > caps.most))
    ? [`caps: more than ${caps.most}`]
    : []
}

const checkConcentric = ({ concentric }: TablesData): readonly string[] =>
  concentric.every(({ hexes, drm }, n) => {
    const before = concentric[n - 1]
    return before === undefined || (hexes > before.hexes && drm < before.drm)
  })
    ? []
    : ['concentric: lines must rise in hexes and fall in modifier']

const checkSurrender = ({ surrender }: TablesData): readonly string[] =>
  surrender.large < surrender.normal ? [] : ['surrender: large garrisons must hold out longer']

export const checkTables = (tables: TablesData): readonly string[] => [
  ...checkFortunes(tables),
  ...checkCaps(tables),
  ...checkConcentric(tables),
  ...checkSurrender(tables),
]
