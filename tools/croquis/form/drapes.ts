import { bell, smooth } from '../curves.ts'
import type { ReliefAt } from './folds.ts'

interface DrapePlan {
  /** Centimetres between folds, and of their height. */
  readonly spacing: number
  readonly height: number
  /** How far folds rise per radian to the wearer's left. */
  readonly slope: number
  /** Where the drape is strongest, 0 to 1. */
  readonly strength: (angle: number, height: number) => number
}

/** Cloth drawn across the body, in folds that climb to where it is held. */
export const drape =
  ({ spacing, height: depth, slope, strength }: DrapePlan): ReliefAt =>
  (angle, _down, height) => {
    const share = strength(angle, height)
    if (share <= 0.01) return { out: 0, hollow: 0 }
    const phase =
      (height - slope * angle) / spacing +
      0.35 * Math.sin(angle * 2.3 + height * 0.11) +
      0.3 * Math.sin(height * 0.23 - angle)
    const ridge = Math.abs(Math.sin(phase * Math.PI)) ** 0.75
    return { out: depth * share * ridge, hollow: 0.7 * share * (1 - ridge) * smooth(0.15, 0.5, share) }
  }

/** Cloth that hangs in loops from two shoulders. */
export const cowlFolds: ReliefAt = (angle, _down, height) => {
  const share = bell(height - 125, 8) * bell(angle, 0.62)
  const phase = (height - 7.5 * angle * angle) / 3.4
  const ridge = Math.abs(Math.sin(phase * Math.PI)) ** 0.6
  return { out: 2.4 * share * ridge + 1.2 * share, hollow: 0.6 * share * (1 - ridge) }
}
