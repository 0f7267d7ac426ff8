export interface OptionSpec {
  readonly help: string
  /** what stands for the value in the usage; a bare flag has none */
  readonly value?: string
  /** may be given several times */
  readonly many?: true
  /** a flag that stands for the operands: either it or they are given */
  readonly instead?: true
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>

/** What may follow the name of a command. */
export interface Syntax {
  readonly name: string
  /** names of what has to follow */
  readonly operands: readonly string[]
  readonly options: OptionSpecs
}

/** Options every command has. */
export const COMMON: OptionSpecs = {
  json: { help: 'print JSON for programs' },
  help: { help: 'show this page' },
}
