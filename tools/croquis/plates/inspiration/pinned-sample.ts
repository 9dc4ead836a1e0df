import { smooth } from '../../curves.ts'
import { type Mesh, meshOf } from '../../form/mesh.ts'
import { type Part, part } from '../../form/part.ts'
import type { Cloth } from '../../paint/cloth.ts'
import type { Seam } from '../../pen/seam.ts'
import { randomOf } from '../../random.ts'
import { type Laid, placeOn } from './board.ts'

/** A cut piece of cloth on the board. */
export interface Sample {
  readonly name: string
  readonly cloth: Cloth
  readonly laid: Laid
  readonly size: readonly [wide: number, high: number]
  /** Where along its upper edge it is pinned, -1 to 1. */
  readonly pinned: readonly number[]
  readonly edge: 'pinked' | 'frayed' | 'scalloped' | 'selvedge'
  /** How deep it folds, in centimetres. */
  readonly folds: number
  readonly sheer?: boolean
}

const toothCm = 1.1

const toothed = (along: number) => Math.abs(((along / toothCm) % 2) - 1) * 0.62

/** Lace ends in bows below. */
const scalloped = (along: number, isBelow: boolean) =>
  isBelow ? 1.5 * (1 - Math.abs(Math.sin((along * Math.PI) / 4.6)) ** 0.6) : 0.02

const drapeOf = ({ name, size: [, high], pinned, folds }: Sample) => {
  const random = randomOf(`sample-${name}`)
  const [phase, count] = [random.next() * 6, random.between(5.5, 8.5)]
  return (x: number, y: number, wide: number) => {
    const pinX = pinned.reduce((near, pin) =>
      Math.abs((pin * wide) / 2 - x) < Math.abs((near * wide) / 2 - x) ? pin : near,
    )
    const fromX = x - (pinX * wide) / 2
    const down = high / 2 - y
    const away = Math.hypot(fromX, down)
    const ray = Math.atan2(fromX, down + 5)
    const rise = smooth(1, high * 0.6, away)
    const fold = Math.sin(ray * count + phase) + 0.35 * Math.sin(ray * count * 2.1 + phase * 2)
    const droop = 0.009 * fromX * fromX * smooth(high, 0, away)
    return { z: folds * fold * rise, hollow: rise * Math.max(0, -fold) * Math.min(0.9, folds * 0.5), droop }
  }
}

const clothMesh = (sample: Sample): Mesh => {
  const { cloth, laid, size, edge, sheer = false } = sample
  const [wide, high] = size
  const place = placeOn(laid)
  const drape = drapeOf(sample)
  const margin = (along: number, isBelow = false) => {
    if (edge === 'pinked') return toothed(along)
    return edge === 'scalloped' ? scalloped(along, isBelow) : 0.02
  }
  return meshOf({
    cols: 170,
    rows: 170,
    cloth,
    sheer,
    line: sheer ? 0.7 : 1,
    edges: { top: false, bottom: false },
    place: (across, down) => {
      const x = (across - 0.5) * wide
      const y = (0.5 - down) * high
      const { z, hollow, droop } = drape(x, y, wide)
      return {
        at: place(x * (1 - 0.02 * Math.abs(z)), y - droop, z),
        hollow,
        cut: Math.min(wide / 2 - Math.abs(x) - margin(y), high / 2 - Math.abs(y) - margin(x, y < 0)),
        weave: [x, y],
      }
    },
  })
}

/** Threads that come out where the cloth was torn instead of cut. */
const fringe = (sample: Sample): readonly Seam[] => {
  if (sample.edge !== 'frayed') return []
  const [wide, high] = sample.size
  const random = randomOf(`fringe-${sample.name}`)
  const place = placeOn({ ...sample.laid, above: sample.laid.above + 3 })
  const drape = drapeOf(sample)
  return Array.from({ length: Math.round(wide * 3) }, (_, thread): Seam => {
    const x = -wide / 2 + thread / 3 + random.around(0, 0.1)
    const start = -high / 2 - drape(x, -high / 2, wide).droop
    const reach = random.between(0.5, 2.1)
    const lean = random.around(0, 0.4)
    return {
      path: [0, 0.5, 1].map((share) => place(x + lean * share * share, start + 0.2 - reach * share)),
      width: 1.3,
      tolerance: 6,
    }
  })
}

/** A pin with a round head, stuck through slantwise. */
const pin = ({ laid, size: [wide, high] }: Sample, share: number): readonly Seam[] => {
  const place = placeOn({ ...laid, above: laid.above + 6 })
  const [x, y] = [(share * wide) / 2, high / 2 - 2.4]
  return [
    {
      path: [0, 1, 2, 3].map((step) => place(x - 1.6 + step * 0.8, y - 1.2 + step * 0.9)),
      width: 3.4,
      colour: '#77737a',
    },
    {
      path: Array.from({ length: 17 }, (_, step) =>
        place(x + 1.1 + Math.cos(step * 0.4) * 0.78, y + 2 + Math.sin(step * 0.4) * 0.78),
      ),
      filled: true,
      colour: '#a8323a',
    },
    {
      path: Array.from({ length: 9 }, (_, step) =>
        place(x + 0.86 + Math.cos(step * 0.8) * 0.2, y + 2.26 + Math.sin(step * 0.8) * 0.2),
      ),
      filled: true,
      colour: '#e9c4bb',
    },
  ]
}

/** A sample of cloth as it hangs from its pins. */
export const pinnedSample = (sample: Sample): Part =>
  part([clothMesh(sample)], [...fringe(sample), ...sample.pinned.flatMap((share) => pin(sample, share))])
