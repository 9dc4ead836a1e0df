import { degrees, smooth } from '../../curves.ts'
import { flat, together } from '../../form/folds.ts'
import { joined, type Part, part } from '../../form/part.ts'
import { type ShellPlan, shell, type Train } from '../../form/shell.ts'
import { heights } from '../../form/stand.ts'
import { type Side, speaksOf } from '../../garment.ts'
import { bodiceCut, yokeCut } from '../bodice/necklines.ts'
import { sleeveNameOf, sleevesOf } from '../bodice/sleeves.ts'
import { strapsOf } from '../bodice/straps.ts'
import { type CuttingRoom, sheerLace } from '../cutting-room.ts'
import { hemOf } from '../skirt/lengths.ts'
import { silhouetteOf } from '../skirt/silhouettes.ts'
import { dressDetails } from './dress-details.ts'
import type { DressPlans } from './dress-plans.ts'
import { dressTrimmings } from './dress-trimmings.ts'
import { bodiceRelief } from './reliefs.ts'

/**
 * A train lies a little to one side, so that it is seen from the front and from behind; the longer, the straighter.
 * From both sides it is the same train.
 */
const trains: Readonly<Record<string, Train>> = {
  balayeuse: { length: 42, towards: degrees(142), spread: degrees(76) },
  chapelle: { length: 92, towards: degrees(166), spread: degrees(70) },
  cathédrale: { length: 122, towards: degrees(178), spread: degrees(66) },
}

const slitCut = ({ garment }: CuttingRoom) => {
  if (!speaksOf(garment, 'fente latérale', 'fente haute')) return undefined
  const top = speaksOf(garment, 'fente haute') ? 74 : 62
  const at = degrees(34)
  return (angle: number, height: number) =>
    height > top ? 1 : Math.abs(angle - at) - 0.3 * smooth(top, 0, height) ** 0.7
}

export const planDress = (room: CuttingRoom): DressPlans => {
  const { garment, cloth } = room
  const silhouette = silhouetteOf(garment, room.hand('folds'))
  const hem = hemOf(garment.length)
  const seam = silhouette.seam
  const top = garment.neckline === 'montant' ? 152.6 : 147.4
  const neck = bodiceCut(garment)
  const slit = slitCut(room)
  const draped = bodiceRelief(garment)
  const skirt: ShellPlan = {
    cloth,
    top: seam ?? top,
    bottom: hem,
    section: silhouette.section,
    ease: 0.7,
    relief: together(
      (angle, down, height) =>
        silhouette.relief(angle, skirtShare(height, { seam: seam ?? heights.underarm, hem, down }), height),
      seam === undefined ? draped : () => flat,
    ),
    cut: (angle, height) =>
      Math.min(seam === undefined ? neck(angle, height) : 1, slit?.(angle, height) ?? 1),
    train: trains[garment.train],
    edges: { top: seam !== undefined },
    cols: speaksOf(garment, 'plissé') ? 360 : 270,
    rows: seam === undefined ? 220 : 160,
  }
  const bodice: ShellPlan =
    seam === undefined
      ? skirt
      : {
          cloth,
          top,
          bottom: seam,
          section: () => undefined,
          ease: 0.6,
          relief: draped,
          cut: neck,
          cols: 200,
          rows: 130,
          edges: { top: false, bottom: false },
        }
  return { silhouette, bodice, skirt }
}

/** How far down the skirt a height is; a dress in one piece has its folds below the underarm only. */
const skirtShare = (height: number, { seam, hem, down }: { seam: number; hem: number; down: number }) =>
  height <= hem + 0.01 ? Math.max(1, down) : Math.max(0, (seam - height) / (seam - hem))

/** The net over the shoulders of an illusion neckline, with the lace that wanders onto it. */
const yoke = ({ garment, colours, tiles }: CuttingRoom) =>
  garment.neckline === 'illusion'
    ? [
        shell({
          cloth: sheerLace(colours, tiles),
          sheer: true,
          line: 0.7,
          top: 147.4,
          bottom: 122,
          section: () => undefined,
          ease: 0.35,
          cut: yokeCut,
          cols: 160,
          rows: 60,
          edges: { bottom: false },
        }),
      ]
    : []

const dressSleeves = (room: CuttingRoom) => {
  const { garment, colours, cloth, tiles } = room
  const sheer = speaksOf(garment, 'transparentes', 'ajourées')
  return sleevesOf(sleeveNameOf(garment), {
    cloth: sheer ? sheerLace(colours, tiles) : cloth,
    sheer,
    random: room.hand('sleeves'),
    sides: garment.sleeves === 'une-manche' ? [1] : [1, -1],
  })
}

export const drawDress = (room: CuttingRoom, side: Side): Part => {
  const plans = planDress(room)
  const bodice = plans.bodice === plans.skirt ? [] : [shell(plans.bodice)]
  return joined(
    part([...bodice, shell(plans.skirt), ...yoke(room), ...strapsOf(room.garment, room.cloth)]),
    dressSleeves(room),
    dressDetails(room, plans, side),
    dressTrimmings(room, plans),
  )
}
