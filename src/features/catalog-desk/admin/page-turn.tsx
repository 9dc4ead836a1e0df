import { Button } from '../../../ui/buttons/button.tsx'

interface PageTurnProps {
  readonly page: number
  readonly totalPages: number
  readonly onPage: (page: number) => void
  readonly labels: { readonly newer: string; readonly older: string }
}

/** Turns the pages of a short history, the newest first; one page has nothing to turn. */
export const PageTurn = ({ page, totalPages, onPage, labels }: PageTurnProps) =>
  totalPages > 1 && (
    <div className="mt-4 flex gap-3">
      <Button size="small" variant="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {labels.newer}
      </Button>
      <Button size="small" variant="secondary" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
        {labels.older}
      </Button>
    </div>
  )
