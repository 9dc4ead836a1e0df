import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Unreachable } from '../../shared/api/api-error.ts'
import type { FileAnswer } from '../../shared/api/file-answer.ts'
import { type Download, useDownload } from './use-download.ts'

/** What the browser was told to do, in order. */
const told: string[] = []
const offered: Blob[] = []

beforeEach(() => {
  told.length = 0
  offered.length = 0
  vi.useFakeTimers()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) offered.push(file)
    return 'blob:1'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void told.push(`let go ${url}`))
  vi.stubGlobal('document', {
    createElement: () => {
      const link = { href: '', download: '', click: () => told.push(`save ${link.href} as ${link.download}`) }
      return link
    },
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const Holder = ({ ask, held }: { ask: () => Promise<FileAnswer>; held: Download[] }) => {
  held.push(useDownload(ask))
  return null
}

const downloadOf = (ask: () => Promise<FileAnswer>) => {
  const held: Download[] = []
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Holder ask={ask} held={held} />
    </QueryClientProvider>,
  )
  const [download] = held
  if (!download) throw new Error('Nothing was rendered')
  return download
}

it('saves the file under its name, and lets it go when the browser has read it', async () => {
  const bytes = new TextEncoder().encode('%PDF-1.7')
  const { download, pending, failure } = downloadOf(async () => ({ bytes, fileName: 'été.pdf' }))
  expect([pending, failure]).toEqual([false, undefined])
  await download()
  expect(told).toEqual(['save blob:1 as été.pdf'])
  expect(await offered[0]?.text()).toBe('%PDF-1.7')
  vi.runAllTimers()
  expect(told).toEqual(['save blob:1 as été.pdf', 'let go blob:1'])
})

it('saves nothing when no file comes, and throws nothing at anyone who pressed', async () => {
  await downloadOf(() => Promise.reject(new Unreachable('away'))).download()
  expect(told).toEqual([])
})
