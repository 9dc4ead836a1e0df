import { expect, it } from 'vitest'
import { reportText } from './write-report.mjs'

it('tells phases, shared costs, files and tests, the slowest first', () => {
  const test = { kind: 'test', group: 'api', outcome: 'passed' } as const
  const text = reportText([
    { ...test, file: 'a.api.test.ts', title: 'is quick', ms: 10 },
    { ...test, file: 'a.api.test.ts', title: 'says a | b', ms: 1_500 },
    {
      kind: 'file',
      group: 'api',
      file: 'a.api.test.ts',
      times: { importMs: 300, hooksMs: 200, testsMs: 1_510 },
    },
    { ...test, group: 'journeys', file: 'e2e/b.spec.ts', title: 'walks', ms: 3_000 },
    { kind: 'cost', what: 'a database made', ms: 100 },
    { kind: 'cost', what: 'a database made', ms: 300 },
    { kind: 'phase', title: 'Unit', ms: 65_000 },
  ])
  expect(text).toContain('| Unit | 1 min 05 s |')
  expect(text).toContain('| a database made | 2 | 400 ms | 200 ms |')
  expect(text).toMatch(
    /e2e\/b\.spec\.ts \| journeys \| 1 \| 3\.0 s \|[^\n]*\n\| a\.api\.test\.ts \| api \| 2 \| 2\.0 s \| 300 ms \| 200 ms \| 1\.5 s \|/,
  )
  expect(text).toMatch(/\| walks .*\n\| says a \\\| b .*\n\| is quick/)
})
