import { requestErrors } from '../request-errors.ts'

/** Refuses to overwrite what somebody else has saved since the caller read it; who says nothing overwrites. */
export const requireUnchanged = (saved: string, replaces: string | undefined) => {
  if (replaces !== undefined && replaces !== saved) throw requestErrors.changedMeanwhile()
}
