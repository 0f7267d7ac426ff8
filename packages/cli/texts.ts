import { type Asked, type Game, kernelRefusalText, type Refusal, type Text } from '@sandtable/kernel'

/** A refusal in words, the kernel's own or the game's. */
export function refusalText(game: Game, refusal: Refusal): Text {
  const { code, facts } = refusal
  return (
    kernelRefusalText(refusal) ?? {
      en: game.text('en').refusal(code, facts),
      ja: game.text('ja').refusal(code, facts),
    }
  )
}

export function promptText(game: Game, { question }: Asked): Text {
  const { prompt, facts = {} } = question
  return { en: game.text('en').prompt(prompt, facts), ja: game.text('ja').prompt(prompt, facts) }
}

export const refusalLine = (game: Game, refusal: Refusal): string =>
  `${refusalText(game, refusal).en} (rule ${refusal.rule})`
