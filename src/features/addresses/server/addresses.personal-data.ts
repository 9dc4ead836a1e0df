import type { PersonalData } from '../../../platform/privacy/personal-data.ts'
import { findAddresses } from './addresses.repository.ts'

export const keptAddresses: PersonalData = {
  section: 'addresses',
  tables: ['addresses'],
  collect: async (db, { id }) => {
    const book = await findAddresses(db, id)
    return book.map(({ accountId: _account, ...address }) => address)
  },
}
