/** A place between the columns and rows of a grid. */
export type GridPlace = readonly [col: number, row: number]

interface Grid {
  readonly cols: number
  readonly rows: number
  readonly value: (col: number, row: number) => number
}

/**
 * Where a field over a grid passes through zero, as chains of places (marching squares): contours, necklines and hems
 * are all such lines.
 */
export const isolines = (grid: Grid): readonly (readonly GridPlace[])[] => {
  const crossings = new Map<number, GridPlace>()
  const neighbours = new Map<number, number[]>()
  const join = (from: number, to: number) => {
    const known = neighbours.get(from)
    if (known) known.push(to)
    else neighbours.set(from, [to])
  }
  for (let row = 0; row < grid.rows; row++) {
    for (let col = 0; col < grid.cols; col++) {
      if (!isCrossed(grid, col, row)) continue
      const [a, b] = crossed(grid, crossings, [col, row])
      if (a === undefined || b === undefined) continue
      join(a, b)
      join(b, a)
    }
  }
  return chains(neighbours).map((chain) => chain.map((side) => crossings.get(side) ?? [0, 0]))
}

/** Most cells lie on one side: told without making anything. */
const isCrossed = ({ value }: Grid, col: number, row: number) => {
  const below = value(col, row) < 0
  return (
    value(col + 1, row) < 0 !== below ||
    value(col, row + 1) < 0 !== below ||
    value(col + 1, row + 1) < 0 !== below
  )
}

/** The sides of a cell that the line crosses, at most two of them; a side is named by its upper left end and way. */
const crossed = (grid: Grid, crossings: Map<number, GridPlace>, [col, row]: GridPlace) => {
  const name = (c: number, r: number, isDown: boolean) => (r * (grid.cols + 2) + c) * 2 + (isDown ? 1 : 0)
  const found: number[] = []
  const look = ([c, r]: GridPlace, isDown: boolean) => {
    const low = grid.value(c, r)
    const high = isDown ? grid.value(c, r + 1) : grid.value(c + 1, r)
    if (low < 0 === high < 0) return
    const share = low / (low - high)
    crossings.set(name(c, r, isDown), isDown ? [c, r + share] : [c + share, r])
    found.push(name(c, r, isDown))
  }
  look([col, row], false)
  look([col + 1, row], true)
  look([col, row + 1], false)
  look([col, row], true)
  return found
}

const chains = (neighbours: Map<number, number[]>) => {
  const left = new Set(neighbours.keys())
  const nextOf = (side: number) => neighbours.get(side)?.find((each) => left.has(each))
  const follow = (start: number) => {
    const chain = [start]
    left.delete(start)
    for (let next = nextOf(start); next !== undefined; next = nextOf(next)) {
      chain.push(next)
      left.delete(next)
    }
    return chain
  }
  const ends = [...neighbours].filter(([, others]) => others.length === 1).map(([side]) => side)
  const open = ends.flatMap((end) => (left.has(end) ? [follow(end)] : []))
  const closed: number[][] = []
  for (const side of neighbours.keys()) {
    if (!left.has(side)) continue
    const chain = follow(side)
    closed.push([...chain, chain[0] ?? side])
  }
  return [...open, ...closed]
}
