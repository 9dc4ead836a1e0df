import { asc, desc, eq } from 'drizzle-orm'
import about from '../../../../../package.json' with { type: 'json' }
import type { Context } from '../../../../platform/context/context.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { parisTime } from '../../../../shared/calendar/paris-time.ts'
import { eurosOfCents } from '../../../../shared/money.ts'
import { sellerResident } from '../../../settings/server/seller.public.ts'
import { findLastClosing } from './close-periods.ts'
import { closings } from './closings.table.ts'

const endOf = async (db: Db, order: typeof asc) => {
  const [closing] = await db
    .select({ day: closings.toDay })
    .from(closings)
    .where(eq(closings.kind, 'day'))
    .orderBy(order(closings.toDay))
    .limit(1)
  return closing?.day ?? null
}

/** What the attestation of the editor says of the software, and of how far its books are closed. */
export const readAttestation = async ({ db, clock, resident }: Context) => {
  const { legalName, legalForm, capitalCents, siren, rcsCity, vatNumber, seat } =
    await resident(sellerResident)
  const last = await findLastClosing(db)
  return {
    success: true as const,
    software: { name: about.name, version: about.version, licence: about.license },
    editor: {
      legalName,
      legalForm,
      capital: eurosOfCents(capitalCents),
      siren,
      rcsCity,
      vatNumber,
      seat: `${seat.street}, ${seat.postalCode} ${seat.city}`,
    },
    today: parisTime(clock.now().epochMilliseconds).date,
    closings: last?.no ?? 0,
    firstDay: await endOf(db, asc),
    lastDay: await endOf(db, desc),
    hash: last?.hash ?? null,
  }
}
