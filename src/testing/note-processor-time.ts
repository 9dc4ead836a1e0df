import { afterEach } from 'vitest'

// This runs before each test file. What a file imports and prepares is counted with its first test.
const usedMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

let sinceMs = usedMs()

afterEach(({ task }) => {
  const nowMs = usedMs()
  Object.assign(task.meta, { cpuMs: nowMs - sinceMs })
  sinceMs = nowMs
})
