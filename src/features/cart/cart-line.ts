/** What distinguishes two lines of one piece: its size, for now. */
export type CartOptions = Readonly<Record<string, string>>

/** A line of a guest's cart (§3): the piece as it was seen when it was taken, because no server is asked. */
export interface CartLine {
  readonly productId: string
  readonly quantity: number
  readonly options: CartOptions
  readonly name: string
  /** In euros, as on the wire. */
  readonly price: number
  readonly image: string
  /** How many there were, in this size, when the piece was last taken. */
  readonly stock?: number | undefined
}
