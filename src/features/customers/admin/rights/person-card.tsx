import { formatEuros } from '../../../../shared/money.ts'
import { readablePhone } from '../../../../shared/phone.ts'
import { Moment } from '../../../../ui/admin/moment.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { Customer } from '../../customers.contract.ts'
import { nameOf } from '../name-of.ts'

/** One of two people before they are joined. */
export const PersonCard = ({ person }: { readonly person: Customer }) => {
  const { t } = useTranslation('customersDesk')
  const { email, phone, hasAccount, orders, value, lastContactAt } = person
  const lines = [
    t(hasAccount ? 'known.account' : 'known.guest'),
    email,
    phone && readablePhone(phone),
    orders ? `${t('facts.orders')} ${orders} · ${formatEuros(value ?? 0)}` : '',
  ].filter(Boolean)
  return (
    <article className="border border-hairline p-4 text-small">
      <h3 className="font-semibold wrap-anywhere">{nameOf(person)}</h3>
      {lines.map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
      <p className="text-ink-soft">
        {t('columns.contact')} <Moment at={lastContactAt} />
      </p>
    </article>
  )
}
