import { degrees } from '../../../curves.ts'
import { hangingFolds } from '../../../form/folds.ts'
import { framed } from '../../../form/framing.ts'
import { joined, type Part, part } from '../../../form/part.ts'
import { shell } from '../../../form/shell.ts'
import { stand } from '../../../form/stand.ts'
import { strapsOf } from '../../../garments/bodice/straps.ts'
import { openCuttingRoom } from '../../../garments/cutting-room.ts'
import { planDress } from '../../../garments/dress/dress.ts'
import { drawScene } from '../draw-scene.ts'
import { pieceLike } from '../rooms/wardrobe.ts'
import { sheetSize } from '../sheet-size.ts'
import { hemShadow, type TrainedSkirt, trainedSkirt } from './trained-skirt.ts'
import { hazeOf, veil } from './veil.ts'

const standing = (things: Part, yaw: number) =>
  framed(things.meshes, {
    ...sheetSize,
    yaw: degrees(yaw),
    pitch: degrees(12),
    pixelsPerCm: 7.6,
    margin: { side: 110, top: 110, bottom: 190 },
  })

/** A wedding gown under its veil. */
export const drawWedding = async (): Promise<Buffer> => {
  const piece = pieceLike({ reference: 'service-wedding', neckline: 'coeur', material: 'Soie' })
  const room = await openCuttingRoom(piece)
  const { bodice } = planDress(room)
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
  const veils = [
    veil(room, { name: 'long', low: 1, trail: 34, broad: 50 }),
    veil(room, { name: 'short', low: 84, trail: 0, broad: 40 }),
  ]
  const things = joined(gown, part(veils))
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
      ...veils.map((each) => ({
        shapes: hazeOf(camera, each),
        colour: '#ffffff',
        layers: 0,
        masks: true,
        soft: 2,
      })),
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
  const { bodice } = planDress(room)
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
