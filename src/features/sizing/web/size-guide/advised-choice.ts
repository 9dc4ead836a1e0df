/** What can be done with the size that is advised. */
export interface AdvisedChoice {
  /** The size that is remembered already. */
  readonly remembered: string | undefined
  /** Whether the advice is for whoever reads it: what is advised for somebody else is not remembered. */
  readonly isOwn: boolean
  readonly choose: (size: string) => void
  /** Whether the product at hand is to be had in it; absent where there is none. */
  readonly isAvailable?: ((size: string) => boolean) | undefined
  /** Chooses the product made to measure, where it can be had so. */
  readonly chooseMadeToMeasure?: (() => void) | undefined
}
