/** Card AP24: stacks that move free of charge, and others beside them. */
import { expect, it } from 'vitest'
import { played } from './cards/playing.ts'
import type { StagedScene } from './scene.ts'
import type { SceneSpec } from './stage.ts'

const pieces: SceneSpec['pieces'] = {
  ...{ RU_I: 'Kharkov', RU_II: 'Kharkov', 'RU_inf_SCU.1': 'Kharkov', 'RU_inf_SCU.2': 'Kharkov' },
  ...{
    RU_XX: 'replaceable',
    'RU_inf_SCU.4': 'reserve',
    'RU_inf_SCU.5': 'reserve',
    'RU_inf_SCU.6': 'reserve',
  },
}
function formed(scene: StagedScene, ids: readonly string[]): StagedScene {
  for (const id of ids) scene.act('add', id)
  return scene.can('formed') ? scene.act('formed') : scene
}
function moving(scene: StagedScene): StagedScene {
  while (scene.prompt === 'activate') scene.act('done')
  return scene
}

it('[AP24] §22.3.a §22.4.a a stack paid for may be put together or taken apart beside a free one', () => {
  const scene = formed(played('AP24', { pieces }).act('free-move', 'Kharkov'), ['RU_I'])
  formed(scene.act('move-stack', 'Kharkov'), ['RU_II', 'RU_inf_SCU.1', 'RU_inf_SCU.2'])
  moving(scene)
  expect([scene.offers('assemble'), scene.offers('disassemble')]).toEqual([['RU_XX'], ['RU_II']])
})

it('[AP24] §22.3.a §22.4.a a free one may not', () => {
  const scene = played('AP24', { pieces }).act('free-move', 'Kharkov')
  moving(formed(scene, ['RU_II', 'RU_inf_SCU.1', 'RU_inf_SCU.2']))
  expect([scene.offers('assemble'), scene.offers('disassemble')]).toEqual([[], []])
})

it('[AP24] §9.7.1.a only Russians move out of a space activated free of charge', () => {
  const mixed = { RU_I: 'Kishinev', RO_1stArmy: 'Kishinev' }
  const scene = played('AP24', { status: { RO: 'at-war' }, pieces: mixed }).act('free-move', 'Kishinev')
  expect(moving(scene).offers('unit')).toEqual(['RU_I'])
})

it('[AP24] §9.4.1.b on Lemnos too it is the stack that moves free of charge, not the island', () => {
  const lemnos = { 'RU_2-4Special': 'Lemnos', FR_2ndGroup: 'Lemnos', BR_XVI: 'Lemnos' }
  const scene = played('AP24', { turn: 6, landing: ['SeaSalonika'], pieces: lemnos })
  scene.act('free-move', 'Lemnos')
  formed(scene.act('move-stack', 'Lemnos'), ['FR_2ndGroup'])
  expect(moving(scene).offers('unit')).toContain('FR_2ndGroup')
})
