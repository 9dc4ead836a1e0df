import { degrees, smooth } from '../../../curves.ts'
import type { Camera, Vec3 } from '../../../form/camera.ts'
import { hangingFolds, together } from '../../../form/folds.ts'
import { joined, type Part, part } from '../../../form/part.ts'
import { ribbon } from '../../../form/ribbon.ts'
import { button } from '../../../form/sewn.ts'
import { shell } from '../../../form/shell.ts'
import { heights, stand } from '../../../form/stand.ts'
import { bow } from '../../../garments/bodice/bows.ts'
import { type CuttingRoom, openCuttingRoom } from '../../../garments/cutting-room.ts'
import { planDress } from '../../../garments/dress/dress.ts'
import type { Seam } from '../../../pen/seam.ts'
import { drawScene, type Scene } from '../draw-scene.ts'
import { dyed, pieceLike } from '../rooms/wardrobe.ts'
import { thread } from '../thread.ts'
import { hemShadow, onTrainedSkirt, type TrainedSkirt, trainedSkirt } from './trained-skirt.ts'

const gown = pieceLike({ reference: 'hero', neckline: 'v' })

const tall: Camera = {
  yaw: degrees(180 - 27),
  pitch: degrees(14.5),
  pixelsPerCm: 5.98,
  originX: 718,
  originY: 1128,
}

const roseSatin = { ...dyed('satin', '#c58d82'), depth: 1.2 }

const skirtOf = ({ cloth, hand }: CuttingRoom): TrainedSkirt => ({
  cloth: { ...cloth, depth: 1.55 },
  folds: together(
    hangingFolds({
      count: 24,
      random: hand('folds'),
      height: 6.4,
      begins: [0.02, 0.3],
      uneven: 0.8,
      roundness: 0.6,
      lean: 0.06,
    }),
    hangingFolds({
      count: 33,
      random: hand('train'),
      height: 2.6,
      begins: [0.42, 0.7],
      uneven: 0.95,
      roundness: 0.75,
      lean: 0.1,
    }),
  ),
  reach: 44,
  train: 140,
  towards: degrees(180 + 12),
  spread: degrees(100),
})

/** The ends of the bow, lying on the skirt all the way down. */
const tails = (skirt: TrainedSkirt): Part =>
  part(
    [
      { from: Math.PI - 0.06, to: Math.PI - 0.24, end: 0.5 },
      { from: Math.PI + 0.1, to: Math.PI + 0.34, end: 0.62 },
    ].map(({ from, to, end }) =>
      ribbon({
        cloth: roseSatin,
        path: Array.from({ length: 9 }, (_, step): Vec3 => {
          const share = step / 8
          const angle = from + (to - from) * smooth(0, 1, share)
          return onTrainedSkirt(skirt, [angle, 0.02 + end * share], 3)
        }),
        width: (share) => 5 + 7 * share,
        faces: [0, 0.35, -1],
        bulge: (across, share) => 0.7 * Math.sin(across * 3 + share * 6),
        hollow: (across, share) => 0.5 * Math.max(0, -Math.sin(across * 3 + share * 6)),
        cols: 20,
        rows: 90,
        ends: true,
      }),
    ),
  )

/** The hem is still being sewn: the thread leaves it and lies on the floor. */
const hemThread = (skirt: TrainedSkirt): Part => {
  const along = Array.from({ length: 12 }, (_, step) =>
    onTrainedSkirt(skirt, [degrees(176 + step * 2), 0.972], 0.5),
  )
  const last = along[0] ?? [0, 0, 0]
  const floor = (x: number, z: number): Vec3 => [last[0] + x, 0.3, last[2] + z]
  return joined(
    thread(along, { stitches: [9, 7], width: 3.2 }),
    thread([last, floor(3, -6), floor(16, -10), floor(26, -2), floor(20, 10), floor(30, 18)], { width: 2.8 }),
  )
}

/** The gown as a camera sees it, before a ground of its own. */
const sceneFor = async ({ camera, ground }: { camera: Camera; ground: string }): Promise<Scene> => {
  const room = await openCuttingRoom(gown)
  const { bodice } = planDress(room)
  const skirt = skirtOf(room)
  const buttons = Array.from({ length: 5 }, (_, place): readonly Seam[] =>
    button(bodice, [Math.PI, 114 - place * 1.7], { radius: 0.5 }),
  ).flat()
  return {
    camera,
    things: joined(
      part(stand({ feet: false })),
      part([shell(bodice), trainedSkirt(skirt)], buttons),
      part(
        bow({
          cloth: roseSatin,
          at: [0, heights.waist, -9.8],
          facing: Math.PI,
          loop: 19,
          broad: 14,
          tail: 0,
        }),
      ),
      tails(skirt),
      hemThread(skirt),
    ),
    washes: [
      {
        shapes: ground,
        colour: '#c9a79b',
        layers: 0.5,
        rough: 60,
        soft: 5,
      },
      {
        shapes: hemShadow(camera, skirt, 9),
        colour: '#8f8296',
        layers: 0.35,
        soft: 14,
      },
    ],
  }
}

const tallGround =
  '<path d="M250,90C520,40 960,70 1040,240C1110,520 1080,900 1040,1130C980,1200 640,1180 420,1150C260,1100 190,900 170,640C150,380 160,160 250,90Z"/>'

/** What the house opens with: a gown seen from behind, with all its train. */
export const drawHero = async (): Promise<Buffer> =>
  drawScene('hero', await sceneFor({ camera: tall, ground: tallGround }))

/** The same drawing before it is washed. */
export const drawHeroLine = async (): Promise<Buffer> =>
  drawScene('hero', await sceneFor({ camera: tall, ground: tallGround }), { withoutWash: true })

const wide = { width: 2400, height: 1260 } as const

const wideGround =
  '<path d="M1290,70C1560,30 2060,40 2200,160C2290,380 2270,640 2230,900C2080,980 1700,960 1420,930C1270,840 1220,600 1220,400C1210,240 1230,110 1290,70Z"/>'

/** The same gown on a broad sheet, with room for a name at its left; twice the size at which it is shown. */
export const drawBroadHero = async (): Promise<Buffer> => {
  const camera: Camera = { ...tall, pixelsPerCm: 5.15, originX: 1745, originY: 985 }
  return drawScene('hero', { ...(await sceneFor({ camera, ground: wideGround })), size: wide })
}
