import { audit } from '../../../platform/audit/audit.ts'
import type { Context } from '../../../platform/context/context.ts'
import { sellerResident } from '../../settings/server/seller.public.ts'
import { bookkeepingAudit } from '../bookkeeping.audit.ts'
import { fecHead, fecLines, fecName } from '../fec/fec-file.ts'
import { latin9 } from '../fec/latin-9.ts'
import { countEntriesBefore, everyEntry } from './entries.repository.ts'
import { type Period, requirePeriod } from './period.ts'

async function* encoded(db: Context['db'], period: Period) {
  yield latin9(fecHead)
  let number = await countEntriesBefore(db, period)
  let text = ''
  for await (const entry of everyEntry(db, period)) {
    text += fecLines(entry, ++number)
    if (text.length < 65_536) continue
    yield latin9(text)
    text = ''
  }
  yield latin9(text)
}

/** The entries of a period as a file for the tax office, written while it is sent; the log says for which days. */
export const exportEntries = async (ctx: Context, period: Period) => {
  requirePeriod(period)
  await ctx.write(({ db }) =>
    audit(db, ctx, bookkeepingAudit['entries-exported'], { id: 'all', after: { ...period } }),
  )
  const { siren } = await ctx.resident(sellerResident)
  return {
    bytes: new Uint8Array(),
    parts: encoded(ctx.db, period),
    fileName: fecName({ siren, to: period.to }),
  }
}
