/**
 * What a mind does at a question that is told by its prompt alone: a function for some of the prompts, and one
 * for all others.
 */
export const byPrompt =
  <S extends { readonly prompt: string }, R>(
    ways: Readonly<Partial<Record<S['prompt'], (sight: S) => R>>>,
    otherwise: (sight: S) => R,
  ) =>
  (sight: S): R => {
    const prompt: S['prompt'] = sight.prompt
    return ((Object.hasOwn(ways, prompt) && ways[prompt]) || otherwise)(sight)
  }
