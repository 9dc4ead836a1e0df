import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../../shared/api/api-error.ts'
import { notify } from '../../../../ui/toasts.ts'
import type { AddressInput, SavedAddress } from '../../addresses.contract.ts'
import type { useAddressBook } from './use-address-book.ts'

/** Changes of the book with what is said about each: done, on the page; refused, by the form or by a notice. */
export const useBookChanges = (book: ReturnType<typeof useAddressBook>) => {
  const { t } = useTranslation('addresses')
  const [said, say] = useState<string>()

  /** A change without a form; answers whether it was done. */
  const attempt = async (change: () => Promise<unknown>, done: string) => {
    say(undefined)
    try {
      await change()
      say(done)
      return true
    } catch (error) {
      notify('general', {
        title: t('notChanged'),
        description: error instanceof ApiError ? error.message : t('tryAgain'),
        variant: 'destructive',
      })
      return false
    }
  }

  return {
    said,
    enter: async (input: AddressInput) => {
      say(undefined)
      const { address } = await book.enter(input)
      say(t('done.entered'))
      return address
    },
    change: async (id: string, input: AddressInput) => {
      say(undefined)
      await book.change(id, input)
      say(t('done.changed'))
    },
    makeDefault: ({ _id, ...input }: SavedAddress) =>
      attempt(
        () => book.change(_id, { ...input, isDefault: true }),
        t('done.isDefault', { street: input.street }),
      ),
    remove: (id: string) => attempt(() => book.remove(id), t('done.removed')),
  }
}

export type BookChanges = ReturnType<typeof useBookChanges>
