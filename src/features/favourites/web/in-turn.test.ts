import { expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

it('begins a write when the one before it has ended, well or badly, and answers each its own', async () => {
  const begun: string[] = []
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const first = inTurn(async () => {
    begun.push('first')
    await ended
    throw new Error('the server is away')
  })
  const second = inTurn(async () => {
    begun.push('second')
    return 2
  })
  await Promise.resolve()
  await Promise.resolve()
  expect(begun).toEqual(['first'])
  end()
  await expect(first).rejects.toThrow('the server is away')
  expect(await second).toBe(2)
  expect(begun).toEqual(['first', 'second'])
})
