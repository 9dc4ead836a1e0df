import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { expect, it } from 'vitest'
import { runLoad } from './load.ts'

const longEnoughMs = 20_000

const withServer = async (listener: RequestListener, work: (port: number) => Promise<void>) => {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  try {
    await work(typeof address === 'object' && address ? address.port : 0)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

const targets = (count: number) => Array.from({ length: count }, (_, index) => `/page-${index}`)

it('asks each target once, and counts an answer only when all of it has come', async () => {
  const asked: string[] = []
  const inProducts: RequestListener = (request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(200, { 'content-length': '200000' })
    response.write(Buffer.alloc(150_000), () => response.end(Buffer.alloc(50_000)))
  }
  await withServer(inProducts, async (port) => {
    const waiting = targets(40)
    const next = () => waiting.shift()
    const result = await runLoad({ port, next, status: 200, durationMs: longEnoughMs })
    expect(result.answers).toBe(40)
    expect(asked.toSorted()).toEqual(targets(40).toSorted())
  })
})

it('finds the end of an answer that is sent in chunks of unsaid length', async () => {
  let asked = 0
  const inChunks: RequestListener = (_request, response) => {
    asked++
    response.write(Buffer.alloc(100_000, '0'), () => response.end('\r\n0\r\n'))
  }
  await withServer(inChunks, async (port) => {
    const waiting = targets(40)
    const next = () => waiting.shift()
    const result = await runLoad({ port, next, status: 200, durationMs: longEnoughMs })
    expect([result.answers, asked]).toEqual([40, 40])
  })
})

it('fails on an answer of another status, so that a fast refusal is never taken for speed', async () => {
  const missing: RequestListener = (_request, response) => response.writeHead(404).end()
  await withServer(missing, async (port) => {
    const load = runLoad({ port, next: () => '/', status: 200, durationMs: longEnoughMs })
    await expect(load).rejects.toThrow('404')
  })
})

it('names the machine when the house refuses for being overloaded', async () => {
  const overloaded: RequestListener = (_request, response) => response.writeHead(503).end()
  await withServer(overloaded, async (port) => {
    const load = runLoad({ port, next: () => '/', status: 200, durationMs: longEnoughMs })
    await expect(load).rejects.toThrow('too busy')
  })
})
