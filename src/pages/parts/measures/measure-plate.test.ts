import { expect, it } from 'vitest'
import { measureNames } from '../../../features/body-measures/body-measures.ts'
import { isPlateSlot } from '../../../features/plates/plate-slots.ts'
import { measurePlate } from './measure-plate.ts'

it('each measure but the heel has a slot for its picture', () => {
  for (const name of measureNames) {
    const slot = measurePlate(name)
    expect([name, slot !== undefined && isPlateSlot(slot)]).toEqual([name, name !== 'talon'])
  }
})
