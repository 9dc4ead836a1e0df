import { addressLengths } from '../../../../shared/postal/address-lengths.ts'
import { looksShort } from '../../../../shared/postal/is-phone.ts'
import type { Form } from '../../../../ui/forms/form/use-form.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useSteady } from '../../../../ui/forms/use-steady.ts'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { AddressText } from './address-faults.ts'
import { CountryField } from './country-field.tsx'
import { postalCodeLabel, postalCodeNeed } from './postal-code-of.ts'

const half = 'sm:col-span-3'
/** The head of the page stays visible: a field that gets the focus must not be scrolled behind it. */
const belowHeader = 'scroll-mt-36'

interface AddressFieldsProps {
  readonly form: Form<AddressText>
  /** Which of the browser's addresses may fill the fields, on a page that asks for several. */
  readonly section?: 'shipping' | 'billing'
}

/** The fields of an address in the order of an envelope; the country comes before the fields that depend on it. */
export const AddressFields = ({ form, section }: AddressFieldsProps) => {
  const { t } = useTranslation('addresses')
  const { country, phone, postalCode } = form.typed
  const need = postalCodeNeed(country)
  const isPhoneShort = useSteady(form.isLeft('phone') && looksShort(phone))
  const field = (name: keyof typeof addressLengths, autoComplete: string) => ({
    ...form.field(name),
    autoComplete: section ? `${section} ${autoComplete}` : autoComplete,
    maxLength: addressLengths[name],
    className: belowHeader,
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
        {...form.field('country')}
        // A code that was right may be none of the country chosen now.
        onChange={() => form.leave('postalCode')}
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
          defaultValue={postalCode}
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
