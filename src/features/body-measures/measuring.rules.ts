import type { BodyLength } from '../../shared/lengths/body-length.ts'
import { isMeasuredTwice, type MeasureName } from './body-measures.ts'
import type { Measures } from './doubts.rules.ts'
import { settledBy } from './passes.rules.ts'

type Passes = { readonly [name in MeasureName]?: readonly BodyLength[] }

/** One round with the tape: what is to be measured, and what has been so far. */
export interface Measuring {
  readonly names: readonly MeasureName[]
  readonly passes: Passes
  /** Measures that were left out. */
  readonly skipped: readonly MeasureName[]
  /** What was answered, in its order, so that it can be taken back. */
  readonly answered: readonly MeasureName[]
}

export const beginMeasuring = (names: readonly MeasureName[]): Measuring => ({
  names,
  passes: {},
  skipped: [],
  answered: [],
})

export interface AskedMeasure {
  readonly name: MeasureName
  readonly pass: 1 | 2 | 3
}

const passesOf = ({ passes }: Measuring, name: MeasureName) => passes[name] ?? []

/**
 * What is measured next: all once, then all a second time without a look at the first, then once more those that do not
 * agree. Undefined once nothing is wanted.
 */
export const nextAsked = (measuring: Measuring): AskedMeasure | undefined => {
  const open = measuring.names.filter((name) => !measuring.skipped.includes(name))
  for (const pass of [1, 2, 3] as const) {
    const name = open.find((each) => {
      const taken = passesOf(measuring, each)
      const settled = settledBy(each, taken)
      return taken.length === pass - 1 && (settled === undefined || 'wanted' in settled)
    })
    if (name) return { name, pass }
  }
  return undefined
}

/** How many answers are still wanted at least, and how many were given: a third pass is known only once it is needed. */
export const progressOf = (measuring: Measuring) => {
  const open = measuring.names.filter((name) => !measuring.skipped.includes(name))
  const wanted = open.reduce((sum, name) => {
    const settled = settledBy(name, passesOf(measuring, name))
    if (settled && 'length' in settled) return sum
    if (settled) return sum + 1
    return sum + (isMeasuredTwice(name) ? 2 : 1)
  }, 0)
  return { answered: measuring.answered.length, wanted }
}

const withPasses = (measuring: Measuring, name: MeasureName, passes: readonly BodyLength[]): Measuring => ({
  ...measuring,
  passes: { ...measuring.passes, [name]: passes },
})

/** Adds what the tape showed. */
export const addPass = (measuring: Measuring, name: MeasureName, length: BodyLength): Measuring => ({
  ...withPasses(measuring, name, [...passesOf(measuring, name), length]),
  answered: [...measuring.answered, name],
})

/** Leaves a measure out; what was taken of it goes. */
export const skip = (measuring: Measuring, name: MeasureName): Measuring => ({
  ...withPasses(measuring, name, []),
  skipped: [...measuring.skipped, name],
  answered: [...measuring.answered.filter((each) => each !== name), name],
})

/** Takes the last answer back, so that it is asked again. */
export const goBack = (measuring: Measuring): Measuring => {
  const last = measuring.answered.at(-1)
  if (last === undefined) return measuring
  const answered = measuring.answered.slice(0, -1)
  if (measuring.skipped.includes(last))
    return { ...measuring, answered, skipped: measuring.skipped.filter((name) => name !== last) }
  return { ...withPasses(measuring, last, passesOf(measuring, last).slice(0, -1)), answered }
}

/** Begins these measures anew, for instance because they are doubtful. */
export const takeAgain = (measuring: Measuring, names: readonly MeasureName[]): Measuring => ({
  ...measuring,
  names: [...measuring.names, ...names.filter((name) => !measuring.names.includes(name))],
  passes: { ...measuring.passes, ...Object.fromEntries(names.map((name) => [name, []])) },
  skipped: measuring.skipped.filter((name) => !names.includes(name)),
  answered: measuring.answered.filter((name) => !names.includes(name)),
})

/** What was taken, as it is saved. */
export const takenBy = (measuring: Measuring) =>
  measuring.names.flatMap((name) => {
    const passes = passesOf(measuring, name)
    return passes.length === 0 ? [] : [{ name, passes: [...passes] }]
  })

/** The lengths that stand. */
export const settledLengths = (measuring: Measuring): Measures =>
  Object.fromEntries(
    measuring.names.flatMap((name) => {
      const settled = settledBy(name, passesOf(measuring, name))
      return settled && 'length' in settled ? [[name, settled.length]] : []
    }),
  )
