/** Choices made before play, and what a scenario leaves of them. */
import type { Game, GameOption, OptionLimit, OptionValues, Scenario } from './game.ts'

/** An option as it is offered in a scenario, the default first. */
export interface OfferedOption extends GameOption {
  readonly limit?: OptionLimit
}

type Options = Pick<Game, 'options'>
type Limits = Pick<Scenario, 'options'>

/** The options of a game as this scenario offers them. */
export const optionsIn = ({ options }: Options, { options: limits = {} }: Limits): OfferedOption[] =>
  options.map((option) => {
    const limit = limits[option.id]
    if (!limit) return option
    const values = limit.values.flatMap((id) => option.values.filter((value) => value.id === id))
    return { ...option, values, limit }
  })

/** Is there nothing to choose? */
export const isForced = ({ limit, values }: OfferedOption): boolean =>
  limit !== undefined && values.length === 1

/** What was wished for, where the scenario allows it, else the default. */
export const fittingOptions = (game: Options, scenario: Limits, wishes: OptionValues = {}): OptionValues =>
  Object.fromEntries(
    optionsIn(game, scenario).map(({ id, values }) => [
      id,
      (values.find((value) => value.id === wishes[id]) ?? values[0])?.id ?? '',
    ]),
  )

/** The options with defaults filled in, or what is wrong. */
export function completeOptions(game: Game, scenario: Scenario, given: OptionValues): OptionValues | string {
  const unknown = Object.keys(given).find((id) => !game.options.some((option) => option.id === id))
  if (unknown !== undefined) return `${game.id} has no option "${unknown}"`
  const problem = optionsIn(game, scenario)
    .filter(({ id }) => Object.hasOwn(given, id))
    .map((option) => optionProblem(scenario, option, given[option.id]))
    .find((each) => each !== undefined)
  return problem ?? fittingOptions(game, scenario, given)
}

function optionProblem(
  scenario: Scenario,
  { id, values, limit }: OfferedOption,
  value: string | undefined,
): string | undefined {
  if (values.some((each) => each.id === value)) return undefined
  const possible = values.map((each) => each.id).join(', ')
  if (!limit) return `option "${id}" cannot be "${String(value)}"; it can be ${possible}`
  const must = values.length === 1 ? 'it is always' : 'it can be'
  return `option "${id}" cannot be "${String(value)}" in scenario "${scenario.id}" (rule ${limit.rule}); ${must} ${possible}`
}
