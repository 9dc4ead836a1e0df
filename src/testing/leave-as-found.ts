import { afterAll, vi } from 'vitest'

// This runs before each test file. The process is reused for the next file, which must find the same state.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
