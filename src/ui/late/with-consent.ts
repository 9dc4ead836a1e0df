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

/** Whether the visitor has agreed to this purpose; false until the stored answer is read. */
export const hasConsent = (purpose: OptionalPurpose) => granted.has(purpose)

/**
 * Starts an optional part once the visitor agrees to its purpose; all optional parts must use it. What `start` returns
 * stops the part when the visitor withdraws the consent. The returned function removes the part.
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

/** Sets the purposes that the visitor agrees to from now on. */
export const grantConsent = (purposes: readonly OptionalPurpose[]) => {
  granted.clear()
  for (const purpose of purposes) granted.add(purpose)
  for (const part of parts) follow(part)
}
