import { wearingOrder } from '../catalog.rules.ts'

/** Sizes as they are kept and shown, whatever their order was. */
export const inWearingOrder = <V extends { readonly size: string }>(variants: readonly V[]) =>
  variants.toSorted((a, b) => wearingOrder(a.size) - wearingOrder(b.size))
