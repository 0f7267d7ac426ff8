import type { ChapterTexts } from '../shape.ts'

export const treaty: ChapterTexts<'28'> = {
  '28.0': {
    title: 'Treaty of Brest-Litovsk',
    text: ['How Russia leaves the war, and what both sides may do in the East afterwards.'],
  },
  '28.0.a': {
    title: 'When it can be played',
    text: ['AP may play TREATY OF BREST-LITOVSK after CP has played NOVEMBER COUP.'],
  },
  '28.0.b': {
    title: 'Two turns ahead',
    text: ['When the treaty is played, its marker is put on the Turn Track, two turns ahead.'],
  },
  '28.0.c': {
    title: 'It takes effect',
    text: [
      'When the turn marker reaches the marker of the treaty, the treaty takes effect and Russia leaves the war.',
    ],
  },
  '28.0.d.1': {
    title: 'RU units: CP ground',
    text: [
      'From then on RU units may not move into or attack CP-controlled spaces and regions in Russia. A region that holds both CP units and uprisings is not CP-controlled.',
    ],
  },
  '28.0.d.2': {
    title: 'RU units: abroad',
    text: ['RU units may not move into or attack spaces and regions outside Russia.'],
  },
  '28.0.d.3': {
    title: 'RU units go home',
    text: [
      'All RU units outside Russia must at once use SR, at no cost in OPS, to RU-controlled spaces or regions in Russia. They need a route for it.',
      '{#123} The rulebook says this of units out of supply, but those cannot use SR {§13.1.e}. Those supplied by an own source go home at once, SCUs also by sea outside winter. Others stay; they may move or redeploy into Russia later, not within or to foreign land, receive RPs if they have a line, and suffer attrition. Nobody may attack them. The Yugoslav division counts as Serbian.',
      '{#188} Nobody is cut off by those who leave before him. RU units in besieged forts and regions go home after all others; for GE units {§28.0.d.8}, HQs included, supply and routes are judged before anybody leaves.',
    ],
  },
  '28.0.d.4': {
    title: 'RU units: uprisings only',
    text: [
      'RU units may attack uprisings only, not units of CP or AP.',
      '{#125} A place with RU units, and an empty RU-controlled fort, cannot be attacked. Uprisings can, by everybody.',
    ],
  },
  '28.0.d.5': {
    title: 'RU units are left in peace',
    text: [
      'AP and CP units may not attack RU units, nor enter RU-controlled spaces and regions by movement or as a result of combat.',
      '{#124} RU-controlled is what AP controls with a RU marker, or in Russia with none; the rest is AP-controlled and open. {§28.0.d.7} means CP. It holds for retreats and advances too.',
      '{#193} RU-controlled ground alone protects nobody from attack: CP may attack other AP units wherever no RU unit is with them, AP may attack CP units also beside RU units; nobody enters by it. From then on the Yugoslav division lays SB markers, and spaces abroad that are cut off {§11.2.k} get a BR marker instead of a RU one.',
      '{#273} A siege of a Russian fort by CP goes on, and the fort may surrender; it cannot be attacked.',
      '{#234} A region of Russia that other AP units take from CP has no marker {§18.2.e}, and so is RU-controlled again: nobody enters it after them.',
      '{#236} RU-controlled ground is closed to redeployment of all others as well, as a goal and on the way; only units that are rebuilt or come by an event may still be placed there.',
    ],
  },
  '28.0.d.6': {
    title: 'AP in Russia',
    text: [
      'AP units may attack CP units and uprisings in Russia, and enter CP-controlled spaces and regions there by movement or as a result of combat.',
    ],
  },
  '28.0.d.7': {
    title: 'CP in Russia',
    text: [
      'CP units may attack AP units and uprisings in Russia, and enter AP-controlled spaces and regions there by movement or as a result of combat.',
    ],
  },
  '28.0.d.8': {
    title: 'GE units go west',
    text: [
      'All GE LCUs in supply must at once use SR, at no cost in OPS, to Brandenburg. They need a route for it.',
      'After that only one GE LCU a turn may leave Brandenburg by movement or SR, until an AP unit attacks or moves into a space or region of Germany; then there is no limit any more. SCUs, HQs and artillery are not limited.',
      '{#126} This means German LCUs, not those of two nations, by the routes of LCUs; HQs and artillery left alone follow or are eliminated. Those fed by the source of an ally alone stay. An advance after combat out of Brandenburg is neither limited nor counted. The limit ends when any AP unit enters or attacks Germany after the treaty; SR to a place AP holds there already does not end it.',
      '{#258} RU units that cross German ground on their way home do not end it.',
    ],
  },
}
