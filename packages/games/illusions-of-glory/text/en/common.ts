import type { CommonVerb } from '../keys/shape.ts'

export const common: Readonly<Record<CommonVerb, string>> = {
  done: 'Done',
  yes: 'Yes',
  no: 'No',
  halt: 'Halt here',
  gain: 'Gain points',
  'replace-by': 'Replace by',
}
