import { afterEach } from 'vitest'

// This runs before each test file. What a file imports and prepares is counted with its first test.
let since = process.cpuUsage()

afterEach(({ task }) => {
  const { user, system } = process.cpuUsage(since)
  since = process.cpuUsage()
  Object.assign(task.meta, { cpuMs: (user + system) / 1_000 })
})
