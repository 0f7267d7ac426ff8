/** §6.32 Dogfights and §5.31 air raids, with the chance of every shot. */
import type { Answer } from '@sandtable/kernel'
import {
  type Chart,
  type FightPanel,
  type FightRow,
  type FightSide,
  numbersIn,
} from '@sandtable/presentation'
import { type DogfightShot, type RaidOdds, raidOdds, shotsIn } from '../../inspect/index.ts'
import { enemyOf, SIDES, type Side } from '../../nations.ts'
import { idOf, townName } from '../../places.ts'
import { acesAt, fightersAt } from '../../rules/06-aviation/fighters.ts'
import { allegianceOf, whereIs } from '../../state.ts'
import { evasionOf, gunsOf, isFighter } from '../../units.ts'
import { percent } from '../chances.ts'
import { counterOf } from '../counters.ts'
import {
  askedOf,
  colourOfUnit,
  gameText,
  nameOf,
  optionsOf,
  placeIn,
  type Scene,
  SIDE_COLOURS,
  words,
} from '../scene.ts'

const idAt = (place: number): string => (townName(place) ? idOf(place) : '')

/** The dogfight under way; the shot asked for first. */
export function dogfightPanel(scene: Scene, answer: Answer | undefined): FightPanel | undefined {
  const s = scene.state
  if (s.dogfight < 0) return undefined
  const w = words(scene).panels.fight.air
  const asked = askedOf(scene)
  const [shooter] = asked?.prompt === 'fire' ? numbersIn(asked.facts.unit) : []
  const shots = shotsIn(s)
  const own = shots.filter((shot) => shot.shooter === shooter)
  return {
    title: w.dogfight(placeIn(scene, s.dogfight)),
    id: idAt(s.dogfight),
    subtitle: shooter === undefined ? w.before : w.tier(gunsOf(shooter)),
    attacker: fighters(scene, SIDES[0] as Side, own),
    defender: fighters(scene, SIDES[1] as Side, own),
    lines: shots
      .filter((shot) => shot.shooter !== shooter)
      .map((shot) => ({ ...shotLine(scene, shot), tone: 'faint' })),
    charts: own.length === 0 ? [] : [shotChart(scene, own, answer)],
    sentence: { text: w.sentence, rules: ['6.324'] },
  }
}

const shotLine = (scene: Scene, { shooter, target, value, above, p, hasAce }: DogfightShot) => {
  const { air } = words(scene).panels.fight
  const text = [
    air.shot(nameOf(scene, shooter), nameOf(scene, target)),
    air.needs(value, above),
    ...(hasAce ? [air.ace] : []),
  ].join(words(scene).dot)
  return { text, value: percent(p), rules: ['6.323'] }
}

/** the shots the fighter has, the one pointed at alone */
function shotChart(scene: Scene, own: readonly DogfightShot[], answer: Answer | undefined): Chart {
  const aimed = own.filter(({ target }) => answer?.verb === 'fire' && target === answer.arg)
  const [first] = own
  return {
    title: nameOf(scene, first?.shooter ?? -1),
    unit: words(scene).panels.fight.air.side,
    nation: colourOfUnit(first?.shooter ?? 0),
    bars: (aimed.length > 0 ? aimed : own).map(({ target, p }) => ({ label: nameOf(scene, target), p })),
  }
}

function fighters(scene: Scene, side: Side, own: readonly DogfightShot[]): FightSide {
  const s = scene.state
  const units = [...fightersAt(s, side, s.dogfight), ...acesAt(s, side, s.dogfight)]
  const w = words(scene)
  return {
    title: w.sides[side] ?? '',
    nation: SIDE_COLOURS[side],
    total: '',
    rows: units.map((u): FightRow => {
      const shot = own.find(({ target }) => target === u)
      return {
        counter: counterOf(scene, u),
        at: '',
        value: isFighter(u) ? String(gunsOf(u)) : '',
        ...(shot
          ? { note: shotLine(scene, shot) }
          : isFighter(u)
            ? { note: { text: w.panels.fight.air.figures(gunsOf(u), evasionOf(u)), tone: 'faint' as const } }
            : {}),
        ...fireAction(scene, u),
      }
    }),
  }
}

function fireAction(scene: Scene, u: number): Pick<FightRow, 'action'> {
  const asked = askedOf(scene)
  if (!optionsOf(asked?.offer, 'fire').includes(u)) return {}
  return {
    action: {
      answer: { verb: 'fire', arg: u },
      key: '',
      tone: 'attack',
      dice: 2,
      label: gameText(scene).verb('fire'),
    },
  }
}

/** The raid that the answer would fly. */
export function raidPanel(scene: Scene, answer: Answer | undefined): FightPanel | undefined {
  const asked = askedOf(scene)
  if (asked?.prompt !== 'raid' || answer?.verb !== 'raid' || answer.arg === undefined) return undefined
  const [bomber] = numbersIn(asked.facts.unit)
  if (bomber === undefined) return undefined
  const s = scene.state
  const place = answer.arg
  const odds = raidOdds(s, bomber, place)
  const side = allegianceOf(s, bomber) as Side
  const w = words(scene).panels.fight.air
  return {
    title: w.raid(placeIn(scene, place)),
    id: idAt(place),
    subtitle: placeIn(scene, whereIs(s, bomber)),
    attacker: {
      title: w.bomber,
      nation: SIDE_COLOURS[side],
      total: '',
      rows: [
        {
          counter: counterOf(scene, bomber),
          at: placeIn(scene, whereIs(s, bomber)),
          value: String(odds.above),
        },
      ],
    },
    defender: {
      title: w.guards,
      nation: SIDE_COLOURS[enemyOf(side)],
      total: '',
      rows: guardRows(scene, odds),
    },
    lines: [
      {
        text: `${w.hits}${words(scene).dot}${w.hitRoll(odds.drm, odds.below)}`,
        value: percent(odds.p),
        rules: ['5.313'],
      },
      { text: w.bomberLost, value: percent(odds.lost), rules: ['5.314'] },
      { text: w.bomberDamaged, value: percent(odds.damaged), rules: ['5.314'] },
    ],
    charts: [
      {
        title: w.raid(placeIn(scene, place)),
        unit: w.bomber,
        nation: colourOfUnit(bomber),
        bars: [
          { label: w.hits, p: odds.p },
          { label: w.bomberLost, p: odds.lost },
        ],
      },
    ],
    sentence: { text: w.raidSentence(percent(odds.p), percent(odds.lost)), rules: ['5.313', '5.314'] },
  }
}

const guardRows = (scene: Scene, { guards, above }: RaidOdds): FightRow[] =>
  guards.map(({ unit, value, p }) => ({
    counter: counterOf(scene, unit),
    at: placeIn(scene, whereIs(scene.state, unit)),
    value: percent(p),
    note: { text: words(scene).panels.fight.air.needs(value, above), rules: ['5.314'] },
  }))
