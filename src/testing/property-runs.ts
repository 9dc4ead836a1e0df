/** How often a property is tried: shortly in a quick run, as often as it says in a deep one. */
export const propertyRuns = (whole: number) =>
  process.env.PROPERTY_RUNS === 'whole' ? whole : Math.ceil(whole / 8)
