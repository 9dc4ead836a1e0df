import { useState } from 'react'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { AddressInput, SavedAddress } from '../../addresses.contract.ts'
import type { useAddressBook } from './use-address-book.ts'

/** Changes of the book. Each says on the page that it was done; the caller says why one was refused. */
export const useBookChanges = (book: ReturnType<typeof useAddressBook>) => {
  const { t } = useTranslation('addresses')
  const [said, say] = useState<string>()
  const saying = async <T>(change: Promise<T>, done: string) => {
    say(undefined)
    const answer = await change
    say(done)
    return answer
  }
  return {
    said,
    enter: async (input: AddressInput) => (await saying(book.enter(input), t('done.entered'))).address,
    change: (id: string, input: AddressInput) => saying(book.change(id, input), t('done.changed')),
    makeDefault: ({ _id, ...input }: SavedAddress) =>
      saying(book.change(_id, { ...input, isDefault: true }), t('done.isDefault', { street: input.street })),
    remove: (id: string) => saying(book.remove(id), t('done.removed')),
  }
}

export type BookChanges = ReturnType<typeof useBookChanges>
