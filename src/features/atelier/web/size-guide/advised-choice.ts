/** What can be done with the size that is advised. */
export interface AdvisedChoice {
  /** The size that is remembered already. */
  readonly remembered: string | undefined
  readonly choose: (size: string) => void
  /** Whether the product at hand is to be had in it; absent where there is none. */
  readonly isAvailable?: ((size: string) => boolean) | undefined
}
