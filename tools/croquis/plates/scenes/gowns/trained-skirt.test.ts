import { expect, it } from 'vitest'
import { degrees } from '../../../curves.ts'
import { flat } from '../../../form/folds.ts'
import { heights } from '../../../form/stand.ts'
import { dyed } from '../rooms/wardrobe.ts'
import { onTrainedSkirt, type TrainedSkirt, trainedSkirt } from './trained-skirt.ts'

const skirt: TrainedSkirt = {
  cloth: dyed('satin', '#f8f2e6'),
  folds: () => flat,
  reach: 40,
  train: 120,
  towards: Math.PI,
  spread: degrees(70),
}

const reachAt = (angle: number) => {
  const [x, , z] = onTrainedSkirt(skirt, [angle, 1])
  return Math.hypot(x, z)
}

it('begins at the waist and ends on the floor all around', () => {
  for (const angle of [-3, -1.5, 0, 1.5, 3]) {
    expect(onTrainedSkirt(skirt, [angle, 0])[1]).toBeCloseTo(heights.waist, 0)
    expect(onTrainedSkirt(skirt, [angle, 1])[1]).toBeLessThan(3)
  }
})

it('runs out behind by the length of its train, and not in front', () => {
  expect(reachAt(0)).toBeLessThan(skirt.reach)
  expect(reachAt(Math.PI)).toBeCloseTo(skirt.reach * 0.93 + skirt.train, 0)
})

it('has a place for every thread, where the train begins too', () => {
  const { positions } = trainedSkirt(skirt)
  expect(positions.every(Number.isFinite)).toBe(true)
})
