import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { useWrite } from './use-write.ts'

type Hooked = ReturnType<typeof useWrite<string, string>>

interface ScreenProps {
  readonly send: (input: string, key: string) => Promise<string>
  readonly told: string[]
  readonly held: Hooked[]
}

const Screen = ({ send, told, held }: ScreenProps) => {
  held.push(
    useWrite({
      send,
      succeeded: (answer, input) => told.push(`${input}: ${answer}`),
      failed: (error, input) => told.push(`${input} failed: ${error instanceof Error ? error.message : ''}`),
    }),
  )
  return null
}

/** Renders the hook as a screen uses it, and records what it reports. */
const hooked = (send: ScreenProps['send'], told: string[] = []) => {
  const queries = new QueryClient()
  const held: Hooked[] = []
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Screen send={send} told={told} held={held} />
    </QueryClientProvider>,
  )
  const [hook] = held
  if (!hook) throw new Error('Nothing was rendered')
  return { write: hook.write, reset: hook.reset, queries }
}

it('tells what was answered, and has the private answers read again', async () => {
  const told: string[] = []
  const { write, queries } = hooked(async () => 'done', told)
  await queries.fetchQuery({ queryKey: ['orders'], queryFn: () => 1, meta: { private: true } })
  await queries.fetchQuery({ queryKey: ['products'], queryFn: () => 1 })
  expect(await write('cancel')).toBe(true)
  expect(told).toEqual(['cancel: done'])
  expect(queries.getQueryState(['orders'])?.isInvalidated).toBe(true)
  expect(queries.getQueryState(['products'])?.isInvalidated).toBe(false)
})

it('tells what failed and throws nothing', async () => {
  const told: string[] = []
  const { write } = hooked(() => Promise.reject(new Error('refused')), told)
  expect(await write('cancel')).toBe(false)
  expect(told).toEqual(['cancel failed: refused'])
})

it('sends nothing for a second press while the first is under way', async () => {
  let sent = 0
  const answered = Promise.withResolvers<string>()
  const { write } = hooked(() => {
    sent += 1
    return answered.promise
  })
  const first = write('cancel')
  expect(await write('cancel')).toBe(false)
  answered.resolve('done')
  expect(await first).toBe(true)
  expect(sent).toBe(1)
})

it('tries the same content under one key until it is answered', async () => {
  const keys: string[] = []
  let isReachable = false
  const { write } = hooked(async (_, key) => {
    keys.push(key)
    if (!isReachable) throw new Error('away')
    return 'done'
  })
  await write('cancel')
  isReachable = true
  await write('cancel')
  await write('cancel')
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

it('keeps nothing of what was sent before', async () => {
  const { write, queries } = hooked(async () => 'done')
  await write('a password')
  await write('another password')
  const kept = () => queries.getMutationCache().getAll()
  await vi.waitFor(() => expect(kept().map(({ state }) => state.variables)).toEqual(['another password']))
})

it('sends the next press once an answered call is forgotten, and forgets none that is on its way', async () => {
  const sent: string[] = []
  const [answered, read] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()]
  const { write, reset, queries } = hooked((input) => {
    sent.push(input)
    return answered.promise
  })
  vi.spyOn(queries, 'invalidateQueries').mockReturnValue(read.promise)
  const first = write('ship')
  reset()
  expect(await write('correct')).toBe(false)
  answered.resolve('done')
  await vi.waitFor(() => expect(queries.invalidateQueries).toHaveBeenCalled())
  expect(await write('correct')).toBe(false)
  reset()
  const second = write('correct')
  await vi.waitFor(() => expect(sent).toEqual(['ship', 'correct']))
  read.resolve()
  expect(await Promise.all([first, second])).toEqual([true, true])
})
