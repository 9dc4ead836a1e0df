import { expect, it } from 'vitest'
import { reportText } from './write-report.mjs'

const test = (file: string, title: string, ms: number, cpuMs?: number) => ({
  file,
  title,
  outcome: 'passed' as const,
  ms,
  cpuMs,
})

it('tells of phases, files and tests what they took of the processor, and what they waited', () => {
  const text = reportText([
    {
      title: 'Journeys',
      ms: 61_000,
      counts: { passed: 3, failed: 0, skipped: 0 },
      tests: [
        test('e2e/a.spec.ts', 'one', 2_000, 500),
        test('e2e/a.spec.ts', 'two', 3_000, 1_000),
        test('e2e/b.spec.ts', 'three | four', 1_000),
      ],
    },
  ])
  expect(text).toContain('| Journeys | 1 min 01 s |')
  expect(text).toContain('| e2e/a.spec.ts | Journeys | 2 | 5.0 s | 1.5 s | 3.5 s |')
  expect(text).toContain('| two | e2e/a.spec.ts | 3.0 s | 1.0 s | 2.0 s |')
  expect(text).toContain('| three \\| four | e2e/b.spec.ts | 1.0 s |  |  |')
})
