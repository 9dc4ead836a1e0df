/** What distinguishes two lines of one product: its size, for now. */
export type CartOptions = Readonly<Record<string, string>>

/** A line of a cart as this browser knows it. A guest's is the product as it was seen when it was taken (§3). */
export interface CartLine {
  readonly productId: string
  readonly quantity: number
  readonly options: CartOptions
  readonly name: string
  /** At which the visitor saw the product; in euros, as on the wire. */
  readonly price: number
  /** Today's, where the house has said that it is another one. */
  readonly unitPrice?: number | undefined
  readonly image: string
  /** How many there were, in this size, when the house last said so. */
  readonly stock?: number | undefined
}
