import type { FocalPoint } from '../../shared/pictures/focal-point.schema.ts'

/** The options that distinguish two lines of one product: for now only the size. */
export type CartOptions = Readonly<Record<string, string>>

/**
 * A line of a cart as this browser knows it. A guest's line keeps the product data of the moment when it was added
 * (§3).
 */
export interface CartLine {
  readonly productId: string
  readonly quantity: number
  readonly options: CartOptions
  readonly name: string
  /** The price at which the visitor saw the product, in euros, as on the wire. */
  readonly price: number
  /** The current price, if the server has answered another one. */
  readonly unitPrice?: number | undefined
  readonly image: string
  /** What of the image stays in sight; its middle where none is given. */
  readonly focalPoint?: FocalPoint | undefined
  /** The stock of this size in the server's last answer. */
  readonly stock?: number | undefined
}
