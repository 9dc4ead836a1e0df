import { wearingOrder } from '../catalog.rules.ts'

/** Puts sizes in the order in which they are stored and shown. */
export const inWearingOrder = <V extends { readonly size: string }>(variants: readonly V[]) =>
  variants.toSorted((a, b) => wearingOrder(a.size) - wearingOrder(b.size))
