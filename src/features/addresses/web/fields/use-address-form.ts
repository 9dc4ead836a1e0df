import { useEffect, useEffectEvent, useState } from 'react'
import type { PostalAddress } from '../../../../shared/postal/postal-address.schema.ts'
import type { FailureSentences } from '../../../../ui/forms/form/refusal-of-form.ts'
import { useForm } from '../../../../ui/forms/form/use-form.ts'
import { useFieldRules } from '../../../../ui/forms/sent/use-field-rules.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import { addressFault, addressTextNames, addressToSend } from './address-faults.ts'

interface AddressFormOptions {
  /** What is known of the address. What comes to be known later fills the fields that are blank. */
  readonly known: PostalAddress
  readonly submit?: (address: PostalAddress) => unknown
  readonly failure?: unknown
  readonly failures?: FailureSentences
  /** What the server refused of the address in an earlier attempt. */
  readonly refused?: Readonly<Record<string, string>> | undefined
  readonly changed?: (address: PostalAddress) => unknown
}

/** The form of an address. Each field is checked when the customer leaves it, and all when it is sent. */
export const useAddressForm = ({ known, submit, refused, ...options }: AddressFormOptions) => {
  const { t } = useTranslation('addresses')
  const { required } = useFieldRules()
  const [start] = useState(known)
  const form = useForm({
    names: addressTextNames,
    start,
    check: (address) => {
      const faults = addressTextNames.flatMap((name) => {
        const fault = addressFault(name, address)
        if (fault === undefined) return []
        return [[name, fault === 'required' ? required('') : t(`faults.${fault}`)] as const]
      })
      return Object.fromEntries(faults)
    },
    submit: (address) => submit?.(addressToSend(address)),
    refused: refused && { fields: refused, message: '' },
    ...options,
    checksWhenLeft: true,
  })
  const fill = useEffectEvent(form.fill)
  useEffect(() => {
    if (known !== start) fill(known)
  }, [known, start])
  return { ...form, isChanged: addressTextNames.some((name) => form.typed[name] !== known[name]) }
}
