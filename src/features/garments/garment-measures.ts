/** What is measured of a finished garment, from the top down. */
export const measureNames = ['bust', 'waist', 'hip', 'shoulders', 'sleeve', 'length'] as const

export type MeasureName = (typeof measureNames)[number]

/** The measures of a garment in one size, in centimetres; the size is null where the product has none. */
export type SizeMeasures = { readonly size: string | null } & {
  readonly [name in MeasureName]?: number | undefined
}

/** A ceremony train is the longest, a strap the narrowest; a tape shows half centimetres. */
export const measureLimitsCm = { min: 1, max: 500, step: 0.5 } as const

/** The names of what at least one size is measured at. */
export const measuredNames = (measures: readonly SizeMeasures[]) =>
  measureNames.filter((name) => measures.some((of) => of[name] !== undefined))

/** Measures as lines of words, a line for each size: « 38 bust 92 waist 73.5 ». */
export const linesOfMeasures = (measures: readonly SizeMeasures[]) =>
  measures.map((of) =>
    [
      ...(of.size === null ? [] : [of.size]),
      ...measureNames.flatMap((name) => (of[name] === undefined ? [] : [name, String(of[name])])),
    ].join(' '),
  )
