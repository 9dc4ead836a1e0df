import { brotliDecompressSync } from 'node:zlib'
import { firstLoad, mostScriptBytes } from '../first-load.ts'
import { floorBytes } from '../floor-bytes.ts'
import type { MeasuredServer } from '../measured-server.ts'
import { publicPages } from '../public-pages.ts'
import { rawAnswer } from '../raw-answer.ts'
import type { Section } from '../section.ts'

/** What each page makes a browser load before the visitor touches it. */
export const measureBytes = async (server: MeasuredServer): Promise<Section> => {
  const floor = await floorBytes()
  const measured = []
  for (const { name, target } of await publicPages(server)) {
    const ask = (path: string) => rawAnswer({ port: server.port, target: path })
    const { body } = await ask(target)
    const load = await firstLoad({ html: brotliDecompressSync(body).toString(), ask })
    measured.push({ name, html: body.length, ...load })
  }
  return {
    title: 'Bytes before interaction',
    about: [
      'Brotli bytes as the house sends them: the page, the scripts it loads with all that they import, its stylesheets.',
      'What comes by itself once the page listens, late and idle parts, is held by e2e/app/first-load.spec.ts.',
      `The floor is React, its DOM and React Router alone, bundled here from the same packages: ${floor.toLocaleString('en-GB')}.`,
    ],
    rows: measured.map(({ name, html, script, style }) => ({
      page: name,
      html,
      JavaScript: script,
      'of it above the floor': script - floor,
      CSS: style,
    })),
    bounds: measured.map(({ name, script }) => ({
      promise: `${name}, at most ${mostScriptBytes.toLocaleString('en-GB')} bytes of JavaScript`,
      found: script.toLocaleString('en-GB'),
      isKept: script <= mostScriptBytes,
    })),
  }
}
