import { isOutOfService } from '../../db/is-out-of-service.ts'

interface WellbeingOptions {
  /** Resolves when the database answers and disk space is left; it is called often, so it must be cheap. */
  readonly ask: () => Promise<unknown>
  /** Resolves when data could be written durably. */
  readonly write: () => Promise<unknown>
}

/** Whether the server can serve: after a failed write it stays out of service until a write succeeds. */
export interface Wellbeing {
  /** Receives every failure, and remembers those that will affect further requests. */
  readonly note: (failure: unknown) => void
  readonly check: () => Promise<void>
}

export const createWellbeing = ({ ask, write }: WellbeingOptions): Wellbeing => {
  let isInTrouble = false
  let writing: Promise<unknown> | undefined
  return {
    note: (failure) => {
      if (isOutOfService(failure)) isInTrouble = true
    },
    check: async () => {
      await ask()
      if (!isInTrouble) return
      writing ??= write().finally(() => {
        writing = undefined
      })
      await writing
      isInTrouble = false
    },
  }
}
