import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openThings } from './open-things.ts'

it('counts each thing once, however often it comes and goes', () => {
  const step = fc.record({
    enters: fc.boolean(),
    thing: fc.integer({ min: 0, max: 9 }),
    owner: fc.constantFrom('a', 'b', '__proto__'),
  })
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const things = Array.from({ length: 10 }, () => ({}))
      const counted = openThings<object>()
      const expected = new Map<number, string>()
      for (const { enters, thing, owner } of steps) {
        const it = things[thing] ?? {}
        if (enters) counted.enter(it, owner)
        else counted.leave(it)
        if (!enters) expected.delete(thing)
        else if (!expected.has(thing)) expected.set(thing, owner)
        expect(counted.inAll()).toBe(expected.size)
        for (const each of ['a', 'b', '__proto__'])
          expect(counted.of(each)).toBe([...expected.values()].filter((one) => one === each).length)
      }
    }),
  )
})
