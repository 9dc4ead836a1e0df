import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { customersRefusalsFr } from './customers.refusals.fr.ts'

export const customersRefusalsEn: SameShape<typeof customersRefusalsFr> = {
  errors: {
    customerNotFound: 'The house does not know this person, or no longer does.',
    nameDiffers: 'This is not the name on the page.',
    erasureHindered: '{{title}} has to be finished before this person can be erased.',
    samePerson: 'This is the same person.',
    twoAccounts: 'Two accounts cannot be joined: each has a password and orders of its own.',
    joinedAlready: 'Somebody is joined to this person already. Join from there, or separate them first.',
    joinNotFound: 'These people are not joined, or no longer are.',
    joinFinal: 'These people were joined more than thirty days ago: they stay joined.',
  },
}
