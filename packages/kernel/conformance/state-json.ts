import { REFEREE } from '../events/event.ts'
import type { GameTypes } from '../game-types.ts'
import { type Check, firstProblem, type Problem } from './check.ts'
import type { Trial } from './trial.ts'

/** A state written as JSON and read back is the same state; anything less is refused. */
export const stateJson: Check = {
  name: 'state-json',
  isDear: true,
  atPosition: (trial) => roundTrip(trial) ?? (trial.match.length === 0 ? refusesHoles(trial) : undefined),
}

function roundTrip<T extends GameTypes>({ setup, play }: Trial<T>): Problem {
  const { layout } = setup.game
  const text = JSON.stringify(layout.toJson(play.state))
  const back = layout.fromJson(JSON.parse(text))
  if (typeof back === 'string') return `the state cannot be read back: ${back}`
  const changed = back.words.findIndex((word, i) => word !== play.state.words[i])
  if (changed >= 0) return `word ${changed} of the state changes on the way through JSON`
  return viewChanges(setup.game, play.state, back)
}

/** what is derived from the words must be there too */
function viewChanges<T extends GameTypes>(
  game: Trial<T>['setup']['game'],
  state: T['state'],
  back: T['state'],
): Problem {
  const [seen, seenBack] = [state, back].map((each) => JSON.stringify(game.view(each, REFEREE)))
  return seen === seenBack ? undefined : 'the view of the state changes on the way through JSON'
}

function refusesHoles<T extends GameTypes>({ setup, play }: Trial<T>): Problem {
  const { layout } = setup.game
  const whole = layout.toJson(play.state)
  const holed = Object.keys(whole).map((name) => ({ ...whole, [name]: undefined }))
  return firstProblem([null, 'state', ...holed], (json) =>
    typeof layout.fromJson(json) === 'string' ? undefined : `taken for a state: ${JSON.stringify(json)}`,
  )
}
