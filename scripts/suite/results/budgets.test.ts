import { expect, it } from 'vitest'
import { aboveBudget, budgetLine } from './budgets.mjs'

const took = (file: string, cpuMs: number | undefined) => ({
  file,
  title: 'holds',
  outcome: 'passed' as const,
  ms: 60_000,
  cpuMs,
})

it('names what takes more of the processor than its kind may, the dearest first', () => {
  const tests = [
    took('src/a.test.ts', 400),
    took('src/b.test.ts', 600),
    took('src/c.api.test.ts', 900),
    took('e2e/d.spec.ts', 9_000),
    took('e2e/e.deep.spec.ts', 90_000),
    took('e2e/f.spec.ts', undefined),
  ]
  expect(aboveBudget(tests).map(budgetLine)).toEqual([
    'e2e/d.spec.ts › holds takes 9.0 s of the processor; a journey may take 5.0 s',
    'src/b.test.ts › holds takes 0.6 s of the processor; a unit test may take 0.5 s',
  ])
})
