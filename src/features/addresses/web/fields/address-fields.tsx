import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { addressLengths } from '../../../../shared/postal/address-lengths.ts'
import { looksShort } from '../../../../shared/postal/is-phone.ts'
import { useFieldRules } from '../../../../ui/forms/sent/use-field-rules.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useSteady } from '../../../../ui/forms/use-steady.ts'
import type { AddressInput } from '../../addresses.contract.ts'
import { addressFault } from './address-faults.ts'
import { CountryField } from './country-field.tsx'
import { postalCodeLabel, postalCodeNeed } from './postal-code-of.ts'

type TextName = keyof typeof addressLengths

const half = 'sm:col-span-3'
/** The head of the page stays visible: a field that gets the focus must not be scrolled behind it. */
const belowHeader = 'scroll-mt-36'

interface AddressFieldsProps {
  readonly form: UseFormReturn<AddressInput>
  /** Which of the browser's addresses may fill the fields, on a page that asks for several. */
  readonly section?: 'shipping' | 'billing'
}

/** The fields of an address in the order of an envelope; the country comes before the fields that depend on it. */
export const AddressFields = ({ form, section }: AddressFieldsProps) => {
  const { t } = useTranslation('addresses')
  const { required } = useFieldRules()
  const { errors, touchedFields } = form.formState
  const country = form.watch('country')
  const need = postalCodeNeed(country)
  const isPhoneShort = useSteady(touchedFields.phone === true && looksShort(form.watch('phone')))

  const validate = (name: TextName) => (_: string, address: AddressInput) => {
    const fault = addressFault(name, address)
    if (fault === undefined) return true
    return fault === 'required' ? required.required : t(`faults.${fault}`)
  }
  /** Checks a field when the customer leaves it, unless it is empty; the whole form is checked when it is sent. */
  const check = (name: TextName) => {
    if (form.getValues(name).trim() !== '') void form.trigger(name)
  }
  const field = (name: TextName, autoComplete: string) => ({
    ...form.register(name, { validate: validate(name), onBlur: () => check(name) }),
    autoComplete: section ? `${section} ${autoComplete}` : autoComplete,
    maxLength: addressLengths[name],
    className: belowHeader,
    error: errors[name]?.message,
  })

  return (
    <div className="grid gap-x-gutter gap-y-5 sm:grid-cols-6">
      <TextField
        {...field('firstName', 'given-name')}
        label={t('form.firstName')}
        required
        frameClassName={half}
      />
      <TextField
        {...field('lastName', 'family-name')}
        label={t('form.lastName')}
        required
        frameClassName={half}
      />
      <TextField {...field('company', 'organization')} label={t('form.company')} frameClassName={half} />
      <CountryField
        {...form.register('country', { onChange: () => check('postalCode') })}
        error={errors.country?.message}
        autoComplete={section ? `${section} country` : 'country'}
        className={belowHeader}
        frameClassName={half}
      />
      <TextField
        {...field('street', 'address-line1')}
        label={t('form.street')}
        required
        frameClassName="sm:col-span-6"
      />
      <TextField
        {...field('further', 'address-line2')}
        label={t('form.further')}
        hint={t('form.furtherHint')}
        frameClassName="sm:col-span-6"
      />
      {need !== 'none' && (
        <TextField
          {...field('postalCode', 'postal-code')}
          label={t(`form.${postalCodeLabel(country)}`)}
          hint={need === 'optional' ? t('form.postalCodeHint') : undefined}
          required={need === 'required'}
          autoCapitalize="characters"
          spellCheck={false}
          frameClassName="sm:col-span-2"
        />
      )}
      <TextField
        {...field('city', 'address-level2')}
        label={t('form.city')}
        required
        frameClassName={need === 'none' ? 'sm:col-span-6' : 'sm:col-span-4'}
      />
      <TextField
        {...field('phone', 'tel')}
        type="tel"
        label={t('form.phone')}
        hint={t(isPhoneShort ? 'form.phoneShort' : 'form.phoneHint')}
        frameClassName={half}
      />
    </div>
  )
}
