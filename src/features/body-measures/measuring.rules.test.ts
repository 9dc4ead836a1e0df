import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lengthOfCm } from '../../shared/lengths/body-length.ts'
import { type MeasureName, measureNames } from './body-measures.ts'
import {
  addPass,
  beginMeasuring,
  goBack,
  type Measuring,
  nextAsked,
  progressOf,
  settledLengths,
  skip,
  takeAgain,
  takenBy,
} from './measuring.rules.ts'

const two = beginMeasuring(['tour_taille', 'talon', 'tour_poignet'])

/** Answers what is asked, one length after the other. */
const answer = (measuring: Measuring, ...lengths: readonly number[]) =>
  lengths.reduce((now, cm) => {
    const asked = nextAsked(now)
    if (!asked) throw new Error('Nothing is asked any more')
    return addPass(now, asked.name, lengthOfCm(cm))
  }, measuring)

describe('a round with the tape', () => {
  it('asks for all once, for all again, and for a third time where two do not agree', () => {
    const asked: unknown[] = []
    let now = two
    for (const cm of [70, 7, 16, 70.5, 17, 16.4]) {
      asked.push(nextAsked(now))
      now = answer(now, cm)
    }
    expect(asked).toEqual([
      { name: 'tour_taille', pass: 1 },
      { name: 'talon', pass: 1 },
      { name: 'tour_poignet', pass: 1 },
      { name: 'tour_taille', pass: 2 },
      { name: 'tour_poignet', pass: 2 },
      { name: 'tour_poignet', pass: 3 },
    ])
    expect(nextAsked(now)).toBeUndefined()
    expect(settledLengths(now)).toEqual({
      tour_taille: lengthOfCm(70.25),
      talon: lengthOfCm(7),
      tour_poignet: lengthOfCm(16.4),
    })
  })

  it('leaves out what is skipped, and goes back one answer at a time', () => {
    const skipped = skip(answer(two, 70), 'talon')
    expect(nextAsked(skipped)).toEqual({ name: 'tour_poignet', pass: 1 })
    expect(nextAsked(goBack(skipped))).toEqual({ name: 'talon', pass: 1 })
    expect(nextAsked(goBack(goBack(skipped)))).toEqual(nextAsked(two))
    expect(goBack(two)).toBe(two)
    expect(takenBy(skipped)).toEqual([{ name: 'tour_taille', passes: [lengthOfCm(70)] }])
  })

  it('begins again what is doubtful, also what was not asked before', () => {
    const done = answer(two, 70, 7, 16, 70, 16)
    expect(nextAsked(takeAgain(done, ['talon']))).toEqual({ name: 'talon', pass: 1 })
    expect(nextAsked(takeAgain(done, ['tour_cou']))).toEqual({ name: 'tour_cou', pass: 1 })
  })

  it('comes to its end whatever the tape shows, and its way back leads to its beginning', () => {
    const some = fc.uniqueArray(fc.constantFrom<MeasureName>(...measureNames), { minLength: 1, maxLength: 6 })
    const answers = fc.array(fc.option(fc.integer({ min: 10, max: 2_000 })), { minLength: 18, maxLength: 18 })
    fc.assert(
      fc.property(some, answers, (names, given) => {
        const start = beginMeasuring(names)
        let now = start
        for (const cm of given) {
          const asked = nextAsked(now)
          if (!asked) break
          expect(progressOf(now).wanted).toBeGreaterThan(0)
          now = cm === null ? skip(now, asked.name) : addPass(now, asked.name, lengthOfCm(cm / 10))
        }
        expect(nextAsked(now)).toBeUndefined()
        expect(progressOf(now).wanted).toBe(0)
        const kept = takenBy(now).map(({ name }) => name)
        expect(Object.keys(settledLengths(now)).toSorted()).toEqual(kept.toSorted())
        while (now.answered.length > 0) now = goBack(now)
        expect(nextAsked(now)).toEqual(nextAsked(start))
        expect(takenBy(now)).toEqual([])
      }),
    )
  })
})
