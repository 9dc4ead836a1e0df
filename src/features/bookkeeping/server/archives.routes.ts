import { implement } from '../../../platform/http/implement.ts'
import { archivesContract, type PaperArchive } from '../archives.contract.ts'
import type { PaperArchiveRow } from './archives/archives.table.ts'
import { askArchive, findArchives } from './archives/ask-archive.ts'
import { saveArchive } from './archives/save-archive.ts'

const onTheWire = ({ id, askedAt, ...archive }: PaperArchiveRow): PaperArchive => ({
  _id: id,
  askedAt: askedAt.toISOString(),
  ...archive,
})

export const archivesRoutes = implement(archivesContract, {
  'GET /admin/paper-archives': async ({ db }) => ({
    success: true as const,
    archives: (await findArchives(db)).map(onTheWire),
  }),

  'POST /admin/paper-archives': async (ctx, { body }) => ({
    success: true as const,
    archive: onTheWire(await askArchive(ctx, body.period)),
  }),

  'GET /admin/paper-archives/{id}': (ctx, { params }) => saveArchive(ctx, params.id),
})
