import { expect, it, vi } from 'vitest'
import { chooseChromium } from './chromium.mjs'
import { Refusal } from './refusal.mjs'

const working =
  (...paths: string[]) =>
  async (path: string) =>
    paths.includes(path)

const choose = (options: Partial<Parameters<typeof chooseChromium>[0]>) =>
  chooseChromium({ named: undefined, places: [], works: working(), installers: [], ...options })

it('takes the one that is named before any other', async () => {
  const works = working('/named', '/usual')
  expect(await choose({ named: '/named', places: ['/usual'], works })).toBe('/named')
})

it('refuses a named one that does not run, instead of quietly taking another', async () => {
  const chosen = choose({ named: '/named', places: ['/usual'], works: working('/usual') })
  await expect(chosen).rejects.toThrow('CHROMIUM_PATH')
})

it('takes the first of the usual places where one runs, and installs nothing', async () => {
  const installer = vi.fn(async () => ['/installed'])
  const works = working('/second', '/third')
  const places = ['/first', '/second', '/third']
  expect(await choose({ places, works, installers: [installer] })).toBe('/second')
  expect(installer).not.toHaveBeenCalled()
})

it('installs in the given order and stops at the first that helps', async () => {
  const installers = [
    vi.fn(async () => ['/apt']),
    vi.fn(async () => ['/download']),
    vi.fn(async () => ['/never']),
  ]
  expect(await choose({ works: working('/download', '/never'), installers })).toBe('/download')
  expect(installers.map((installer) => installer.mock.calls.length)).toEqual([1, 1, 0])
})

it('says what to do when there is none and none can be installed', async () => {
  const chosen = choose({ places: ['/usual'], installers: [async () => ['/apt']] })
  await expect(chosen).rejects.toThrow(Refusal)
  await expect(chosen).rejects.toThrow('set CHROMIUM_PATH')
})
