type Heads<N extends number, Found extends readonly string[] = []> = Found['length'] extends N
  ? Found
  : Heads<N, readonly [...Found, string]>

interface Words<Columns extends number> {
  readonly title: string
  readonly heads: Heads<Columns>
}

type Rows<Names extends string> = Readonly<Record<Names, string>>

/** Words of the tables that are made from the data files. */
export interface TableWords {
  readonly comma: string
  readonly combat: Words<4> & {
    readonly ground: string
    readonly breakthrough: string
    readonly morale: (side: string, below: number) => string
    readonly sides: Rows<'attacker' | 'defender'>
    readonly gap: string
  }
  readonly innovation: Words<2> & { readonly below: (number: number) => string }
  readonly modifiers: Words<2> & {
    readonly rows: Rows<
      | 'air'
      | 'artillery'
      | 'effectiveness'
      | 'leaders'
      | 'coast'
      | 'mountain'
      | 'marsh'
      | 'river'
      | 'trenches'
      | 'infrastructure'
      | 'reserves'
      | 'breach'
      | 'counterattack'
    >
    readonly odds: Rows<'half' | 'even' | 'treble' | 'five'>
    readonly strong: (nations: string) => string
    readonly cap: string
  }
  readonly income: Words<4>
  readonly limits: Words<2>
  readonly rail: Words<2>
  readonly costs: Words<3> & {
    readonly rows: Rows<
      | 'leader'
      | 'infrastructure'
      | 'tank'
      | 'corps'
      | 'air'
      | 'submarine'
      | 'ship'
      | 'dreadnought'
      | 'fortress'
      | 'now'
    >
    readonly months: (count: number) => string
  }
  readonly terrain: Words<4> & {
    readonly rows: Rows<
      | 'clear'
      | 'forest'
      | 'marsh'
      | 'desert'
      | 'mountain'
      | 'mountainPass'
      | 'alpinePass'
      | 'coast'
      | 'river'
      | 'box'
    >
    readonly all: string
  }
  readonly fortresses: Words<3>
  readonly chips: Words<2>
  readonly scenarios: Words<3> & {
    readonly span: (first: string, last: string) => string
    readonly played: string
    readonly later: string
  }
}
