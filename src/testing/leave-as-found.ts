import { afterAll, vi } from 'vitest'

// Run before each test file, whose process goes on to the next one: it finds everything as this one did.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
