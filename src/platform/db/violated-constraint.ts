/** The constraint or unique index that refused a statement; drivers and Drizzle wrap the error that names it. */
export const violatedConstraint = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  return 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : violatedConstraint(error.cause)
}
