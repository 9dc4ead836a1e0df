import { Agent, request } from 'node:http'

interface Call {
  readonly target: string
  readonly body: object
  readonly headers?: Readonly<Record<string, string>>
}

/** Asks a server on this machine over kept-alive connections; refuses any answer that is no success. */
export const jsonClient = ({ port, connections }: { port: number; connections: number }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const post = ({ target, body, headers = {} }: Call) =>
    new Promise<unknown>((resolve, reject) => {
      const text = JSON.stringify(body)
      const sent = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          path: target,
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(text),
            ...headers,
          },
        },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('error', reject)
          answer.on('end', () => {
            const said = Buffer.concat(chunks).toString()
            const { statusCode = 0 } = answer
            if (statusCode >= 200 && statusCode < 300) resolve(JSON.parse(said))
            else reject(new Error(`${target} answered ${statusCode}: ${said}`))
          })
        },
      )
      sent.on('error', reject)
      sent.end(text)
    })
  return { post, close: () => agent.destroy() }
}

export type JsonClient = ReturnType<typeof jsonClient>
