import type { OptionalPurpose } from '../../shared/privacy/optional-purposes.ts'

interface Part {
  readonly purpose: OptionalPurpose
  readonly start: () => () => void
  stop?: (() => void) | undefined
}

const granted = new Set<OptionalPurpose>()
const parts = new Set<Part>()

const follow = (part: Part) => {
  if (!granted.has(part.purpose)) {
    part.stop?.()
    part.stop = undefined
  } else part.stop ??= part.start()
}

/** Whether the visitor has agreed to this; no, until an answer was given and read. */
export const hasConsent = (purpose: OptionalPurpose) => granted.has(purpose)

/**
 * The only way in for whatever is optional: it starts once the visitor agrees, and what `start` returns stops it when
 * the visitor does so no more. Returns a function that takes the part away again.
 */
export const withConsent = (purpose: OptionalPurpose, start: () => () => void) => {
  const part: Part = { purpose, start }
  parts.add(part)
  follow(part)
  return () => {
    parts.delete(part)
    part.stop?.()
  }
}

/** Tells what the visitor agrees to from now on. */
export const grantConsent = (purposes: readonly OptionalPurpose[]) => {
  granted.clear()
  for (const purpose of purposes) granted.add(purpose)
  for (const part of parts) follow(part)
}
