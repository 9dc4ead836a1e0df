import { degrees, mix, smooth } from '../curves.ts'
import type { Vec3 } from '../form/camera.ts'
import { hangingFolds } from '../form/folds.ts'
import type { Mesh } from '../form/mesh.ts'
import { type Part, part } from '../form/part.ts'
import { ribbon } from '../form/ribbon.ts'
import { dot } from '../form/sewn.ts'
import { type ShellPlan, shell } from '../form/shell.ts'
import { heights } from '../form/stand.ts'
import type { Side } from '../garment.ts'
import type { Cloth } from '../paint/cloth.ts'
import type { Seam } from '../pen/seam.ts'
import type { Random } from '../random.ts'
import { bow } from './bodice/bows.ts'
import { weave } from './cloth/weaves.ts'
import { type CuttingRoom, plainNet } from './cutting-room.ts'

/** Where the comb holds the veil. */
const combHeight = 165.4

interface Layer {
  readonly reach: number
  readonly bottom: number
  readonly train?: ShellPlan['train']
}

const layerOf = (net: Cloth, random: Random, { reach, bottom, train }: Layer): Mesh =>
  shell({
    cloth: net,
    sheer: true,
    line: 0.75,
    top: combHeight,
    bottom,
    section: (height) => {
      const share = Math.max(0, (combHeight - height) / (combHeight - bottom))
      const fall = share ** 0.62
      return {
        halfWidth: mix(3.4, reach, fall),
        halfDepth: mix(3, reach * 0.86, fall),
        forward: mix(-1.6, -7, share),
      }
    },
    relief: hangingFolds({
      count: 26,
      random,
      height: 5,
      begins: [0, 0.12],
      uneven: 0.8,
      roundness: 0.6,
      lean: 0.18,
    }),
    cut: (angle, height) => Math.abs(angle) - mix(1.9, 1.12, smooth(165, 60, height)),
    ...(train && { train }),
    cols: 300,
    rows: 220,
  })

const combTeeth = (): readonly Seam[] =>
  Array.from({ length: 11 }, (_, place): Seam => {
    const across = (place - 5) * 0.62
    return {
      path: [0, 1, 2, 3].map(
        (step): Vec3 => [across, 163 + step * 1.1, 2.8 - step * 0.25 - across * across * 0.06],
      ),
      width: 2,
      colour: '#b9975f',
    }
  })

/** Three metres of tulle from a comb; two layers, so that it clouds where they lie over each other. */
export const drawVeil = ({ colours, tiles, hand }: CuttingRoom): Part => {
  const net = plainNet(colours, tiles, { cm: 3.2, shadow: 0.025, white: 0.04 })
  const train = { length: 62, towards: degrees(152), spread: degrees(80) }
  return part(
    [
      layerOf(net, hand('long'), { reach: 36, bottom: 1, train }),
      layerOf(net, hand('short'), { reach: 27, bottom: 78 }),
    ],
    combTeeth(),
  )
}

/** Two metres of chiffon around the shoulders, both ends hanging. */
export const drawStole = ({ colours, hand }: CuttingRoom): Part => {
  const cloth = weave('chiffon', colours)
  const random = hand('folds')
  const phase = random.next() * 6
  const ripple = (across: number, share: number) =>
    Math.sin(across * 6.2 + phase + share * 2.2 + 0.8 * Math.sin(across * 3 + share * 5))
  const length = (way: 1 | -1): readonly Vec3[] => [
    [0, 136.5, -12.6],
    [way * 8, 138.5, -12],
    [way * 16.8, 139, -4.6],
    [way * 18.6, 136, 4.4],
    [way * 14.8, 126, 14.2],
    [way * 13.4, 108, 15.6],
    [way * 14.6, 78, 15],
    [way * 16.6, way === 1 ? 34 : 50, 16],
  ]
  return part(
    [1, -1].map((each) => {
      const way = each === 1 ? 1 : -1
      return ribbon({
        cloth,
        path: length(way),
        width: (share) => mix(19, 15, smooth(0, 0.4, share)) + 6 * smooth(0.6, 1, share),
        faces: (share) => {
          const turn = mix(Math.PI, 0.25, smooth(0.05, 0.62, share)) * way
          return [Math.sin(turn) * 0.9, 0.75 * Math.sin(Math.PI * Math.min(1, share * 1.7)), Math.cos(turn)]
        },
        bulge: (across, share) => 1.2 * ripple(across, share),
        hollow: (across, share) => 0.55 * Math.max(0, -ripple(across, share)),
        cols: 50,
        rows: 150,
        ends: true,
      })
    }),
  )
}

/** A sash with a sky of glass beads, tied behind. */
export const drawBelt = ({ colours, hand, garment }: CuttingRoom, side: Side): Part => {
  const cloth = weave('satin', colours)
  const plan: ShellPlan = {
    cloth,
    top: heights.waist + 3.6,
    bottom: heights.waist - 3.2,
    section: () => undefined,
    ease: 0.9,
    cols: 200,
    rows: 24,
  }
  const random = hand('beads')
  const stars = Array.from({ length: 13 }, (_, place): readonly [number, number] => [
    -1.3 + place * 0.217,
    heights.waist + random.around(0.2, 2),
  ])
  const thread: Seam = {
    path: stars.flatMap(([angle, height]) => [
      [(11.8 + 0.9) * Math.sin(angle), height, (9.2 + 0.9) * Math.cos(angle)] as const,
    ]),
    width: 1.2,
    colour: garment.accent,
  }
  const beads = Array.from({ length: 420 }, () =>
    dot(plan, [random.between(-1.9, 1.9), heights.waist + random.around(0.2, 3)], {
      radius: random.between(0.1, 0.28),
      colour: random.next() < 0.6 ? garment.accent : '#ffffff',
    }),
  )
  const bright = stars.flatMap((at) => [
    dot(plan, at, { radius: 0.7, colour: '#7f8592' }),
    dot(plan, at, { radius: 0.5, colour: '#ffffff' }),
  ])
  const knot =
    side === 'back'
      ? bow({ cloth, at: [0, heights.waist, -9.6], facing: Math.PI, loop: 13, broad: 8, tail: 44 })
      : []
  return part([shell(plan), ...knot], side === 'front' ? [thread, ...beads, ...bright] : beads)
}
