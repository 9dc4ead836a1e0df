import { isOutOfService } from '../../db/is-out-of-service.ts'

interface WellbeingOptions {
  /** Resolves when the house can be asked and has room left; asked often, so it costs little. */
  readonly ask: () => Promise<unknown>
  /** Resolves when something could be written down for good. */
  readonly write: () => Promise<unknown>
}

/** Whether the house can serve: one that could not write stays out of service until it can again. */
export interface Wellbeing {
  /** Hears of every failure, and remembers those that more than one request will meet. */
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
