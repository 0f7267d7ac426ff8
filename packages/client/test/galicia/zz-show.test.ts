import { it } from 'vitest'
import { answersOf, whyNot } from '@sandtable/kernel'
import { methods } from '../../games/battle-for-galicia/methods.ts'
import { scenes } from './scenes.ts'
it('shows', () => {
  const seen = new Map<string, number>()
  const out: unknown[] = []
  let last
  for (const language of ['en', 'ja'] as const)
  for (const scene of scenes(2, 1, language)) {
    last = scene
    const p = scene.play.pending[0]!.question.prompt + language
    const n = seen.get(p) ?? 0
    if (n >= 1 || scene.play.state.turn < 3) continue
    seen.set(p, n + 1)
    const offer = scene.play.offered(scene.seat!)!
    const answers = answersOf(offer)
    out.push({ prompt: p, crumbs: methods.crumbs(scene).map(c => c.text + (c.state === 'now' ? '*' : '')).join(' > '), buttons: methods.buttons(scene).map(b => b.key + ' ' + b.label), standing: methods.standing(scene).date })
    for (const a of answers.filter((_, i) => i % Math.ceil(answers.length / 3) === 0)) out.push({ a, preview: methods.preview(scene, a) })
    const held = methods.held(scene).spaces[0]
    if (held !== undefined) { const r = methods.report(scene, held); out.push({ ...r, units: r.units.map(u => ({ n: u.counter.name, d: u.detail, v: u.values.map(v => v.label + v.value).join(' '), notes: u.notes })) }) }
    for (const verb of methods.naturalVerbs(scene)) for (const arg of [5, 60, 100]) { const r = whyNot(scene.play, { seat: scene.seat!, answer: { verb, arg } }); if (r) out.push({ verb, arg, refusal: methods.refusal(scene, r) }) }
    const f = methods.fight(scene, answers.find(a => ['attack', 'from', 'join', 'defend'].includes(a.verb)), undefined)
    if (f) out.push({ ...f, attacker: { ...f.attacker, rows: f.attacker.rows.map(r => r.at + ' ' + r.value) }, defender: { ...f.defender, rows: f.defender.rows.map(r => r.at + ' ' + r.value) } })
  }
  if (last) { const l = methods.log(last.told!, last.language); for (const g of l.slice(20, 34)) out.push(g.title, ...g.lines.map(x => (x.minor ? '   ' : '') + (x.spaceId ?? '') + ' ' + x.text + ' §' + x.rule + (x.dice ? ' ' + x.dice.map(d => d.face).join('+') : ''))); out.push(methods.series(last.told!, last.language)) ; out.push(methods.timeline(last.told!, 999, last.language).slice(0, 4)) 
  const e = { ...last, language: 'en' as const }; for (const g of methods.log(e.told!, 'en').slice(20, 28)) out.push(g.title, ...g.lines.map(x => (x.minor ? '   ' : '') + (x.spaceId ?? '') + ' ' + x.text))
  for (const k of methods.overlays) out.push([k.id, JSON.stringify(methods.overlay(last, k.id, methods.stacks(last)[0]!.space)).slice(0, 400)]) }
  for (const o of out) console.log(typeof o === 'string' ? o : JSON.stringify(o))
})
