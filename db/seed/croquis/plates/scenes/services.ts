import { degrees } from '../../curves.ts'
import { hangingFolds } from '../../form/folds.ts'
import { framed } from '../../form/framing.ts'
import { joined, type Part, part } from '../../form/part.ts'
import { shell } from '../../form/shell.ts'
import { stand } from '../../form/stand.ts'
import { drawVeil } from '../../garments/accessories.ts'
import { openCuttingRoom } from '../../garments/cutting-room.ts'
import { planDress } from '../../garments/dress.ts'
import { strapsOf } from '../../garments/straps.ts'
import { drawScene } from './draw-scene.ts'
import { sheetSize } from './sheet-size.ts'
import { trainedSkirt } from './trained-skirt.ts'
import { dressed, pieceLike } from './wardrobe.ts'
import { roundOf, shapeOf } from './washes.ts'

const standing = (things: Part, yaw: number, margin = { side: 110, top: 110, bottom: 190 }) =>
  framed(things.meshes, { ...sheetSize, yaw: degrees(yaw), pitch: degrees(12), pixelsPerCm: 7.6, margin })

/** A wedding gown in lace, under its veil. */
export const drawWedding = async (): Promise<Buffer> => {
  const gown = await dressed(
    pieceLike({
      reference: 'service-wedding',
      silhouette: 'A-line',
      neckline: 'bateau',
      sleeves: 'longues',
      details: ['dentelle'],
      material: 'Autres',
      colour: '#f6efe2',
      accent: '#d8bcae',
    }),
  )
  const veil = drawVeil(
    await openCuttingRoom(pieceLike({ reference: 'service-veil', garment: 'voile', material: 'Autres' })),
    'front',
  )
  const things = joined(gown, veil)
  const camera = standing(things, -22)
  return drawScene('service-wedding', {
    camera,
    things,
    washes: [
      {
        shapes:
          '<path d="M200,120C480,60 860,90 980,240C1040,560 1010,940 950,1180C700,1270 380,1250 190,1180C110,860 120,420 200,120Z"/>',
        colour: '#a6b1b8',
        layers: 0.5,
        rough: 60,
        soft: 5,
      },
      { shapes: shapeOf(camera, roundOf([12, 0, 0], [70, 50])), colour: '#7f7c92', layers: 0.3, soft: 14 },
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
    colour: '#8c2231',
    accent: '#c78a7a',
    material: 'Satin',
  })
  const room = await openCuttingRoom(garment)
  const { bodice } = planDress(room, 'back')
  const skirt = trainedSkirt({
    cloth: room.cloth,
    folds: hangingFolds({
      count: 19,
      random: room.hand('folds'),
      height: 5.4,
      begins: [0.08, 0.42],
      uneven: 0.85,
      roundness: 0.6,
      lean: 0.1,
    }),
    reach: 27,
    train: 74,
    towards: degrees(166),
    spread: degrees(80),
  })
  const things = joined(
    part(stand({ feet: false })),
    part([shell(bodice), skirt, ...strapsOf(garment, room.cloth)]),
  )
  const camera = standing(things, 180 + 20)
  return drawScene('service-evening', {
    camera,
    things,
    washes: [
      {
        shapes:
          '<path d="M260,150C520,90 820,110 950,230C1010,520 1000,900 930,1150C700,1230 420,1210 240,1150C170,860 190,440 260,150Z"/>',
        colour: '#d6c4a8',
        layers: 0.42,
        rough: 60,
        soft: 5,
      },
      { shapes: shapeOf(camera, roundOf([8, 0, -8], [50, 42])), colour: '#6a4450', layers: 0.4, soft: 14 },
    ],
  })
}
