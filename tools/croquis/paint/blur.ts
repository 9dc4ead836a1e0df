interface Plane {
  readonly width: number
  readonly height: number
  /** Pixels to each side. */
  readonly reach: number
}

/** A plane softened over a square, across and then down, in time that does not depend on its reach. */
export const blurred = (plane: Float32Array, size: Plane) => downwards(across(plane, size), size)

const across = (plane: Float32Array, { width, height, reach }: Plane) => {
  const soft = new Float32Array(plane.length)
  const span = 2 * reach + 1
  for (let y = 0; y < height; y++) {
    const row = y * width
    const last = row + width - 1
    let sum = (reach + 1) * (plane[row] ?? 0)
    for (let x = 1; x <= reach; x++) sum += plane[row + x] ?? 0
    for (let x = 0; x < width; x++) {
      soft[row + x] = sum / span
      sum += (plane[Math.min(last, row + x + reach + 1)] ?? 0) - (plane[Math.max(row, row + x - reach)] ?? 0)
    }
  }
  return soft
}

const downwards = (plane: Float32Array, { width, height, reach }: Plane) => {
  const soft = new Float32Array(plane.length)
  const span = 2 * reach + 1
  const sums = new Float32Array(width)
  const rowAt = (y: number) => Math.min(height - 1, Math.max(0, y)) * width
  for (let y = -reach; y <= reach; y++) addRow(sums, plane, rowAt(y))
  for (let y = 0; y < height; y++) {
    const enters = rowAt(y + reach + 1)
    const leaves = rowAt(y - reach)
    for (let x = 0; x < width; x++) {
      const sum = sums[x] ?? 0
      soft[y * width + x] = sum / span
      sums[x] = sum + (plane[enters + x] ?? 0) - (plane[leaves + x] ?? 0)
    }
  }
  return soft
}

const addRow = (sums: Float32Array, plane: Float32Array, from: number) => {
  for (let x = 0; x < sums.length; x++) sums[x] = (sums[x] ?? 0) + (plane[from + x] ?? 0)
}
