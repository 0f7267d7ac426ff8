export type Prompt =
  | 'station-british'
  | 'choose-options'
  | 'redeploy'
  | 'redeploy-where'
  | 'deploy-belgians'
  | 'delay-ninth-army'
  | 'belgian-withdrawal'
  | 'allenby'

export type Refused =
  | 'not-a-british-starter'
  | 'too-many-options'
  | 'cannot-redeploy'
  | 'redeployed-already'
  | 'limit-of-redeployment'
  | 'not-a-home-hex'
  | 'begins-there'
  | 'no-room-there'
  | 'barred-on-turn-1'
  | 'northern-front-used'
  | 'antwerp-masked'
  | 'maubeuge-closed'
  | 'escape-open'
  | 'belgians-stay-in-belgium'

export type Verb = 'station' | 'options' | 'redeploy' | 'redeploy-to'

/** phases and procedures */
export type Procedure =
  | 'deployment'
  | 'options'
  | 'deployment/belgian'
  | 'deployment/french'
  | 'deployment/german'
  | 'deployment/ninth-army'
  | 'liege'
