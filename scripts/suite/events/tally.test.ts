import { describe, expect, it } from 'vitest'
import { createTally } from './tally.mjs'

const test = {
  kind: 'test',
  group: 'unit',
  file: 'a.test.ts',
  title: 'adds',
  outcome: 'passed',
  ms: 1,
} as const

const tallied = (...events: readonly object[]) => {
  const tally = createTally()
  for (const event of events) tally.take(event as Parameters<typeof tally.take>[0])
  return tally
}

describe('what a run has told', () => {
  it('counts tests by how they ended', () => {
    const tally = tallied(test, { ...test, outcome: 'failed' }, { ...test, outcome: 'skipped' }, test)
    expect(tally.counts()).toEqual({ passed: 2, failed: 1, skipped: 1 })
  })

  it('counts what broke outside any test as a failure', () => {
    expect(tallied(test, { kind: 'trouble', text: 'a.test.ts broke' }).counts().failed).toBe(1)
  })

  it('names what has begun and not ended', () => {
    const begun = { kind: 'begun', file: 'a.test.ts' }
    const tally = tallied({ ...begun, title: 'adds' }, { ...begun, title: 'hangs' }, test)
    expect(tally.underWay()).toEqual(['a.test.ts: hangs'])
  })

  it('knows how many are planned', () => {
    const planned = { kind: 'planned', tests: 3 }
    expect(tallied({ ...planned, file: 'a' }, { ...planned, file: 'b' }).planned()).toBe(6)
  })
})
