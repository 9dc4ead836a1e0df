import { describe, expect, it } from 'vitest'
import { addCounts, countChecks, distrust, exitCodeFor, summaryLine } from './counts.mjs'
import { failureLines, faultLines } from './phase.mjs'

describe('distrust', () => {
  const counts = { passed: 4, failed: 0, skipped: 0 }

  it('believes a runner that ended well', () => {
    expect(distrust({ counts, exitCode: 0 })).toEqual(counts)
  })

  it('counts one failure when the runner failed though its tests passed', () => {
    expect(distrust({ counts, exitCode: 1 })).toEqual({ ...counts, failed: 1 })
  })

  it('does not count the failures of tests twice', () => {
    expect(distrust({ counts: { ...counts, failed: 3 }, exitCode: 1 }).failed).toBe(3)
  })

  it('counts one failure when nothing ran or no report was written', () => {
    expect(distrust({ counts: { passed: 0, failed: 0, skipped: 3 }, exitCode: 0 }).failed).toBe(1)
    expect(distrust({ counts: undefined, exitCode: 0, mayBeEmpty: true }).failed).toBe(1)
  })

  it('believes that nothing ran where a change touches nothing', () => {
    const none = { passed: 0, failed: 0, skipped: 0 }
    expect(distrust({ counts: none, exitCode: 0, mayBeEmpty: true })).toEqual(none)
  })
})

describe('the end of the suite', () => {
  it('adds up what its parts counted', () => {
    const parts = [countChecks([true, true, false]), { passed: 10, failed: 0, skipped: 1 }]
    expect(addCounts(parts)).toEqual({ passed: 12, failed: 1, skipped: 1 })
  })

  it('says passed and failed, and skipped only if there are any', () => {
    expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
    expect(summaryLine({ passed: 12, failed: 3, skipped: 1 })).toBe('12 passed, 3 failed, 1 skipped')
  })

  it('says what failed and why, names it again at the end, and nothing of a part that passed', () => {
    const counts = { passed: 1, failed: 2, skipped: 0 }
    const tests = [
      { file: 'a.test.ts', title: 'holds', outcome: 'passed' as const, ms: 1, cpuMs: 1 },
      {
        file: 'b.test.ts',
        title: 'does not',
        outcome: 'failed' as const,
        ms: 1,
        cpuMs: 1,
        fault: 'no\n\nat b',
      },
    ]
    const phase = { title: 'Rules', ms: 1, counts, tests, troubles: ['c.test.ts broke'] }
    expect(failureLines(phase)).toEqual([
      '✗ Rules: 1 passed, 2 failed',
      '  ✗ c.test.ts broke',
      '  ✗ b.test.ts › does not',
    ])
    expect(faultLines(phase)).toEqual(['✗ b.test.ts › does not', '    no', '    at b'])
    expect(failureLines({ ...phase, counts: { ...counts, failed: 0 } })).toEqual([])
  })

  it('is red when anything failed or nothing ran', () => {
    expect(exitCodeFor({ passed: 1, failed: 0, skipped: 5 })).toBe(0)
    expect(exitCodeFor({ passed: 9, failed: 1, skipped: 0 })).toBe(1)
    expect(exitCodeFor({ passed: 0, failed: 0, skipped: 9 })).toBe(1)
  })
})
