import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/buttons/button.tsx'
import { EmptyState } from '../../../../ui/states/empty-state.tsx'
import { BlankEnvelope } from './blank-envelope.tsx'
import type { AddingProps } from './new-envelope.tsx'

/** Shown while the book is empty, with the button that enters the first address. */
export const EmptyBook = ({ isOpening, opener, onAdd }: AddingProps) => {
  const { t } = useTranslation('addresses')
  return (
    <EmptyState
      title={t('empty')}
      text={t('emptyText')}
      plate={<BlankEnvelope />}
      action={
        <Button ref={opener} loading={isOpening} onClick={onAdd}>
          {t('add')}
        </Button>
      }
    />
  )
}
