import { customType } from 'drizzle-orm/pg-core'

/** A column of bytes, which the library has no type for. */
export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
