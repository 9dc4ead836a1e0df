import type { FocalPoint } from './focal-point.schema.ts'

interface Framed {
  readonly focalX: number
  readonly focalY: number
}

/** Most pictures keep their middle in sight, of which nothing need be said. */
export const focalPointOnTheWire = ({
  focalX: x,
  focalY: y,
}: Framed): { readonly focalPoint?: FocalPoint } => (x === 50 && y === 50 ? {} : { focalPoint: { x, y } })
