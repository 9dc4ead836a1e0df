import type { MeasureName } from '../../../features/body-measures/body-measures.ts'
import { Plate } from '../../../features/plates/web/plate.public.tsx'
import { measurePlate } from './measure-plate.ts'

/** The picture of a measure beside its name, where it has one. */
export const plateOfMeasure = (name: MeasureName) => {
  const slot = measurePlate(name)
  return slot && <Plate slot={slot} sizes="8rem" />
}
