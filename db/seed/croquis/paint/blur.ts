/** A plane softened over a square of the given reach, there and back, in time that does not depend on the reach. */
export const blurred = (
  plane: Float32Array,
  { width, height, reach }: { width: number; height: number; reach: number },
) => {
  const across = new Float32Array(plane.length)
  const down = new Float32Array(plane.length)
  const span = 2 * reach + 1
  for (let y = 0; y < height; y++) {
    const row = y * width
    let sum = 0
    for (let x = -reach; x <= reach; x++) sum += plane[row + Math.min(width - 1, Math.max(0, x))] ?? 0
    for (let x = 0; x < width; x++) {
      across[row + x] = sum / span
      sum +=
        (plane[row + Math.min(width - 1, x + reach + 1)] ?? 0) - (plane[row + Math.max(0, x - reach)] ?? 0)
    }
  }
  const sums = new Float32Array(width)
  for (let y = -reach; y <= reach; y++) {
    const row = Math.min(height - 1, Math.max(0, y)) * width
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (across[row + x] ?? 0)
  }
  for (let y = 0; y < height; y++) {
    const enters = Math.min(height - 1, y + reach + 1) * width
    const leaves = Math.max(0, y - reach) * width
    for (let x = 0; x < width; x++) {
      down[y * width + x] = (sums[x] ?? 0) / span
      sums[x] = (sums[x] ?? 0) + (across[enters + x] ?? 0) - (across[leaves + x] ?? 0)
    }
  }
  return down
}
