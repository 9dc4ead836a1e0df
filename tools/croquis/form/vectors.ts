import type { Vec3 } from './camera.ts'

export const plus = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

export const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

export const times = (a: Vec3, factor: number): Vec3 => [a[0] * factor, a[1] * factor, a[2] * factor]

export const crossed = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

export const unit = (a: Vec3): Vec3 => times(a, 1 / (Math.hypot(...a) || 1))

/** The nearest direction to `wanted` that stands square on `axis`. */
export const squareTo = (axis: Vec3, wanted: Vec3): Vec3 => {
  const along = axis[0] * wanted[0] + axis[1] * wanted[1] + axis[2] * wanted[2]
  return unit(minus(wanted, times(axis, along)))
}

/** A smooth way through places; shares run from 0 to 1, equal for each stretch. */
export const wayThrough = (places: readonly Vec3[]) => {
  const last = places.length - 1
  const at = (index: number): Vec3 => places[Math.min(last, Math.max(0, index))] ?? [0, 0, 0]
  return (share: number): Vec3 => {
    const scaled = Math.min(last - 1e-6, Math.max(0, share * last))
    const index = Math.floor(scaled)
    const t = scaled - index
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const coordinate = (axis: 0 | 1 | 2) =>
      0.5 *
      (2 * b[axis] +
        (c[axis] - a[axis]) * t +
        (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t)
    return [coordinate(0), coordinate(1), coordinate(2)]
  }
}
