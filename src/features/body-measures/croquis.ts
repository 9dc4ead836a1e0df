import type { MeasureName } from './body-measures.ts'
import type { Measures } from './doubts.rules.ts'
import { type Body, shownBody, within } from './shown-body.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** How much of a girth is seen from the front, at each side of the middle. */
const half = { neck: 0.165, bust: 0.168, underBust: 0.172, waist: 0.175, hips: 0.178 } as const

const landmarksOf = (body: Body) => {
  const { stature } = body
  const at = (height: number) => stature - height
  const waist = body.taille_sol - body.talon
  const neck = body.nuque_sol - 1
  const shoulder = body.nuque_sol - 5
  const bust = neck - body.hauteur_poitrine * 0.92
  return {
    chin: at(body.nuque_sol + 5),
    nape: at(body.nuque_sol),
    neck: at(neck),
    shoulder: at(shoulder),
    armpit: at(waist + body.dessous_bras),
    bust: at(bust),
    underBust: at(bust - 7),
    waist: at(waist),
    highHips: at(waist - 10),
    hips: at(waist - body.taille_hanches),
    crotch: at(body.entrejambe),
    knee: at(waist - body.taille_genou),
    wrist: at(shoulder - body.longueur_bras * 0.97),
    ankle: at(7),
    floor: stature,
  }
}

/** The right half of the outline, from the neck down the side, and up the inside of the leg. */
const sideOf = (body: Body, y: ReturnType<typeof landmarksOf>): readonly Point[] => {
  const neck = body.tour_cou * half.neck
  const bust = body.tour_poitrine * half.bust
  const hips = body.tour_hanches * half.hips
  const thigh = body.tour_cuisse * 0.31
  const leg = { outer: hips * 0.97, knee: thigh * 0.62, ankle: thigh * 0.42 }
  return [
    { x: neck, y: y.chin },
    { x: neck * 0.95, y: y.neck - 2 },
    { x: neck + 2, y: y.neck },
    { x: body.largeur_epaules / 2, y: y.shoulder },
    { x: within(body.carrure_devant / 2, bust - 0.5, bust + 2), y: Math.min(y.armpit - 2, y.bust - 6) },
    { x: bust, y: y.bust },
    { x: body.tour_dessous_poitrine * half.underBust, y: y.underBust },
    { x: body.tour_taille * half.waist, y: y.waist },
    { x: body.tour_petites_hanches * half.hips, y: y.highHips },
    { x: hips, y: y.hips },
    { x: leg.outer * 0.94, y: y.crotch + 12 },
    { x: leg.outer * 0.72, y: y.knee },
    { x: leg.outer * 0.5, y: y.ankle },
    { x: leg.outer * 0.62, y: y.floor },
    { x: leg.outer * 0.5 - leg.ankle, y: y.floor },
    { x: leg.outer * 0.5 - leg.ankle, y: y.ankle },
    { x: Math.max(leg.outer * 0.72 - leg.knee, 0.8), y: y.knee },
    { x: 0.6, y: y.crotch },
  ]
}

/** How far from the middle a hand hangs. */
const handOf = (body: Body) =>
  Math.max(body.tour_hanches * half.hips + 7, body.tour_poitrine * half.bust + 10)

const armOf = (body: Body, y: ReturnType<typeof landmarksOf>): readonly Point[] => {
  const bust = body.tour_poitrine * half.bust
  const out = handOf(body)
  const [upper, lower] = [body.tour_bras * 0.3, body.tour_poignet * 0.32]
  const elbow = (y.shoulder + y.wrist) / 2
  const x = body.largeur_epaules / 2
  return [
    { x: x - 1, y: y.shoulder },
    { x: x + upper * 0.45, y: y.shoulder + 6 },
    { x: (x + out) / 2 + upper * 0.5, y: elbow },
    { x: out, y: y.wrist },
    { x: out - lower, y: y.wrist },
    { x: (x + out) / 2 - upper * 0.35, y: elbow },
    { x: Math.max(x - upper * 0.55, bust + 0.3), y: y.armpit + 1 },
  ]
}

const round = (value: number) => Math.round(value * 10) / 10

const mirrored = (points: readonly Point[]) => points.map(({ x, y }) => ({ x: -x, y })).reverse()

/** A curve through these points (Catmull and Rom). */
const through = (points: readonly Point[]) => {
  const [first = { x: 0, y: 0 }] = points
  const curves = points.slice(0, -1).map((from, place) => {
    const to = points[place + 1] ?? from
    const before = points[place - 1] ?? from
    const after = points[place + 2] ?? to
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const two = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    return `C${[one, two, to].map(({ x, y }) => `${round(x)} ${round(y)}`).join(' ')}`
  })
  return `M${round(first.x)} ${round(first.y)}${curves.join('')}`
}

const girthAt = (y: number, side: number) =>
  `M${round(-side)} ${round(y)}Q0 ${round(y + side * 0.28)} ${round(side)} ${round(y)}`

const line = (from: Point, to: Point) => `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`

/** Where the tape goes for each measure, over the figure of this body. */
const tapesOf = (body: Body, y: ReturnType<typeof landmarksOf>): Readonly<Record<MeasureName, string>> => {
  const neck = body.tour_cou * half.neck
  const beside = handOf(body) + 9
  const point = body.ecart_poitrine / 2
  const shoulder = { x: body.largeur_epaules / 2, y: y.shoulder }
  const wrist = handOf(body)
  const waistSide = body.tour_taille * half.waist
  const upright = (x: number, from: number, to: number) => line({ x, y: from }, { x, y: to })
  return {
    tour_poitrine: girthAt(y.bust, body.tour_poitrine * half.bust),
    tour_dessous_poitrine: girthAt(y.underBust, body.tour_dessous_poitrine * half.underBust),
    tour_taille: girthAt(y.waist, waistSide),
    tour_petites_hanches: girthAt(y.highHips, body.tour_petites_hanches * half.hips),
    tour_hanches: girthAt(y.hips, body.tour_hanches * half.hips),
    ecart_poitrine: line({ x: -point, y: y.bust }, { x: point, y: y.bust }),
    hauteur_poitrine: line({ x: neck + 1, y: y.neck }, { x: point, y: y.bust }),
    taille_devant: through([
      { x: neck + 1, y: y.neck },
      { x: point, y: y.bust },
      { x: point * 0.9, y: y.waist },
    ]),
    taille_dos: upright(0, y.nape, y.waist),
    dessous_bras: upright(waistSide + 1, y.armpit, y.waist),
    carrure_devant: line(
      { x: -body.carrure_devant / 2, y: y.armpit - 6 },
      { x: body.carrure_devant / 2, y: y.armpit - 6 },
    ),
    carrure_dos: line(
      { x: -body.carrure_dos / 2, y: y.armpit - 3 },
      { x: body.carrure_dos / 2, y: y.armpit - 3 },
    ),
    tour_cou: girthAt(y.neck - 2, neck),
    longueur_epaule: line({ x: neck + 1, y: y.neck }, shoulder),
    largeur_epaules: line({ x: -shoulder.x, y: y.shoulder }, shoulder),
    tour_bras: line(
      { x: shoulder.x - body.tour_bras * 0.12, y: y.armpit + 3 },
      { x: shoulder.x + body.tour_bras * 0.18, y: y.armpit + 2 },
    ),
    tour_poignet: line({ x: wrist - body.tour_poignet * 0.32, y: y.wrist }, { x: wrist, y: y.wrist }),
    longueur_bras: through([
      shoulder,
      { x: (shoulder.x + wrist) / 2 + 3, y: (y.shoulder + y.wrist) / 2 },
      { x: wrist, y: y.wrist },
    ]),
    montant: upright(waistSide + 2, y.waist, y.waist + body.montant),
    entrejambe: upright(0, y.crotch, y.floor),
    tour_cuisse: line(
      { x: 1, y: y.crotch + 4 },
      { x: body.tour_hanches * half.hips * 0.95, y: y.crotch + 4 },
    ),
    stature: upright(-beside, 0, y.floor),
    nuque_sol: upright(-beside + 5, y.nape, y.floor),
    taille_sol: upright(beside - 3, y.waist, y.floor),
    taille_hanches: upright(waistSide + 4, y.waist, y.hips),
    taille_genou: upright(beside - 7, y.waist, y.knee),
    talon: upright(beside - 3, y.floor - 3, y.floor),
  }
}

export interface CroquisFigure {
  /** The outline of the body, of both arms and of the head. */
  readonly outline: readonly string[]
  readonly head: { readonly x: number; readonly y: number; readonly across: number; readonly down: number }
  readonly tapes: Readonly<Record<MeasureName, string>>
  /** Where the drawing lies, in centimetres. */
  readonly box: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
}

/** The figure of a body seen from the front: its lines follow the measures that are known. */
export const drawCroquis = (measures: Measures): CroquisFigure => {
  const body = shownBody(measures)
  const y = landmarksOf(body)
  const side = sideOf(body, y)
  const arm = armOf(body, y)
  const width = handOf(body) + 13
  return {
    outline: [through(side), through(mirrored(side)), through(arm), through(mirrored(arm))],
    head: { x: 0, y: (y.chin + 1) / 2, across: body.stature * 0.043, down: (y.chin + 1) / 2 },
    tapes: tapesOf(body, y),
    box: { left: -width, top: -4, width: 2 * width, height: body.stature + 8 },
  }
}
