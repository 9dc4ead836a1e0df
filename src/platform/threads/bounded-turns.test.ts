import { describe, expect, it } from 'vitest'
import { boundedTurns } from './bounded-turns.ts'

/** Tasks that end when the test ends them, and the list of those that have begun. */
const tasks = () => {
  const begun: number[] = []
  const ends = new Map<number, PromiseWithResolvers<number>>()
  const task = (name: number) => {
    const end = Promise.withResolvers<number>()
    ends.set(name, end)
    return () => {
      begun.push(name)
      return end.promise
    }
  }
  return { begun, task, end: (name: number) => ends.get(name)?.resolve(name) }
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('a door with bounded turns', () => {
  it('has so many tasks run at once, and the others in the order in which they came', async () => {
    const { enter } = boundedTurns({ atOnce: 2, room: 10, retryAfterSeconds: 1 })
    const { begun, task, end } = tasks()
    const all = [1, 2, 3, 4, 5].map((name) => enter((turn) => turn(task(name))))
    await settled()
    expect(begun).toEqual([1, 2])
    end(2)
    await settled()
    expect(begun).toEqual([1, 2, 3])
    for (const name of [1, 3, 4, 5]) end(name)
    expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5])
  })

  it('sends away anyone who finds no room, before anything was done, and says when to come again', async () => {
    const { enter } = boundedTurns({ atOnce: 1, room: 3, retryAfterSeconds: 4 })
    const { begun, task, end } = tasks()
    const inside = [1, 2, 3].map((name) => enter((turn) => turn(task(name))))
    await expect(enter((turn) => turn(task(4)))).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'service_busy',
      retryAfterSeconds: 4,
    })
    end(1)
    await inside[0]
    const later = enter((turn) => turn(task(5)))
    for (const name of [2, 3, 5]) end(name)
    await Promise.all([...inside, later])
    expect(begun).toEqual([1, 2, 3, 5])
  })

  it('goes on after a task that failed, and after work that never asked for its turn', async () => {
    const { enter } = boundedTurns({ atOnce: 1, room: 1, retryAfterSeconds: 1 })
    const failing = async () => {
      throw new Error('of its own')
    }
    await expect(enter((turn) => turn(failing))).rejects.toThrow('of its own')
    await expect(enter(failing)).rejects.toThrow('of its own')
    expect(await enter((turn) => turn(async () => 'done'))).toBe('done')
  })
})
