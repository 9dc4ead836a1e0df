import { expect, it, vi } from 'vitest'
import { chooseChromium } from './chromium.mjs'
import { Refusal } from './refusal.mjs'

const working =
  (...paths: string[]) =>
  async (path: string) =>
    paths.includes(path)

const choose = (options: Partial<Parameters<typeof chooseChromium>[0]>) =>
  chooseChromium({ named: undefined, works: working(), ways: [], ...options })

const leading = (...places: string[]) => vi.fn(async () => places)

it('takes the one that is named before any other', async () => {
  const works = working('/named', '/usual')
  expect(await choose({ named: '/named', ways: [leading('/usual')], works })).toBe('/named')
})

it('refuses a named one that does not run, instead of quietly taking another', async () => {
  const chosen = choose({ named: '/named', ways: [leading('/usual')], works: working('/usual') })
  await expect(chosen).rejects.toThrow('CHROMIUM_PATH')
})

it('takes the first place where one runs, and goes no further way', async () => {
  const ways = [leading('/none'), leading('/first', '/second', '/third'), leading('/installed')]
  expect(await choose({ works: working('/second', '/third', '/installed'), ways })).toBe('/second')
  expect(ways.map((way) => way.mock.calls.length)).toEqual([1, 1, 0])
})

it('says what to do when no way leads to one', async () => {
  const chosen = choose({ ways: [leading('/usual'), leading()] })
  await expect(chosen).rejects.toThrow(Refusal)
  await expect(chosen).rejects.toThrow('set CHROMIUM_PATH')
})
