import type { Vec3 } from '../../form/camera.ts'
import { heights, onBody } from '../../form/stand.ts'
import { behind, crotch, inFront, landmarks, levels, mirrored } from './landmarks.ts'
import type { Pose } from './lay-figure.ts'
import { armOf, legOf } from './limbs.ts'
import {
  alongArm,
  andDownTo,
  aroundBody,
  aroundLimb,
  overBody,
  straight,
  type TapeWay,
  taut,
} from './tape-ways.ts'

/** From where a figure is seen, in degrees, and what of it: the middle of the sheet and the centimetres it is high. */
export interface View {
  readonly yaw: number
  readonly pitch: number
  readonly on: Vec3
  readonly highCm: number
}

export interface Figure {
  readonly pose: Pose
  readonly view: View
  readonly tape: TapeWay
  /** Lines that carry a height across to the tape. */
  readonly guides?: readonly (readonly [from: Vec3, to: Vec3])[]
}

const standing: Pose = { left: 'hanging', right: 'hanging', legs: 'standing' }
const open: Pose = { ...standing, left: 'none' }
const bent: Pose = { ...standing, left: 'bent' }
const raised: Pose = { ...standing, left: 'raised' }
const seated: Pose = { left: 'none', right: 'none', legs: 'seated' }

const front = (height: number, highCm = 62): View => ({ yaw: 22, pitch: 13, on: [0, height, 0], highCm })
const back = (height: number, highCm = 62): View => ({ yaw: 164, pitch: 9, on: [0, height, 0], highCm })
const whole = (yaw: number): View => ({ yaw, pitch: 7, on: [0, 86, 0], highCm: 206 })
const flank: View = { yaw: -62, pitch: 7, on: [4, 118, 2], highCm: 66 }

const { bustPoint, chestEdge, bladeEdge, neckSide, nape, shoulderBone, waistSide } = landmarks

const overBust = [
  neckSide,
  inFront(7, 145),
  inFront(7.3, 142),
  inFront(7.8, 136),
  inFront(8.3, 131),
  bustPoint,
] as const

const sideDown = taut(overBody(waistSide, [waistSide[0], 96], landmarks.hipSide), [1, 0, 0])
const [bustX, bustY, bustZ] = onBody(bustPoint[0], bustPoint[1], 0.8)

/** Every body measure the atelier takes: how the figure stands, from where it is seen, where the tape goes. */
export const figures = {
  stature: {
    pose: standing,
    view: { ...whole(20), on: [-11, 86, 0] },
    tape: straight([-45, 0, 0], [-45, levels.crown, 0], [0, 0, 1]),
    guides: [
      [
        [-45, levels.crown, 0],
        [9, levels.crown, 0],
      ],
      [
        [-45, 0, 0],
        [-20, 0, 0],
      ],
    ],
  },
  'tour-cou': { pose: standing, view: { ...front(147, 40), pitch: 15 }, tape: aroundBody(147.4, 2.4) },
  'tour-poitrine': { pose: standing, view: front(126), tape: aroundBody(heights.bust) },
  'tour-dessous-poitrine': { pose: standing, view: front(119), tape: aroundBody(heights.underbust) },
  'tour-taille': { pose: standing, view: front(108), tape: aroundBody(heights.waist) },
  'tour-petites-hanches': { pose: standing, view: front(100), tape: aroundBody(heights.highHip) },
  'tour-hanches': { pose: standing, view: front(92), tape: aroundBody(heights.hip) },
  'ecart-poitrine': {
    pose: standing,
    view: { yaw: 9, pitch: 6, on: [0, 127, 0], highCm: 50 },
    tape: straight([-bustX, bustY, bustZ], [bustX, bustY, bustZ], [0, 0, 1]),
  },
  'hauteur-poitrine': {
    pose: standing,
    view: { yaw: -24, pitch: 10, on: [2, 134, 0], highCm: 52 },
    tape: taut(overBody(...overBust), [0, 0, 1]),
  },
  'taille-devant': {
    pose: standing,
    view: { yaw: -26, pitch: 8, on: [2, 126, 0], highCm: 66 },
    tape: taut(overBody(...overBust, inFront(8.2, 119), inFront(7.4, 112), landmarks.waistFront), [0, 0, 1]),
  },
  'taille-dos': {
    pose: standing,
    view: back(127, 66),
    tape: taut(overBody(nape, [Math.PI, 134], [Math.PI, 120], landmarks.waistBack), [0, 0, -1]),
  },
  'dessous-bras': {
    pose: raised,
    view: flank,
    tape: overBody(landmarks.armpit, [waistSide[0], 118], waistSide),
  },
  'carrure-devant': {
    pose: standing,
    view: { yaw: 10, pitch: 7, on: [0, 134, 0], highCm: 52 },
    tape: taut(overBody(mirrored(chestEdge), [0, levels.midChest], chestEdge), [0, 0, 1]),
  },
  'carrure-dos': {
    pose: standing,
    view: back(134, 54),
    tape: overBody(bladeEdge, [Math.PI, levels.midBlade], [2 * Math.PI - bladeEdge[0], levels.midBlade]),
  },
  'longueur-epaule': {
    pose: standing,
    view: { yaw: -30, pitch: 26, on: [9, 143, 0], highCm: 38 },
    tape: overBody(neckSide, [1.53, 144], shoulderBone),
  },
  'largeur-epaules': {
    pose: standing,
    view: { ...back(138, 54), pitch: 14 },
    tape: overBody(
      shoulderBone,
      behind(11, 142.2),
      behind(4, 143.2),
      [2 * Math.PI - behind(4, 143.2)[0], 143.2],
      [2 * Math.PI - behind(11, 142.2)[0], 142.2],
      [2 * Math.PI - shoulderBone[0], shoulderBone[1]],
    ),
  },
  'tour-bras': {
    pose: standing,
    view: { yaw: 8, pitch: 14, on: [18, 128, 0], highCm: 50 },
    tape: aroundLimb(armOf('hanging', 1).upper, 0.44),
  },
  'tour-poignet': {
    pose: standing,
    view: { yaw: 6, pitch: 16, on: [34, 90, 3], highCm: 40 },
    tape: aroundLimb(armOf('hanging', 1).fore, 0.97),
  },
  'longueur-bras': {
    pose: bent,
    view: { yaw: -66, pitch: 9, on: [18, 122, 11], highCm: 74 },
    tape: alongArm(armOf('bent', 1), shoulderBone),
  },
  'taille-hanches': { pose: open, view: { ...flank, on: [4, 96, 0], highCm: 58 }, tape: sideDown },
  'taille-genou': {
    pose: open,
    view: { ...flank, on: [6, 76, 0], highCm: 104 },
    tape: andDownTo(sideDown, levels.knee),
    guides: [
      [
        [19, levels.knee, 0],
        [19, levels.knee, 22],
      ],
    ],
  },
  'taille-sol': { pose: open, view: whole(-52), tape: andDownTo(sideDown, levels.floor) },
  'nuque-sol': {
    pose: standing,
    view: whole(142),
    tape: andDownTo(
      taut(overBody(nape, [Math.PI, 134], [Math.PI, 106], [Math.PI, heights.hip]), [0, 0, -1]),
      levels.floor,
    ),
  },
  montant: {
    pose: seated,
    view: { yaw: -68, pitch: 6, on: [4, 90, 10], highCm: 92 },
    tape: andDownTo(sideDown, levels.seat),
  },
  entrejambe: {
    pose: standing,
    view: { yaw: 8, pitch: 6, on: [0, 48, 0], highCm: 118 },
    tape: straight(crotch, [crotch[0], levels.floor, crotch[2]], [0, 0, 1]),
  },
  'tour-cuisse': {
    pose: standing,
    view: { yaw: 14, pitch: 12, on: [6, 70, 0], highCm: 62 },
    tape: aroundLimb(legOf('standing', 1).thigh, 0.36),
  },
} as const satisfies Readonly<Record<string, Figure>>

export type MeasureName = keyof typeof figures
