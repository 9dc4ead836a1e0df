import { degrees, mix } from '../../curves.ts'
import type { Vec3 } from '../../form/camera.ts'
import { hangingFolds } from '../../form/folds.ts'
import { framed } from '../../form/framing.ts'
import { type Mesh, meshOf } from '../../form/mesh.ts'
import { joined, type Part, part } from '../../form/part.ts'
import { shell } from '../../form/shell.ts'
import { stand } from '../../form/stand.ts'
import { type CuttingRoom, openCuttingRoom } from '../../garments/cutting-room.ts'
import { planDress } from '../../garments/dress.ts'
import { strapsOf } from '../../garments/straps.ts'
import { weave } from '../../garments/weaves.ts'
import { drawScene } from './draw-scene.ts'
import { sheetSize } from './sheet-size.ts'
import { hemShadow, type TrainedSkirt, trainedSkirt } from './trained-skirt.ts'
import { pieceLike } from './wardrobe.ts'

const standing = (things: Part, yaw: number) =>
  framed(things.meshes, {
    ...sheetSize,
    yaw: degrees(yaw),
    pitch: degrees(12),
    pixelsPerCm: 7.6,
    margin: { side: 110, top: 110, bottom: 190 },
  })

interface VeilPlan {
  readonly name: string
  readonly low: number
  readonly trail: number
  readonly broad: number
}

/** Tulle from the back of the head to the floor, running out behind. */
const veil = ({ colours, hand }: CuttingRoom, { name, low, trail, broad }: VeilPlan): Mesh => {
  const folds = hangingFolds({
    count: 11,
    random: hand(name),
    height: 3.6,
    begins: [0, 0.1],
    uneven: 0.8,
    roundness: 0.9,
    lean: 0.1,
  })
  return meshOf({
    cols: 160,
    rows: 200,
    cloth: { ...weave('tulle', colours), white: 0.36 },
    sheer: true,
    line: 0.62,
    edges: { top: true, bottom: true, sides: true },
    place: (around, down) => {
      const across = around * 2 - 1
      const fallen = Math.min(1, down / 0.72)
      const lying = Math.max(0, (down - 0.72) / 0.28)
      const height = trail > 0 ? mix(163, 0.8, fallen ** 0.92) : mix(163, low, down)
      const fall = trail > 0 ? fallen : down
      const half = mix(3.2, broad, fall ** 0.72) + lying * 6
      const angle = Math.PI + across * mix(1.5, 1.28, fall)
      const { out, hollow } = folds(across * 2.9, fall, height)
      const reach = half + out * (0.3 + 0.7 * fall)
      const at: Vec3 = [
        Math.sin(angle) * reach + lying * trail * 0.62,
        height + (lying > 0 ? out * 0.25 * (1 - lying) : 0),
        -3 + Math.cos(angle) * reach * mix(0.8, 1, fall) - lying * trail * (0.62 - 0.2 * across * across),
      ]
      return { at, hollow: hollow * (1 - lying) }
    },
  })
}

/** A wedding gown under its veil. */
export const drawWedding = async (): Promise<Buffer> => {
  const piece = pieceLike({ reference: 'service-wedding', neckline: 'coeur', material: 'Soie' })
  const room = await openCuttingRoom(piece)
  const { bodice } = planDress(room, 'front')
  const skirt: TrainedSkirt = {
    cloth: { ...room.cloth, depth: 1.2 },
    folds: hangingFolds({
      count: 19,
      random: room.hand('folds'),
      height: 5.2,
      begins: [0.06, 0.4],
      uneven: 0.85,
      roundness: 0.6,
      lean: 0.08,
    }),
    reach: 34,
    train: 64,
    towards: degrees(128),
    spread: degrees(84),
  }
  const gown = joined(part(stand({ feet: false })), part([shell(bodice), trainedSkirt(skirt)]))
  const things = joined(
    gown,
    part([
      veil(room, { name: 'long', low: 1, trail: 34, broad: 50 }),
      veil(room, { name: 'short', low: 84, trail: 0, broad: 40 }),
    ]),
  )
  const camera = standing(gown, -20)
  return drawScene('service-wedding', {
    camera,
    things,
    washes: [
      {
        shapes:
          '<path d="M200,120C480,60 860,90 980,240C1040,560 1010,940 950,1180C700,1270 380,1250 190,1180C110,860 120,420 200,120Z"/>',
        colour: '#a6b1b8',
        layers: 0.55,
        rough: 60,
        soft: 5,
      },
      { shapes: hemShadow(camera, skirt, 7), colour: '#7f7c92', layers: 0.4, soft: 10 },
    ],
  })
}

/** An evening gown from behind, bare down to the waist. */
export const drawEvening = async (): Promise<Buffer> => {
  const garment = pieceLike({
    reference: 'service-evening',
    neckline: 'v-plongeant',
    sleeves: 'bretelles-fines',
    back: 'nu',
    colour: '#701626',
    accent: '#c78a7a',
    material: 'Soie',
  })
  const room = await openCuttingRoom(garment)
  const { bodice } = planDress(room, 'back')
  const skirt: TrainedSkirt = {
    cloth: { ...room.cloth, depth: 1.2 },
    folds: hangingFolds({
      count: 23,
      random: room.hand('folds'),
      height: 6,
      begins: [0.04, 0.3],
      uneven: 0.9,
      roundness: 0.6,
      lean: 0.12,
    }),
    reach: 29,
    train: 92,
    towards: degrees(192),
    spread: degrees(84),
  }
  const things = joined(
    part(stand({ feet: false })),
    part([shell(bodice), trainedSkirt(skirt), ...strapsOf(garment, room.cloth)]),
  )
  const camera = standing(things, 180 - 24)
  return drawScene('service-evening', {
    camera,
    things,
    washes: [
      {
        shapes:
          '<path d="M330,130C590,70 890,90 1020,210C1080,500 1070,880 1000,1130C770,1210 490,1190 310,1130C240,840 260,420 330,130Z"/>',
        colour: '#d6c4a8',
        layers: 0.42,
        rough: 60,
        soft: 5,
      },
      { shapes: hemShadow(camera, skirt, 7), colour: '#6a4450', layers: 0.45, soft: 10 },
    ],
  })
}
