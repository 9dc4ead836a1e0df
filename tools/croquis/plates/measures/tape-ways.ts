import type { Vec3 } from '../../form/camera.ts'
import { angleAt, onBody } from '../../form/stand.ts'
import { crossed, minus, plus, squareTo, times, unit, wayThrough } from '../../form/vectors.ts'
import type { Spot } from './landmarks.ts'
import { type Arm, alongLimb, type Limb, shoulderRadius } from './limbs.ts'

/** A place a tape passes through, and which way its printed side looks there. */
export interface TapePlace {
  readonly at: Vec3
  readonly out: Vec3
}

export interface TapeWay {
  readonly kind: 'girth' | 'length'
  readonly places: readonly TapePlace[]
}

/** How far the tape lies off what it measures, in centimetres. */
const ease = 0.35

const onSurface = ([angle, height]: Spot): TapePlace => {
  const at = onBody(angle, height, ease)
  const around = minus(onBody(angle + 0.01, height), onBody(angle - 0.01, height))
  const down = minus(onBody(angle, height - 0.1), onBody(angle, height + 0.1))
  return { at, out: unit(crossed(down, around)) }
}

/** Around the body, level; `dip` is how much lower it lies in front than behind, as at the neck. */
export const aroundBody = (height: number, dip = 0): TapeWay => ({
  kind: 'girth',
  places: Array.from({ length: 181 }, (_, step) => {
    const angle = angleAt(step / 180)
    return onSurface([angle, height - (dip / 2) * Math.cos(angle)])
  }),
})

/** Around an arm or a leg, square to it. */
export const aroundLimb = (limb: Limb, share: number): TapeWay => {
  const axis = unit(minus(limb.to, limb.from))
  const front = squareTo(axis, [0, 0, 1])
  const across = crossed(front, axis)
  const reach = limb.radius(share) + ease
  return {
    kind: 'girth',
    places: Array.from({ length: 121 }, (_, step) => {
      const turn = angleAt(step / 120)
      const out = plus(times(across, Math.sin(turn)), times(front, Math.cos(turn)))
      return { at: plus(alongLimb(limb, share), times(out, reach)), out }
    }),
  }
}

/** Over the body from spot to spot. */
export const overBody = (...spots: readonly Spot[]): TapeWay => {
  const way = wayThrough(spots.map(([angle, height]): Vec3 => [angle, height, 0]))
  const steps = 40 * (spots.length - 1)
  return {
    kind: 'length',
    places: Array.from({ length: steps + 1 }, (_, step) => {
      const [angle, height] = way(step / steps)
      return onSurface([angle, height])
    }),
  }
}

/** Through the air, from place to place. */
export const straight = (from: Vec3, to: Vec3, out: Vec3): TapeWay => ({
  kind: 'length',
  places: Array.from({ length: 41 }, (_, step) => ({
    at: plus(from, times(minus(to, from), step / 40)),
    out,
  })),
})

/** On down to a height where the last place leads, plumb. */
export const andDownTo = ({ kind, places }: TapeWay, height: number): TapeWay => {
  const last = places.at(-1)
  if (!last) return { kind, places }
  const out = unit([last.out[0], 0, last.out[2]])
  const fall = straight(last.at, [last.at[0], height, last.at[2]], out)
  return { kind, places: [...places, ...fall.places.slice(1)] }
}

/** How far the tape stands off the middle of an arm: the joint at the elbow is thicker than what it joins. */
const offArm = (limb: Limb, share: number, isNearElbow: boolean) =>
  ease + 0.3 + (isNearElbow ? Math.max(4.4, limb.radius(share)) : limb.radius(share))

/** From the shoulder's bone over the bent elbow to the wrist, along the outer side of the arm. */
export const alongArm = ({ upper, fore }: Arm, shoulderBone: Spot): TapeWay => {
  const stations = [
    ...[0.1, 0.25, 0.4, 0.6, 0.8, 0.95].map((share) => ({ limb: upper, share, isNearElbow: share > 0.9 })),
    ...[0.07, 0.25, 0.5, 0.75, 1].map((share) => ({ limb: fore, share, isNearElbow: share < 0.1 })),
  ]
  const places = stations.map(({ limb, share, isNearElbow }): TapePlace => {
    const axis = unit(minus(limb.to, limb.from))
    // Outside at the shoulder, further and further behind towards the elbow's point.
    const out = squareTo(axis, limb === upper ? [0.93, 0.1, -0.05 - 0.45 * share] : [0.9, -0.35, -0.1])
    return { at: plus(alongLimb(limb, share), times(out, offArm(limb, share, isNearElbow))), out }
  })
  const overJoint = [
    [0.1, 0.98, 0.04],
    [0.78, 0.62, 0.03],
    [0.99, 0.06, 0],
  ].map(([x = 0, y = 0, z = 0]): TapePlace => {
    const out = unit([x, y, z])
    return { at: plus(upper.from, times(out, shoulderRadius + ease + 0.2)), out }
  })
  const all = [onSurface(shoulderBone), ...overJoint, ...places.slice(1)]
  const at = wayThrough(all.map((place) => place.at))
  const out = wayThrough(all.map((place) => place.out))
  return {
    kind: 'length',
    places: Array.from({ length: 161 }, (_, step) => ({ at: at(step / 160), out: unit(out(step / 160)) })),
  }
}

/** Drawn taut: where the surface falls back along `towards`, the tape spans from height to height. */
export const taut = ({ kind, places }: TapeWay, towards: Vec3): TapeWay => {
  const reachOf = ({ at }: TapePlace) => at[0] * towards[0] + at[2] * towards[2]
  const hull: number[] = []
  for (const [index, place] of places.entries()) {
    while (
      hull.length > 1 &&
      !isOutward(
        hull.slice(-2).map((each) => places[each]),
        place,
        reachOf,
      )
    )
      hull.pop()
    hull.push(index)
  }
  return {
    kind,
    places: places.map((place, index) => {
      const after = hull.findIndex((each) => each >= index)
      const [a, b] = [places[hull[Math.max(0, after - 1)] ?? 0], places[hull[after] ?? 0]]
      if (!(a && b) || a.at[1] === b.at[1]) return place
      const share = (place.at[1] - a.at[1]) / (b.at[1] - a.at[1])
      const pull = reachOf(a) + (reachOf(b) - reachOf(a)) * share - reachOf(place)
      return { at: plus(place.at, times(towards, Math.max(0, pull))), out: place.out }
    }),
  }
}

/** Whether the way from the last but one place to `next` passes inside the last one. */
const isOutward = (
  [before, last]: readonly (TapePlace | undefined)[],
  next: TapePlace,
  reachOf: (place: TapePlace) => number,
) => {
  if (!(before && last)) return true
  const share = (last.at[1] - before.at[1]) / (next.at[1] - before.at[1] || 1e-6)
  return reachOf(last) >= reachOf(before) + (reachOf(next) - reachOf(before)) * share
}
