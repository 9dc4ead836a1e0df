import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { callLink } from '../../../../shared/phone.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { useOwnTexts } from '../../../../ui/i18n/use-own-texts.ts'
import { ownAppointmentsTexts } from './own-appointments-texts.ts'

interface OwnAppointmentsProps {
  readonly phone: string
  readonly emptyPlate: ReactNode
}

/** A customer's visits to the salon. */
export const OwnAppointments = ({ phone, emptyPlate }: OwnAppointmentsProps) => {
  useOwnTexts('ownAppointments', ownAppointmentsTexts)
  const { t } = useTranslation('ownAppointments')
  return (
    <div className="mt-8 lg:mt-12">
      <EmptyState
        title={t('none')}
        text={t('noneText')}
        plate={emptyPlate}
        action={<Button render={<a href={callLink(phone)} />}>{t('call', { phone })}</Button>}
      />
    </div>
  )
}
