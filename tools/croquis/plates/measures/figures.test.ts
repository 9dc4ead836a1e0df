import { describe, expect, it } from 'vitest'
import { plateSlots } from '../../../../src/features/plates/plate-slots.ts'
import type { Vec3 } from '../../form/camera.ts'
import { heights, onBody } from '../../form/stand.ts'
import { minus } from '../../form/vectors.ts'
import { type Figure, figures, type MeasureName } from './figures.ts'
import { crotch, landmarks, levels, mirrored, type Spot } from './landmarks.ts'
import { armOf, shoulderRadius } from './limbs.ts'
import { aroundBody } from './tape-ways.ts'

const wayOf = (name: MeasureName) => figures[name].tape.places.map(({ at }) => at)

const lengthOf = (way: readonly Vec3[]) =>
  way.slice(1).reduce((sum, at, index) => sum + Math.hypot(...minus(at, way[index] ?? at)), 0)

const girthAt = (height: number) => lengthOf(aroundBody(height).places.map(({ at }) => at))

const distance = (a: Vec3 | undefined, b: Vec3) => Math.hypot(...minus(a ?? [1e6, 1e6, 1e6], b))

const bodyAt = ([angle, height]: Spot) => onBody(angle, height)

/** What an atelier may read off a woman's tape, in centimetres. */
const ranges: Readonly<Record<MeasureName, readonly [number, number]>> = {
  stature: [140, 200],
  'tour-cou': [30, 48],
  'tour-poitrine': [70, 150],
  'tour-dessous-poitrine': [60, 130],
  'tour-taille': [50, 140],
  'tour-petites-hanches': [65, 150],
  'tour-hanches': [75, 160],
  'ecart-poitrine': [13, 28],
  'hauteur-poitrine': [20, 40],
  'taille-devant': [36, 56],
  'taille-dos': [33, 48],
  'dessous-bras': [14, 27],
  'carrure-devant': [26, 46],
  'carrure-dos': [28, 48],
  'longueur-epaule': [9, 17],
  'largeur-epaules': [32, 52],
  'tour-bras': [20, 50],
  'tour-poignet': [12, 23],
  'longueur-bras': [48, 72],
  'taille-hanches': [14, 28],
  'taille-genou': [48, 72],
  'taille-sol': [88, 128],
  'nuque-sol': [118, 175],
  montant: [20, 38],
  entrejambe: [62, 98],
  'tour-cuisse': [40, 90],
}

const names = Object.keys(ranges).filter((name): name is MeasureName => name in figures)

describe('the figures of the measures', () => {
  it('are one for each measure plate', () => {
    const plates = Object.keys(plateSlots).filter((name) => name.startsWith('measure-'))
    expect(names.map((name) => `measure-${name}`).toSorted()).toEqual(plates.toSorted())
  })

  it.each(names)('lays a tape for %s that reads what a body can measure', (name) => {
    const [least, most] = ranges[name]
    const length = lengthOf(wayOf(name))
    expect(length).toBeGreaterThanOrEqual(least)
    expect(length).toBeLessThanOrEqual(most)
  })
})

describe('girth tapes', () => {
  it.each([
    ['tour-poitrine', heights.bust],
    ['tour-dessous-poitrine', heights.underbust],
    ['tour-taille', heights.waist],
    ['tour-petites-hanches', heights.waist - 10],
    ['tour-hanches', heights.waist - 20],
  ] as const)('lies level for %s, at its height', (name, height) => {
    for (const [, y] of wayOf(name)) expect(y).toBeCloseTo(height, 6)
  })

  it('closes where it began', () => {
    const girths = Object.values(figures).filter(({ tape }: Figure) => tape.kind === 'girth')
    expect(girths).toHaveLength(9)
    for (const { tape } of girths)
      expect(distance(tape.places[0]?.at, tape.places.at(-1)?.at ?? [0, 0, 0])).toBeLessThan(0.01)
  })

  it('takes the waist at the narrowest section of the torso', () => {
    const waist = girthAt(heights.waist)
    for (const height of [90, 96, 102, 104, 108, 110, 114, 120])
      expect(girthAt(height)).toBeGreaterThan(waist)
  })

  it('takes the hips at the fullest seat', () => {
    const hips = girthAt(heights.hip)
    for (const height of [80, 82, 90, 94, 98]) expect(girthAt(height)).toBeLessThanOrEqual(hips)
  })

  it('takes the bust where it stands out farthest, and the underbust where it is less', () => {
    const farthest = (height: number) => onBody(landmarks.bustPoint[0], height)[2]
    for (const height of [114, 118, 122, 130, 134])
      expect(farthest(height)).toBeLessThan(farthest(heights.bust))
    expect(lengthOf(wayOf('tour-dessous-poitrine'))).toBeLessThan(lengthOf(wayOf('tour-poitrine')))
  })
})

describe('lengths', () => {
  const wrist = armOf('bent', 1).fore.to
  const floorBelow = (name: MeasureName): Vec3 => {
    const [x, , z] = wayOf(name).at(-1) ?? [0, 0, 0]
    return [x, levels.floor, z]
  }

  it.each([
    ['ecart-poitrine', bodyAt(mirrored(landmarks.bustPoint)), bodyAt(landmarks.bustPoint)],
    ['hauteur-poitrine', bodyAt(landmarks.neckSide), bodyAt(landmarks.bustPoint)],
    ['taille-devant', bodyAt(landmarks.neckSide), bodyAt(landmarks.waistFront)],
    ['taille-dos', bodyAt(landmarks.nape), bodyAt(landmarks.waistBack)],
    ['dessous-bras', bodyAt(landmarks.armpit), bodyAt(landmarks.waistSide)],
    ['carrure-devant', bodyAt(mirrored(landmarks.chestEdge)), bodyAt(landmarks.chestEdge)],
    ['carrure-dos', bodyAt(landmarks.bladeEdge), bodyAt(mirrored(landmarks.bladeEdge))],
    ['longueur-epaule', bodyAt(landmarks.neckSide), bodyAt(landmarks.shoulderBone)],
    ['largeur-epaules', bodyAt(landmarks.shoulderBone), bodyAt(mirrored(landmarks.shoulderBone))],
    ['longueur-bras', bodyAt(landmarks.shoulderBone), wrist],
    ['taille-hanches', bodyAt(landmarks.waistSide), bodyAt(landmarks.hipSide)],
    ['taille-sol', bodyAt(landmarks.waistSide), floorBelow('taille-sol')],
    ['nuque-sol', bodyAt(landmarks.nape), floorBelow('nuque-sol')],
    ['entrejambe', crotch, floorBelow('entrejambe')],
  ] as const)('goes for %s from its first named point to its last', (name, from, to) => {
    const way = wayOf(name)
    // The tape lies on the cloth, and at the wrist on the joint, not in it.
    expect(distance(way[0], from)).toBeLessThan(1)
    expect(distance(way.at(-1), to)).toBeLessThan(name === 'longueur-bras' ? 4 : 1)
  })

  it.each([
    ['taille-genou', levels.knee],
    ['montant', levels.seat],
    ['taille-sol', levels.floor],
    ['stature', levels.crown],
  ] as const)('ends for %s at its level', (name, level) => {
    expect(wayOf(name).at(-1)?.[1]).toBe(level)
  })

  it('passes over the joints of the bent arm, not through them', () => {
    const { upper, fore } = armOf('bent', 1)
    const fromJoint = (joint: Vec3) => Math.min(...wayOf('longueur-bras').map((at) => distance(at, joint)))
    expect(fromJoint(upper.from)).toBeGreaterThan(shoulderRadius)
    expect(fromJoint(fore.from)).toBeGreaterThan(4)
  })

  it('passes over the bust point on its way to the front waist', () => {
    const nearest = Math.min(...wayOf('taille-devant').map((at) => distance(at, bodyAt(landmarks.bustPoint))))
    expect(nearest).toBeLessThan(1)
  })

  it('spans the hollow of the back instead of following it', () => {
    const hollow = wayOf('taille-dos').filter(([, y]) => y > 108 && y < 120)
    expect(hollow.length).toBeGreaterThan(5)
    for (const [, y, z] of hollow) expect(z).toBeLessThanOrEqual(onBody(Math.PI, y)[2])
  })
})
