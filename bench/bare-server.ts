import { createServer } from 'node:http'
import process from 'node:process'
import type { RawAnswer } from './raw-answer.ts'

// The measure of all others: Node's own server sending bytes that lie ready, and nothing else. Runs as a process
// of its own and ends with the benchmark that started it.

process.once('message', ({ status, headers, body }: RawAnswer) => {
  const server = createServer((_request, response) => {
    response.writeHead(status, headers.slice())
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.send?.(typeof address === 'object' && address !== null ? address.port : 0)
  })
})
process.once('disconnect', () => process.exit(0))
