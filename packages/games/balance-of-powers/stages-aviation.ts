/** §6.3 The air phase. */
export type AviationStage =
  /** §6.311 the number: the side whose turn it is, and two more if the other has just passed */
  | 'aviation/patrol'
  | 'aviation/dogfights'
  /** §6.321 by side */
  | 'aviation/regroup'
  | 'aviation/pairing'
  /** §6.322 by machine-gun value */
  | 'aviation/tier'
  /** §6.324 by the machine-gun value of the tier that has fired */
  | 'aviation/aborts'
