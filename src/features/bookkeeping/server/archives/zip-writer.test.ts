import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../../../testing/property-runs.ts'
import { unpackEntry } from '../../../product-files/admin/archives/unpack-entry.ts'
import { readZipDirectory } from '../../../product-files/admin/archives/zip-directory.ts'
import { zipOf } from './zip-writer.ts'

const file = fc.record({
  name: fc.stringMatching(/^[A-Z]-\d{4}-\d{6}\.pdf$/),
  bytes: fc.uint8Array({ maxLength: 500 }),
})

async function* oneByOne<T>(all: readonly T[]) {
  yield* all
}

it('is read back as it was written, by the reader of imports', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(file, { maxLength: 8, selector: ({ name }) => name }), async (files) => {
      const pieces: Uint8Array<ArrayBuffer>[] = []
      for await (const piece of zipOf(oneByOne(files))) pieces.push(new Uint8Array(piece))
      const archive = new Blob(pieces)
      const entries = await readZipDirectory(archive)
      const read = await Promise.all(
        entries.map(async (entry) => ({
          name: entry.path,
          bytes: new Uint8Array(await new Blob([await unpackEntry(archive, entry)]).arrayBuffer()),
        })),
      )
      expect(read).toEqual(files)
    }),
    { numRuns: propertyRuns(40) },
  )
})
