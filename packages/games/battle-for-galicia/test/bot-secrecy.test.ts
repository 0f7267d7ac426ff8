import { secrecySuite } from '@sandtable/bots/secrecy-suite'
import { MIND } from '../bot/index.ts'

secrecySuite(MIND, 'campaign')
