/** Every player-facing sentence exists in each of these languages. */
export type Language = 'en' | 'ja'
export const LANGUAGES: readonly Language[] = ['en', 'ja']
export type Text = Readonly<Record<Language, string>>

/** The particulars of a prompt, event or refusal: ids and numbers, never sentences. */
export type Fact = number | string | boolean | readonly number[] | readonly string[]
export type Facts = Readonly<Record<string, Fact | undefined>>
