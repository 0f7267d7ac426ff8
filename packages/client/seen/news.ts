/** What has come to pass between two looks at the log. */
import { type Happening, isResult } from '@sandtable/presentation'

/** `grave`: the war takes a turn; `roll`: dice of a fight; `aim`: somebody is attacked; `deed`: anything else to look at. */
export interface News {
  readonly kind: 'grave' | 'roll' | 'aim' | 'deed' | 'nothing'
  readonly of?: Happening
}

/** The same happening, also after it has gone on. */
export const isSame = (a: Happening, b: Happening): boolean =>
  a.kind === b.kind && a.first === b.first && a.target === b.target

const WEIGHTS = ['nothing', 'deed', 'aim', 'roll', 'grave'] as const
const NOTHING: News = { kind: 'nothing' }

/** The weightiest of what is new; of equals the latest. */
export function newsOf(before: readonly Happening[], now: readonly Happening[]): News {
  if (now.length < before.length) return NOTHING
  // The last of those known may have gone on.
  const from = Math.max(0, before.length - 1)
  const known = before.slice(-1)
  return now
    .slice(from)
    .map((each) =>
      newsIn(
        known.find((old) => isSame(old, each)),
        each,
      ),
    )
    .reduce((best, each) => (weightOf(each) >= weightOf(best) ? each : best), NOTHING)
}

const weightOf = ({ kind }: News): number => WEIGHTS.indexOf(kind)

function newsIn(old: Happening | undefined, now: Happening): News {
  if (now.isGrave && !old?.isGrave) return { kind: 'grave', of: now }
  if (isResult(now) && now.dice > (old?.dice ?? 0)) return { kind: 'roll', of: now }
  if (!old) return { kind: now.kind === 'fight' ? 'aim' : 'deed', of: now }
  return now.lines.length > old.lines.length || now.last > old.last ? { kind: 'deed', of: now } : NOTHING
}
