import { drawMeasure } from './measures/draw-measure.ts'
import { figures, type MeasureName } from './measures/figures.ts'
import type { PlateName } from './plate-names.ts'

const isMeasure = (name: string): name is MeasureName => name in figures

/** Where the tape goes, one figure for each measure. */
export const measures: Partial<Readonly<Record<PlateName, () => Promise<Buffer>>>> = Object.fromEntries(
  Object.keys(figures)
    .filter(isMeasure)
    .map((name) => [`measure-${name}`, () => drawMeasure(name)]),
)
