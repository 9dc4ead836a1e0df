import { type Camera, turned } from '../../form/camera.ts'
import { type Part, part } from '../../form/part.ts'
import { ribbon } from '../../form/ribbon.ts'
import { crossed, minus, plus, squareTo, times, unit } from '../../form/vectors.ts'
import type { Seam } from '../../pen/seam.ts'
import { tapeRed } from './figure-cloths.ts'
import type { TapePlace, TapeWay } from './tape-ways.ts'

const printed = '#f7ecdc'
const red = '#a8323a'
const dark = '#6e1a24'

/** A mark over everything, whatever lies before it. */
const unhidden = 1e6

/** The tape as a red band on its way, with its graduations, its ends, and dots for what the body hides of it. */
export const tapeOn = (way: TapeWay, { camera, widthCm }: { camera: Camera; widthCm: number }): Part => {
  const { places } = way
  const path = places.map(({ at }) => at)
  const band = ribbon({
    cloth: tapeRed,
    path,
    width: () => widthCm,
    faces: (share) => places[Math.round(share * (places.length - 1))]?.out ?? [0, 0, 1],
    line: 0.7,
    cols: 6,
    rows: Math.max(160, places.length),
    ends: true,
  })
  return part(
    [band],
    [
      ...graduations(places, { widthCm, everyCm: camera.pixelsPerCm > 13 ? 1 : 5 }),
      ...(way.kind === 'girth' ? hiddenHalf(places, camera) : []),
      ...(way.kind === 'length' ? endMarks(places, { widthCm, camera }) : []),
    ],
  )
}

/** The direction across the tape, in its own plane. */
const acrossAt = (places: readonly TapePlace[], index: number) => {
  const here = places[index]
  const before = places[Math.max(0, index - 1)]
  const after = places[Math.min(places.length - 1, index + 1)]
  if (!(here && before && after)) return undefined
  const along = unit(minus(after.at, before.at))
  const out = squareTo(along, here.out)
  return { at: plus(here.at, times(out, 0.12)), across: crossed(out, along) }
}

const graduations = (
  places: readonly TapePlace[],
  { widthCm, everyCm }: { widthCm: number; everyCm: number },
): readonly Seam[] => {
  const marks: Seam[] = []
  let gone = 0
  let number = 1
  for (const [index, place] of places.entries()) {
    const before = places[index - 1]
    if (before) gone += Math.hypot(...minus(place.at, before.at))
    if (gone < number * everyCm) continue
    const mark = acrossAt(places, index)
    const reach = widthCm * (number % 5 === 0 ? 0.62 : 0.3)
    number++
    if (!mark) continue
    const { at, across } = mark
    const [from, to] = [plus(at, times(across, widthCm / 2)), plus(at, times(across, widthCm / 2 - reach))]
    marks.push({
      path: [from, plus(from, times(minus(to, from), 0.5)), to],
      width: 2.2,
      colour: printed,
      tolerance: 0.6,
    })
  }
  return marks
}

/** The part of a girth that looks away from the viewer, as dots. */
const hiddenHalf = (places: readonly TapePlace[], camera: Camera): readonly Seam[] => {
  const isAway = places.map(({ out }) => turned(camera, out)[2] < 0)
  const first = isAway.indexOf(false)
  const rotated = [...places.slice(first), ...places.slice(0, first)].filter(
    ({ out }) => turned(camera, out)[2] < 0,
  )
  return [
    {
      path: rotated.map(({ at }) => at),
      width: Math.max(4.6, camera.pixelsPerCm * 0.24),
      stitches: [5, 13],
      colour: red,
      tolerance: unhidden,
    },
  ]
}

const endMarks = (
  places: readonly TapePlace[],
  { widthCm, camera }: { widthCm: number; camera: Camera },
): readonly Seam[] =>
  [0, places.length - 1].flatMap((index): readonly Seam[] => {
    const mark = acrossAt(places, index)
    if (!mark) return []
    const { at, across } = mark
    const reach = widthCm * 1.25
    return [
      {
        path: [-1, -0.5, 0, 0.5, 1].map((share) => plus(at, times(across, share * reach))),
        width: Math.max(5, camera.pixelsPerCm * 0.3),
        colour: dark,
        tolerance: unhidden,
      },
    ]
  })
