/** What a member of the team may do with commissions. */
export interface Rights {
  /** Gives money back and cancels; undefined until it is known. */
  readonly isAdmin: boolean | undefined
  /** Writes quotes. */
  readonly maySell: boolean
}
