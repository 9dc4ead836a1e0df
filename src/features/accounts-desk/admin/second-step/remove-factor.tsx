import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffFactors } from '../../../accounts/signing-in/second-factor.contract.ts'

const ConfirmDialog = lazy(() =>
  import('../../../../ui/overlays/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
)

type Member = StaffFactors['members'][number]

interface RemoveFactorProps {
  /** The member whose second step may be removed; undefined while the dialog is closed. */
  readonly member: Member | undefined
  readonly busy: boolean
  readonly onClose: () => void
  readonly onConfirm: (member: Member) => void
}

/** Asks for confirmation before the second step of a member who has lost the telephone is removed. */
export const RemoveFactor = ({ member, busy, onClose, onConfirm }: RemoveFactorProps) => {
  const { t } = useTranslation('team')
  // The member is kept, so that the dialog can still show the name while it fades.
  const [last, setLast] = useState<Member>()
  if (member && member !== last) setLast(member)
  if (!last) return null
  const name = `${last.firstName} ${last.lastName}`
  return (
    <Suspense>
      <ConfirmDialog
        open={member !== undefined}
        onClose={onClose}
        title={t('ask.title', { name })}
        keep={t('ask.keep')}
        confirm={t('ask.confirm')}
        busy={busy}
        onConfirm={() => onConfirm(last)}
      >
        <p>{t('ask.text')}</p>
      </ConfirmDialog>
    </Suspense>
  )
}
