import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'

/** Shows the product that the appointment is about, because the customer comes from its page; it can be removed. */
export const AboutProduct = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('booking')
  const [, setParams] = useSearchParams()
  const leaveOut = () =>
    setParams(
      (params) => {
        params.delete('product')
        return params
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <section aria-labelledby="booking-about" className="border-hairline border-y py-4">
      <h2 id="booking-about" className="text-caption text-ink-soft">
        {t('about.title')}
      </h2>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {children}
        <Button variant="quiet" size="small" onClick={leaveOut}>
          {t('about.remove')}
        </Button>
      </div>
    </section>
  )
}
