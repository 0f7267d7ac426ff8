/** What the catalogue of questions says of each of them. */

/** what the argument of a verb names; the numbers are indices: spaces, pieces, cards, nations, pools (state.ts) */
export type ArgumentName = 'space' | 'piece' | 'card' | 'nation' | 'pool'

/**
 * actor: the command that takes the action. owner: the commander of the piece or space in question (§4.4).
 * lead: the first command of the side. Others by name.
 */
type Addressee = 'actor' | 'owner' | 'lead' | 'RUSSIA' | 'WEST' | 'AUSTRIA' | 'GERMANY'

interface PromptSpec {
  readonly rule: string
  readonly asked: Addressee
  readonly facts: readonly string[]
  /** null: a bare verb */
  readonly offers: Readonly<Record<string, ArgumentName | null>>
}
export type Prompts = Readonly<Record<string, PromptSpec>>
export type Refusals = Readonly<Record<string, string>>

/** answers more than one part needs */
export type CommonVerb = 'done' | 'yes' | 'no' | 'halt' | 'gain' | 'replace-by'

type Offered<P extends Prompts> = { [K in keyof P]: keyof P[K]['offers'] & string }[keyof P]
/** the answers to the questions of a part that are its own */
export type VerbOf<P extends Prompts> = Exclude<Offered<P>, CommonVerb>
