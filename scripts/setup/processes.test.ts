import { expect, it } from 'vitest'
import { descendants, exitCodeOf, runQuietly } from './processes.mjs'
import { Refusal } from './refusal.mjs'

const runNode = (code: string) => runQuietly({ file: process.execPath, args: ['--eval', code] })

it('answers with the exit code of the process', () => {
  expect(exitCodeOf({ code: 3, signal: null })).toBe(3)
})

it('answers 128 plus the number of the signal that ended the process', () => {
  expect(exitCodeOf({ code: null, signal: 'SIGINT' })).toBe(130)
  expect(exitCodeOf({ code: null, signal: 'SIGTERM' })).toBe(143)
  expect(exitCodeOf({ code: null, signal: 'SIGKILL' })).toBe(137)
})

it('keeps what a command prints on both streams', async () => {
  const { code, output } = await runNode(`console.log('one'); console.error('two'); process.exitCode = 4`)
  expect(code).toBe(4)
  expect(output.split('\n').sort()).toEqual(['one', 'two'])
})

it('reports a command that was killed', async () => {
  const { code } = await runNode(`process.kill(process.pid, 'SIGTERM')`)
  expect(code).toBe(143)
})

it('refuses in one sentence a command that does not exist', async () => {
  await expect(runQuietly({ file: '/nowhere/tool', args: [] })).rejects.toThrow(Refusal)
})

it('finds what a command has started, and what that has', () => {
  const table = '    1     0\n  100     1\n  102   101\n  101   100\n  200     1\n'
  expect(descendants({ table, root: 100 })).toEqual([101, 102])
})
