import type { Garment } from '../../../../db/seed/products/demo-garment.ts'
import { mix, smooth, turnTo } from '../../curves.ts'

/** The height of the upper edge of a bodice at an angle from its middle, 0 to a quarter turn. */
type Edge = (away: number) => number

/** Above everything: no edge here. */
const uncut = 200
const quarter = Math.PI / 2

const sweetheart: Edge = (away) =>
  away < 0.62 ? 124.4 + 5.6 * Math.sin((away / 0.62) * 1.75) : mix(129.9, 128.6, smooth(0.62, 1.5, away))
const straight: Edge = (away) => mix(129.4, 128.4, smooth(0.3, 1.4, away))
const round =
  (depth: number): Edge =>
  (away) =>
    away > 1.42 ? uncut : 146.6 - depth * (1 - smooth(0, 1.5, away))
const vee =
  (deep: number): Edge =>
  (away) =>
    away > 1.36 ? uncut : mix(deep, 147, (away / 1.36) ** 0.92)
const boat: Edge = (away) => (away > 1.5 ? 145.4 : 142.6 + 1.4 * smooth(0.2, 1.4, away))
const high: Edge = () => 152.4
const square =
  (depth: number): Edge =>
  (away) =>
    away < 0.74 ? depth - 0.6 * Math.cos(away * 2) : uncut
const plunging: Edge = (away) =>
  away < 0.6 ? mix(109, 132.4, (away / 0.6) ** 0.86) : mix(132.4, 128.4, smooth(0.6, 1.25, away))
const cowl: Edge = (away) =>
  away < 0.72 ? 127.6 + 6.4 * (away / 0.72) ** 2.2 : mix(134, 128.6, smooth(0.72, 1.3, away))
const halter: Edge = (away) => (away < 0.72 ? 151 : mix(146, 127.4, smooth(0.72, 1.42, away) ** 0.8))
const wideSweetheart: Edge = (away) =>
  away < 0.6 ? 125 + 5.6 * Math.sin((away / 0.6) * 1.7) : mix(130.3, 129.4, smooth(0.6, 1.4, away))
const wideSquare: Edge = (away) => mix(130.6, 129, smooth(0.8, 1.4, away))

const fronts: Readonly<Record<string, Edge>> = {
  coeur: sweetheart,
  droit: straight,
  rond: round(6.6),
  bateau: boat,
  illusion: (away) => sweetheart(away) + 0.5 * Math.abs(Math.sin(away * 15)),
  carré: square(131.6),
  montant: high,
  v: vee(124.5),
  'v-croisé': vee(119.5),
  'v-plongeant': vee(110),
  bénitier: cowl,
  américain: halter,
  lavallière: round(2.4),
  chemise: vee(137),
  tailleur: vee(112),
  'revers-châle': vee(108),
  'revers-biker': vee(121),
  châle: vee(104),
}

const bare: Edge = (away) => (away < 0.95 ? 106.5 + 21.5 * (away / 0.95) ** 2.1 : 128.2)
const bareUnderShoulders: Edge = (away) => (away > 1.3 ? uncut : 109 + 38 * (away / 1.3) ** 2.6)

const backs: Readonly<Record<string, Edge>> = {
  nu: bareUnderShoulders,
  v: vee(115),
  carré: square(128),
  goutte: (away) => (away > 1.45 ? uncut : 150.5),
}

const lowBacks: Readonly<Record<string, Edge>> = {
  nu: bare,
  v: (away) => mix(112, 128.4, Math.min(1, away / 1.1)),
}

/** Whether a bodice covers the shoulders, and so has armholes. */
export const coversShoulders = ({ neckline, sleeves }: Garment) =>
  !['bretelles-fines', 'bretelles-larges'].includes(sleeves) &&
  !['coeur', 'droit', 'asymétrique', 'américain', 'bénitier'].includes(neckline)

const frontEdge = ({ neckline, sleeves }: Garment): Edge => {
  if (sleeves === 'bretelles-fines' && neckline === 'v-plongeant') return plunging
  if (sleeves === 'bretelles-larges') return neckline === 'carré' ? wideSquare : wideSweetheart
  return fronts[neckline] ?? round(6)
}

const backEdge = (garment: Garment): Edge => {
  const { neckline, sleeves, back } = garment
  if (neckline === 'américain') return bare
  if (!coversShoulders(garment)) {
    if (sleeves === 'bretelles-larges') return () => 129
    return lowBacks[back] ?? ((away) => mix(123.6, 128.4, smooth(0, 1.4, away)))
  }
  if (neckline === 'illusion') return (away) => 126.5 + 0.5 * Math.abs(Math.sin(away * 15))
  if (neckline === 'bateau') return backs[back] ?? boat
  if (neckline === 'montant') return high
  return backs[back] ?? ((away) => (away > 1.45 ? uncut : 145.8))
}

/** From under one arm, over the other shoulder, and down again behind. */
const oneShoulder = (angle: number) => {
  const fromArmpit = Math.abs(turnTo(-quarter, angle)) / Math.PI
  return fromArmpit > 0.93 ? uncut : mix(128.2, 147, (fromArmpit / 0.93) ** 1.2)
}

const keyhole = (angle: number, height: number) => {
  const away = turnTo(Math.PI, angle) / 0.36
  return away * away + ((height - 136.5) / 8) ** 2 - 1
}

const armhole = (angle: number, height: number) => {
  const away = turnTo(quarter, Math.abs(angle)) / 0.4
  return away * away + ((height - 134.2) / 8.6) ** 2 - 1
}

/** Net above the edge of the lace, closed at the neck: what an illusion neckline is made of. */
export const yokeCut = (angle: number, height: number) =>
  boat(Math.min(Math.abs(angle), Math.PI - Math.abs(angle))) - height

/** Where a dress has cloth above its waist: negative outside it. */
export const bodiceCut = (garment: Garment) => {
  const front = frontEdge(garment)
  const back = backEdge(garment)
  const isOneShoulder = garment.neckline === 'asymétrique'
  const hasArmholes = coversShoulders(garment)
  return (angle: number, height: number) => {
    const away = Math.abs(angle)
    const edge = isOneShoulder ? oneShoulder(angle) : away < quarter ? front(away) : back(Math.PI - away)
    const cuts = [edge - height]
    if (hasArmholes || (isOneShoulder && angle > 0)) cuts.push(4 * armhole(angle, height))
    if (garment.back === 'goutte' && height > 120) cuts.push(4 * keyhole(angle, height))
    return Math.min(...cuts)
  }
}

/** The height at which the front of a bodice ends, for what is sewn along it. */
export const frontEdgeAt = (garment: Garment, angle: number) =>
  garment.neckline === 'asymétrique' ? oneShoulder(angle) : frontEdge(garment)(Math.abs(angle))

export const backEdgeAt = (garment: Garment, angle: number) =>
  garment.neckline === 'asymétrique' ? oneShoulder(angle) : backEdge(garment)(Math.PI - Math.abs(angle))
