/** Previews of an attack, short: the panel shows the rest. */
import { inspectCombat } from '@sandtable/battle-for-galicia/inspect'
import type { Line, Preview } from '../../table/models.ts'
import { retreatShare } from './fight/chances.ts'
import { subjectOf } from './fight/subject.ts'
import { known, type Scene, spaceName, words } from './scene.ts'

const percent = (p: number): string => `${(p * 100).toFixed(1)} %`

/** The ratio and the chances of retreat if this target, hex or unit were chosen. */
export const attackPreview =
  (verb: string) =>
  (scene: Scene, arg: number): Preview | undefined => {
    const { state } = known(scene)
    const subject = subjectOf(scene, state, { verb, arg })
    if (!subject) return undefined
    const report = inspectCombat(state, subject.target, subject.attackers, subject.defenders)
    const w = words(scene).attack
    const { chances } = report
    const lines: Line[] = [
      { text: w.ratio(report.attack, report.defense), value: report.ratio, rules: ['8.1'] },
      ...(report.ratio === report.column ? [] : [{ text: w.column, value: report.column, rules: ['8.2'] }]),
      ...(chances
        ? [
            { text: w.retreats, value: percent(retreatShare(chances.retreat.defender)), rules: ['9.2'] },
            { text: w.falls, value: percent(retreatShare(chances.retreat.attacker)), rules: ['9.2'] },
          ]
        : [{ text: w.barred, rules: ['8.2'], tone: 'bad' } as const]),
    ]
    return { title: w.title(spaceName(scene, subject.target)), lines }
  }
