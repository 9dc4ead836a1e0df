import { afterEach, expect, it, vi } from 'vitest'
import { createLog } from '../../platform/log/log.ts'
import type { LogFormat } from '../../platform/log/log-format.ts'
import { inViewOf, type TellHowFar } from './in-view.ts'

const draw = async (tellHowFar: TellHowFar) => {
  for (let done = 1; done <= 25; done++) tellHowFar({ done, total: 25, of: 'pictures drawn' })
  return 'drawn'
}

const seen = async (format: LogFormat) => {
  const lines: string[] = []
  const destination = { write: (line: string) => void lines.push(line) }
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const answer = await inViewOf(format, createLog({ level: 'info', format, destination }))('Furnishing', draw)
  return { answer, logged: lines.map((line) => JSON.parse(line)), printed: print.mock.calls.join('') }
}

afterEach(() => vi.restoreAllMocks())

it('a person sees what is done and how far it came, and the log stays empty', async () => {
  const { answer, logged, printed } = await seen('lines')
  expect(answer).toBe('drawn')
  expect(logged).toEqual([])
  expect(printed).toMatch(/^… Furnishing\n✓ Furnishing, 25 of 25 pictures drawn, \d+ ms\n$/)
})

it('a machine reads some of the steps in the log, and nothing else is printed', async () => {
  const { answer, logged, printed } = await seen('json')
  expect(answer).toBe('drawn')
  expect(logged.map(({ done, total, msg }) => [done, total, msg])).toEqual([
    [10, 25, 'Furnishing'],
    [20, 25, 'Furnishing'],
  ])
  expect(printed).toBe('')
})
