/** The panel of the fight under way, or of the one a hovered choice would begin. */
import type { Answer, Odds, Offer } from '@sandtable/kernel'
import type { FightPanel, Presentation, Scene } from '@sandtable/presentation'
import { type Accessor, createMemo, on } from 'solid-js'

export function createFight(
  presentation: Presentation,
  scene: Accessor<Scene>,
  offer: Accessor<Offer | undefined>,
  hovered: Accessor<Answer | undefined>,
  selected: Accessor<number | undefined>,
): Accessor<FightPanel | undefined> {
  const intended = createMemo((): Answer | undefined => {
    const answer = hovered()
    return answer && presentation.isCombat(answer.verb) ? answer : undefined
  })
  const chances = createMemo((): Odds | undefined => {
    if (!offer()) return undefined
    const roll = presentation.buttons(scene()).find(({ dice }) => dice !== undefined)
    return roll ? scene().odds(roll.answer) : undefined
  })
  const selectedThen = createMemo(on(scene, () => selected()))
  return createMemo(() => {
    const panel = presentation.fight(scene(), intended(), chances())
    return panel?.isOver === true && selected() !== selectedThen() ? undefined : panel
  })
}
