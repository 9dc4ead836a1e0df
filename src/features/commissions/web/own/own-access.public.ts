/** How a customer reaches a commission: signed in, or by the key of the mailed link. */
export interface OwnAccess {
  readonly id: string
  readonly key?: string | undefined
}
