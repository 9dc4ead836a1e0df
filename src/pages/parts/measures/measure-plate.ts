import type { MeasureName } from '../../../features/body-measures/body-measures.ts'
import type { PlateSlot } from '../../../features/plates/plate-slots.ts'

/**
 * The picture that shows where the tape goes; a heel is not measured. It is not looked up in the table of slots, which
 * would send every name in it to each visitor.
 */
export const measurePlate = (name: MeasureName) =>
  name === 'talon' ? undefined : (`measure-${name.replaceAll('_', '-')}` as PlateSlot)
