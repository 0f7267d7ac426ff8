/** Renders the choices before a game to text; loaded by the test through the compiler of the components. */
import { fittingOptions, type GameOption, type Language, type Scenario } from '@sandtable/kernel'
import { renderToString } from 'solid-js/web'
import { Options } from '../../lobby/Options.tsx'

const both = (en: string, ja: string) => ({ en, ja })

const options: readonly GameOption[] = [
  {
    id: 'economy',
    title: both('Economy', '経済'),
    values: ['off', 'on', 'full'].map((id) => ({ id, title: both(id, id) })),
  },
]

export const renderOptions = (language: Language, limits: NonNullable<Scenario['options']>): string => {
  const scenario = { options: limits }
  return renderToString(() => (
    <Options
      card={{ options }}
      language={language}
      scenario={scenario}
      values={fittingOptions({ options }, scenario)}
      onChange={() => undefined}
    />
  ))
}
