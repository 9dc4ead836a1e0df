import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import type { MeasuredServer } from '../measured-server.ts'
import { productIds } from '../public-pages.ts'
import type { Section } from '../section.ts'
import { signInAsAdmin } from '../sign-in.ts'
import { quantile } from '../statistics.ts'

const pictures = 20
const picturesAtOnce = 5
const betweenVisitsMs = 40
const aloneMs = 15_000
const mostTimesSlower = 2

interface Visits {
  readonly kept: number[]
  readonly rendered: number[]
}

/** A photograph of twelve megapixels with so much in it that it is no smaller than one of a camera. */
const photograph = async (seed: number) => {
  const grain = await sharp({
    create: {
      width: 1000,
      height: 750,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 120 + seed, sigma: 40 },
    },
  })
    .png()
    .toBuffer()
  return sharp(grain).resize(4000, 3000).jpeg({ quality: 92 }).toBuffer()
}

const upload = async (url: string, product: string, files: readonly Buffer[]) => {
  const form = new FormData()
  for (const [place, file] of files.entries())
    form.append('images', new Blob([new Uint8Array(file)]), `photograph-${place}.jpg`)
  const headers = { authorization: `Bearer ${await signInAsAdmin(url)}` }
  const answer = await fetch(`${url}/api/products/${product}/images/multiple`, {
    method: 'POST',
    headers,
    body: form,
  })
  if (!answer.ok) throw new Error(`the upload was answered ${answer.status}: ${await answer.text()}`)
}

/** Visits pages, one after the other, until told to stop: those that are kept, and one that has to be rendered. */
const visitor = (url: string, product: string) => {
  let price = 100_000
  return async (isOver: () => boolean) => {
    const visits: Visits = { kept: [], rendered: [] }
    const read = async (path: string, into: number[]) => {
      const startedMs = performance.now()
      await (await fetch(`${url}${path}`)).arrayBuffer()
      into.push(performance.now() - startedMs)
      await wait(betweenVisitsMs)
    }
    while (!isOver()) {
      await read('/', visits.kept)
      await read(`/boutique/produit/${product}`, visits.kept)
      await read(`/boutique?maxPrice=${price++}`, visits.rendered)
    }
    return visits
  }
}

/** What a visitor feels of twenty photographs that are being uploaded and made ready. */
export const measureUploads = async (measured: MeasuredServer): Promise<Section> => {
  const url = `http://127.0.0.1:${measured.port}`
  const [other = '', ...products] = await productIds(measured)
  const files = await Promise.all(Array.from({ length: pictures }, (_, seed) => photograph(seed)))
  const visitUntil = visitor(url, other)
  await visitUntil(after(3_000))
  const alone = await visitUntil(after(aloneMs))
  let isUploading = true
  const startedMs = performance.now()
  const uploading = (async () => {
    for (let from = 0; from < pictures; from += picturesAtOnce)
      await upload(url, products[from] ?? other, files.slice(from, from + picturesAtOnce))
  })().finally(() => {
    isUploading = false
  })
  const beside = await visitUntil(() => !isUploading)
  await uploading
  const seconds = (performance.now() - startedMs) / 1000
  const row = (page: string, of: keyof Visits) => {
    const [before, during] = [quantile(alone[of], 0.95), quantile(beside[of], 0.95)]
    return { page, alone: before, during, times: during / before, visits: beside[of].length }
  }
  const rows = [row('kept', 'kept'), row('rendered anew', 'rendered')]
  return {
    title: `Pages beside an upload of ${pictures} photographs`,
    about: [
      'Milliseconds of the 95th percentile of one visitor, alone and while an admin uploads photographs of 12 megapixels,',
      `${picturesAtOnce} in each request; on the same cores as this measure. All were ready after ${seconds.toFixed(0)} s.`,
    ],
    rows,
    bounds: rows.map(({ page, times }) => ({
      promise: `a page that is ${page} takes at most ${mostTimesSlower} times as long`,
      found: times.toFixed(2),
      isKept: times <= mostTimesSlower,
    })),
  }
}

const after = (ms: number) => {
  const endsAtMs = performance.now() + ms
  return () => performance.now() > endsAtMs
}
