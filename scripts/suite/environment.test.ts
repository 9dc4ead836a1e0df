import { expect, it } from 'vitest'
import { testEnvironment } from './environment.mjs'

const settings = '# Where it listens.\nPORT=3000\n\n# A server.\n#DATABASE_URL=\n'

it('hides every setting of the product from the tests, and keeps the rest', () => {
  const env = { HOME: '/root', PORT: '80', DATABASE_URL: 'postgres://live', NODE_ENV: 'production' }
  const { PATH, ...seen } = testEnvironment({ env, settings, node: '/pinned/bin/node' })
  expect(seen).toEqual({ HOME: '/root' })
})

it('puts the pinned Node before any other', () => {
  const { PATH } = testEnvironment({ env: { PATH: '/usr/bin' }, settings, node: '/pinned/bin/node' })
  expect(PATH?.startsWith('/pinned/bin')).toBe(true)
})
