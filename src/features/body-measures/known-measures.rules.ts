import { type CivilDate, daysBetween } from '../../shared/calendar/civil-date.ts'
import { type BodyLength, cmOf } from '../../shared/lengths/body-length.ts'
import { freshDays, type Taker } from './body-measures.limits.ts'
import { bodyMeasures, type MeasureName, measureNames } from './body-measures.ts'
import { settledBy } from './passes.rules.ts'

/** What one version knows of one measure. */
export interface TakenMeasure {
  readonly name: MeasureName
  readonly passes: readonly BodyLength[]
  /** The number of its definition when it was taken. */
  readonly iso: string | null
}

export interface TakenVersion {
  readonly number: number
  readonly takenOn: CivilDate
  readonly takenBy: Taker
  readonly measures: readonly TakenMeasure[]
}

/** A measure with where it comes from. */
export interface KnownMeasure extends TakenMeasure {
  readonly length: BodyLength | null
  readonly cm: number | null
  readonly takenOn: CivilDate
  readonly takenBy: Taker
}

export const isFreshOn = (takenOn: CivilDate, today: CivilDate) => daysBetween(takenOn, today) <= freshDays

/** Adds the number of the definition by which a measure is taken today. */
export const defined = ({ name, passes }: Pick<TakenMeasure, 'name' | 'passes'>): TakenMeasure => {
  const measure = bodyMeasures[name]
  return { name, passes, iso: 'iso' in measure ? measure.iso : null }
}

export const withLength = (taken: TakenMeasure) => {
  const settled = settledBy(taken.name, taken.passes)
  const length = settled && 'length' in settled ? settled.length : null
  return { ...taken, length, cm: length === null ? null : Math.round(cmOf(length) * 100) / 100 }
}

/**
 * What is known of a body: the latest of each measure, where one of the atelier that is still fresh counts before what the
 * customer took later. The versions come newest first.
 */
export const knownMeasures = (versions: readonly TakenVersion[], today: CivilDate): readonly KnownMeasure[] =>
  measureNames.flatMap((name) => {
    const of = versions.flatMap(({ takenOn, takenBy, measures }) =>
      measures
        .filter((each) => each.name === name)
        .map((each) => ({ ...withLength(each), takenOn, takenBy })),
    )
    const ofWorkshop = of.find(({ takenBy, takenOn }) => takenBy === 'workshop' && isFreshOn(takenOn, today))
    const known = ofWorkshop ?? of[0]
    return known ? [known] : []
  })
