import { useTranslation } from 'react-i18next'
import type { Dashboard } from '../dashboard.contract.ts'

/** « 2 pièces épuisées, 5 presque épuisées… »: only what there is. */
export const ScarceCount = ({ scarce: { count, soldOut } }: { scarce: Dashboard['scarce'] }) => {
  const { t } = useTranslation('dashboard')
  const low = count - soldOut
  return [
    soldOut > 0 && t('scarce.soldOutCount', { count: soldOut }),
    low > 0 && t('scarce.lowCount', { count: low }),
  ]
    .filter(Boolean)
    .join(', ')
}
