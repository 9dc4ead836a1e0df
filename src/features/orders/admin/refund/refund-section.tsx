import { useState } from 'react'
import { AdminSection } from '../../../../ui/admin/admin-section.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useTranslation } from '../../../../ui/i18n/use-translation.tsx'
import type { AdminOrder } from '../../admin-order.schema.ts'
import { RefundForm } from './refund-form.tsx'

/** The part of the page to refund an order: folded away until it is asked for, and never printed. */
export const RefundSection = ({ order }: { order: AdminOrder }) => {
  const { t } = useTranslation('adminOrders')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="print:hidden">
      <AdminSection id="rembourser" title={t('refund.title')}>
        <Button
          variant="secondary"
          size="small"
          className={isOpen ? 'mb-6' : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'refund.fold' : 'refund.open')}
        </Button>
        {isOpen && <RefundForm order={order} />}
      </AdminSection>
    </div>
  )
}
