import type { Language } from '@sandtable/kernel'
import type { Theme } from '@sandtable/presentation'
import type { Speed } from '../bots/pace.ts'
import type { Stay } from '../seen/stay.ts'
import type { Deafness } from '../table/hearing.ts'

/** What the switches of the table set; they work at any moment and change nothing else. */
export interface Settings {
  language(): Language
  setLanguage(language: Language): void
  theme(): Theme
  setTheme(theme: Theme): void
  hasSounds(): boolean
  setSounds(on: boolean): void
  /** of the computer's answers */
  speed(): Speed
  setSpeed(speed: Speed): void
  /** how long results of fights stay */
  stay(): Stay
  setStay(stay: Stay): void
  /** how long buttons and keys are deaf when another question is put */
  deafness(): Deafness
  setDeafness(deafness: Deafness): void
  handsOver(): boolean
  setHandsOver(on: boolean): void
  tellsSince(): boolean
  setTellsSince(on: boolean): void
  hasBriefing(): boolean
  setBriefing(on: boolean): void
}
