import { expect, it } from 'vitest'
import { testEnvironment } from './environment.mjs'

const settings = '# Where it listens.\nPORT=3000\n\n# A server.\n#DATABASE_URL=\n'

it('hides every setting of the product from the tests, and keeps the rest', () => {
  const env = { PATH: '/bin', PORT: '80', DATABASE_URL: 'postgres://live', NODE_ENV: 'production' }
  expect(testEnvironment({ env, settings })).toEqual({ PATH: '/bin' })
})
