import { it } from 'vitest'
import { activated } from './activated.ts'
import { Scene } from './scene.ts'
import { piece } from '../pieces.ts'
import { blockIndex, mark } from '../state.ts'
import { GRID, hex } from '../map.ts'
void piece; void mark; void blockIndex; void GRID; void hex; void activated
const out = (name: string, fn: () => unknown): void => {
  let r: unknown
  try { r = fn() } catch (e) { r = `THROW ${(e as Error).message}` }
  console.log(`\n## ${name}: ${JSON.stringify(r)}`)
}
const ref = (s: Scene, v: string, a?: string): string => { try { const r = s.refusal(v, a); return `${r.code}/${r.rule}` } catch (e) { return `OK` } }
const block = (from: string, to: string, side: number) => (st: Scene['state']): void => { st.blocked[blockIndex(hex(from), GRID.direction(hex(from), hex(to)))] = 1 << side }
void ref; void block
const late = { turn: 8, withdrawn: { AL: 3, GE: 4 } } as const
void late
it('probe', () => {
  out('1 three activations vs empty hand', () => {
    const s = new Scene({ pieces: { 'f-viii': '69', 'f-xiii': '79', 'f-i': '19', 'f-ii':'80','g-i-b':'101' }, side: 'AL', caps: { AL: 5, GE: 0 }, turn: 5, withdrawn: {AL:3,GE:4} })
    const log = []
    for (const h of ['69','79','19','80']) { s.act('activate', h); log.push(s.prompt); s.act('done'); log.push(s.prompt, s.asked, s.caps('AL')) }
    return log
  })
  out('48c withdrawal into friendly hex w OOS corps / enemy HQ', () => {
    const s = new Scene({ side:'AL', turn:4, pieces:{'f-viii':'69','f-xiii':'79','f-hq1':'79','g-ii':{hex:'68',outOfSupply:true},'g-hq2':'70','g-i-b':'101','b-1-div':'18','be-i':'52','be-hq':'52'} })
    s.act('withdraw'); const r:unknown[]=[s.prompt,s.offers('unit'),s.offers('stack')]
    s.act('unit','f-viii'); r.push(s.offers('march'),ref(s,'march','68'),ref(s,'march','70'))
    s.act('march','78'); r.push(s.prompt, s.offers('march')); if(s.prompt==='march')s.act('halt')
    r.push(s.prompt,s.offers('unit'),ref(s,'unit','f-viii'))
    s.act('unit','b-1-div'); r.push(s.offers('march'))
    return r
  })
  out('49 block both directions: AL in G (contested, German) to H (friendly contested) across German block', () => {
    const s = activated('35', { ...late, side:'AL', control:{'35':'GE','45':'GE','44':'GE','54':'GE','64':'GE','73':'GE','34':'GE','46':'GE'}, pieces:{'f-viii':'35','g-ii':'35','f-i':'36','g-iii':'36','f-ii':'26'}, prepare: block('35','36',1) })
    s.act('unit','f-viii'); return [s.offers('march'), ref(s,'march','36')]
  })
  out('49b evade across just crossed hexside', () => {
    const s = activated('69', { ...late, side:'AL', control:{'68':'GE'}, pieces:{'f-viii':'69','g-2c':'68','g-i-b':'101'} })
    s.act('unit','f-viii').act('march','68'); const r:unknown[]=[s.prompt,s.asked,s.seen('hexside-blocked')]
    r.push(s.can('evade'),s.can('stand'))
    if(s.can('evade')) { s.act('evade'); r.push(s.prompt,s.asked,s.offers('retreat'),s.where('g-2c')) }
    return r
  })
  out('49c enemy leaves: block stays?', () => {
    const s = activated('68', { ...late, side:'GE', control:{'68':'AL'}, pieces:{'f-viii':'68','g-ii':'68','f-xiii':'69','g-iii':'67','g-i-b':'101'}, 
      prepare: (st) => { block('69','68',0)(st) } })
    s.act('unit','g-ii'); const r:unknown[]=[s.offers('march'),ref(s,'march','69')]
    return r
  })
  out('49d HQ alone entering friendly contested blocks?', () => {
    const s = activated('69', { ...late, side:'AL', pieces:{'f-hq1':'69','f-viii':'68','g-ii':'68','g-i-b':'101'} })
    s.act('unit','f-hq1').act('march','68'); return [s.prompt,s.seen('hexside-blocked')]
  })
  out('49e leaving enemy controlled contested hex into friendly contested: no block', () => {
    const s = activated('35', { ...late, side:'AL', control:{'35':'GE','45':'GE'}, pieces:{'f-viii':'35','g-ii':'35','f-i':'36','g-iii':'36','f-ii':'26'} })
    s.act('unit','f-viii').act('march','36'); return [s.prompt,s.seen('hexside-blocked')]
  })
  out('49f last combat unit leaves entered hex: block gone; only HQ left', () => {
    const s = activated('68', { ...late, side:'AL', pieces:{'f-viii':'68','f-hq1':'68','g-ii':'68','f-xiii':'67','g-i-b':'101'}, control:{'68':'GE'}, prepare: block('69','68',0) })
    s.act('unit','f-viii').act('march','69'); const r:unknown[]=[s.seen('hexside-reopened'),s.where('f-hq1')]; if(s.prompt==='march')s.act('halt'); s.act('done'); r.push(s.prompt,s.seen('hexside-reopened'),s.where('f-hq1'),s.face('f-hq1')); return r
  })
  out('53 SP: HQ alone, cavalry', () => {
    const ctl={'44':'GE','54':'GE','64':'GE','73':'GE','53':'GE','63':'GE','72':'GE','34':'GE','62':'GE'} as const
    const s = activated('34', { side:'GE', turn:6, withdrawn:{AL:3,GE:4}, control:ctl, pieces:{'g-hq1':'34','g-ii':'34','g-2c':'34','g-ha420':'34','f-c6':'24','f-i':'25','f-ii':'26'} })
    const r:unknown[]=[]
    for (const u of ['g-hq1','g-ii','g-2c','g-ha420']) { s.act('unit',u); r.push(u,s.offers('march'),'33:'+ref(s,'march','33'),'24:'+ref(s,'march','24'),'23:'+ref(s,'march','23')); s.act('halt') }
    return r
  })
  out('67 HQ MA1 slow side', () => {
    const ctl={'64':'GE','73':'GE','74':'GE','65':'GE','75':'GE','55':'GE','56':'GE'} as const
    const s = activated('65', { ...late, side:'GE', control:ctl, pieces:{'g-hqnord':{hex:'65',back:true},'g-hq2':{hex:'65',back:true},'g-ii':{hex:'65',back:true},'g-ha420':'65'} })
    const r:unknown[]=[]
    for (const u of ['g-hqnord','g-hq2','g-ii','g-ha420']) { s.act('unit',u); r.push(u,s.offers('march'),ref(s,'march','55')); s.act('halt') }
    s.act('unit','g-hq2').act('unit','g-ii'); r.push('both',s.offers('march')); s.act('march','55'); r.push(s.prompt,s.face('g-hq2'),s.offers('march'))
    return r
  })
  out('74 besieged friendly fort relief', () => {
    const ctl={'54':'GE','64':'GE','73':'GE','53':'GE','63':'GE','72':'GE'} as const
    const s = activated('45', { side:'AL', turn:6, withdrawn:{AL:3,GE:4}, control:ctl, pieces:{'f-hq5':'45','f-i':'45','f-iii':{hex:'45',back:true},'f-c6':'45','fort-maubeuge':{hex:'54',besieged:true},'g-ii':'54','f-ii':'26'} })
    const r:unknown[]=[]
    for (const u of ['f-hq5','f-i','f-iii','f-c6']) { s.act('unit',u); r.push(u,ref(s,'march','54')); s.act('halt') }
    s.act('unit','f-i').act('march','54'); r.push(s.prompt,s.state.battle[53],s.control('54'),s.isMarked('fort-maubeuge','besieged'))
    s.act('unit','f-iii'); r.push('disr after',ref(s,'march','54')); s.act('halt'); s.act('unit','f-hq5'); r.push('hq after',ref(s,'march','54'))
    return r
  })
  out('73 friendly fort only + enemy combat in friendly hex', () => {
    const s = activated('66', { side:'AL', turn:6, withdrawn:{AL:3,GE:4}, pieces:{'f-hq5':'66','f-i':'66','f-iii':{hex:'66',back:true},'fort-verdun-e':'76','g-v':'76','f-ii':'26'} })
    const r:unknown[]=[]
    for (const u of ['f-hq5','f-i','f-iii']) { s.act('unit',u); r.push(u,ref(s,'march','76'),ref(s,'march','77')); s.act('halt') }
    s.act('unit','f-iii').act('march','76'); r.push(s.prompt,s.state.battle[75]); s.act('unit','f-hq5').act('march','76');r.push(s.prompt); s.act('done'); r.push(s.prompt, s.where('f-hq5'))
    return r
  })
})
