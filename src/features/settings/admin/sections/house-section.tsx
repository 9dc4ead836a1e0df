import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { SettingsRecords } from '../../admin-settings.contract.ts'
import { networks, textLengths } from '../../settings.limits.ts'
import { CountryField } from '../country-field.tsx'
import { SectionForm } from '../section-form.tsx'
import { useSection } from '../use-section.tsx'

type House = SettingsRecords['house']

const draftOf = ({ name, stylist, phone, email, whatsappNumber, address, social }: House) => ({
  name,
  stylist,
  phone,
  email,
  whatsappNumber,
  'address.street': address.street,
  'address.postalCode': address.postalCode,
  'address.city': address.city,
  'address.countryCode': address.countryCode,
  'social.instagram': social.instagram ?? '',
  'social.pinterest': social.pinterest ?? '',
  'social.facebook': social.facebook ?? '',
  'social.tiktok': social.tiktok ?? '',
  'social.youtube': social.youtube ?? '',
})

const written = (draft: ReturnType<typeof draftOf>): Partial<House> => ({
  name: draft.name,
  stylist: draft.stylist,
  phone: draft.phone,
  email: draft.email,
  whatsappNumber: draft.whatsappNumber,
  address: {
    street: draft['address.street'],
    postalCode: draft['address.postalCode'],
    city: draft['address.city'],
    countryCode: draft['address.countryCode'],
  },
  social: {
    instagram: draft['social.instagram'],
    pinterest: draft['social.pinterest'],
    facebook: draft['social.facebook'],
    tiktok: draft['social.tiktok'],
    youtube: draft['social.youtube'],
  },
})

/** The name, the address and the contact data of the house. */
export const HouseSection = ({ record }: { record: House }) => {
  const { t } = useTranslation('settingsDesk')
  const section = useSection({
    id: 'maison',
    name: 'house',
    title: t('house.title'),
    record,
    fields: ['name', 'stylist', 'phone', 'email', 'whatsappNumber', 'address', 'social'],
    labels: {
      name: t('house.name'),
      stylist: t('house.stylist'),
      phone: t('house.phone'),
      email: t('house.email'),
      whatsappNumber: t('house.whatsappNumber'),
      'address.street': t('house.street'),
      'address.postalCode': t('house.postalCode'),
      'address.city': t('house.city'),
      'address.countryCode': t('house.country'),
      'social.instagram': 'Instagram',
      'social.pinterest': 'Pinterest',
      'social.facebook': 'Facebook',
      'social.tiktok': 'TikTok',
      'social.youtube': 'YouTube',
    },
    draftOf,
    written,
  })
  const { text } = section
  return (
    <SectionForm section={section} title={t('house.title')} lead={t('house.lead')}>
      <div className="grid gap-x-gutter gap-y-5 sm:grid-cols-2">
        <TextField {...text('name')} maxLength={textLengths.name} autoComplete="off" />
        <TextField
          {...text('stylist')}
          hint={t('house.stylistHint')}
          maxLength={textLengths.name}
          autoComplete="off"
        />
        <TextField {...text('phone')} type="tel" maxLength={textLengths.phone} autoComplete="off" />
        <TextField {...text('email')} type="email" maxLength={textLengths.email} autoComplete="off" />
        <TextField
          {...text('whatsappNumber')}
          type="tel"
          hint={t('house.whatsappHint')}
          maxLength={textLengths.phone}
          autoComplete="off"
        />
        <TextField {...text('address.street')} maxLength={textLengths.line} autoComplete="off" />
        <TextField {...text('address.postalCode')} maxLength={textLengths.postalCode} autoComplete="off" />
        <TextField {...text('address.city')} maxLength={textLengths.line} autoComplete="off" />
        <CountryField {...text('address.countryCode')} />
      </div>
      <fieldset className="mt-8">
        <legend className="font-medium">{t('house.social')}</legend>
        <p className="mt-1 mb-4 text-caption text-ink-soft">{t('house.socialHint')}</p>
        <div className="grid gap-x-gutter gap-y-5 sm:grid-cols-2">
          {networks.map((network) => (
            <TextField
              key={network}
              {...text(`social.${network}`)}
              type="url"
              placeholder="https://"
              maxLength={textLengths.webUrl}
              autoComplete="off"
            />
          ))}
        </div>
      </fieldset>
    </SectionForm>
  )
}
