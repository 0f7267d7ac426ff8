import type { ChapterTexts } from '../shape.ts'

export const revolution: ChapterTexts<'23.4'> = {
  '23.4': {
    title: 'Russian Revolution',
    text: ['How the Russian Revolution begins, how it grows, and how it can be put down.'],
  },
  '23.4.1': {
    title: 'Timing of the Russian Revolution',
    text: ['The two events that lead to the revolution.'],
  },
  '23.4.1.a': {
    title: 'Food riots',
    text: [
      'When RUSSIAN FOOD RIOTS is played as an event, its marker is put on the Russian Revolution Track as a reminder: without it RUSSIAN REVOLUTION cannot be played.',
      '{#139} RUSSIAN FOOD RIOTS needs a Russian Will of 4 or less, and lowers it by 2.',
    ],
  },
  '23.4.1.b': {
    title: 'The event',
    text: [
      'After that, RUSSIAN REVOLUTION may be played while there is an uprising in Russia. The Revolution marker is then put on the Turn Track, one turn ahead.',
    ],
  },
  '23.4.1.c': {
    title: 'The beginning',
    text: [
      'When the turn marker reaches the Revolution marker, the latter goes to the red "RU Revolution" box of the Russian Revolution Track. The revolution has begun.',
    ],
  },
  '23.4.2': {
    title: 'Stages of the Russian Revolution',
    text: ['How the revolution advances, and what each of its four stages does.'],
  },
  '23.4.2.a': {
    title: 'Advance',
    text: [
      'In each following Rebellion/Revolution Phase the Revolution marker advances one stage {§6.0.F.2.b}.',
      '{#101} It does not advance in the turn in which the revolution begins: then it is in the red box only. Stage 1 comes in the Rebellion/Revolution Phase of the turn after, if there is an uprising in Russia.',
    ],
  },
  '23.4.2.b': {
    title: 'The stages',
    text: [
      'Each stage has its effect when the revolution enters it:',
      '- Stage 1: from now on no card can be played for RU reinforcements.',
      '- Stage 2: from now on RU RPs cannot be accumulated, and AP-A RPs cannot be turned into RU RPs.',
      '- Stage 3: every RU LCU on the map that is at full strength loses a step.',
      '- Stage 4: every RU LCU is replaced by a full-strength RU SCU of any type, not an uprising, from the reserve box or the Replaceable Units box. The LCU goes to the Replaceable Units box, also if there is no SCU to replace it. From now on RU LCUs cannot be assembled.',
      '{#102} At stage 2 the RU RPs already recorded are lost, and no RU unit is repaired or rebuilt, by events either.',
      '{#103} At stage 4 the owner replaces the LCUs one by one and chooses each SCU from either box; while there are fewer SCUs than LCUs he says which LCU is next, and without an SCU the LCU just goes. Troop Quality does not fall, and units of two nations are spared.',
    ],
  },
  '23.4.2.c': {
    title: 'Effects add up',
    text: ['The effects add up: those of the earlier stages last while the revolution goes on.'],
  },
  '23.4.2.d': {
    title: 'No uprising, no advance',
    text: ['The revolution does not advance as long as there is no uprising in Russia.'],
  },
  '23.4.3': {
    title: 'Suppressing the Russian Revolution',
    text: ['The steps by which AP suppresses the revolution, and how CP can revive it.'],
  },
  '23.4.3.a.1': {
    title: 'Step 1: destroy the uprisings',
    text: ['To suppress the revolution AP first has to destroy all RU uprisings on the map.'],
  },
  '23.4.3.a.2': {
    title: 'Step 2: LONG LIVE THE TSAR!',
    text: [
      'AP then plays LONG LIVE THE TSAR! and puts its marker on the Russian Revolution Track.',
      '{#104} It cannot be played once FALL OF THE TSAR has been played. That card restarts only a suppressed revolution; one under way just goes on.',
    ],
  },
  '23.4.3.a.3': {
    title: 'Step 3: the marker is removed',
    text: [
      'The moment the LONG LIVE THE TSAR! marker is placed, the Revolution marker is taken off the Russian Revolution Track.',
    ],
  },
  '23.4.3.a.4': {
    title: 'Step 4: what is allowed again',
    text: [
      'From then on AP may again play cards for RU reinforcements and for RU RPs, repair and rebuild RU units, turn AP-A RPs into RU RPs, and assemble RU LCUs.',
    ],
  },
  '23.4.3.b': {
    title: 'Revival',
    text: [
      'The revolution stays suppressed until CP plays FALL OF THE TSAR. The Revolution marker is then put one turn ahead on the Turn Track; when that turn comes it goes to the red "RU Revolution" box, and the revolution runs through its stages anew {§23.4.2}.',
    ],
  },
  '23.5': {
    title: 'Collapse of Austria-Hungary',
    text: ['When Austria-Hungary collapses, and what that means.'],
  },
  '23.5.a': {
    title: 'The condition',
    text: [
      'If in the collapse step of the War Status Phase {§6.0.E.4.b} every VP space in Austria-Hungary is occupied by AP combat units or uprisings, Austria-Hungary collapses and drops out of the war. Control alone is not enough.',
      '{#105} AP troops, besiegers included, or uprisings must stand in every VP space. All AH units on the map and in boxes are eliminated, its RPs and supply sources end, its cards bring no reinforcements, and AH results of the CP offensive roll are None or Made. Spaces stay as controlled. Units of two nations fight on for Germany.',
    ],
  },
  '23.5.b.1': {
    title: 'AH units leave',
    text: [
      'All AH combat units are taken off the map. AH uprisings stay, but no more are placed. The Armistice marker goes down by 4 {§17.3.2.e.4}.',
    ],
  },
  '23.5.b.2': {
    title: 'AP in Austria-Hungary',
    text: [
      'AP combat units may move into any AH space or region, attack any CP units or uprisings in Austria-Hungary, and enter any AH space or region as a result of combat.',
    ],
  },
  '23.5.b.3': {
    title: 'CP in Austria-Hungary',
    text: [
      'CP combat units may move into any AH region and any unoccupied AH space, attack any AP units or uprisings in Austria-Hungary, and enter any AH space or region as a result of combat.',
    ],
  },
  '23.5.b.4': {
    title: 'For good',
    text: ['The collapse of Austria-Hungary is final: nothing in the game can undo it.'],
  },
  '23.6': {
    title: 'Collapse of Germany',
    text: ['What happens when Germany loses all its VP spaces.'],
  },
  '23.6.a': {
    title: 'Germany does not collapse',
    text: ['Germany never collapses, however many of its VP spaces it has lost.'],
  },
  '23.6.b.1': {
    title: 'Supply from Brandenburg',
    text: [
      'If AP units or uprisings control all German VP spaces, but not Brandenburg, GE units that can trace supply to Brandenburg may still be activated for movement or attack, receive RPs and use SR.',
    ],
  },
  '23.6.b.2': {
    title: 'Reinforcements in Brandenburg',
    text: [
      'In the same case GE reinforcements may be placed in the region Brandenburg.',
      '{#194} While enemy units or an uprising stand in Berlin none come {§15.4.b}. If AP controls Berlin and nobody is there, they come to Brandenburg or any other friendly source.',
    ],
  },
}
