import { againstBare, type Compared } from '../against-bare.ts'
import type { MeasuredServer } from '../measured-server.ts'
import { publicPages } from '../public-pages.ts'
import type { Section } from '../section.ts'

/** Of the bare server's requests a second, what a cached page must reach. */
const leastRatio = 0.7

/** Cached pages against a server that only sends the same bytes. */
export const measurePages = async (server: MeasuredServer): Promise<Section> => {
  const measured: { name: string; compared: Compared }[] = []
  for (const { name, target } of await publicPages(server))
    measured.push({ name, compared: await againstBare({ measured: server, sample: target }) })
  return {
    title: 'Cached pages',
    about: [
      'Requests a second of the house and of a bare node:http server (a process of its own, same Node) that sends the',
      'same brotli bytes and headers; in turns, 8 kept-alive connections, one process each; the median of 15 rounds.',
    ],
    rows: measured.map(({ name, compared }) => ({
      page: name,
      bytes: compared.bytes,
      'house /s': Math.round(compared.perSecond),
      'bare /s': Math.round(compared.barePerSecond),
      ratio: compared.ratio.toFixed(2),
      'of the rounds': compared.spread,
      'generator busy': compared.generatorBusy.toFixed(2),
    })),
    bounds: measured.map(({ name, compared: { ratio } }) => ({
      promise: `${name}, at least ${leastRatio} of the bare server`,
      found: ratio.toFixed(2),
      isKept: ratio >= leastRatio,
    })),
  }
}
