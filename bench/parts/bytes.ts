import { brotliDecompressSync } from 'node:zlib'
import { assetsOf, type SentFile } from '../assets.ts'
import { floorBytes } from '../floor-bytes.ts'
import type { House } from '../house.ts'
import { publicPages } from '../public-pages.ts'
import { rawAnswer } from '../raw-answer.ts'
import type { Section } from '../section.ts'

const mostScriptBytes = 150_000

const total = (files: readonly SentFile[], ending: string) =>
  files.filter(({ path }) => path.endsWith(ending)).reduce((sum, { bytes }) => sum + bytes, 0)

/** What each page makes a browser load before anybody touches it. */
export const measureBytes = async (house: House): Promise<Section> => {
  const floor = await floorBytes()
  const measured = []
  for (const { name, target } of await publicPages(house)) {
    const ask = (path: string) => rawAnswer({ port: house.port, target: path })
    const { body } = await ask(target)
    const files = await assetsOf({ html: brotliDecompressSync(body).toString(), ask })
    measured.push({ name, html: body.length, script: total(files, '.js'), style: total(files, '.css') })
  }
  return {
    title: 'Bytes before interaction',
    about: [
      'Brotli bytes as the house sends them: the page, the scripts it loads with all that they import, its stylesheets.',
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
