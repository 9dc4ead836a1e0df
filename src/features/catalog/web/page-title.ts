const longestTitle = 60

/**
 * « Robe Garance · the house », within 60 characters (§2). A long name stands without the
 * house, and a very long name is cut.
 */
export const pageTitle = (name: string, houseName: string) => {
  const whole = `${name} · ${houseName}`
  if (whole.length <= longestTitle) return whole
  return name.length <= longestTitle ? name : `${name.slice(0, longestTitle - 1).trimEnd()}…`
}
