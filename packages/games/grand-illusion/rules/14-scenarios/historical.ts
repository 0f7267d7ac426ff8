import { isWhatIf } from '../../scenarios.ts'
import type { State } from '../../state.ts'

/** Scenarios 1 and 2: what §14.3.1.d takes back for the third holds in them. */
export const isHistorical = (s: State): boolean => !isWhatIf(s)
