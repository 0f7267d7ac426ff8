export type Prompt =
  | 'retreat-or-stay'
  | 'retreat'
  | 'retreat-on'
  | 'who-takes-the-hit'
  | 'cavalry-stays'
  | 'hq-where'
  | 'fourth-division'
  | 'recover-units'
  | 'withdraw-units'
  | 'withdrawal-trenches'

export type Refused =
  | 'no-retreat-there'
  | 'better-retreat'
  | 'retreat-blocked'
  | 'no-room-there'
  | 'not-in-retreat'
  | 'no-trenches-yet'
  | 'trench-there'
  | 'no-infantry-to-dig'
  | 'no-enemy-to-face'
  | 'enemies-in-hex'
  | 'nobody-to-recover'
  | 'withdrawn-already'
  | 'too-early-to-withdraw'
  | 'allies-first'
  | 'withdraw-at-start'
  | 'nobody-to-move-there'

export type Verb = 'stay' | 'fall-back' | 'retreat' | 'split-off' | 'halt-here' | 'suffer' | 'recover-unit'

/** phases and procedures */
export type Procedure = 'withdrawal' | 'withdrawal/moves' | 'withdrawal/trenches'
